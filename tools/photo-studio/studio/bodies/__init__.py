"""Parameter sets, one dictionary per body, in metres. Their order is how common they are in stock."""
from .commercial import BUS, CAB_CHASSIS, CARAVAN, LIGHT_TRUCK, MOTORCYCLE, MOTORHOME, PEOPLE_MOVER, VAN
from .passenger import CONVERTIBLE, COUPE, EV, HATCH, SEDAN, SUV, UTE, WAGON

BODIES = {
    "suv": SUV, "ute": UTE, "hatch": HATCH, "sedan": SEDAN, "wagon": WAGON, "ev": EV, "van": VAN, "peopleMover": PEOPLE_MOVER,
    "coupe": COUPE, "convertible": CONVERTIBLE, "caravan": CARAVAN, "motorhome": MOTORHOME, "cabChassis": CAB_CHASSIS,
    "lightTruck": LIGHT_TRUCK, "motorcycle": MOTORCYCLE, "bus": BUS,
}
