"""Takes the wide pictures that `heroes.py` describes."""
import math

import bpy
import numpy as np

from . import cameras, stage
from .assemble import Vehicle
from .backdrops import BACKDROPS
from .heroes import HEROES
from .looks import dress
from .paints import PAINTS, PANELS
from .photographer import quiet
from .render import develop, expose


def take_hero(tenant, threads, draft):
    """The hero of a tenant."""
    share, mesh, samples = (0.25, 0.03, 3) if draft else (1, 0.014, 4)
    hero = HEROES[tenant]
    scene = stage.reset(threads)
    stage.build(hero.backdrop, hero.scale)
    outline = np.vstack([_park(parked, hero, mesh) for parked in hero.parked])
    width, height = (round(side * share) for side in hero.size)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = samples
    scene.view_settings.exposure = BACKDROPS[hero.backdrop].exposure
    cameras.frame(outline, hero.azimuth, hero.elevation, hero.lens, hero.fill, aspect=width / height, fill_v=hero.fill * 0.9)
    scene.camera.data.shift_x = -hero.aside
    with quiet():
        return develop(expose())


def _park(parked, hero, mesh):
    """Build a vehicle and drive it to its place; its outline there."""
    vehicle = Vehicle(dress(parked.body, parked.look), mesh, BACKDROPS[hero.backdrop].lamps)
    vehicle.wear(paint=PAINTS[parked.colour], panel=PANELS[parked.colour])
    place, turn = bpy.data.objects.new("place", None), math.radians(parked.turn)
    bpy.context.scene.collection.objects.link(place)
    place.location, place.rotation_euler = (*parked.at, 0), (0, 0, turn)
    for part in vehicle.col.objects:
        part.parent = part.parent or place
    return vehicle.points @ np.array([[math.cos(turn), math.sin(turn), 0], [-math.sin(turn), math.cos(turn), 0], [0, 0, 1]]) + (*parked.at, 0)
