"""An open runabout with an outboard motor, on a tandem trailer. The keel lies along x, bow forward."""
import math

import numpy as np

from . import marks
from .field import Curve, smax, smin
from .mesh import cut, surface_nets
from .motorcycle import _ellipsoid, _shell, _smooth
from .wheels import wheel

BEAM = Curve([(-2.6, 1.02), (-1.6, 1.09), (-0.2, 1.11), (1.0, 1.04), (1.9, 0.80), (2.6, 0.44), (3.05, 0.06)])
SHEER = Curve([(-2.6, 1.36), (-1.2, 1.34), (0.4, 1.40), (1.8, 1.53), (3.1, 1.68)])
KEEL = Curve([(-2.6, 0.60), (0.6, 0.60), (1.6, 0.66), (2.3, 0.84), (2.75, 1.16), (3.05, 1.56)])
DEAD_RISE = math.tan(math.radians(19))


def hull(p):
    """Flared topsides over a vee bottom, closed by a cambered deck, with an open cockpit."""
    x, z, ay = p[:, 0], p[:, 2], np.sqrt(p[:, 1] ** 2 + 1e-8)
    sheer, keel, beam = SHEER(x), KEEL(x), BEAM(x)
    t = np.clip((z - keel) / np.maximum(sheer - keel, 0.1), 0.0, 1.3)
    side = (ay - beam * (0.78 + 0.22 * t**1.3)) * 0.93
    bottom = (keel + ay * DEAD_RISE - z) * 0.93
    deck = z - sheer - 0.10 * np.clip(1 - (ay / np.maximum(beam, 0.1)) ** 2, 0, 1) * np.clip((x - 0.2) / 0.8, 0, 1)
    f = smax(smax(side, bottom, 0.05), deck, 0.06)
    f = smax(f, -2.58 - x - 0.12 * (z - 1.0), 0.06)
    f = smax(f, x - 3.06, 0.05)
    well = smax(smax(-2.10 - x, x - 0.75, 0.2), smax(ay - 0.80, 0.86 - z, 0.12), 0.15)
    splash = smax(smax(-3.0 - x, x + 2.20, 0.1), smax(ay - 0.42, 1.12 - z, 0.1), 0.1)
    return smax(smax(f, -well, 0.05), -splash, 0.05)


class BoatBody:
    """The reference points that cameras need."""

    def __init__(self, spec):
        self.s, self.half, self.front_axle, self.rear_axle = spec, 1.10, -0.35, -1.15


def _hull_parts(kit):
    m = surface_nets(hull, (-2.75, -1.2, 0.5), (3.15, 1.2, 1.85), 0.02)
    top = m.v[:, 2] - SHEER(m.v[:, 0]) + 0.085
    boot = m.v[:, 2] - KEEL(m.v[:, 0]) * 0.35 - 0.64
    line = m.v[:, 2] - SHEER(m.v[:, 0]) + 0.30
    a = np.column_stack([top, boot, line])
    for i in range(3):
        m, a = cut(m, a[:, i], a)
    m, a = cut(m, a[:, 2] + 0.045, a)
    c = m.centres()
    mean = a[m.f].mean(1)
    beam = BEAM(c[:, 0])
    n = m.n[m.f].mean(1)
    outside = (np.abs(c[:, 1]) > beam * 0.74) & (np.sign(c[:, 1]) * n[:, 1] > 0.25) | (c[:, 0] < -2.45) & (n[:, 0] < -0.4) | (n[:, 2] < -0.2) | (c[:, 0] > 2.3)
    topside = outside & (mean[:, 0] < 0)
    label = np.where(~topside, "white_panel", np.where(mean[:, 1] < 0, "white_panel", np.where((mean[:, 2] < 0) & (mean[:, 2] > -0.045), "white_panel", "paint")))
    inside = ~outside & (c[:, 0] < 0.9) & (c[:, 2] < SHEER(c[:, 0]) - 0.06)
    label = np.where(inside, "trim_light", label)
    for name in np.unique(label):
        kit.skin("skin_" + name, m.take(label == name), name)


