"""A naked street motorcycle: blended tank and tail, tube frame, finned engine, two spoked wheels."""
import math

import numpy as np

from . import marks
from .field import smax, smin
from .mesh import cut, surface_nets


class BikeBody:
    """The reference points that cameras need."""

    def __init__(self, spec):
        self.s, self.half = spec, 0.12
        self.front_axle, self.rear_axle = spec["wheelbase"] / 2, -spec["wheelbase"] / 2


def _ellipsoid(p, at, size, power=2.0, pitch=0.0):
    q = p - np.asarray(at)
    c, s = math.cos(pitch), math.sin(pitch)
    q = np.stack([q[:, 0] * c + q[:, 2] * s, q[:, 1], -q[:, 0] * s + q[:, 2] * c], 1) / np.asarray(size)
    r = (np.abs(q) ** power).sum(1) ** (1 / power)
    return (r - 1) * min(size)


def _tank(p):
    """Fuel tank: a broad crown that narrows to the rider's knees."""
    body = _ellipsoid(p, (0.21, 0, 0.865), (0.31, 0.175, 0.150), 2.5, 0.10)
    body = smin(body, _ellipsoid(p, (0.02, 0, 0.83), (0.26, 0.105, 0.10), 2.4, 0.22), 0.12)
    for s in (1, -1):
        body = smax(body, -_ellipsoid(p, (0.0, s * 0.245, 0.80), (0.23, 0.11, 0.15), 2.0, 0.15), 0.06)
        body = smin(body, _ellipsoid(p, (0.38, s * 0.155, 0.76), (0.18, 0.045, 0.115), 2.4, -0.45), 0.07)
    return smax(body, 0.735 - 0.35 * (p[:, 0] - 0.2) * (p[:, 0] < 0.2) - p[:, 2] - 0.06 * (p[:, 0] > 0.3), 0.03)


def _tail(p):
    """Tail cowl that sweeps up behind the seat."""
    body = _ellipsoid(p, (-0.56, 0, 0.875), (0.33, 0.105, 0.060), 2.3, -0.24)
    return smin(body, _ellipsoid(p, (-0.30, 0, 0.80), (0.26, 0.115, 0.065), 2.4, -0.12), 0.10)


def _seat(p):
    front = _ellipsoid(p, (-0.24, 0, 0.855), (0.23, 0.135, 0.050), 2.6, 0.04)
    rear = _ellipsoid(p, (-0.56, 0, 0.945), (0.19, 0.115, 0.042), 2.6, -0.20)
    return smin(front, rear, 0.09)


def _fly(p):
    """Headlamp nacelle and small screen."""
    body = _ellipsoid(p, (0.60, 0, 0.93), (0.14, 0.115, 0.125), 2.5, -0.35)
    return smin(body, _ellipsoid(p, (0.53, 0, 1.03), (0.10, 0.105, 0.07), 2.3, -0.7), 0.06)


def _belly(p):
    body = _ellipsoid(p, (0.16, 0, 0.315), (0.30, 0.135, 0.085), 2.6, 0.06)
    return smax(body, p[:, 2] - 0.36 - 0.12 * (p[:, 0] - 0.1), 0.03)


def _shell(kit, name, f, lo, hi, mat, h=0.008, split=None):
    m = surface_nets(f, lo, hi, h)
    if split is None:
        kit.skin("skin_" + name, m, mat)
        return
    fn, other = split
    m, a = cut(m, fn(m.v), np.zeros((len(m.v), 1)))
    low = fn(m.centres()) < 0
    kit.skin("skin_" + name, m.take(~low), mat)
    kit.skin("skin_" + name + "2", m.take(low), other)


