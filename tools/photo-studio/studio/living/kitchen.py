"""A bench with sink, cooktop and oven, cupboards over it, a fridge, and the small things that stand about."""
import math

import numpy as np

from .room import CEILING, FLOOR, HALF, pierced

TOP, DEEP = FLOOR + 0.90, 0.56


def front(kit, x0, x1, z0, z1, y, side, mat, handle="top", gap=0.004):
    """A cupboard front whose face is at y, with a slim black handle along its top, its bottom or not at all."""
    w, h = x1 - x0 - gap, z1 - z0 - gap
    kit.box("front", (w, 0.018, h), ((x0 + x1) / 2, y, (z0 + z1) / 2), mat, 0.003)
    if handle:
        z = z1 - 0.045 if handle == "top" else z0 + 0.045
        kit.box("handle", (min(0.20, w * 0.5), 0.012, 0.014), ((x0 + x1) / 2, y - side * 0.024, z), "handle", 0.004)
        for dx in (-0.4, 0.4):
            kit.box("stud", (0.012, 0.026, 0.012), ((x0 + x1) / 2 + dx * min(0.20, w * 0.5), y - side * 0.014, z), "handle", 0.003)


def kitchen(kit, x0, x1, side, sink, hob):
    """A bench along a wall from x0 to x1; sink and hob are the middles of what is let into it."""
    wall = side * HALF
    mid, length, face = (x0 + x1) / 2, x1 - x0, wall - side * DEEP
    back = wall - side * DEEP / 2
    kit.box("kick", (length - 0.02, DEEP - 0.06, 0.09), (mid, back + side * 0.03, FLOOR + 0.045), "gloss_black", 0.003)
    kit.box("carcass", (length, DEEP - 0.02, 0.77), (mid, back + side * 0.01, FLOOR + 0.475), "carcass", 0.003)
    _fronts(kit, x0, x1, face, side, hob)
    basin = (sink - 0.21, sink + 0.21, min(wall - side * 0.12, wall - side * 0.44), max(wall - side * 0.12, wall - side * 0.44))
    edges = sorted((wall, face - side * 0.02))
    pierced(kit, "bench", "xy", TOP - 0.018, (x0 - 0.01, x1 + 0.01), edges, [basin], "stone", 0.036)
    kit.box("bench_edge", (length + 0.02, 0.012, 0.036), (mid, face - side * 0.022, TOP - 0.018), "stone", 0.005)
    _sink(kit, basin, wall, side)
    _hob(kit, hob, back, TOP)
    _tiles(kit, x0, x1, wall, side)


def _fronts(kit, x0, x1, face, side, hob):
    """Drawers and doors; an oven under the hob."""
    oven = (hob - 0.26, hob + 0.26)
    z0, z1, y = FLOOR + 0.10, FLOOR + 0.858, face - side * 0.006
    for a0, a1 in ((x0, oven[0]), (oven[1], x1)):
        count = max(1, round((a1 - a0) / 0.48)) if a1 - a0 > 0.12 else 0
        for k in range(count):
            b0, b1 = a0 + (a1 - a0) * k / count, a0 + (a1 - a0) * (k + 1) / count
            for low, high in ((z0, z0 + 0.25), (z0 + 0.25, z0 + 0.51), (z0 + 0.51, z1)) if k % 2 == 0 else ((z0, z0 + 0.51), (z0 + 0.51, z1)):
                front(kit, b0, b1, low, high, y, side, "cupboard")
    front(kit, *oven, z0, z0 + 0.14, y, side, "cupboard", handle=None)
    kit.box("oven", (0.50, 0.022, 0.44), (hob, y - side * 0.002, z0 + 0.37), "gloss_black", 0.008)
    kit.box("oven_trim", (0.50, 0.026, 0.09), (hob, y - side * 0.002, z0 + 0.64), "steel", 0.006)
    kit.tube("oven_handle", [(hob - 0.20, y - side * 0.04, z0 + 0.545), (hob + 0.20, y - side * 0.04, z0 + 0.545)], 0.010, "steel", sides=6)
    for dx in np.linspace(-0.18, 0.18, 5):
        kit.lathe("knob", [(0.0, 0.022), (0.014, 0.02), (0.017, 0.0)], (hob + dx, y - side * 0.014, z0 + 0.64), "gloss_black", steps=20)


