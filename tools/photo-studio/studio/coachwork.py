"""Working bodies behind the cab: chassis rails, trays, pantech boxes, coach boxes, steps and racks."""
import math

import numpy as np

from .wheels import wheel


def rails(kit, body, x0, x1, z=0.62, gap=0.42, depth=0.16):
    """Two chassis rails with cross members, tank and mudflaps."""
    for s in (1, -1):
        kit.box("rail", (x0 - x1, 0.07, depth), ((x0 + x1) / 2, s * gap, z), "plastic", 0.01)
    for x in np.linspace(x0 - 0.1, x1 + 0.1, 5):
        kit.box("cross", (0.06, gap * 2, depth * 0.7), (x, 0, z), "plastic", 0.01)
    r = body.s["wheel_r"]
    kit.tube("axle", [(body.rear_axle, -0.7, r), (body.rear_axle, 0.7, r)], 0.06, "underbody")
    kit.blob("diff", (0.34, 0.30, 0.30), (body.rear_axle, 0, r), "underbody", 2.6)


def guards(kit, body, x=None, r=None, half=0.9, width=0.28, mat="plastic", span=(0.25, 2.9)):
    """Rear mudguards over wheels that have no body of their own."""
    x, r = body.rear_axle if x is None else x, r or body.s["wheel_r"] + 0.06
    for s in (1, -1):
        v, f = [], []
        arc = np.linspace(*span, 24)
        for a in arc:
            for k in (0, 1):
                for rr in (r, r + 0.012):
                    v.append((x + rr * math.cos(a), s * (half - width * k), body.s["wheel_r"] + rr * math.sin(a)))
        for i in range(len(arc) - 1):
            b, c = 4 * i, 4 * (i + 1)
            f += [(b, b + 2, c + 2, c), (b + 1, c + 1, c + 3, b + 3), (b, c, c + 1, b + 1), (b + 2, b + 3, c + 3, c + 2)]
        kit.mesh("guard", v, f, mat)


def tray(kit, body, x0, x1, half, z, side=0.24, headboard=0.75, mat="aluminium"):
    """A flat tray: floor, ribbed drop sides, tail board, headboard with mesh, and a pair of lamps."""
    length, mid = x0 - x1, (x0 + x1) / 2
    kit.box("tray_floor", (length, half * 2, 0.05), (mid, 0, z), mat, 0.008)
    kit.box("tray_under", (length, half * 2 - 0.1, 0.07), (mid, 0, z - 0.06), "plastic", 0.01)
    for s in (1, -1):
        _ribbed(kit, (length - 0.02, 0.028, side), (mid, s * (half - 0.014), z + side / 2 + 0.028), mat, 3)
        kit.box("coaming", (length, 0.035, 0.07), (mid, s * (half - 0.01), z - 0.005), mat, 0.01)
        for x in np.linspace(x0 - 0.25, x1 + 0.25, 3):
            kit.box("latch", (0.05, 0.02, 0.09), (x, s * (half + 0.008), z + 0.05), "satin_metal", 0.006)
        for x in np.linspace(x0 - 0.3, x1 + 0.3, 6):
            kit.tube("rope", [(x - 0.05, s * (half + 0.006), z - 0.04), (x - 0.05, s * (half + 0.03), z - 0.07), (x + 0.05, s * (half + 0.03), z - 0.07), (x + 0.05, s * (half + 0.006), z - 0.04)], 0.006, "satin_metal", sides=3)
        tail_lamp(kit, (x1 - 0.02, s * (half - 0.22), z - 0.11))
    _ribbed(kit, (0.028, half * 2 - 0.06, side), (x1 + 0.014, 0, z + side / 2 + 0.028), mat, 3)
    for y in np.linspace(-half + 0.03, half - 0.03, 2):
        kit.tube("post", [(x0 - 0.03, y, z), (x0 - 0.03, y, z + headboard)], 0.026, mat, sides=5)
    for t in (0.45, 0.7, 1.0):
        kit.tube("bar", [(x0 - 0.03, -half + 0.03, z + headboard * t), (x0 - 0.03, half - 0.03, z + headboard * t)], 0.02, mat, sides=5)
    kit.box("headboard", (0.02, half * 2 - 0.06, headboard * 0.42), (x0 - 0.03, 0, z + headboard * 0.22), mat, 0.006)
    for y in np.linspace(-half + 0.12, half - 0.12, 11):
        kit.tube("mesh", [(x0 - 0.03, y, z + headboard * 0.44), (x0 - 0.03, y, z + headboard)], 0.006, mat, sides=3)
    kit.box("tow", (0.10, half * 1.2, 0.09), (x1 + 0.02, 0, z - 0.20), "plastic", 0.015)


def _ribbed(kit, size, at, mat, ribs):
    kit.box("side", size, at, mat, 0.006)
    long_axis = 0 if size[0] > size[1] else 1
    for i in range(ribs):
        z = at[2] + size[2] * ((i + 0.5) / ribs - 0.5)
        rib = (size[0], size[1] + 0.012, 0.022) if long_axis == 0 else (size[0] + 0.012, size[1], 0.022)
        kit.box("rib", rib, (at[0], at[1], z), mat, 0.005)


def tail_lamp(kit, at, size=(0.03, 0.30, 0.10)):
    kit.box("lamp_case", (size[0], size[1] + 0.02, size[2] + 0.02), at, "black", 0.008)
    x = at[0] - 0.012
    kit.box("stop", (size[0] * 0.7, size[1] * 0.5, size[2] * 0.8), (x, at[1] * 1.0 + math.copysign(size[1] * 0.2, at[1]), at[2]), "red_lens", 0.008)
    kit.box("turn", (size[0] * 0.7, size[1] * 0.3, size[2] * 0.8), (x, at[1] - math.copysign(size[1] * 0.26, at[1]), at[2]), "amber_lens", 0.008)