def _wheel(kit, x, r, w, rim, discs):
    prof = [(rim, w * 0.40), (rim + 0.012, w * 0.47)] + [(r - 0.055 + 0.055 * math.sin(a), w * 0.5 * math.cos(a)) for a in np.linspace(0.0, math.pi, 21)] + [(rim + 0.012, -w * 0.47), (rim, -w * 0.40)]
    kit.lathe("tyre", prof, (x, 0, r), "tyre", steps=110, angle=50)
    b = w * 0.38
    kit.lathe("barrel", [(rim + 0.006, b + 0.01), (rim - 0.006, b + 0.01), (rim - 0.018, b - 0.01), (rim - 0.026, 0), (rim - 0.018, -b + 0.01), (rim - 0.006, -b - 0.01), (rim + 0.006, -b - 0.01)], (x, 0, r), "rim_dark", steps=90)
    kit.lathe("hub", [(0.0, 0.075), (0.03, 0.075), (0.042, 0.06), (0.042, -0.06), (0.03, -0.075), (0, -0.075)], (x, 0, r), "rim_dark", steps=40)
    for k in range(5):
        for d in (-0.13, 0.13):
            a = 2 * math.pi * k / 5 + 0.3
            p0 = (x + 0.04 * math.cos(a), 0, r + 0.04 * math.sin(a))
            p1 = (x + (rim - 0.02) * math.cos(a + d), 0, r + (rim - 0.02) * math.sin(a + d))
            kit.tube("spoke", [p0, p1], 0.0135, "rim_dark", sides=4)
    for s in discs:
        y = s * 0.068
        ro = 0.158 if x > 0 else 0.115
        kit.lathe("disc", [(ro, 0.0025), (ro * 0.72, 0.0025), (ro * 0.72, -0.0025), (ro, -0.0025), (ro, 0.0025)], (x, y, r), "disc", steps=72)
        kit.lathe("carrier", [(ro * 0.74, 0.004), (0.045, 0.006), (0.045, -0.004), (ro * 0.74, -0.003)], (x, y, r), "rim_dark", steps=48)
        kit.box("caliper", (0.10, 0.05, 0.07), (x - ro * 0.80, y + s * 0.012, r + ro * 0.45), "caliper", 0.012, rot=(0, 0.5, 0))


