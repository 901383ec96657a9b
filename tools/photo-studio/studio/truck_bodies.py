"""Other bodies behind the cab of a truck: curtains on both sides, and a tipper."""
import math

import numpy as np

from . import coachwork


def curtain_sider(kit, body, x0, x1, half, z0, z1):
    """A flat deck and a thin roof with coated cloth between them, held by straps with buckles; doors behind."""
    mid, length, tall = (x0 + x1) / 2, x0 - x1, z1 - z0
    kit.box("deck", (length, half * 2, 0.10), (mid, 0, z0 + 0.03), "plastic", 0.012)
    kit.box("roof", (length, half * 2, 0.07), (mid, 0, z1 - 0.035), "white_panel", 0.02)
    for x, mat in ((x0 - 0.02, "white_panel"), (x1 + 0.02, "white_panel")):
        kit.box("end", (0.04, half * 2 - 0.04, tall - 0.04), (x, 0, (z0 + z1) / 2), mat, 0.008)
    for side in (1, -1):
        _curtain(kit, x0 - 0.10, x1 + 0.10, z0 + 0.04, z1 - 0.12, side * (half - 0.004))
        kit.box("pelmet", (length + 0.01, 0.05, 0.14), (mid, side * (half - 0.008), z1 - 0.07), "aluminium", 0.012)
        kit.box("coaming", (length + 0.01, 0.05, 0.11), (mid, side * (half - 0.012), z0 + 0.015), "aluminium", 0.012)
        for x in (x0 - 0.05, x1 + 0.05):
            kit.box("post", (0.10, 0.05, tall), (x, side * (half - 0.012), (z0 + z1) / 2), "aluminium", 0.014)
        for x in np.arange(x0 - 0.32, x1 + 0.14, -0.50):
            kit.box("strap", (0.032, 0.006, tall - 0.22), (x, side * (half + 0.012), (z0 + z1) / 2 - 0.02), "black", 0.002)
            kit.box("buckle", (0.065, 0.022, 0.13), (x, side * (half + 0.016), z0 + 0.16), "satin_metal", 0.006)
        kit.box("underrun", (length * 0.42, 0.03, 0.12), (mid + length * 0.12, side * (half - 0.06), z0 - 0.26), "aluminium", 0.01)
        for x in (x0 - 0.5, mid, x1 + 0.5):
            kit.box("marker", (0.07, 0.014, 0.03), (x, side * (half + 0.018), z0 + 0.015), "amber_lens", 0.005)
        for y in (0.10, half * 0.75):
            kit.tube("door_bar", [(x1 - 0.025, side * y, z0 + 0.05), (x1 - 0.025, side * y, z1 - 0.05)], 0.014, "satin_metal", sides=4)
        coachwork.tail_lamp(kit, (x1 - 0.01, side * (half - 0.25), z0 - 0.10), (0.04, 0.38, 0.12))
    kit.box("seam", (0.006, 0.008, tall - 0.1), (x1 - 0.001, 0, (z0 + z1) / 2), "black", 0.002)
    kit.box("bumper", (0.10, half * 1.9, 0.12), (x1 + 0.05, 0, z0 - 0.30), "plastic", 0.02)


