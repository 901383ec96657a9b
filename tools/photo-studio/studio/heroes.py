"""The wide pictures over dealers' home pages: a few vehicles on one set, with quiet room for words."""
from typing import NamedTuple


class Parked(NamedTuple):
    """A vehicle in a look, `at` metres from the middle of the set, its nose `turn` degrees to the left of straight ahead."""

    body: str
    colour: str
    at: tuple
    turn: float = 0.0
    look: str = ""


class Hero(NamedTuple):
    """`azimuth` and `elevation` are where the camera stands; `aside` moves the vehicles to the right, in shares of the width."""

    backdrop: str
    scale: float
    parked: tuple
    azimuth: float
    elevation: float
    size: tuple
    fill: float
    aside: float = 0.0
    lens: float = 50


BESIDE_WORDS, UNDER_WORDS = (1920, 1280), (2160, 996)
HEROES = {
    "harbourside": Hero("dusk", 1.1, (
        Parked("suv", "blue", (0.6, 0), look="dusk"), Parked("hatch", "red", (-0.3, -3.2), look="dusk"), Parked("wagon", "silver", (-1.0, -6.4)),
    ), 46, 3.0, BESIDE_WORDS, 0.94),
    "northgate": Hero("dusk", 1.15, (
        Parked("ute", "red", (0.5, 0), look="bullbar"), Parked("suv", "white", (-0.6, -3.4), look="showroom"),
    ), 44, 2.2, UNDER_WORDS, 0.56, aside=0.19),
    "meridian": Hero("showroom", 1.2, (
        Parked("ev", "white", (1.3, -0.6), turn=8, look="showroom"), Parked("sedan", "silver", (-3.6, 0.2)),
    ), 38, 2.4, UNDER_WORDS, 0.58, aside=0.2),
    "drivewise": Hero("showroom", 1.1, (
        Parked("hatch", "orange", (0.8, 0.2), turn=10, look="showroom"), Parked("ev", "blue", (-1.2, -3.2), turn=0, look="showroom"),
    ), 42, 3.0, BESIDE_WORDS, 0.84, lens=62),
    "openroad": Hero("dusk", 1.5, (
        Parked("motorhome", "white", (0, 0)), Parked("caravan", "grey", (-3.2, -5.2), turn=6),
    ), 42, 2.4, BESIDE_WORDS, 0.92),
}
