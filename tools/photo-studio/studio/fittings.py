"""Fittings that are placed on the skin: lamps' internals, grille bars, mirrors, handles, wipers."""
import math

import numpy as np

from .marks import badge, plates
from .roof import roof_rails, shark_fin


def fit_car(kit, body):
    """Everything that hangs on a passenger car's body."""
    s = body.s
    if s.get("headlamp"):
        _headlamp_modules(kit, body)
    if s.get("grille"):
        grille_bars(kit, body, s["grille"], s.get("grille_style", "bars"))
    if s.get("intake"):
        grille_bars(kit, body, s["intake"], s.get("intake_style", "bars"), pitch=0.05)
    if s.get("mirror", True) and body.roof is not None:
        mirrors(kit, body)
    handles(kit, body)
    if s.get("slide_rail"):
        slide_rail(kit, body, *s["slide_rail"])
    plates(kit, body)
    badge(kit, body)
    if s.get("rails"):
        roof_rails(kit, body)
    if s.get("fin", True) and body.roof is not None:
        shark_fin(kit, body)
    if s.get("wipers", True) and body.roof is not None:
        wipers(kit, body)
    if s.get("arch_liner", True):
        arch_liners(kit, body)
    if s.get("spoiler"):
        spoiler(kit, body)


def arch_liners(kit, body):
    s = body.s
    for ax in [body.front_axle, body.rear_axle][:1 if s.get("liner_axles") else 2]:
        for sgn in (1, -1):
            r, zc = s["arch_r"] + 0.012, s["wheel_r"]
            v, f, steps = [], [], 40
            for i in range(steps + 1):
                a = -0.35 + (math.pi + 0.7) * i / steps
                x, z = ax + r * math.cos(a), zc + r * math.sin(a)
                z = max(z, float(body.floor(x)) + 0.005)
                edge = min(abs(body.hit((x, 2.0, max(z, float(body.floor(x)) + 0.06)), (0, -1, 0))[0][1]) - 0.016, body.half)
                v += [(x, sgn * 0.40, z), (x, sgn * edge, z)]
            f += [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
            v.append((ax, sgn * 0.40, zc))
            f += [(2 * i, 2 * i + 2, len(v) - 1) for i in range(steps)]
            kit.mesh("liner", v, f, "underbody")


def _unroll(body, u, z, rear=False):
    """Skin point whose fascia coordinate is u at height z: search along the plan corner."""
    best = None
    for y in np.linspace(0.02, body.half + 0.02, 60):
        try_x = body.x_nose + 0.3 if not rear else body.x_tail - 0.3
        p, n = body.hit((try_x, y, z), (-1 if not rear else 1, 0, 0), 2.0)
        back = (body.x_nose - p[0] - 0.05) if not rear else (p[0] - body.x_tail - 0.05)
        err = abs(y + 0.9 * max(back, 0) - u)
        if best is None or err < best[0]:
            best = (err, p, n)
    return best[1], best[2]


def _headlamp_modules(kit, body):
    """Projector lenses in the lamp bucket, facing ahead."""
    s = body.s
    pts = np.array(s["headlamp"])
    for u, z, r in s.get("projectors") or _auto_projectors(pts):
        p, n = _unroll(body, u, z)
        p = p - n * 0.035 - np.array([0.012, 0, 0])
        for sgn in (1, -1):
            at = (p[0], p[1] * sgn, p[2])
            kit.lathe("bezel", [(r * 1.02, 0.024), (r * 1.12, 0.022), (r * 1.16, 0.0), (r * 1.1, -0.03)], at, "chrome", steps=40, axis="x")
            ball = [(r * math.sin(a), r * 0.55 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 10)]
            kit.lathe("projector", ball, at, "projector", steps=40, axis="x")


def _auto_projectors(pts):
    u0, u1 = pts[:, 0].min(), pts[:, 0].max()
    out = []
    for t in (0.22, 0.42):
        u = u0 + (u1 - u0) * t
        zs = _span(pts, u)
        out.append((u, sum(zs) / 2 - 0.004, min(0.032, (zs[1] - zs[0]) * 0.30)))
    return out


def _span(pts, u):
    """Lowest and highest height of a polygon at abscissa u."""
    zs = []
    for a, b in zip(pts, np.roll(pts, -1, 0)):
        if (a[0] - u) * (b[0] - u) <= 0 and a[0] != b[0]:
            zs.append(a[1] + (b[1] - a[1]) * (u - a[0]) / (b[0] - a[0]))
    return min(zs), max(zs)


def grille_bars(kit, body, outline, style, pitch=0.038, depth=0.018):
    """Horizontal bars, or a lattice, that follow the fascia just inside an opening."""
    pts = np.array(outline)
    if style == "none":
        return
    z0, z1 = pts[:, 1].min(), pts[:, 1].max()
    flip = np.stack([pts[:, 1], pts[:, 0]], 1)
    mat = "gloss_black" if style in ("bars", "mesh") else "chrome"

    def run(z, rad, m):
        _, y1 = _span(flip, z)
        ys = np.linspace(0, max(y1 - 0.01, 0.02), 16)
        half = []
        for y in ys:
            p, n = body.hit((body.x_nose + 0.3, y, z), (-1, 0, 0), 1.6)
            if y + 0.9 * max(body.x_nose - p[0] - 0.05, 0) > y1:
                break
            half.append(p - np.array([depth, 0, 0]))
        if len(half) > 1:
            path = [(*h[:1], -h[1], h[2]) for h in half[::-1]] + [tuple(h) for h in half[1:]]
            kit.tube("bar", path, rad, m, sides=3)

    rows = max(2, int((z1 - z0) / pitch))
    for i in range(1, rows):
        run(z0 + (z1 - z0) * i / rows, 0.0065 if style != "mesh" else 0.004, mat)
    if style == "mesh":
        for y in np.arange(-0.9, 0.9, 0.03):
            zs = [z for z in np.linspace(z0 + 0.01, z1 - 0.01, 9) if abs(y) < _span(flip, z)[1] - 0.01]
            if len(zs) > 2:
                path = []
                for z in zs:
                    p, _ = body.hit((body.x_nose + 0.3, abs(y), z), (-1, 0, 0), 1.6)
                    path.append((p[0] - depth, y, p[2]))
                kit.tube("rib", path, 0.003, "gloss_black", sides=2)


def mirrors(kit, body):
    s = body.s
    x, z = s.get("mirror_at") or (s["ws"][0][0] - 0.30, float(body.belt(s["ws"][0][0] - 0.3)) + 0.10)
    p, _ = body.hit((x, 2.0, z - 0.03), (0, -1, 0))
    size = s.get("mirror_size", (0.13, 0.215, 0.15))
    for sgn in (1, -1):
        at = np.array([x + 0.015, sgn * (p[1] + 0.055 + size[1] / 2), z + 0.01])
        kit.blob("mirror", size, at, s.get("mirror_paint", "paint"), 3.2, rot=(0, 0, sgn * -0.12))
        kit.blob("mirror_base", (size[0] * 0.9, size[1] * 0.9, size[2] * 0.55), at + np.array([0.004, -sgn * 0.004, -size[2] * 0.30]), "gloss_black", 3.0, rot=(0, 0, sgn * -0.12))
        kit.box("mirror_glass", (0.006, size[1] * 0.82, size[2] * 0.72), at + np.array([-size[0] * 0.43, 0, 0.0]), "chrome", 0.003, rot=(0, 0, sgn * -0.12))
        kit.box("mirror_arm", (0.07, 0.13, 0.035), (x + 0.02, sgn * (p[1] + 0.03), z - size[2] * 0.32), "gloss_black", 0.012)
        kit.box("repeater", (0.012, size[1] * 0.5, 0.010), at + np.array([size[0] * 0.45, sgn * 0.03, -0.006]), "amber_lens", 0.004, rot=(0, 0, sgn * -0.30))


def handles(kit, body):
    s = body.s
    for x, z in s.get("handles", []):
        p, n = body.hit((x, 2.0, z), (0, -1, 0))
        for sgn in (1, -1):
            path = []
            for t in np.linspace(-0.105, 0.105, 9):
                q, m = body.hit((x + t, 2.0, z), (0, -1, 0))
                out = q + m * (0.024 * (1 - (t / 0.112) ** 4) - 0.003)
                path.append((out[0], sgn * out[1], out[2]))
            kit.tube("handle", path, 0.0125, s.get("handle_mat", "paint"), sides=5)
            kit.blob("cup", (0.13, 0.012, 0.055), (p[0] + 0.01, sgn * (p[1] - 0.003), p[2]), "black", 2.4)


def slide_rail(kit, body, x0, x1, z):
    """The groove that a sliding door runs in."""
    skin = [body.hit((x, 2.0, z), (0, -1, 0))[0] for x in np.linspace(x0, x1, 12)]
    for side in (1, -1):
        kit.tube("slide_rail", [(p[0], side * (p[1] - 0.004), p[2]) for p in skin], 0.012, "black", sides=3)


def wipers(kit, body):
    s = body.s
    (xc, zc), _ = s["ws"]
    for y0, y1 in s.get("wiper_y", ((0.62, 0.02), (0.02, -0.52))):
        path = []
        for t in np.linspace(0, 1, 14):
            y = y0 + (y1 - y0) * t
            for z in np.arange(zc - 0.04, zc + 0.3, 0.01):  # the lowest glass at this y
                p, n = body.hit((body.x_nose + 0.2, y, z), (-1, 0, 0), 2.5)
                if body.parts(p[None])["tub"][0] > 0.03:
                    break
            p, n = body.hit((body.x_nose + 0.2, y, z + 0.012 + 0.05 * (1 - t)), (-1, 0, 0), 2.5)
            path.append(tuple(p + n * 0.012))
        kit.tube("wiper", path, 0.006, "black", sides=3)


def spoiler(kit, body):
    """A lip over the tailgate glass."""
    s = body.s
    x, z, half, chord = s["spoiler"]
    out = [(0.0, 0.0), (chord, 0.012), (chord, 0.03), (0.02, 0.028), (-0.01, 0.012)]
    kit.prism("spoiler", out, half * 2, (x, 0, z), "paint", bevel=0.012)