def pantech(kit, body, x0, x1, half, z0, z1, mat="panel"):
    """A rigid van body of flat panels with aluminium cappings and twin rear doors."""
    mid, length, h = (x0 + x1) / 2, x0 - x1, z1 - z0
    kit.box("pantech", (length, half * 2, h), (mid, 0, (z0 + z1) / 2), mat, 0.02)
    for s in (1, -1):
        for z in (z0 + 0.03, z1 - 0.03):
            kit.box("cap", (length + 0.01, 0.03, 0.075), (mid, s * (half - 0.008), z), "aluminium", 0.01)
        for x in (x0 - 0.03, x1 + 0.03):
            kit.box("corner", (0.075, 0.03, h), (x, s * (half - 0.008), (z0 + z1) / 2), "aluminium", 0.01)
        kit.box("underrun", (length * 0.42, 0.03, 0.12), (mid + length * 0.12, s * (half - 0.06), z0 - 0.26), "aluminium", 0.01)
        kit.box("underrun", (length * 0.42, 0.03, 0.05), (mid + length * 0.12, s * (half - 0.06), z0 - 0.10), "aluminium", 0.01)
        for x in (x0 - 0.5, mid, x1 + 0.5):
            kit.box("marker", (0.07, 0.014, 0.03), (x, s * (half + 0.012), z0 + 0.03), "amber_lens", 0.005)
        kit.tube("door_bar", [(x1 - 0.025, s * 0.10, z0 + 0.05), (x1 - 0.025, s * 0.10, z1 - 0.05)], 0.014, "satin_metal", sides=4)
        kit.tube("door_bar", [(x1 - 0.025, s * half * 0.75, z0 + 0.05), (x1 - 0.025, s * half * 0.75, z1 - 0.05)], 0.014, "satin_metal", sides=4)
        for z in np.linspace(z0 + 0.2, z1 - 0.2, 4):
            kit.box("hinge", (0.02, 0.10, 0.05), (x1 - 0.008, s * (half - 0.06), z), "satin_metal", 0.006)
        tail_lamp(kit, (x1 - 0.01, s * (half - 0.25), z0 - 0.10), (0.04, 0.38, 0.12))
        for k in (-0.5, 0.5):
            kit.box("reflector", (0.012, 0.10, 0.04), (x1 - 0.012, s * (half - 0.10), z0 + 0.06 + (k + 0.5) * (h - 0.14)), "red_lens", 0.004)
    for z in (z0 + 0.03, z1 - 0.03):
        kit.box("cap", (0.03, half * 2, 0.075), (x1 + 0.008, 0, z), "aluminium", 0.01)
        kit.box("cap", (0.03, half * 2, 0.075), (x0 - 0.008, 0, z), "aluminium", 0.01)
    kit.box("seam", (0.006, 0.008, h - 0.1), (x1 - 0.001, 0, (z0 + z1) / 2), "black", 0.002)
    kit.box("bumper", (0.10, half * 1.9, 0.12), (x1 + 0.05, 0, z0 - 0.30), "plastic", 0.02)


def coach_box(kit, outline, half, at=(0, 0, 0), mat="panel", bevel=0.07):
    """A caravan or motorhome shell: a side outline extruded across the body, with rounded edges."""
    return kit.prism("shell", outline, half * 2, at, mat, bevel=bevel)


def window(kit, x, z, w, h, y, proud=0.010, tilt=0.0):
    """A caravan window on both or one side: black acrylic in a thin frame. y carries the side."""
    s = 1 if y > 0 else -1
    kit.box("win_frame", (w + 0.05, 0.02, h + 0.05), (x, y + s * 0.002, z), "trim_dark", 0.012)
    kit.box("win", (w, 0.02, h), (x, y + s * proud, z), "gloss_black", 0.009)


def door(kit, x, z0, z1, w, y, mat="panel"):
    """An entrance door with a window, a grab handle and a step."""
    s = 1 if y > 0 else -1
    kit.box("door_gap", (w + 0.03, 0.012, z1 - z0 + 0.03), (x, y, (z0 + z1) / 2), "trim_dark", 0.005)
    kit.box("door", (w, 0.02, z1 - z0), (x, y + s * 0.006, (z0 + z1) / 2), mat, 0.009)
    kit.box("door_win", (w * 0.62, 0.02, (z1 - z0) * 0.32), (x, y + s * 0.012, z1 - (z1 - z0) * 0.24), "gloss_black", 0.009)
    kit.box("latch", (0.05, 0.03, 0.12), (x - w * 0.38, y + s * 0.018, (z0 + z1) / 2 - 0.02), "black", 0.01)
    kit.tube("grab", [(x - w * 0.5 - 0.09, y + s * 0.04, (z0 + z1) / 2 - 0.25), (x - w * 0.5 - 0.09, y + s * 0.04, (z0 + z1) / 2 + 0.25)], 0.013, "chrome", sides=4)
    kit.box("step", (w * 0.8, 0.24, 0.03), (x, y + s * 0.08, z0 - 0.16), "aluminium", 0.01)


def stripe(kit, points, y, mat="paint", thick=0.004):
    """A painted flash on a side: a side-view polygon laid on the panel."""
    kit.prism("flash", points, thick, (0, y, 0), mat, bevel=0.0)


def dual_wheels(kit, body, x, y, style):
    """Twinned rear wheels of a light truck."""
    s = body.s
    for side in (1, -1):
        for k in (0, 1):
            wheel(kit, (x, side * (y - k * (s["tyre_w"] + 0.03)), s["wheel_r"]), s["wheel_r"], s["tyre_w"], s["rim_r"], {**style, "dish": -0.06 if k == 0 else 0.05}, side)
