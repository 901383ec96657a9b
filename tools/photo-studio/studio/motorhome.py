"""The coach body of a motorhome, behind and over its cab; its `coach` says which (bodies/coaches.py)."""
from . import awning, coachwork, livery
from .marks import plate_bar

HALF = 1.13


def motorhome_box(kit, body, coach):
    """The shell with its sides, its rear and its roof."""
    x1, top, low = coach["x1"], coach["top"], coach["low"]
    coachwork.coach_box(kit, coach["shell"], HALF, bevel=0.09)
    kit.box("skirt", (4.3, HALF * 2 - 0.03, 0.16), (-1.25, 0, low - 0.02), coach["skirt"], 0.04)
    coachwork.rails(kit, body, 1.0, x1 + 0.3, z=0.46)
    kit.box("wheel_hole", (0.92, HALF * 2 - 0.2, 0.40), (body.rear_axle, 0, 0.42), "black", 0.02)
    for side in (1, -1):
        _side(kit, body, coach, side)
    coachwork.door(kit, -0.55, 0.62, 2.42, 0.64, HALF)
    (awning.out if coach.get("awning_out") else awning.rolled)(kit, 0.6, -3.2, HALF + 0.03, coach["awning_z"])
    kit.box("rear_win", (0.02, 1.2, 0.50), (x1 - 0.006, 0, 1.98), "gloss_black", 0.009)
    kit.box("bumper", (0.16, HALF * 1.94, 0.20), (x1 - 0.02, 0, 0.55), coach["skirt"], 0.05)
    plate_bar(kit, body, x1 - 0.02, 0.86)
    at, size, lean = coach["front_window"]
    kit.box("luton_win", (0.02, *size), at, "gloss_black", 0.009, rot=(0, lean, 0))
    kit.box("vent", (0.5, 0.5, 0.10), (-0.6, 0, top + 0.03), "silver_plastic", 0.03)
    kit.box("aircon", (0.9, 0.65, 0.20), (-2.2, 0, top + 0.08), "white_panel", 0.06, taper=0.9)
    if coach.get("touring_gear"):
        _touring_gear(kit, x1, top)


def _side(kit, body, coach, side):
    x1, y = coach["x1"], side * HALF
    kit.lathe("arch", [(0.45, -0.012), (0.45, 0.012), (0.42, 0.012), (0.40, 0.004), (0.0, 0.004), (0.40, -0.004), (0.42, -0.012), (0.45, -0.012)], (body.rear_axle, y, body.s["wheel_r"] + 0.03), "black", steps=64)
    livery.lay(kit, coach["livery"], y)
    for x, w, z, high in coach["windows"][side]:
        coachwork.window(kit, x, z, w, high, y)
    if coach["hatch"]:
        kit.box("hatch", (0.62, 0.014, 0.36), (-3.1, y, 0.80), coach["hatch"], 0.006)
    for x in (0.9, x1 + 0.06):
        kit.box("marker", (0.06, 0.02, 0.03), (x, y, 2.70), "amber_lens" if x > 0 else "red_lens", 0.006)
    kit.box("lamps", (0.04, 0.15, 0.52), (x1 - 0.012, side * 0.92, 0.92), "red_lens", 0.02)
    kit.box("lamps2", (0.042, 0.13, 0.12), (x1 - 0.014, side * 0.92, 0.78), "amber_lens", 0.012)
    kit.tube("mirror_arm", [(2.06, side * 0.90, 1.42), (2.10, side * 1.14, 1.42)], 0.016, "plastic", sides=4)


def _touring_gear(kit, x1, top):
    """A box and a ladder on the rear, solar panels and a dome on the roof."""
    kit.box("rear_box", (0.46, 1.46, 0.62), (x1 - 0.30, -0.22, 1.18), "rack", 0.07, taper=0.94)
    kit.box("rear_box_rack", (0.44, 1.6, 0.05), (x1 - 0.26, -0.15, 0.80), "satin_metal", 0.01)
    for y in (0.66, 0.98):
        kit.tube("ladder", [(x1 - 0.08, y, 1.15), (x1 - 0.08, y, top - 0.04), (x1 + 0.10, y, top + 0.06), (x1 + 0.40, y, top + 0.06)], 0.018, "satin_metal", sides=6)
    for step in range(6):
        z = 1.25 + 0.30 * step
        kit.tube("rung", [(x1 - 0.08, 0.66, z), (x1 - 0.08, 0.98, z)], 0.014, "satin_metal", sides=5)
    for x in (-1.35, 0.35):
        kit.box("solar", (1.05, 1.30, 0.04), (x, 0, top + 0.07), "gloss_black", 0.006)
    kit.blob("dome", (0.46, 0.46, 0.34), (-3.1, 0.2, top + 0.05), "white_panel", 2.4)
