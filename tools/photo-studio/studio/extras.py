"""Named extras that a parameter set can ask for: extras=[(name, options), ...]."""
from . import coachwork, marks, roof, ute_gear
from .wheels import wheel


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


def plate_bar(kit, body, x, z):
    kit.box("plate_bar", (0.03, 0.50, 0.18), (x + 0.02, 0, z), "plastic", 0.01)
    marks.plate(kit, (x, 0, z), -1)


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


def _awning(kit, x0, x1, y, z):
    kit.box("awning", (x0 - x1, 0.12, 0.13), ((x0 + x1) / 2, y, z), "trim_dark", 0.045)
    for x in (x0 - 0.02, x1 + 0.02):
        kit.box("awning_end", (0.05, 0.14, 0.15), (x, y, z), "aluminium", 0.04)


def motorhome_box(kit, body):
    """Low-profile coach body behind and over the cab."""
    half = 1.13
    x1, top, low = -3.62, 2.92, 0.46
    shell = [(1.02, low), (1.02, 1.60), (1.28, 2.22), (1.62, 2.34), (1.70, 2.48), (1.52, 2.76), (1.18, top), (x1 + 0.12, top), (x1, top - 0.14), (x1, low + 0.12), (x1 + 0.10, low)]
    coachwork.coach_box(kit, shell, half, bevel=0.09)
    kit.box("skirt", (4.3, half * 2 - 0.03, 0.16), (-1.25, 0, low - 0.02), "silver_plastic", 0.04)
    coachwork.rails(kit, body, 1.0, x1 + 0.3, z=0.46)
    kit.box("wheel_hole", (0.92, half * 2 - 0.2, 0.40), (body.rear_axle, 0, 0.42), "black", 0.02)
    for s in (1, -1):
        y = s * half
        kit.lathe("arch", [(0.45, -0.012), (0.45, 0.012), (0.42, 0.012), (0.40, 0.004), (0.0, 0.004), (0.40, -0.004), (0.42, -0.012), (0.45, -0.012)], (body.rear_axle, y, body.s["wheel_r"] + 0.03), "black", steps=64)
        coachwork.stripe(kit, [(x1 + 0.03, 0.98), (x1 + 0.03, 1.30), (-1.2, 1.18), (1.0, 0.80), (1.0, 0.62), (-1.2, 0.92)], y + s * 0.002)
        coachwork.stripe(kit, [(x1 + 0.03, 1.36), (x1 + 0.03, 1.42), (-1.2, 1.30), (1.0, 0.93), (1.0, 0.88), (-1.2, 1.25)], y + s * 0.002, "trim_dark")
        for x, w, z, h in (((-0.55, 1.0, 1.92, 0.52), (-2.75, 0.95, 1.92, 0.52)) if s < 0 else ((-2.6, 1.1, 1.92, 0.52), (0.55, 0.55, 1.95, 0.48))):
            coachwork.window(kit, x, z, w, h, y)
        kit.box("hatch", (0.62, 0.014, 0.36), (-3.1, y, 0.80), "panel", 0.006)
        for x in (0.9, x1 + 0.06):
            kit.box("marker", (0.06, 0.02, 0.03), (x, y, 2.70), "amber_lens" if x > 0 else "red_lens", 0.006)
        kit.box("lamps", (0.04, 0.15, 0.52), (x1 - 0.012, s * 0.92, 0.92), "red_lens", 0.02)
        kit.box("lamps2", (0.042, 0.13, 0.12), (x1 - 0.014, s * 0.92, 0.78), "amber_lens", 0.012)
        kit.tube("mirror_arm", [(2.06, s * 0.90, 1.42), (2.10, s * 1.14, 1.42)], 0.016, "plastic", sides=4)
    coachwork.door(kit, -0.55, 0.62, 2.42, 0.64, half)
    _awning(kit, 0.6, -3.2, half + 0.03, 2.80)
    kit.box("rear_win", (0.02, 1.2, 0.50), (x1 - 0.006, 0, 1.98), "gloss_black", 0.009)
    kit.box("bumper", (0.16, half * 1.94, 0.20), (x1 - 0.02, 0, 0.55), "silver_plastic", 0.05)
    plate_bar(kit, body, x1 - 0.02, 0.86)
    kit.box("luton_win", (0.02, 1.1, 0.18), (1.60, 0, 2.62), "gloss_black", 0.009, rot=(0, -0.58, 0))
    kit.box("vent", (0.5, 0.5, 0.10), (-0.6, 0, top + 0.03), "silver_plastic", 0.03)
    kit.box("aircon", (0.9, 0.65, 0.20), (-2.2, 0, top + 0.08), "white_panel", 0.06, taper=0.9)


