"""Panel lines of a vehicle: glass, lamps, grilles, shut-lines, as signed distances on the skin."""
import numpy as np

from .field import Curve, polygon, smax

GAP = 0.0034  # half of a shut-line's width: wider than life, or it is lost on white paint at the size of a card


def unrolled(body, p):
    """Fascia coordinates: |y| run on round the corner, measured back from the nose and from the tail."""
    ay = np.abs(p[:, 1])
    return ay + 0.9 * np.maximum(body.x_nose - p[:, 0] - 0.05, 0), ay + 0.9 * np.maximum(p[:, 0] - body.x_tail - 0.05, 0)


def features(body, p, n):
    """Ordered mapping name -> signed distance per vertex; earlier names win when faces are labelled."""
    s, x, z = body.s, p[:, 0], p[:, 2]
    ay = np.abs(p[:, 1])
    c = body.parts(p)
    d = {}
    d["void.arch"] = np.maximum(body.wheel_radius_at(p) - s["arch_r"], 0.42 - ay)
    d["under"] = np.maximum(0.55 + n[:, 2], z - s["clearance"] - 0.25)
    if s.get("open_top"):  # convertible: keep the windscreen frame only
        d["void.top"] = np.maximum(0.012 - c["tub"], np.maximum(c["ws"] + 0.05, 0.03 + body.belt(x) - z - 0.05))
    uf, ur = unrolled(body, p)
    ahead, behind = body.front_axle + 0.06 - x, x - body.rear_axle + 0.06
    for name, gate, u in (("headlamp", ahead, uf), ("fog", ahead, uf), ("grille", ahead, uf), ("intake", ahead, uf), ("lightbar", ahead, uf),
                          ("frontplate", ahead, uf), ("skid", ahead, uf), ("taillamp", behind, ur), ("taillamp2", behind, ur),
                          ("rearblack", behind, ur), ("reflector", behind, ur)):
        if s.get(name):
            d[name] = np.maximum(polygon(u, z, s[name], s.get(name + "_r", 0.018)), gate)
    if body.roof is not None:
        d.update(_glass(body, c, x, ay, z))
    d.update(_shut_lines(body, c, x, ay, z))
    if s.get("cladding"):
        arch = body.wheel_radius_at(p) - s["arch_r"] - s["cladding"]
        sill = z - np.interp(x, *np.array(s.get("clad_line", [(-9, s["clearance"] + 0.125), (9, s["clearance"] + 0.125)])).T)
        low_ends = np.maximum(z - s.get("clad_ends", 0.40), np.minimum(ahead, behind))
        d["cladding"] = np.minimum(np.minimum(np.maximum(arch, 0.45 - ay), sill), low_ends)
    elif s.get("sill_trim", 0.03):
        d["cladding"] = z - body.floor(x) - s.get("sill_trim", 0.03)
    for name, fn in s.get("regions", {}).items():
        d[name] = fn(x, ay, z, c)
    return d


def _glass(body, c, x, ay, z):
    s, d = body.s, {}
    belt = (Curve(s["dlo_line"])(x) if s.get("dlo_line") else body.belt(x)) + s["dlo_edge"] - z
    rear = Curve(s["dlo_rear"])(z) - x if s.get("dlo_rear") else x * 0 - 9
    dlo = smax(smax(c["ws"] + s["a_pillar"], c["roofd"] + s["roof_rail"], 0.05), smax(rear, belt, 0.05), 0.06)
    if s.get("dlo_front"):
        dlo = smax(dlo, x - Curve(s["dlo_front"])(z), 0.05)
    dlo = smax(dlo, c["backlight"] + s.get("c_pillar", 0.035), 0.04)
    dlo = np.maximum(dlo, np.abs(c["gside"]) - s.get("dlo_depth", 0.055))
    posts = s.get("posts") or [s["doors"]["b"], s["doors"].get("quarter", s["doors"]["b"] - 1.02)]
    gap = np.min([np.abs(x - q - s.get("post_lean", 0.04) * (z - 1.2)) - w for q, w in _widths(posts)], axis=0)
    if s.get("solid_side"):  # panel van: only glaze ahead of this line
        dlo = smax(dlo, s["solid_side"] - x, 0.05)
    d["pane"] = np.maximum(dlo + 0.016, -gap)
    d["surround"] = dlo
    if s.get("bright_trim"):
        d["bright"] = dlo - 0.011
    ws = smax(smax(c["gside"] + s["a_pillar"], c["roofd"] + s.get("ws_top", 0.055), 0.07), s.get("cowl", 0.018) - c["tub"], 0.05)
    ws = np.maximum(ws, 0.0 - x + s["ws"][1][0] - 0.35)
    if s.get("ws_bottom"):
        ws = smax(ws, s["ws_bottom"] - z, 0.06)
    d["windscreen"] = ws + 0.022
    d["frit"] = ws
    if s.get("rear_window"):
        low, side = s["rear_window"]
        bl = smax(smax(c["gside"] + side, c["roofd"] + s.get("rear_top", 0.085), 0.07), low - z, 0.06)
        bl = np.maximum(bl, x - s.get("rear_window_ahead", body.x_tail + 0.95))
        if not s["shared_tail"]:
            bl = smax(bl, 0.02 - c["tub"], 0.04)
        d["backlight"] = bl + 0.02
        d["rearfrit"] = bl
    if s.get("glass_roof"):
        panel = smax(smax(c["gside"] + 0.10, c["ws"] + 0.10, 0.08), c["backlight"] + 0.12, 0.08)
        d["roofpanel"] = np.maximum(panel, body.belt(x) + 0.3 - z)
    return d


