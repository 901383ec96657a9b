"""Which room is furnished how, and in which colours."""
from .. import materials
from . import kitchen as k, seating as s
from .room import CEILING, FLOOR, HALF, Room, ceiling_lights, shell, skylight

_COMMON = {
    "wall": ((0.78, 0.76, 0.72), 0.0, 0.6), "ceiling": ((0.84, 0.83, 0.80), 0.0, 0.55), "carcass": ((0.80, 0.78, 0.74), 0.0, 0.4),
    "window_frame": ((0.72, 0.71, 0.68), 0.0, 0.35), "blind": ((0.82, 0.78, 0.70), 0.0, 0.85), "steel": ((0.58, 0.58, 0.57), 1.0, 0.24),
    "china": ((0.82, 0.80, 0.76), 0.0, 0.22), "leaf": ((0.07, 0.16, 0.035), 0.0, 0.5), "orange": ((0.75, 0.24, 0.02), 0.0, 0.4),
    "lime": ((0.30, 0.42, 0.05), 0.0, 0.35), "linen": ((0.80, 0.78, 0.74), 0.0, 0.9, 0.0, None, 0.0, ("noise", 90, 0.25)),
    "lamp_warm": ((1, 1, 1), 0.0, 0.5, 0.0, (1.0, 0.80, 0.56), 9.0), "lamp_day": ((1, 1, 1), 0.0, 0.5, 0.0, (0.92, 0.97, 1.0), 3.0),
    "lamp_shade": ((1, 1, 1), 0.0, 0.5, 0.0, (1.0, 0.74, 0.46), 3.2),
}

_COASTAL = {  # pale oak, white fronts, sea green
    **_COMMON, "cupboard": ((0.80, 0.79, 0.76), 0.0, 0.22, 0.5), "handle": ((0.02, 0.02, 0.02), 0.2, 0.4), "tap": ((0.02, 0.02, 0.021), 0.4, 0.35),
    "stone": ((0.66, 0.64, 0.60), 0.0, 0.3), "tile": ((0.60, 0.69, 0.67), 0.0, 0.12, 0.6), "kettle": ((0.75, 0.70, 0.60), 0.0, 0.25, 0.6),
    "seat_cloth": ((0.50, 0.46, 0.40), 0.0, 0.9, 0.0, None, 0.0, ("noise", 300, 0.4)), "piping": ((0.07, 0.15, 0.16), 0.0, 0.8),
    "quilt": ((0.64, 0.66, 0.64), 0.0, 0.9, 0.0, None, 0.0, ("noise", 60, 0.4)), "accent": ((0.06, 0.22, 0.23), 0.0, 0.9, 0.0, None, 0.0, ("noise", 240, 0.6)),
    "accent_line": ((0.09, 0.29, 0.30), 0.0, 0.9), "headboard": ((0.42, 0.37, 0.31), 0.0, 0.9, 0.0, None, 0.0, ("noise", 300, 0.4)),
}
_BUSH = {  # walnut, stone grey, rust
    **_COMMON, "cupboard": ((0.20, 0.215, 0.20), 0.0, 0.45, 0.1), "handle": ((0.62, 0.44, 0.22), 1.0, 0.3), "tap": ((0.62, 0.44, 0.22), 1.0, 0.26),
    "stone": ((0.74, 0.72, 0.68), 0.0, 0.28), "tile": ((0.78, 0.75, 0.69), 0.0, 0.12, 0.6), "kettle": ((0.36, 0.08, 0.03), 0.0, 0.25, 0.6),
    "seat_cloth": ((0.62, 0.55, 0.44), 0.0, 0.85, 0.0, None, 0.0, ("noise", 320, 0.4)), "piping": ((0.26, 0.10, 0.04), 0.0, 0.8),
    "quilt": ((0.66, 0.61, 0.52), 0.0, 0.9), "accent": ((0.42, 0.125, 0.035), 0.0, 0.9, 0.0, None, 0.0, ("noise", 240, 0.6)),
    "accent_line": ((0.50, 0.17, 0.05), 0.0, 0.9), "headboard": ((0.40, 0.33, 0.25), 0.0, 0.9),
}
_OAK, _WALNUT = ((0.42, 0.27, 0.14), (0.56, 0.39, 0.22)), ((0.15, 0.075, 0.035), (0.25, 0.13, 0.062))