class CaravanBody:
    """The reference points that cameras need of a body built from panels."""

    def __init__(self, spec):
        self.s, self.half, self.front_axle, self.rear_axle = spec, spec["width"] / 2, 0.05, -0.85


def caravan(kit, spec, h):
    """A tandem-axle touring caravan with a drawbar."""
    body = CaravanBody(spec)
    half, low, top, x0, x1 = 1.15, 0.55, 2.72, 2.75, -2.75
    shell = [(x0 - 0.62, low), (x0 - 0.06, low + 0.42), (x0, low + 0.62), (x0 - 0.05, 1.55), (x0 - 0.42, 2.36), (x0 - 0.86, top), (x1 + 0.30, top), (x1 + 0.06, top - 0.22), (x1, 1.4), (x1, low + 0.30), (x1 + 0.28, low)]
    coachwork.coach_box(kit, shell, half, bevel=0.06)
    kit.box("under", (4.4, half * 1.8, 0.10), (-0.1, 0, low - 0.02), "underbody", 0.01)
    for s in (1, -1):
        y = s * half
        coachwork.stripe(kit, [(x0 - 0.60, low + 0.03), (x0 - 0.08, low + 0.43), (x0 - 0.03, low + 0.60), (x0 - 0.05, 1.20), (x1 + 0.03, 1.20), (x1 + 0.03, low + 0.32), (x1 + 0.30, low + 0.03)], y + s * 0.002)
        coachwork.stripe(kit, [(x0 - 0.06, 1.24), (x0 - 0.08, 1.31), (x1 + 0.03, 1.31), (x1 + 0.03, 1.24)], y + s * 0.002, "trim_dark")
        coachwork.stripe(kit, [(-1.1, 1.36), (-2.2, 2.5), (-2.55, 2.5), (-1.6, 1.36)], y + s * 0.002, "trim_dark")
        coachwork.stripe(kit, [(-0.95, 1.36), (-2.05, 2.5), (-2.13, 2.5), (-1.03, 1.36)], y + s * 0.002)
        wins = ((1.75, 1.0, 1.85, 0.55), (-0.45, 0.95, 1.85, 0.55)) if s > 0 else ((1.6, 1.1, 1.85, 0.55), (-0.9, 1.2, 1.85, 0.55), (0.35, 0.5, 1.9, 0.4))
        for x, w, z, hh in wins:
            coachwork.window(kit, x, z, w, hh, y)
        kit.box("arch_panel", (1.80, 0.03, 0.50), (-0.40, y + s * 0.004, 0.68), "plastic", 0.10)
        for x in (-0.85, 0.05):
            kit.lathe("hole", [(0.0, 0.022), (0.41, 0.022), (0.41, -0.022), (0.0, -0.022)], (x, y, spec["wheel_r"] + 0.04), "black", steps=56)
            kit.box("well", (0.82, 0.3, 0.45), (x, s * (half - 0.17), 0.50), "black", 0.02)
            wheel(kit, (x, s * (half - 0.055), spec["wheel_r"]), spec["wheel_r"], 0.22, 0.215, dict(n=6, w=0.09, dark="rim_dark", face="rim", dish=0.03, hub=0.07), s)
        kit.box("marker", (0.06, 0.02, 0.03), (x0 - 0.9, y, 2.55), "amber_lens", 0.006)
        kit.box("lamp", (0.04, 0.16, 0.42), (x1 - 0.012, s * 0.96, 1.02), "red_lens", 0.02)
        kit.box("lamp2", (0.042, 0.14, 0.10), (x1 - 0.014, s * 0.96, 0.90), "amber_lens", 0.012)
        kit.tube("drawbar", [(x0 - 0.9, s * 0.75, 0.50), (x0 + 1.15, s * 0.06, 0.50)], 0.05, "plastic", sides=2)
        kit.tube("leg", [(x1 + 0.4, s * 0.85, low), (x1 + 0.15, s * 0.92, 0.22)], 0.025, "satin_metal", sides=4)
    coachwork.door(kit, 0.78, 0.66, 2.38, 0.64, half)
    _awning(kit, 2.0, -2.3, half + 0.03, 2.58)
    kit.box("front_win", (0.02, 1.5, 0.46), (x0 - 0.215, 0, 1.94), "gloss_black", 0.009, rot=(0, -0.43, 0))
    for s in (0.35, -0.35):
        kit.lathe("gas", [(0.0, 0.62), (0.08, 0.60), (0.155, 0.52), (0.16, 0.05), (0.14, 0.0), (0, 0)], (x0 + 0.28, s, 0.54), "silver_plastic", steps=40, axis="z")
    kit.box("boot", (0.5, 1.5, 0.42), (x0 + 0.02, 0, 0.76), "plastic", 0.05)
    kit.box("coupling", (0.32, 0.10, 0.10), (x0 + 1.25, 0, 0.52), "satin_metal", 0.025)
    kit.tube("jockey", [(x0 + 0.95, 0.14, 0.72), (x0 + 0.95, 0.14, 0.16)], 0.028, "satin_metal", sides=5)
    kit.lathe("jockey_wheel", [(0.0, 0.03), (0.09, 0.03), (0.105, 0.015), (0.105, -0.015), (0.09, -0.03), (0, -0.03)], (x0 + 0.95, 0.14, 0.105), "tyre", steps=40)
    kit.box("bumper", (0.12, half * 1.92, 0.14), (x1 - 0.01, 0, 0.66), "plastic", 0.04)
    kit.box("rear_win", (0.02, 1.2, 0.50), (x1 - 0.004, 0, 1.85), "gloss_black", 0.009)
    kit.lathe("spare", [(0.0, 0.1), (0.30, 0.1), (0.36, 0.05), (0.36, -0.08), (0, -0.1)], (x1 - 0.12, 0, 1.15), "tyre", steps=64, axis="x")
    kit.lathe("spare_cover", [(0.0, -0.108), (0.20, -0.105), (0.23, -0.095)], (x1 - 0.12, 0, 1.15), "rim", steps=48, axis="x")
    plate_bar(kit, body, x1 - 0.05, 0.66)
    kit.box("aircon", (0.95, 0.68, 0.20), (-0.6, 0, top + 0.07), "white_panel", 0.06, taper=0.9)
    kit.box("hatch", (0.6, 0.6, 0.09), (1.0, 0, top + 0.02), "silver_plastic", 0.03)
    return body


EXTRAS = {"bus_front": bus_front, "roof_pod": roof_pod, "truck_mirrors": truck_mirrors, "plate_bar": plate_bar, "boxes": boxes,
          "motorhome_box": motorhome_box, "load_bed": load_bed, "rails": coachwork.rails, "tray": coachwork.tray, "pantech": coachwork.pantech, "guards": coachwork.guards,
          "roof_platform": roof.roof_platform, "roof_box": roof.roof_box, "ladder_rack": roof.ladder_rack,
          "bull_bar": ute_gear.bull_bar, "canopy": ute_gear.canopy}
