"""Where a vehicle is photographed. Each backdrop builds its set and its light around the origin."""
from typing import Callable, NamedTuple

from . import campsite, dusk, showroom, studio


class Backdrop(NamedTuple):
    """`build(scale)` makes the set; `rise` turns the camera up or down in degrees; `lamps` is how bright the vehicle's own lamps are."""

    build: Callable[[float], None]
    rise: float = 0.0
    lamps: float = 1.0
    exposure: float = 0.42


BACKDROPS = {
    "studio": Backdrop(studio.build),
    "dusk": Backdrop(dusk.build, rise=-2.6, lamps=2.5, exposure=0.72),
    "showroom": Backdrop(showroom.build, rise=-1.2),
    "campsite": Backdrop(campsite.build, rise=-1.6, exposure=0.32),
}
