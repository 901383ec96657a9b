"""What a ute is fitted with: a bull bar ahead, a canopy behind."""
import numpy as np

from . import marks


def bull_bar(kit, body):
    """A steel channel under two hoops, with wings round the corners, driving lights and the plate."""
    x = body.x_nose + 0.13
    kit.box("channel", (0.12, 1.34, 0.22), (x - 0.02, 0, 0.62), "rack", 0.03)
    kit.box("underguard", (0.10, 1.00, 0.10), (x - 0.14, 0, 0.47), "rack", 0.03)
    kit.tube("hoop", [(x, -0.60, 0.66), (x - 0.02, -0.56, 0.98), (x - 0.03, -0.50, 1.07), (x - 0.04, -0.40, 1.10), (x - 0.04, 0.40, 1.10),
                      (x - 0.03, 0.50, 1.07), (x - 0.02, 0.56, 0.98), (x, 0.60, 0.66)], 0.032, "rack", sides=8)
    kit.tube("crossbar", [(x - 0.01, -0.56, 0.90), (x - 0.01, 0.56, 0.90)], 0.024, "rack", sides=6)
    for side in (1, -1):
        wing = [(x - 0.02, side * 0.64, 0.62), (x - 0.10, side * 0.80, 0.62), (x - 0.30, side * 0.93, 0.63), (x - 0.52, side * 0.97, 0.64)]
        for drop in (-0.07, 0.0, 0.07):
            kit.tube("wing", [(a, b, c + drop) for a, b, c in wing], 0.044, "rack", sides=6)
        kit.tube("guard", [(x, side * 0.58, 0.94), (x - 0.06, side * 0.78, 0.93), (x - 0.20, side * 0.90, 0.88), (x - 0.26, side * 0.92, 0.68)], 0.026, "rack", sides=6)
        kit.tube("upright", [(x, side * 0.24, 0.70), (x - 0.03, side * 0.24, 1.09)], 0.022, "rack", sides=6)
        lamp = (x + 0.05, side * 0.40, 0.80)
        kit.lathe("driving_light", [(0.0, 0.045), (0.086, 0.04), (0.10, 0.02), (0.10, -0.03), (0.06, -0.07), (0.0, -0.08)], lamp, "black", steps=40, axis="x")
        kit.lathe("driving_glass", [(0.0, 0.050), (0.082, 0.046)], lamp, "reflector_bowl", steps=40, axis="x")
        kit.box("indicator", (0.02, 0.13, 0.035), (x + 0.045, side * 0.56, 0.62), "amber_lens", 0.008)
    marks.plate(kit, (x + 0.05, 0, 0.61), 1)


def canopy(kit, body, x0, x1, half=0.87, top_half=0.71, z0=1.25, z1=1.81):
    """A body-coloured shell over the load bed, with tinted glass on three sides."""
    lean_front, lean_rear = 0.10, 0.16
    corner = {(end, side, up): (x, side * y, z) for up, y, z in ((0, half, z0), (1, top_half, z1))
              for end, x in (("front", x0 + lean_front * up), ("rear", x1 + lean_rear * up)) for side in (1, -1)}
    order = [(e, s, u) for u in (0, 1) for e, s in (("front", 1), ("rear", 1), ("rear", -1), ("front", -1))]
    faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    kit.mesh("canopy", [corner[key] for key in order], faces, "paint", bevel=0.075, segments=6)
    for side in (1, -1):
        wall = [np.array(corner[key]) for key in (("rear", side, 0), ("front", side, 0), ("front", side, 1), ("rear", side, 1))]
        _pane(kit, wall, (0.12, 0.90), (0.34, 0.82), (0, side, 0.28))
        kit.tube("rail", [(x0 - 0.02, side * (top_half - 0.09), z1 + 0.03), (x1 + 0.34, side * (top_half - 0.09), z1 + 0.03)], 0.014, "rack", sides=5)
    tail = [np.array(corner[key]) for key in (("rear", -1, 0), ("rear", 1, 0), ("rear", 1, 1), ("rear", -1, 1))]
    _pane(kit, tail, (0.10, 0.90), (0.22, 0.84), (-1, 0, 0.25))
    kit.box("canopy_seal", (x0 - x1 - 0.02, 2 * half - 0.02, 0.03), ((x0 + x1) / 2, 0, z0 - 0.005), "black", 0.008)


def _pane(kit, wall, across, up, outward):
    """A flush window between shares of a wall's width and height."""
    def on(u, v):
        low, high = wall[0] + (wall[1] - wall[0]) * u, wall[3] + (wall[2] - wall[3]) * u
        return low + (high - low) * v

    out = np.array(outward) / np.linalg.norm(outward)
    front = [on(u, v) + out * 0.006 for u, v in ((across[0], up[0]), (across[1], up[0]), (across[1], up[1]), (across[0], up[1]))]
    back = [p - out * 0.02 for p in front]
    kit.mesh("canopy_glass", front + back, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], "gloss_black", bevel=0.008)