def _screen(kit):
    """Wrap-round windscreen in a bright frame."""
    ys = np.linspace(-0.92, 0.92, 25)
    base, head = [], []
    for y in ys:
        x = 0.95 - 0.55 * abs(y / 0.92) ** 3.0
        z = float(SHEER(x)) + 0.03 + 0.05 * (1 - abs(y))
        base.append((x, y, z))
        head.append((x - 0.26, y * 0.93, z + 0.36 - 0.06 * abs(y)))
    n = len(ys)
    kit.mesh("screen", base + head, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], "glass", angle=60)
    kit.tube("frame", head, 0.013, "satin_metal")
    kit.tube("frame", base, 0.013, "satin_metal")
    for i in (0, 8, 16, 24):
        kit.tube("frame", [base[i], head[i]], 0.012, "satin_metal")


def _motor(kit):
    cowl = lambda p: smin(smin(_ellipsoid(p, (-2.86, 0, 1.66), (0.30, 0.19, 0.20), 2.8, -0.08), _ellipsoid(p, (-2.84, 0, 1.44), (0.22, 0.16, 0.16), 2.8), 0.12),
                          _ellipsoid(p, (-2.88, 0, 1.18), (0.15, 0.085, 0.32), 2.8), 0.12)
    _shell(kit, "cowl", cowl, (-3.3, -0.3, 0.8), (-2.4, 0.3, 2.0), "gloss_black", 0.014, split=(lambda v: v[:, 2] - 1.46, "plastic"))
    kit.prism("leg", [(-0.16, 0.35), (0.10, 0.35), (0.08, -0.10), (0.06, -0.30), (-0.02, -0.44), (-0.12, -0.36), (-0.14, -0.12)], 0.055, (-2.87, 0, 0.74), "plastic", bevel=0.02)
    kit.prism("plate", [(-0.26, 0.012), (0.10, 0.012), (0.10, -0.012), (-0.26, -0.012)], 0.20, (-2.86, 0, 0.66), "plastic", bevel=0.008)
    kit.blob("torpedo", (0.40, 0.12, 0.12), (-2.90, 0, 0.49), "plastic", 2.2)
    for k in range(3):
        a = 2 * math.pi * k / 3
        kit.blob("blade", (0.03, 0.10, 0.19), (-3.09, 0.09 * math.sin(a), 0.49 + 0.09 * math.cos(a)), "satin_metal", 2.2, rot=(-a, 0, 0.5))
    kit.box("bracket", (0.20, 0.26, 0.34), (-2.68, 0, 1.16), "plastic", 0.03)


def _cockpit(kit):
    for s in (1, -1):
        kit.box("seat", (0.50, 0.50, 0.16), (-0.55, s * 0.42, 1.13), "white_panel", 0.06)
        kit.box("pedestal", (0.30, 0.30, 0.24), (-0.55, s * 0.42, 0.96), "trim_light", 0.03)
        kit.box("back", (0.15, 0.50, 0.50), (-0.82, s * 0.42, 1.40), "white_panel", 0.06, rot=(0, -0.16, 0), taper=0.92)
        kit.box("pipe", (0.155, 0.36, 0.30), (-0.815, s * 0.42, 1.42), "paint", 0.06, rot=(0, -0.16, 0))
    kit.box("lounge", (0.46, 1.45, 0.30), (-1.75, 0, 1.02), "white_panel", 0.07)
    kit.box("lounge_back", (0.14, 1.45, 0.30), (-2.00, 0, 1.28), "white_panel", 0.06)
    kit.box("dash", (0.42, 1.50, 0.46), (0.52, 0, 1.22), "white_panel", 0.08)
    kit.box("helm", (0.10, 0.48, 0.20), (0.30, -0.42, 1.42), "gloss_black", 0.03, rot=(0, -0.5, 0))
    rim = [(0.16 + 0.06 * math.sin(t), -0.42 + 0.17 * math.cos(t), 1.36 + 0.16 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)[:-1]]
    kit.tube("wheel", rim, 0.015, "black", closed=True)
    for t in (0.3, 2.4, 4.5):
        kit.tube("spoke", [(0.20, -0.42, 1.36), (0.16 + 0.06 * math.sin(t), -0.42 + 0.17 * math.cos(t), 1.36 + 0.16 * math.sin(t))], 0.010, "satin_metal")
    for s in (1, -1):
        rail = [(x, s * (float(BEAM(x)) - 0.07) * 0.98, float(SHEER(x)) + 0.02 + h) for x, h in ((1.05, 0.0), (1.15, 0.16), (1.6, 0.20), (2.1, 0.21), (2.55, 0.21), (2.85, 0.20))] + [(3.0, 0, float(SHEER(3.0)) + 0.20)]
        kit.tube("rail", _smooth(rail, 40), 0.0125, "chrome")
        for x in (1.7, 2.35):
            y = s * (float(BEAM(x)) - 0.07) * 0.98
            kit.tube("stay", [(x, y, float(SHEER(x)) - 0.02), (x, y, float(SHEER(x)) + 0.225)], 0.010, "chrome")
        rub = [(x, s * (float(BEAM(x)) + 0.006), float(SHEER(x)) - 0.045) for x in np.linspace(-2.5, 2.98, 60)]
        kit.tube("rubber", rub, 0.020, "black")
        kit.box("cleat", (0.16, 0.03, 0.035), (-2.2, s * 0.94, 1.38), "chrome", 0.012)


