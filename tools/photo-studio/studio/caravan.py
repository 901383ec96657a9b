"""A tandem-axle touring caravan with a drawbar; its `coach` says which (bodies/coaches.py)."""
from . import awning, coachwork, livery
from .outlines import span
from .marks import plate_bar
from .wheels import wheel


class CaravanBody:
    """The reference points that cameras need of a body built from panels."""

    def __init__(self, spec):
        front, rear = spec["coach"]["axles"]
        self.s, self.half, self.front_axle, self.rear_axle = spec, spec["width"] / 2, front, rear


def caravan(kit, spec, h):
    """The shell, what is laid on its sides, what it rolls on, and what is fitted to its ends and its roof."""
    coach, half = spec["coach"], 1.15
    body = CaravanBody(spec)
    coachwork.coach_box(kit, coach["shell"], half, bevel=coach["bevel"])
    kit.box("under", (4.4, half * 1.8, 0.10), (-0.1, 0, coach["low"] - 0.02), "underbody", 0.01)
    for side in (1, -1):
        livery.lay(kit, coach["livery"], side * half)
        for x, w, z, high in coach["windows"][side]:
            coachwork.window(kit, x, z, w, high, side * half)
        _running_gear(kit, spec, side, half)
        _lamps_and_legs(kit, coach, side, half)
    low, high = coach["door"]
    coachwork.door(kit, 0.78, low, high, 0.64, half)
    (awning.out if coach.get("awning_out") else awning.rolled)(kit, 2.0, -2.3, half + 0.03, coach["awning_z"])
    _drawbar(kit, coach)
    _ENDS[coach["ends"]](kit, body, coach, half)
    return body


def _running_gear(kit, spec, side, half):
    coach, r, y = spec["coach"], spec["wheel_r"], side * half
    front, rear = coach["axles"]
    kit.box("arch_panel", (front - rear + 0.90, 0.03, r + 0.13), ((front + rear) / 2, y + side * 0.004, coach["low"] + 0.13), "plastic", 0.10)
    for x in (rear, front):
        kit.lathe("hole", [(0.0, 0.022), (r + 0.04, 0.022), (r + 0.04, -0.022), (0.0, -0.022)], (x, y, r + 0.04), "black", steps=56)
        kit.box("well", (0.82, 0.3, 0.45), (x, side * (half - 0.17), 0.50), "black", 0.02)
        wheel(kit, (x, side * (half - 0.055), r), r, 0.22, coach["rim_r"], coach["wheels"], side)


def _lamps_and_legs(kit, coach, side, half):
    x0, x1, low = coach["x0"], coach["x1"], coach["low"]
    lamp_x = span(coach["shell"], 1.02 + coach["lamp_lift"], axis=1)[0]
    kit.box("marker", (0.06, 0.02, 0.03), (x0 - 0.9, side * half, 2.55 if coach["low"] < 0.7 else 2.66), "amber_lens", 0.006)
    kit.box("lamp", (0.04, 0.16, 0.42), (lamp_x - 0.012, side * 0.96, 1.02 + coach["lamp_lift"]), "red_lens", 0.02)
    kit.box("lamp2", (0.042, 0.14, 0.10), (lamp_x - 0.014, side * 0.96, 0.90 + coach["lamp_lift"]), "amber_lens", 0.012)
    kit.tube("drawbar", [(x0 - 0.9, side * 0.75, 0.50), (x0 + 1.15, side * 0.06, 0.50)], 0.05, "plastic", sides=2)
    kit.tube("leg", [(x1 + 0.4, side * 0.85, low), (x1 + 0.15, side * 0.92, 0.22)], 0.025, "satin_metal", sides=4)


def _drawbar(kit, coach):
    x0 = coach["x0"]
    kit.box("coupling", (0.32, 0.10, 0.10), (x0 + 1.25, 0, 0.52), "satin_metal", 0.025)
    kit.tube("jockey", [(x0 + 0.95, 0.14, 0.72), (x0 + 0.95, 0.14, 0.16)], 0.028, "satin_metal", sides=5)
    kit.lathe("jockey_wheel", [(0.0, 0.03), (0.09, 0.03), (0.105, 0.015), (0.105, -0.015), (0.09, -0.03), (0, -0.03)], (x0 + 0.95, 0.14, 0.105), "tyre", steps=40)


def _spare(kit, x, y, z):
    kit.lathe("spare", [(0.0, 0.1), (0.30, 0.1), (0.36, 0.05), (0.36, -0.08), (0, -0.1)], (x, y, z), "tyre", steps=64, axis="x")
    kit.lathe("spare_cover", [(0.0, -0.108), (0.20, -0.105), (0.23, -0.095)], (x, y, z), "rim", steps=48, axis="x")