def living(kit, spec, h):
    """The room that a parameter set's `plan` names."""
    dark, light = spec["timber"]
    for axis in "xyz":
        kit.mats[f"timber_{axis}"] = materials.timber(f"timber_{axis}", dark, light, axis)
    for tone in range(3):
        share = 0.86 + 0.14 * tone
        kit.mats[f"plank_{tone}"] = materials.timber(f"plank_{tone}", *(tuple(c * share for c in rgb) for rgb in spec["floor_timber"]), rough=0.42)
    spec["plan"](kit)
    return Room(spec)


def _island_bed(kit):
    """Kitchen on the left, a dinette on the right, and at the end a bed below a window."""
    x0, x1 = -2.9, 2.85
    left = [(-1.0, 0.10, FLOOR + 1.09, FLOOR + 1.45), (1.30, 2.35, FLOOR + 0.86, FLOOR + 1.42)]
    right = [(-0.98, 0.52, FLOOR + 0.82, FLOOR + 1.46), (1.30, 2.35, FLOOR + 0.86, FLOOR + 1.42)]
    shell(kit, x0, x1, {1: left, -1: right}, [(-0.80, 0.80, FLOOR + 0.98, FLOOR + 1.56)])
    k.kitchen(kit, -1.75, 0.62, 1, sink=-0.42, hob=0.26)
    k.overheads(kit, -1.75, 0.62, 1)
    k.tall_unit(kit, 0.64, 1.08, 1, fridge=False)
    s.bench(kit, 0.28, 0.86, -HALF, -0.30, "x1")
    s.bench(kit, -1.36, -0.82, -HALF, -0.34, "x0")
    s.table(kit, -0.28, -0.70, 0.86, 0.66)
    kit.box("throw", (0.155, 0.30, 0.42), (-1.286, -0.60, s.SEAT + 0.272), "accent", 0.05, rot=(0, -0.13, 0), segments=5)
    for y in (-0.70, -0.60, -0.50):
        kit.box("knit", (0.159, 0.02, 0.424), (-1.286, y, s.SEAT + 0.272), "accent_line", 0.05, rot=(0, -0.13, 0), segments=4)
    k.overheads(kit, -1.40, 0.86, -1)
    s.bed(kit, 1.12, 2.72, 0.70)
    for side in (1, -1):
        s.robe(kit, 2.30, 2.84, side, 0.34, 0.62)
        k.overheads(kit, 1.14, 2.84, side, deep=0.28, low=FLOOR + 1.56)
        s.reading_lamp(kit, 2.82, side * 0.90, FLOOR + 1.20, side)
    kit.box("locker", (0.30, 1.5, 0.36), (2.69, 0, CEILING - 0.19), "carcass", 0.006)
    for y in (-0.5, 0.0, 0.5):
        kit.box("locker_front", (0.018, 0.494, 0.35), (2.53, y, CEILING - 0.20), "timber_y", 0.004)
        kit.box("handle", (0.012, 0.20, 0.014), (2.505, y, CEILING - 0.34), "handle", 0.004)
    s.pillow(kit, (0.66, -0.48, s.SEAT + 0.19), (0.14, 0.38, 0.36), "accent", (0, -0.22, 0.2))
    s.pillow(kit, (0.64, -0.82, s.SEAT + 0.19), (0.14, 0.38, 0.36), "linen", (0, -0.2, -0.1))
    k.pot_plant(kit, -0.36, -0.82, FLOOR + 0.736, 1.1)
    k.mug(kit, -0.14, -0.60, FLOOR + 0.736)
    k.mug(kit, -0.52, -0.56, FLOOR + 0.736, "accent")
    k.fruit_bowl(kit, -1.02, HALF - 0.28, k.TOP)
    k.board(kit, -1.30, HALF - 0.06, k.TOP, 1)
    k.kettle(kit, 0.38, HALF - 0.18, k.TOP + 0.046)
    skylight(kit, 0.0)
    ceiling_lights(kit, (-0.9, 0.75, 1.5))


