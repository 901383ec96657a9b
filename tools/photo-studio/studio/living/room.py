"""The shell of a room on wheels: planks, walls with windows that one sees through, ceiling, and light.

x runs along the room to its far end, y to the left, z up from the ground; the floor is at `FLOOR`.
"""
import math

import numpy as np

from .. import lights

FLOOR, HALF, CEILING = 0.62, 1.08, 2.62
THICK = 0.06


class Room:
    """The lamps' and cameras' idea of a room: `s` is its parameter set."""

    def __init__(self, spec):
        self.s, self.half, self.front_axle, self.rear_axle = spec, HALF, 0.0, 0.0


def pierced(kit, name, plane, at, across, up, holes, mat, thick=THICK):
    """A slab with rectangular holes (a0, a1, b0, b1) that do not overlap along `across`; plane is the two axes that it lies in."""
    def piece(a0, a1, b0, b1):
        if a1 - a0 < 1e-4 or b1 - b0 < 1e-4:
            return
        span = {plane[0]: ((a0 + a1) / 2, a1 - a0), plane[1]: ((b0 + b1) / 2, b1 - b0)}
        middle, size = zip(*(span.get(axis, (at, thick)) for axis in "xyz"))
        kit.box(name, size, middle, mat, 0.0005, segments=1)

    edge = across[0]
    for a0, a1, b0, b1 in sorted(holes):
        piece(edge, a0, *up)
        piece(a0, a1, up[0], b0)
        piece(a0, a1, b1, up[1])
        edge = a1
    piece(edge, across[1], *up)


def planks(kit, x0, x1):
    """Timber planks along the room, in three tones, their ends staggered."""
    wide, long = 0.145, 1.1
    for row, y in enumerate(np.arange(-HALF + wide / 2, HALF, wide)):
        start = x0 - long * ((row * 0.37) % 1)
        for k in range(math.ceil((x1 - start) / long)):
            a, b = max(x0, start + k * long), min(x1, start + (k + 1) * long)
            if b - a > 0.01:
                kit.box("plank", (b - a - 0.002, wide - 0.002, 0.02), ((a + b) / 2, y, FLOOR - 0.01), f"plank_{(row * 5 + k * 3) % 3}", 0.0012, segments=1)


def window(kit, hole, wall, along="x", blind=0.13):
    """A frame in a hole of a wall, a sill, and a pleated blind that is drawn down by the share `blind`; wall is its inner face."""
    a0, a1, b0, b1 = hole
    inward = -math.copysign(1, wall)
    place = (lambda a, w, b, h, out, d: ((w, d, h), (a, wall + inward * out, b))) if along == "x" else \
            (lambda a, w, b, h, out, d: ((d, w, h), (wall + inward * out, a, b)))

    def bar(name, a, w, b, h, out, d, mat, bevel=0.006):
        size, at = place(a, w, b, h, out, d)
        kit.box(name, size, at, mat, bevel)

    middle, width, height = (a0 + a1) / 2, a1 - a0, b1 - b0
    for b in (b0, b1):
        bar("frame", middle, width + 0.07, b, 0.045, 0.004, 0.035, "window_frame")
    for a in (a0, a1):
        bar("frame", a, 0.045, (b0 + b1) / 2, height - 0.046, 0.004, 0.035, "window_frame")
    bar("cassette", middle, width + 0.08, b1 + 0.035, 0.07, 0.02, 0.06, "window_frame", 0.012)
    pleats = max(2, round(height * blind / 0.028))
    for k in range(pleats):
        bar("pleat", middle, width, b1 - 0.014 - k * 0.028, 0.026, 0.004, 0.016, "blind", 0.007)
    bar("pull", middle, width, b1 - 0.012 - pleats * 0.028, 0.016, 0.004, 0.022, "window_frame", 0.005)


def shell(kit, x0, x1, side_windows, end_windows):
    """Floor, ceiling, two side walls with windows by side (1 left, -1 right), and the end wall."""
    planks(kit, x0, x1)
    kit.box("ceiling", (x1 - x0, HALF * 2, 0.05), ((x0 + x1) / 2, 0, CEILING + 0.025), "ceiling", 0.002)
    for x in np.arange(x0 + 0.6, x1, 1.2):
        kit.box("seam", (0.03, HALF * 2, 0.006), (x, 0, CEILING - 0.002), "ceiling", 0.002)
    for side, holes in side_windows.items():
        pierced(kit, "wall", "xz", side * (HALF + THICK / 2), (x0, x1), (FLOOR, CEILING), holes, "wall")
        for hole in holes:
            window(kit, hole, side * HALF)
    pierced(kit, "wall", "yz", x1 + THICK / 2, (-HALF, HALF), (FLOOR, CEILING), end_windows, "wall")
    for hole in end_windows:
        window(kit, hole, x1, along="y", blind=0.10)


def ceiling_lights(kit, xs, ys=(0.42, -0.42)):
    """Small round lamps, let into the ceiling, and the warm light that they give."""
    lights.card("ceiling_light", (3.4, 1.2), (xs[0] + 1.2, 0, CEILING - 0.40), (xs[0] + 1.2, 0, FLOOR), 1.15, (1.0, 0.88, 0.72), soft=0.5)
    for x in xs:
        for y in ys:
            kit.lathe("downlight", [(0.0, -0.004), (0.042, -0.004), (0.045, -0.008), (0.058, -0.006), (0.06, 0.0)], (x, y, CEILING - 0.004), "window_frame", steps=32, axis="z")
            kit.lathe("lamp", [(0.0, -0.007), (0.040, -0.007)], (x, y, CEILING - 0.004), "lamp_warm", steps=32, axis="z")


def skylight(kit, x, y=0.0, half=0.24):
    """A hatch that lets the day in."""
    for a, b, w, d in ((x - half, y, 0.05, 2 * half + 0.05), (x + half, y, 0.05, 2 * half + 0.05), (x, y - half, 2 * half, 0.05), (x, y + half, 2 * half, 0.05)):
        kit.box("hatch", (w, d, 0.04), (a, b, CEILING - 0.01), "ceiling", 0.012)
    kit.box("hatch_glass", (2 * half - 0.03, 2 * half - 0.03, 0.01), (x, y, CEILING - 0.004), "lamp_day", 0.002)