def _curtain(kit, x0, x1, z0, z1, y):
    """Cloth that bellies out between its straps and is drawn in by them."""
    xs, zs = np.linspace(x0, x1, 141), np.linspace(z0, z1, 15)
    points, faces = [], []
    for x in xs:
        for z in zs:
            share = (z - z0) / (z1 - z0)
            fold = 0.014 * math.cos(2 * math.pi * (x0 - 0.22 - x) / 0.50) * -1 + 0.004 * math.sin(9.0 * x + 5.0 * z)
            points.append((x, y + math.copysign(fold * math.sin(math.pi * min(1, share * 1.6 + 0.12)), y), z))
    n = len(zs)
    for i in range(len(xs) - 1):
        faces += [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    kit.mesh("curtain", points, faces, "cloth", angle=180)


def tipper(kit, body, x0, x1, half, z, side=0.52):
    """A steel tray on a subframe with a ram, ribbed sides in the colour of the cab, and a board that guards the cab."""
    mid, length = (x0 + x1) / 2, x0 - x1
    kit.box("floor", (length, half * 2, 0.08), (mid, 0, z), "rack", 0.01)
    for s in (1, -1):
        kit.box("subframe", (length - 0.1, 0.07, 0.13), (mid, s * 0.42, z - 0.105), "rack", 0.01)
        y = s * (half - 0.025)
        kit.box("side", (length, 0.05, side), (mid, y, z + side / 2), "paint", 0.008)
        for height in (side, 0.04):
            kit.box("rail", (length + 0.02, 0.09, 0.075), (mid, s * (half - 0.01), z + height), "paint", 0.016)
        for x in np.linspace(x0 - 0.05, x1 + 0.05, 8):
            kit.box("rib", (0.085, 0.05, side), (x, s * (half + 0.012), z + side / 2), "paint", 0.016, taper=0.9)
        kit.tube("hinge", [(x1 - 0.03, s * (half - 0.10), z + side + 0.06), (x1 - 0.03, s * (half + 0.02), z + side + 0.06)], 0.030, "satin_metal", sides=6)
        coachwork.tail_lamp(kit, (x1 - 0.02, s * (half - 0.25), z - 0.14), (0.04, 0.36, 0.11))
        for x in (x0 - 0.5, mid, x1 + 0.5):
            kit.box("marker", (0.07, 0.014, 0.03), (x, s * (half + 0.03), z - 0.02), "amber_lens", 0.005)
        kit.box("flap", (0.012, 0.46, 0.40), (x1 + 0.36, s * 0.80, z - 0.42), "black", 0.003)
    kit.box("tailboard", (0.05, half * 2 - 0.10, side), (x1 - 0.01, 0, z + side / 2), "paint", 0.008)
    for y in np.linspace(-half + 0.18, half - 0.18, 5):
        kit.box("rib", (0.05, 0.085, side - 0.06), (x1 - 0.045, y, z + side / 2), "paint", 0.014)
    _cab_guard(kit, x0, half, z, side)
    kit.tube("ram", [(x0 - 0.45, 0, 0.62), (x0 - 0.30, 0, z - 0.04)], 0.07, "satin_metal", sides=8)
    kit.box("bumper", (0.10, half * 1.8, 0.12), (x1 + 0.10, 0, z - 0.42), "plastic", 0.02)


def _cab_guard(kit, x0, half, z, side):
    """The headboard with a mesh to look through, as high as the cab's window."""
    kit.box("headboard", (0.05, half * 2, side + 0.12), (x0, 0, z + side / 2 + 0.06), "paint", 0.008)
    top = z + 1.20
    for y in (-half + 0.05, half - 0.05):
        kit.box("guard_post", (0.08, 0.08, 1.20), (x0, y, z + 0.60), "paint", 0.014)
    kit.box("guard_rail", (0.08, half * 2, 0.08), (x0, 0, top), "paint", 0.014)
    for y in np.arange(-half + 0.14, half - 0.10, 0.075):
        kit.tube("mesh", [(x0, y, z + side + 0.1), (x0, y, top)], 0.006, "rack", sides=3)
    for height in np.arange(z + side + 0.18, top, 0.075):
        kit.tube("mesh", [(x0, -half + 0.08, height), (x0, half - 0.08, height)], 0.006, "rack", sides=3)
    kit.box("beacon_foot", (0.14, 0.14, 0.03), (x0, half - 0.35, top + 0.055), "rack", 0.006)
    kit.lathe("beacon", [(0.0, 0.15), (0.05, 0.14), (0.065, 0.02), (0.065, 0.0)], (x0, half - 0.35, top + 0.07), "amber_lens", steps=32, axis="z")