def build(kit, spec, h):
    """Assemble the motorcycle."""
    body = BikeBody(spec)
    xf, xr, rf, rr = body.front_axle, body.rear_axle, 0.302, 0.315
    _wheel(kit, xf, rf, 0.125, 0.222, (1, -1))
    _wheel(kit, xr, rr, 0.185, 0.222, (-1,))
    _shell(kit, "tank", _tank, (-0.30, -0.24, 0.55), (0.62, 0.24, 1.08), "paint")
    _shell(kit, "tail", _tail, (-0.95, -0.16, 0.66), (0.0, 0.16, 1.05), "paint")
    _shell(kit, "seat", _seat, (-0.80, -0.18, 0.75), (0.04, 0.18, 1.04), "seat")
    _shell(kit, "fly", _fly, (0.38, -0.16, 0.76), (0.80, 0.16, 1.14), "paint", split=(lambda v: 0.665 + 0.25 * (v[:, 2] - 0.93) - v[:, 0], "gloss_black"))
    _shell(kit, "belly", _belly, (-0.18, -0.17, 0.20), (0.50, 0.17, 0.44), "paint")
    # headlamp in the nacelle
    kit.lathe("lamp", [(0.0, 0.034), (0.05, 0.026), (0.072, 0.0)], (0.722, 0, 0.895), "projector", steps=40, axis="x")
    for s in (1, -1):
        kit.tube("drl", [(0.722, s * 0.016, 0.985), (0.712, s * 0.055, 0.972), (0.685, s * 0.086, 0.93)], 0.0065, "drl", sides=4)
    kit.tube("tank_cap", [(0.26, 0, 1.008), (0.26, 0, 1.022)], 0.045, "satin_metal", sides=8)
    head, lower = np.array([0.43, 0, 1.00]), np.array([0.475, 0, 0.86])
    for s in (1, -1):  # upside-down fork
        top = np.array([0.415, s * 0.102, 1.04])
        axle = np.array([xf, s * 0.102, rf])
        d = axle - top
        kit.tube("fork_outer", [top, top + d * 0.56], 0.029, "satin_metal", sides=8)
        kit.tube("fork_inner", [top + d * 0.55, top + d * 0.93], 0.0225, "chrome", sides=8)
        kit.tube("fork_foot", [top + d * 0.88, axle], 0.030, "rim_dark", sides=8)
        kit.tube("grip", [(0.33, s * 0.27, 1.075), (0.30, s * 0.385, 1.065)], 0.0185, "black", sides=8)
        kit.blob("bar_end", (0.04, 0.03, 0.04), (0.298, s * 0.392, 1.064), "satin_metal", 2.4)
        kit.tube("bar", [(0.42, 0, 1.075), (0.415, s * 0.10, 1.085), (0.35, s * 0.20, 1.085), (0.33, s * 0.27, 1.075)], 0.0135, "rim_dark", sides=8)
        kit.tube("lever", [(0.36, s * 0.25, 1.075), (0.385, s * 0.30, 1.070), (0.355, s * 0.375, 1.062)], 0.0065, "satin_metal", sides=5)
        kit.box("switch", (0.05, 0.05, 0.05), (0.335, s * 0.245, 1.075), "plastic", 0.014)
        kit.tube("mirror_stem", [(0.36, s * 0.235, 1.09), (0.40, s * 0.30, 1.17), (0.40, s * 0.34, 1.215)], 0.007, "black", sides=5)
        kit.blob("mirror", (0.035, 0.145, 0.085), (0.40, s * 0.365, 1.235), "gloss_black", 2.8)
        kit.blob("indicator", (0.07, 0.05, 0.032), (0.56, s * 0.175, 0.90), "amber_lens", 2.4)
        kit.tube("ind_stem", [(0.54, s * 0.10, 0.90), (0.55, s * 0.16, 0.90)], 0.008, "black", sides=4)
        kit.blob("indicator", (0.06, 0.05, 0.03), (-0.83, s * 0.13, 0.86), "amber_lens", 2.4)
        kit.tube("ind_stem", [(-0.80, 0, 0.865), (-0.83, s * 0.12, 0.86)], 0.007, "black", sides=4)
        frame = [(0.43, s * 0.055, 0.96), (0.36, s * 0.15, 0.86), (0.16, s * 0.175, 0.74), (-0.06, s * 0.155, 0.66), (-0.19, s * 0.13, 0.52), (-0.20, s * 0.12, 0.36)]
        kit.tube("frame", _smooth(frame), 0.026, "rim_dark", sides=8)
        kit.tube("cradle", _smooth([(0.42, s * 0.05, 0.90), (0.36, s * 0.13, 0.70), (0.33, s * 0.14, 0.52)]), 0.018, "rim_dark", sides=8)
        kit.tube("sub", _smooth([(-0.10, s * 0.11, 0.70), (-0.40, s * 0.10, 0.80), (-0.72, s * 0.07, 0.90)]), 0.014, "rim_dark", sides=6)
        kit.tube("sub2", [(-0.18, s * 0.12, 0.56), (-0.46, s * 0.095, 0.80)], 0.012, "rim_dark", sides=6)
        arm = [(-0.16, s * 0.105, 0.43), (-0.36, s * 0.125, 0.43), (xr - 0.02, s * 0.125, rr)]
        kit.tube("arm", _smooth(arm), 0.034, "satin_metal", sides=6)
        kit.blob("arm_end", (0.14, 0.03, 0.085), (xr, s * 0.14, rr), "rim_dark", 3.2)
        kit.tube("peg", [(-0.24, s * 0.15, 0.37), (-0.24, s * 0.25, 0.37)], 0.014, "satin_metal", sides=6)
        kit.prism("heel", [(-0.06, -0.06), (0.04, -0.02), (0.05, 0.07), (-0.03, 0.10)], 0.012, (-0.22, s * 0.15, 0.40), "rim_dark")
        kit.tube("stand", [(xr, s * 0.17, rr), (xr - 0.16, s * 0.20, 0.035)], 0.014, "rim_dark", sides=5)
        kit.tube("stand", [(xr - 0.16, s * 0.20, 0.035), (xr + 0.30, s * 0.21, 0.025)], 0.014, "rim_dark", sides=5)
    kit.tube("stand", [(xr - 0.16, -0.20, 0.035), (xr - 0.16, 0.20, 0.035)], 0.014, "rim_dark", sides=5)
    for p in (head, lower):
        kit.box("clamp", (0.075, 0.27, 0.03), tuple(p), "rim_dark", 0.012, rot=(0, 0.4, 0))
    kit.box("dash", (0.02, 0.15, 0.09), (0.455, 0, 1.11), "screen", 0.012, rot=(0, -0.9, 0))
    _engine(kit)
    # exhaust
    for y in (-0.12, -0.04, 0.04, 0.12):
        kit.tube("header", _smooth([(0.30, y, 0.58), (0.40, y, 0.54), (0.40, y * 0.9, 0.36), (0.26, y * 0.6, 0.22), (0.05, y * 0.3 - 0.03, 0.20)]), 0.019, "chrome", sides=7)
    kit.tube("link", _smooth([(0.06, -0.03, 0.20), (-0.16, -0.09, 0.21), (-0.32, -0.17, 0.30)]), 0.032, "satin_metal", sides=8)
    can = np.array([-0.32, -0.185, 0.31]), np.array([-0.78, -0.20, 0.55])
    kit.tube("muffler", [*np.linspace(*can, 6)], 0.056, "satin_metal", sides=10)
    kit.tube("muffler_tip", [can[1], can[1] + (can[1] - can[0]) * 0.05], 0.046, "black", sides=10)
    kit.tube("band", [can[0] + (can[1] - can[0]) * 0.72, can[0] + (can[1] - can[0]) * 0.76], 0.058, "rim_dark", sides=10)
    # radiator, mudguards, chain, tail
    kit.box("radiator", (0.05, 0.34, 0.24), (0.42, 0, 0.62), "grille", 0.012, rot=(0, 0.35, 0))
    for z in np.linspace(0.53, 0.71, 9):
        kit.box("fin", (0.054, 0.33, 0.004), (0.42 + (0.62 - z) * 0.36, 0, z), "satin_metal", 0.001, rot=(0, 0.35, 0))
    _guard(kit, xf, rf, rf + 0.018, (0.55, 2.35), 0.066, "paint")
    _guard(kit, xr, rr, rr + 0.022, (0.95, 2.2), 0.085, "gloss_black")
    chain = [(xr, 0.105, rr + 0.085), (-0.20, 0.105, 0.47), (-0.16, 0.105, 0.44), (-0.20, 0.105, 0.40), (xr, 0.105, rr - 0.085)]
    kit.tube("chain", chain, 0.011, "satin_metal", sides=4)
    kit.lathe("sprocket", [(0.09, 0.003), (0.05, 0.003), (0.05, -0.003), (0.09, -0.003), (0.09, 0.003)], (xr, 0.105, rr), "satin_metal", steps=60)
    kit.box("tail_lamp", (0.03, 0.13, 0.035), (-0.875, 0, 0.945), "tail_led", 0.012)
    kit.prism("plate_arm", [(0.06, 0.02), (0.0, 0.03), (-0.11, -0.28), (-0.08, -0.29)], 0.06, (-0.76, 0, 0.88), "plastic")
    marks.plate(kit, (-0.885, 0, 0.66), -1, 0.35)
    return body