def _sink(kit, basin, wall, side):
    a0, a1, b0, b1 = basin
    a, b, deep = (a0 + a1) / 2, (b0 + b1) / 2, 0.16
    kit.box("basin", (a1 - a0, b1 - b0, 0.004), (a, b, TOP - deep), "steel", 0.001)
    for x in (a0, a1):
        kit.box("basin_side", (0.006, b1 - b0, deep), (x, b, TOP - deep / 2), "steel", 0.002)
        kit.box("rim", (0.022, b1 - b0 + 0.022, 0.006), (x, b, TOP + 0.002), "steel", 0.002)
    for y in (b0, b1):
        kit.box("basin_side", (a1 - a0, 0.006, deep), (a, y, TOP - deep / 2), "steel", 0.002)
        kit.box("rim", (a1 - a0 + 0.022, 0.022, 0.006), (a, y, TOP + 0.002), "steel", 0.002)
    kit.lathe("drain", [(0.0, 0.004), (0.035, 0.004), (0.04, 0.0)], (a, b, TOP - deep + 0.002), "handle", steps=24, axis="z")
    foot = wall - side * 0.075
    neck = [(a, foot, TOP), (a, foot, TOP + 0.24)]
    neck += [(a, foot - side * (0.08 - 0.08 * math.cos(t)), TOP + 0.24 + 0.08 * math.sin(t)) for t in np.linspace(0.2, math.pi, 10)]
    kit.tube("tap", [*neck, (a, foot - side * 0.16, TOP + 0.19)], 0.0125, "tap", sides=8)
    kit.lathe("tap_foot", [(0.0, 0.02), (0.022, 0.02), (0.026, 0.0)], (a, foot, TOP), "tap", steps=24, axis="z")
    kit.tube("tap_lever", [(a + 0.012, foot, TOP + 0.07), (a + 0.075, foot, TOP + 0.10)], 0.007, "tap", sides=5)


def _hob(kit, x, y, z):
    kit.box("hob", (0.50, 0.42, 0.012), (x, y, z + 0.006), "gloss_black", 0.005)
    for dx, dy, r in ((-0.12, 0.10, 0.040), (0.12, 0.10, 0.032), (-0.12, -0.09, 0.032), (0.12, -0.09, 0.048)):
        at = (x + dx, y + dy, z + 0.012)
        kit.lathe("burner", [(0.0, 0.022), (r * 0.8, 0.022), (r * 0.85, 0.014), (r, 0.012), (r * 1.05, 0.0)], at, "handle", steps=32, axis="z")
        for turn in (0, math.pi / 2):
            c, s = 0.085 * math.cos(turn), 0.085 * math.sin(turn)
            kit.tube("trivet", [(at[0] - c, at[1] - s, at[2]), (at[0] - c, at[1] - s, at[2] + 0.034), (at[0] + c, at[1] + s, at[2] + 0.034), (at[0] + c, at[1] + s, at[2])], 0.005, "handle", sides=4)


def _tiles(kit, x0, x1, wall, side, rows=3, wide=0.15, tall=0.062):
    """Glazed tiles in half bond, under the window and beside it."""
    for row in range(rows):
        edge = x0 - (wide / 2 if row % 2 else 0)
        while edge < x1:
            a, b = max(x0, edge), min(x1, edge + wide)
            if b - a > 0.01:
                kit.box("tile", (b - a - 0.003, 0.008, tall - 0.003), ((a + b) / 2, wall - side * 0.004, TOP + tall * (row + 0.5)), "tile", 0.002, segments=2)
            edge += wide


def overheads(kit, x0, x1, side, deep=0.34, low=FLOOR + 1.50, mat="timber_x", width=0.56):
    """Cupboards under the ceiling, with a strip of light below them."""
    wall, high = side * HALF, CEILING - 0.03
    mid, length = (x0 + x1) / 2, x1 - x0
    kit.box("locker", (length, deep - 0.02, high - low), (mid, wall - side * (deep / 2 - 0.01), (low + high) / 2), "carcass", 0.004)
    count = max(1, round(length / width))
    for k in range(count):
        front(kit, x0 + length * k / count, x0 + length * (k + 1) / count, low, high, wall - side * (deep - 0.004), side, mat, "bottom")
    kit.box("pelmet", (length, 0.02, 0.035), (mid, wall - side * (deep - 0.03), low - 0.012), "carcass", 0.004)
    kit.box("strip", (length - 0.06, 0.016, 0.006), (mid, wall - side * (deep - 0.06), low - 0.004), "lamp_warm", 0.002)