def _trailer(kit, spec):
    r = spec["wheel_r"]
    for s in (1, -1):
        kit.tube("rail", [(-2.55, s * 0.62, 0.44), (1.6, s * 0.62, 0.44), (3.55, s * 0.05, 0.46)], 0.045, "galvanised", sides=2)
        kit.tube("bunk", [(-2.45, s * 0.50, 0.745), (1.0, s * 0.50, 0.745)], 0.04, "black", sides=2)
        for x in (-2.2, -0.9, 0.6):
            kit.tube("post", [(x, s * 0.58, 0.44), (x, s * 0.56, 0.78)], 0.022, "galvanised", sides=3)
        for x in (-0.35, -1.08):
            wheel(kit, (x, s * 1.02, r), r, 0.19, 0.195, dict(n=6, w=0.08, dark="rim", face="rim", dish=0.025, hub=0.06), s)
            kit.tube("axle", [(x, 0, r), (x, s * 0.95, r)], 0.025, "galvanised", sides=4)
        arch = [(-1.08 + 0.38 * math.cos(a), 0.38 * math.sin(a) + r) for a in np.linspace(math.pi * 0.97, math.pi * 0.55, 8)] + [(-0.35 + 0.38 * math.cos(a), 0.38 * math.sin(a) + r) for a in np.linspace(math.pi * 0.45, math.pi * 0.03, 8)]
        v = [(x, s * y, z) for x, z in arch for y in (0.90, 1.14)]
        ob = kit.mesh("guard", v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(arch) - 1)], "galvanised", angle=50)
        m = ob.modifiers.new("thick", "SOLIDIFY")
        m.thickness = 0.012
        kit.box("lamp", (0.05, 0.20, 0.10), (-2.62, s * 0.80, 0.46), "red_lens", 0.015)
    for x in (-2.5, -1.5, -0.7, 0.4, 1.5):
        kit.tube("cross", [(x, -0.62, 0.42), (x, 0.62, 0.42)], 0.035, "galvanised", sides=2)
    kit.box("board", (0.04, 1.9, 0.12), (-2.59, 0, 0.46), "galvanised", 0.01)
    marks.plate(kit, (-2.62, 0.0, 0.46), -1)
    kit.tube("winch", [(2.78, 0, 0.48), (2.82, 0, 1.10)], 0.04, "galvanised", sides=2)
    kit.box("bow_stop", (0.10, 0.16, 0.14), (2.78, 0, 1.14), "black", 0.03)
    kit.box("coupling", (0.30, 0.09, 0.09), (3.66, 0, 0.47), "satin_metal", 0.02)
    kit.tube("jockey", [(3.30, 0.14, 0.70), (3.30, 0.14, 0.16)], 0.026, "galvanised", sides=5)
    kit.lathe("jockey_wheel", [(0.0, 0.03), (0.09, 0.03), (0.105, 0.015), (0.105, -0.015), (0.09, -0.03), (0, -0.03)], (3.30, 0.14, 0.105), "tyre", steps=40)


def build(kit, spec, h):
    """Assemble the boat and its trailer."""
    _hull_parts(kit)
    _screen(kit)
    _cockpit(kit)
    _motor(kit)
    _trailer(kit, spec)
    return BoatBody(spec)