def _widths(posts):
    return [p if isinstance(p, tuple) else (p, 0.032) for p in posts]


def _shut_lines(body, c, x, ay, z):
    s, d, lines = body.s, {}, []
    doors = s.get("doors")
    top = c["roofd"] + s["roof_rail"] - 0.028 if body.roof is not None else z * 0 - 9
    wsd = c["ws"] + s["a_pillar"] - 0.03 if body.roof is not None else z * 0 - 9
    side_only = np.minimum(np.abs(c["side"]), np.abs(c["gside"])) - 0.10
    if doors:
        b = doors["b"] + 0.04 * (z - 1.0)
        front = smax(smax(x - Curve(doors["front"])(z), wsd, 0.06), b - x, 0.04)
        front = smax(smax(front, top, 0.05), doors["sill"] - z, 0.06)
        lines.append(np.maximum(front, side_only))
        if doors.get("rear"):
            rear = smax(x - b, Curve(doors["rear"])(z) - x, 0.05)
            rear = smax(smax(rear, top, 0.07), doors["sill"] - z, 0.06)
            lines.append(np.maximum(rear, side_only))
    if s.get("bonnet", True) is not False:
        fwd, cowl = s.get("bonnet") or (body.x_nose - 0.16, body.s["ws"][0][0] - 0.04)
        bonnet = smax(smax(c["side"] + s.get("bonnet_in", 0.085), x - fwd + 0.33 * (ay / body.half) ** 2.4, 0.10), cowl - x, 0.04)
        lines.append(np.maximum(bonnet, 0.62 - z))
    if s.get("tailgate"):
        low, inset = s["tailgate"]
        gate = smax(smax(low - z, c["side"] + inset, 0.06), c["gside"] + inset * 0.7 if body.roof is not None else z * 0 - 9, 0.05)
        gate = np.maximum(gate, x - body.x_tail - s.get("tailgate_depth", 0.75))
        if body.roof is not None:
            gate = np.maximum(gate, c["roofd"] + s.get("gate_top", 0.012))
        lines.append(gate)
    if s.get("boot"):
        fwd, low, inset = s["boot"]
        lines.append(smax(smax(c["side"] + inset, x - fwd, 0.06), low - z, 0.05))
    if s.get("fuel"):
        fx, fz = s["fuel"]
        lines.append(polygon(x, z, [(fx - .085, fz - .08), (fx + .085, fz - .08), (fx + .085, fz + .08), (fx - .085, fz + .08)], 0.03))
    for pts in s.get("seams", []):  # open lines in side view: bumper to guard
        lines.append(_polyline(x, z, pts))
    for i, line in enumerate(lines):
        d[f"gap{i}"] = line
    return d


def _polyline(x, z, pts):
    """Signed side of a line x = c(z) that exists only between its end heights."""
    pts = np.asarray(pts, float)
    lo, hi = pts[:, 1].min(), pts[:, 1].max()
    line = Curve([(b, a) for a, b in pts])(z)
    out = np.maximum(lo - z, z - hi)
    return np.where(out > 0, np.maximum(np.abs(x - line), out) + GAP, x - line)
