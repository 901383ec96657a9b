"""Named extras that a parameter set can ask for: extras=[(name, options), ...]."""
from . import coachwork, interior, marks, roof, truck_bodies, ute_gear
from .motorhome import motorhome_box


def bus_front(kit, body):
    """Mirrors on short arms at the pillars, and the bar that parts the windscreen."""
    x, z = body.x_nose, 2.60
    for s in (1, -1):
        y = s * (body.half + 0.09)
        kit.tube("arm", [(x - 0.52, s * (body.half - 0.16), z), (x - 0.16, s * (body.half - 0.02), z + 0.02), (x - 0.02, y, z - 0.02), (x - 0.02, y, z - 0.12)], 0.024, "gloss_black", sides=5)
        kit.box("mirror", (0.12, 0.22, 0.44), (x - 0.02, y, z - 0.32), "gloss_black", 0.05)
        kit.box("mirror_face", (0.01, 0.18, 0.38), (x - 0.083, y, z - 0.32), "chrome", 0.004)
    glass = [body.hit((x + 0.4, 0, h), (-1, 0, 0))[0] for h in (1.26, 1.5, 1.8, 2.1, 2.4, 2.56)]
    kit.tube("divider", [(p[0] - 0.004, 0, p[2]) for p in glass], 0.014, "black", sides=3)
    _bus_door(kit, body)


def _bus_door(kit, body, x=3.08, width=0.94, low=0.40, high=2.44):
    """A glazed door in two leaves on the kerb side, ahead of the front wheel."""
    y, middle = body.half - 0.014, (low + high) / 2
    kit.box("door_gap", (width, 0.03, high - low), (x, y, middle), "black", 0.02)
    for half in (-0.25, 0.25):
        at = x + half * width * 0.97
        kit.box("door_leaf", (width * 0.46, 0.014, high - low - 0.04), (at, y + 0.014, middle), "paint", 0.03)
        kit.box("door_glass", (width * 0.34, 0.010, high - low - 0.32), (at, y + 0.019, middle + 0.04), "gloss_black", 0.03)
        kit.tube("door_bar", [(x + half * 0.22, y + 0.05, 1.0), (x + half * 0.22, y + 0.05, 1.55)], 0.014, "satin_metal", sides=4)


def roof_pod(kit, body, x0, x1, half, z, h):
    kit.box("pod", (x0 - x1, half * 2, h), ((x0 + x1) / 2, 0, z + h / 2 - 0.03), "paint", 0.08, taper=0.92)


def truck_mirrors(kit, body, x, z, y):
    for s in (1, -1):
        kit.tube("arm", [(x - 0.06, s * (y - 0.12), z + 0.30), (x + 0.08, s * (y + 0.16), z + 0.30), (x + 0.08, s * (y + 0.16), z - 0.30), (x - 0.04, s * (y - 0.10), z - 0.34)], 0.012, "black", sides=4)
        kit.box("mirror", (0.09, 0.19, 0.36), (x + 0.08, s * (y + 0.17), z + 0.04), "plastic", 0.035)
        kit.box("mirror_face", (0.01, 0.16, 0.31), (x + 0.033, s * (y + 0.17), z + 0.04), "chrome", 0.004)


def boxes(kit, body):
    """Fuel tank and battery box on the rails of a truck."""
    for s in (1, -1):
        kit.box("tank", (0.95, 0.42, 0.38), (0.20, s * 0.74, 0.62), "aluminium" if s > 0 else "plastic", 0.05)
        for dx in (-0.25, 0.25):
            kit.box("strap", (0.05, 0.44, 0.40), (0.20 + dx, s * 0.74, 0.62), "black", 0.05)
        kit.box("flap", (0.01, 0.44, 0.36), (body.rear_axle - 0.62, s * 0.80, 0.42), "black", 0.003)


def load_bed(kit, body, half=0.80, bar=True):
    """Tailgate handle, step bumper and, unless there is a canopy, the sports bar of a pick-up."""
    x = body.x_tail
    kit.box("bumper", (0.15, half * 2.08, 0.13), (x + 0.09, 0, 0.585), "satin_metal", 0.04)
    kit.box("step", (0.12, half * 1.0, 0.02), (x + 0.05, 0, 0.665), "plastic", 0.006)
    kit.box("handle", (0.02, 0.30, 0.09), (body.hit((x - 0.4, 0, 0.98), (1, 0, 0))[0][0] - 0.004, 0, 0.975), "plastic", 0.008)
    for s in (1, -1) if bar else ():
        path = [(-1.16, s * 0.80, 1.24), (-1.12, s * 0.76, 1.42), (-1.08, s * 0.66, 1.62), (-1.07, s * 0.40, 1.66), (-1.07, 0, 1.665)]
        kit.tube("bar", path, 0.032, "gloss_black", sides=6)
        kit.tube("bar", [(-1.10, s * 0.73, 1.50), (-1.34, s * 0.79, 1.36), (-1.62, s * 0.80, 1.25)], 0.026, "gloss_black", sides=6)


EXTRAS = {"motorhome_box": motorhome_box, "bus_front": bus_front, "roof_pod": roof_pod, "saloon": interior.saloon, "truck_mirrors": truck_mirrors, "plate_bar": marks.plate_bar, "boxes": boxes,
          "load_bed": load_bed, "rails": coachwork.rails, "tray": coachwork.tray, "pantech": coachwork.pantech, "curtain_sider": truck_bodies.curtain_sider, "tipper": truck_bodies.tipper, "guards": coachwork.guards,
          "roof_platform": roof.roof_platform, "roof_box": roof.roof_box, "ladder_rack": roof.ladder_rack,
          "bull_bar": ute_gear.bull_bar, "canopy": ute_gear.canopy}