def _touring_ends(kit, body, coach, half):
    """Gas bottles and a boot ahead, a window and the spare behind, a cooler and a hatch on the roof."""
    x0, x1, top = coach["x0"], coach["x1"], coach["top"]
    for y in (0.35, -0.35):
        kit.lathe("gas", [(0.0, 0.62), (0.08, 0.60), (0.155, 0.52), (0.16, 0.05), (0.14, 0.0), (0, 0)], (x0 + 0.28, y, 0.54), "silver_plastic", steps=40, axis="z")
    kit.box("boot", (0.5, 1.5, 0.42), (x0 + 0.02, 0, 0.76), "plastic", 0.05)
    if coach.get("front_window"):
        at, lean = coach["front_window"]
        kit.box("front_win", (0.02, 1.5, 0.46), at, "gloss_black", 0.009, rot=(0, lean, 0))
        kit.box("rear_win", (0.02, 1.2, 0.50), (x1 - 0.004, 0, 1.85), "gloss_black", 0.009)
    else:
        livery.end_pane(kit, "front_win", coach["shell"], True, 1.98, 1.6, 0.48)
        livery.end_pane(kit, "rear_win", coach["shell"], False, 1.90, 1.3, 0.48)
    kit.box("bumper", (0.12, half * 1.92, 0.14), (x1 - 0.01, 0, 0.66), "plastic", 0.04)
    _spare(kit, x1 - 0.12, 0, 1.15)
    plate_bar(kit, body, x1 - 0.05, 0.66)
    kit.box("aircon", (0.95, 0.68, 0.20), (-0.6, 0, top + 0.07), "white_panel", 0.06, taper=0.9)
    kit.box("hatch", (0.6, 0.6, 0.09), (1.0, 0, top + 0.02), "silver_plastic", 0.03)


def _offroad_ends(kit, body, coach, half):
    """A full-width box behind a stone guard, jerry cans, two spares on a bar, and solar panels."""
    x0, x1, top = coach["x0"], coach["x1"], coach["top"]
    kit.box("toolbox", (0.58, 2.06, 0.62), (x0 + 0.26, 0, 0.88), "chequer", 0.02)
    kit.box("toolbox_lid", (0.62, 2.10, 0.05), (x0 + 0.26, 0, 1.20), "rack", 0.015)
    for y in (0.62, 0.0, -0.62):
        kit.box("latch", (0.02, 0.10, 0.06), (x0 + 0.56, y, 1.10), "satin_metal", 0.006)
    for side in (1, -1):
        kit.box("jerry_tray", (0.26, 0.52, 0.04), (x0 + 0.72, side * 0.34, 0.60), "rack", 0.006)
        for dy in (-0.12, 0.12):
            kit.box("jerry", (0.16, 0.20, 0.42), (x0 + 0.72, side * 0.34 + dy, 0.83), "jerry", 0.03, taper=0.92)
            kit.box("jerry_grip", (0.12, 0.03, 0.03), (x0 + 0.72, side * 0.34 + dy, 1.06), "jerry", 0.01)
        _spare(kit, x1 - 0.06, side * 0.52, 1.32)
        kit.tube("spare_bar", [(x1 + 0.45, side * 0.52, 0.74), (x1 + 0.02, side * 0.52, 0.78), (x1 - 0.02, side * 0.52, 1.32)], 0.035, "rack", sides=6)
    kit.tube("spare_bar", [(x1 - 0.02, -0.92, 0.80), (x1 - 0.02, 0.92, 0.80)], 0.045, "rack", sides=6)
    livery.end_pane(kit, "front_win", coach["shell"], True, 2.14, 1.30, 0.36)
    livery.end_pane(kit, "rear_win", coach["shell"], False, 2.16, 1.2, 0.40)
    plate_bar(kit, body, x1 - 0.10, 0.80)
    kit.box("aircon", (0.95, 0.68, 0.20), (-0.5, 0, top + 0.07), "rack", 0.06, taper=0.9)
    for x in (1.05, -1.75):
        kit.box("solar", (1.10, 1.30, 0.04), (x, 0, top + 0.05), "gloss_black", 0.006)
        kit.box("solar_rim", (1.14, 1.34, 0.03), (x, 0, top + 0.045), "aluminium", 0.006)


_ENDS = {"touring": _touring_ends, "offroad": _offroad_ends}