def _engine(kit):
    kit.box("case", (0.46, 0.28, 0.26), (0.04, 0, 0.42), "rim_dark", 0.06)
    kit.box("gearbox", (0.28, 0.24, 0.22), (-0.12, 0, 0.44), "caliper", 0.06)
    for i in range(7):
        kit.box("fin", (0.25 - abs(i - 3) * 0.008, 0.345, 0.010), (0.19 - i * 0.006, 0, 0.525 + i * 0.019), "caliper", 0.004, rot=(0, 0.22, 0))
    kit.box("cylinders", (0.21, 0.31, 0.20), (0.18, 0, 0.56), "rim_dark", 0.02, rot=(0, 0.22, 0))
    kit.box("head", (0.24, 0.36, 0.10), (0.15, 0, 0.69), "satin_metal", 0.03, rot=(0, 0.22, 0))
    for s in (1, -1):
        kit.lathe("cover", [(0.0, 0.03), (0.075, 0.028), (0.095, 0.015), (0.102, 0.0), (0.102, -0.06)] if s > 0 else [(0.102, 0.06), (0.102, 0.0), (0.095, -0.015), (0.075, -0.028), (0.0, -0.03)], (0.12, s * 0.15, 0.41), "satin_metal", steps=48)
        kit.lathe("cover2", [(0.0, 0.025), (0.06, 0.022), (0.075, 0.0), (0.075, -0.05)] if s > 0 else [(0.075, 0.05), (0.075, 0.0), (0.06, -0.022), (0.0, -0.025)], (-0.08, s * 0.135, 0.43), "caliper", steps=40)
        for a in np.linspace(0, 2 * math.pi, 7)[:-1]:
            kit.lathe("bolt", [(0.0, 0.006), (0.007, 0.006), (0.007, -0.006), (0, -0.006)], (0.12 + 0.09 * math.cos(a), s * 0.166, 0.41 + 0.09 * math.sin(a)), "chrome", steps=10)


def _guard(kit, x, r, rg, span, half, mat):
    v, f, arc = [], [], np.linspace(*span, 26)
    ys = np.linspace(-1, 1, 9)
    for a in arc:
        for t in ys:
            rr = rg + 0.022 * (1 - t * t)
            v.append((x + rr * math.cos(a), half * t, r + rr * math.sin(a)))
    n = len(ys)
    f = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(len(arc) - 1) for j in range(n - 1)]
    ob = kit.mesh("guard", v, f, mat, angle=60)
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.005


def _smooth(pts, n=24):
    """Catmull-Rom curve through points in space."""
    p = np.array(pts, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for t in np.linspace(0, len(p) - 3 - 1e-9, n):
        i = int(t)
        s = t - i
        a, b, c, d = p[i:i + 4]
        out.append(tuple(0.5 * ((2 * b) + (-a + c) * s + (2 * a - 5 * b + 4 * c - d) * s**2 + (-a + 3 * b - 3 * c + d) * s**3)))
    return out
