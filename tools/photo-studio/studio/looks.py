"""Looks: where a vehicle is photographed and how it is equipped, so that a page of one body is not one car thirty times.

A look on another backdrop changes nothing that the other shots show: it has a face of its own (grille, lamps, bumper) and
the same wheels and trim, so that a gallery may go on with the standard pictures. A look with other equipment is complete in
itself: its gallery takes every outside shot from that look.
"""
from typing import NamedTuple

from .bodies import BODIES
from .bodies.equipment import BULLBAR, CAMP, CANOPY, CURTAIN, ELECTRIC, ELECTRIC_DUSK, ELECTRIC_SHOWROOM, RACK, SPORT, TIPPER, TOURING
from .bodies.faces import DUSK_FACES, SHOWROOM_FACES


class Look(NamedTuple):
    """`side` -1 photographs the vehicle's right, `turn` walks round it in degrees; `changes` are parameters by body, and a look
    that is not for `every_body` exists only for the bodies that it changes."""

    backdrop: str
    side: int = 1
    turn: float = 0.0
    changes: dict = {}
    every_body: bool = True


LOOKS = {
    "": Look("studio"),
    "dusk": Look("dusk", turn=-4.0, changes=DUSK_FACES),
    "showroom": Look("showroom", side=-1, turn=3.0, changes=SHOWROOM_FACES),
    "rack": Look("studio", turn=5.0, changes=RACK, every_body=False),
    "sport": Look("studio", turn=-5.0, changes=SPORT, every_body=False),
    "bullbar": Look("dusk", turn=2.0, changes=BULLBAR, every_body=False),
    "electric": Look("studio", turn=-3.0, changes=ELECTRIC, every_body=False),
    "electric-dusk": Look("dusk", turn=-4.0, changes=ELECTRIC_DUSK, every_body=False),
    "electric-showroom": Look("showroom", side=-1, turn=3.0, changes=ELECTRIC_SHOWROOM, every_body=False),
    "camp": Look("campsite", turn=-2.0, changes=CAMP, every_body=False),
    "touring": Look("studio", turn=7.0, changes=TOURING, every_body=False),
    "curtain": Look("studio", turn=6.0, changes=CURTAIN, every_body=False),
    "tipper": Look("studio", turn=-6.0, changes=TIPPER, every_body=False),
    "canopy": Look("studio", turn=6.0, changes=CANOPY, every_body=False),
}


def looks_of(body):
    """The names of the looks that a body comes in."""
    return [name for name, look in LOOKS.items() if look.every_body or body in look.changes]


def dress(body, look):
    """The parameters of a body in a look. `also` in a change adds to the body's extras instead of replacing them."""
    change = dict(LOOKS[look].changes.get(body, {}))
    also, without = change.pop("also", []), change.pop("without", [])
    spec = {**BODIES[body], **change}
    kept = [extra for extra in spec.get("extras", []) if extra[0] not in without]
    return {**spec, "extras": kept + also}