def _rear_lounge(kit):
    """Kitchen on the right, fridge on the left, and at the end a lounge round a table with windows on three sides."""
    x0, x1 = -2.9, 2.45
    side = (0.90, 2.15, FLOOR + 0.90, FLOOR + 1.52)
    left, right = [(-1.25, -0.15, FLOOR + 1.02, FLOOR + 1.56), side], [(-0.95, 0.05, FLOOR + 1.09, FLOOR + 1.45), side]
    shell(kit, x0, x1, {1: left, -1: right}, [(-0.86, 0.86, FLOOR + 0.92, FLOOR + 1.60)])
    k.kitchen(kit, -1.75, 0.62, -1, sink=-0.45, hob=0.24)
    k.overheads(kit, -1.75, 0.62, -1)
    k.tall_unit(kit, 0.10, 0.70, 1)
    for x in (-2.0, -1.30, -0.60):
        s.robe(kit, x, x + 0.70, 1, 0.36, 0.86)
        k.front(kit, x + 0.01, x + 0.69, FLOOR + 0.06, FLOOR + 0.84, HALF - 0.366, 1, "cupboard")
    k.pot_plant(kit, -0.30, HALF - 0.18, FLOOR + 0.89, 1.5)
    kit.box("book", (0.21, 0.15, 0.025), (-0.72, HALF - 0.18, FLOOR + 0.903), "accent", 0.004, rot=(0, 0, 0.2))
    kit.box("book", (0.19, 0.14, 0.03), (-0.72, HALF - 0.18, FLOOR + 0.931), "linen", 0.004, rot=(0, 0, -0.1))
    k.overheads(kit, -1.95, 0.10, 1, deep=0.30, low=FLOOR + 1.62)
    for side in (1, -1):
        s.bench(kit, 0.78, 1.86, side * HALF, side * 0.50, "y0")
        k.overheads(kit, 0.78, x1, side, deep=0.30, low=FLOOR + 1.58)
        s.pillow(kit, (1.10, side * 0.86, s.SEAT + 0.20), (0.14, 0.38, 0.36), "accent", (0, 0, side * -1.35))
        s.reading_lamp(kit, x1 - 0.02, side * 0.94, FLOOR + 1.28, side)
    s.bench(kit, 1.86, x1, -HALF, HALF, "x1")
    for y, mat in ((-0.62, "linen"), (-0.30, "accent"), (0.58, "linen"), (0.28, "accent")):
        s.pillow(kit, (x1 - 0.22, y, s.SEAT + 0.19), (0.14, 0.38, 0.36), mat, (0, -0.24, y * 0.3))
    s.table(kit, 1.38, 0, 0.74, 0.62)
    k.pot_plant(kit, 1.48, 0.12, FLOOR + 0.736, 1.15)
    k.mug(kit, 1.24, -0.14, FLOOR + 0.736)
    k.mug(kit, 1.22, 0.16, FLOOR + 0.736, "accent")
    k.fruit_bowl(kit, -1.05, -HALF + 0.28, k.TOP)
    k.board(kit, -1.32, -HALF + 0.06, k.TOP, -1)
    k.kettle(kit, 0.34, -HALF + 0.18, k.TOP + 0.046)
    skylight(kit, 0.2)
    ceiling_lights(kit, (-0.8, 0.9, 1.9))


_ROOM = dict(kind="living", height=2.7, stage=1.3, samples=18, inside_lift=0.42)
PLANS = {
    "island_bed": {**_ROOM, "plan": _island_bed, "materials": _COASTAL, "timber": _OAK, "floor_timber": ((0.30, 0.19, 0.10), (0.42, 0.29, 0.17)),
                   "inside": ((-2.42, -0.08, FLOOR + 1.42), (1.2, 0.02, FLOOR + 0.98), 20.5)},
    "rear_lounge": {**_ROOM, "plan": _rear_lounge, "materials": _BUSH, "timber": _WALNUT, "floor_timber": ((0.36, 0.25, 0.15), (0.48, 0.35, 0.22)),
                    "inside": ((-1.78, 0.10, FLOOR + 1.40), (1.4, 0.02, FLOOR + 0.98), 20)},
}
