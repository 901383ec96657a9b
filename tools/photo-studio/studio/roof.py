"""What stands on a roof: rails, racks, a box and the aerial."""
import math

import numpy as np


def roof_rails(kit, body):
    s = body.s
    x0, x1 = s.get("rail_span", (s["ws"][1][0] - 0.15, body.x_tail + 0.55))
    for sgn in (1, -1):
        path = []
        for i, x in enumerate(np.linspace(x0, x1, 24)):
            y = float(body.cabin(x)) - s["tumble"] * (float(body.roof(x)) - float(body.belt(x))) - s.get("rail_in", 0.055)
            p, _ = body.hit((x, y, 3.0), (0, 0, -1), 2.5)
            lift = 0.034 * min(1, math.sin(math.pi * i / 23) * 4)
            path.append((x, sgn * y, p[2] + lift))
        kit.tube("rail", path, 0.0135, s.get("rail_mat", "gloss_black"), sides=5)


def shark_fin(kit, body):
    x = body.s.get("fin_x", body.x_tail + 0.62)
    p, _ = body.hit((x, 0, 3.2), (0, 0, -1), 2.8)
    kit.prism("fin", [(-0.075, -0.01), (0.095, -0.01), (0.05, 0.018), (-0.04, 0.062), (-0.065, 0.060)], 0.034, (x, 0, p[2]), "paint", bevel=0.015)


def _height(body, x, y=0.0):
    return body.hit((x, y, 3.4), (0, 0, -1), 3.0)[0][2]


def roof_platform(kit, body, x0, x1, half):
    """A flat expedition rack: a frame, slats across it and feet down to the roof."""
    z = max(_height(body, x) for x in np.linspace(x0, x1, 5)) + 0.055
    middle, length = (x0 + x1) / 2, x0 - x1
    for side in (1, -1):
        kit.box("rack_side", (length, 0.045, 0.055), (middle, side * half, z), "rack", 0.012)
        for x in (x0 - 0.14, middle, x1 + 0.14):
            foot = _height(body, x, half - 0.05)
            kit.box("rack_foot", (0.10, 0.035, z - foot), (x, side * (half - 0.03), (z + foot) / 2), "rack", 0.008)
    for x in (x0, x1):
        kit.box("rack_end", (0.05, 2 * half, 0.055), (x, 0, z), "rack", 0.012)
    slats = round(length / 0.17)
    for i in range(1, slats):
        kit.box("rack_slat", (0.075, 2 * half - 0.04, 0.022), (x0 - length * i / slats, 0, z + 0.012), "rack", 0.006)


def crossbars(kit, body, xs, half, lift=0.05):
    """Bars across the rails; returns the height of their upper face."""
    z = max(_height(body, x) for x in xs) + lift
    for x in xs:
        kit.box("crossbar", (0.075, 2 * half, 0.028), (x, 0, z), "satin_metal", 0.011)
        for side in (1, -1):
            foot = _height(body, x, half - 0.06)
            kit.box("bar_foot", (0.11, 0.06, z - foot), (x, side * (half - 0.05), (z + foot) / 2), "rack", 0.014)
    return z + 0.014


def roof_box(kit, body, x0, x1, y):
    """A luggage box on two crossbars, to one side of the roof."""
    length = x0 - x1
    z = crossbars(kit, body, (x0 - length * 0.22, x1 + length * 0.22), 0.54)
    kit.blob("box_lid", (length, 0.78, 0.40), ((x0 + x1) / 2, y, z + 0.13), "gloss_black", 3.4)
    kit.box("box_floor", (length * 0.80, 0.62, 0.06), ((x0 + x1) / 2, y, z + 0.01), "rack", 0.02)


def ladder_rack(kit, body, x0, x1, half):
    """Three bars with a ladder and a pipe for long lengths, as tradespeople have them."""
    z = crossbars(kit, body, (x0, (x0 + x1) / 2, x1), half, 0.07)
    for y in (0.18, 0.52):
        kit.box("stile", (x0 - x1 + 0.5, 0.028, 0.075), ((x0 + x1) / 2 - 0.05, y, z + 0.04), "aluminium", 0.006)
    for x in np.arange(x1 - 0.15, x0 + 0.15, 0.28):
        kit.tube("rung", [(x, 0.18, z + 0.04), (x, 0.52, z + 0.04)], 0.014, "aluminium", sides=3)
    kit.tube("pipe", [(x0 + 0.3, -0.50, z + 0.065), (x1 - 0.3, -0.50, z + 0.065)], 0.065, "silver_plastic", sides=6)