def tall_unit(kit, x0, x1, side, deep=0.58, fridge=True):
    """A wardrobe from floor to ceiling, or one with a fridge in it."""
    wall, face = side * HALF, side * (HALF - deep)
    mid = (x0 + x1) / 2
    kit.box("tall", (x1 - x0, deep - 0.02, CEILING - FLOOR), (mid, wall - side * (deep / 2 - 0.01), (CEILING + FLOOR) / 2), "timber_z", 0.006)
    y = face - side * 0.006
    if not fridge:
        front(kit, x0 + 0.02, x1 - 0.02, FLOOR + 0.08, FLOOR + 0.80, y, side, "cupboard", "top")
        return front(kit, x0 + 0.02, x1 - 0.02, FLOOR + 0.80, CEILING - 0.06, y, side, "timber_z", "bottom")
    for z0, z1 in ((FLOOR + 0.12, FLOOR + 0.98), (FLOOR + 0.99, FLOOR + 1.44)):
        kit.box("fridge", (x1 - x0 - 0.06, 0.03, z1 - z0 - 0.008), (mid, y - side * 0.004, (z0 + z1) / 2), "gloss_black", 0.012)
        kit.tube("fridge_handle", [(x0 + 0.075, y - side * 0.05, z1 - 0.05), (x0 + 0.075, y - side * 0.05, z1 - 0.30)], 0.009, "steel", sides=6)
    front(kit, x0 + 0.03, x1 - 0.03, FLOOR + 1.46, CEILING - 0.05, y, side, "cupboard", "bottom")


def pot_plant(kit, x, y, z, size=1.0):
    """A herb in a white pot."""
    kit.lathe("pot", [(0.0, 0.0), (0.040 * size, 0.0), (0.052 * size, 0.09 * size), (0.046 * size, 0.09 * size), (0.044 * size, 0.075 * size), (0.0, 0.075 * size)], (x, y, z), "china", steps=32, axis="z")
    for k in range(26):
        turn, lean, tall = k * 2.4, 0.25 + 0.6 * ((k * 0.618) % 1), (0.09 + 0.07 * ((k * 0.37) % 1)) * size
        tip = (x + tall * lean * math.cos(turn), y + tall * lean * math.sin(turn), z + 0.075 * size + tall)
        kit.tube("stem", [(x, y, z + 0.07 * size), tip], 0.0018, "leaf", sides=3)
        kit.blob("leaf", (0.050 * size, 0.028 * size, 0.012 * size), tip, "leaf", 2.2, rot=(0.3 * math.sin(k), 0.5 * math.cos(k), turn), steps=12)


def fruit_bowl(kit, x, y, z):
    kit.lathe("bowl", [(0.0, 0.004), (0.05, 0.004), (0.11, 0.055), (0.115, 0.06), (0.105, 0.055), (0.048, 0.012), (0.0, 0.012)], (x, y, z), "china", steps=48, axis="z")
    for dx, dy, dz, mat in ((-0.04, 0.02, 0.05, "orange"), (0.045, 0.03, 0.05, "lime"), (0.0, -0.045, 0.05, "orange"), (0.005, 0.01, 0.10, "lime")):
        kit.blob("fruit", (0.075, 0.075, 0.07), (x + dx, y + dy, z + dz), mat, 2.0, steps=24)


def mug(kit, x, y, z, mat="china"):
    kit.lathe("mug", [(0.0, 0.004), (0.036, 0.004), (0.040, 0.01), (0.040, 0.09), (0.036, 0.09), (0.036, 0.012), (0.0, 0.012)], (x, y, z), mat, steps=32, axis="z")
    kit.tube("ear", [(x + 0.038, y, z + 0.075), (x + 0.062, y, z + 0.07), (x + 0.066, y, z + 0.04), (x + 0.040, y, z + 0.022)], 0.005, mat, sides=5)


def board(kit, x, y, z, side):
    """A chopping board that leans on the wall."""
    kit.box("board", (0.22, 0.018, 0.32), (x, y, z + 0.16), "timber_z", 0.012, rot=(side * -0.12, 0, 0))


def kettle(kit, x, y, z):
    kit.lathe("kettle", [(0.0, 0.0), (0.085, 0.0), (0.09, 0.02), (0.075, 0.12), (0.05, 0.16), (0.0, 0.17)], (x, y, z), "kettle", steps=40, axis="z")
    kit.tube("kettle_handle", [(x - 0.05, y, z + 0.15), (x - 0.05, y, z + 0.21), (x + 0.05, y, z + 0.21), (x + 0.05, y, z + 0.15)], 0.008, "handle", sides=6)
    kit.tube("spout", [(x + 0.07, y, z + 0.08), (x + 0.12, y, z + 0.14)], 0.012, "kettle", sides=6)
