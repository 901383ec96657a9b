"""An awning on the side of a coach, rolled up or out over a camp."""
import math


def rolled(kit, x0, x1, y, z):
    kit.box("awning", (x0 - x1, 0.12, 0.13), ((x0 + x1) / 2, y, z), "trim_dark", 0.045)
    for x in (x0 - 0.02, x1 + 0.02):
        kit.box("awning_end", (0.05, 0.14, 0.15), (x, y, z), "aluminium", 0.04)


def out(kit, x0, x1, y, z, reach=2.35, drop=0.40):
    """Striped cloth from the roller at (y, z) to a rail on two legs, and a camp below it."""
    rolled(kit, x0, x1, y, z)
    rail_y, rail_z = y + reach, z - drop
    cloth = [(y + 0.04, z + 0.045), (y + reach * 0.5, z - drop * 0.5 + 0.0), (rail_y, rail_z + 0.03)]
    outline = cloth + [(a, b - 0.012) for a, b in cloth[::-1]]
    count = round((x0 - x1) / 0.26)
    wide = (x0 - x1 - 0.10) / count
    for k in range(count):
        x, mat = x1 + 0.05 + wide * (k + 0.5), "awning_dark" if k % 2 else "awning_light"
        kit.prism("awning_cloth", outline, wide, (x, 0, 0), mat, "yz", bevel=0.0)
        kit.box("valance", (wide, 0.008, 0.15), (x, rail_y + 0.03, rail_z - 0.06), mat, 0.002)
    kit.tube("awning_rail", [(x1, rail_y, rail_z), (x0, rail_y, rail_z)], 0.032, "aluminium", sides=6)
    for x in (x0 - 0.01, x1 + 0.01):
        kit.tube("awning_leg", [(x, rail_y, rail_z), (x, rail_y - 0.04, 0.02)], 0.020, "aluminium", sides=6)
        kit.box("foot", (0.10, 0.14, 0.012), (x, rail_y - 0.04, 0.010), "plastic", 0.004)
        kit.tube("awning_arm", [(x, rail_y, rail_z - 0.02), (x, y + 0.02, z - 1.15)], 0.014, "aluminium", sides=5)
    _camp(kit, (x0 + x1) / 2 - 0.35, y + 1.25)


def _camp(kit, x, y):
    kit.box("mat", (2.9, 1.9, 0.014), (x, y, 0.012), "awning_dark", 0.004)
    for k in range(5):
        kit.box("mat_line", (2.7, 0.06, 0.016), (x, y - 0.72 + 0.36 * k, 0.013), "awning_light", 0.004)
    _chair(kit, x - 0.85, y + 0.05, 0.25)
    _chair(kit, x + 0.80, y - 0.05, -0.25)
    kit.box("camp_table", (0.62, 0.50, 0.03), (x, y, 0.52), "wood", 0.008)
    for dx, dy in ((-0.26, -0.2), (0.26, 0.2), (-0.26, 0.2), (0.26, -0.2)):
        kit.tube("table_leg", [(x + dx, y + dy, 0.50), (x - dx * 0.9, y + dy, 0.02)], 0.011, "aluminium", sides=4)
    kit.lathe("lantern", [(0.0, 0.0), (0.055, 0.0), (0.055, 0.03), (0.042, 0.05), (0.042, 0.16), (0.055, 0.18), (0.0, 0.21)], (x + 0.15, y + 0.08, 0.535), "trim_dark", steps=28, axis="z")
    kit.lathe("flame", [(0.044, 0.055), (0.044, 0.155)], (x + 0.15, y + 0.08, 0.535), "drl", steps=28, axis="z")
    kit.lathe("mug", [(0.0, 0.0), (0.038, 0.0), (0.04, 0.09), (0.036, 0.09), (0.034, 0.01), (0.0, 0.01)], (x - 0.14, y, 0.535), "white_panel", steps=28, axis="z")


def _chair(kit, x, y, turn):
    """A folding chair that looks away from the coach."""
    c, s = math.cos(turn), math.sin(turn)
    at = lambda a, b, z: (x + a * c - b * s, y + a * s + b * c, z)
    kit.box("chair_seat", (0.50, 0.46, 0.03), at(0, 0.02, 0.44), "chair_cloth", 0.012, rot=(0.10, 0, turn))
    kit.box("chair_back", (0.50, 0.03, 0.52), at(0, -0.29, 0.72), "chair_cloth", 0.012, rot=(0.22, 0, turn))
    for side in (0.27, -0.27):
        kit.tube("chair_leg", [at(side, -0.24, 0.02), at(side, 0.24, 0.45)], 0.013, "aluminium", sides=5)
        kit.tube("chair_leg", [at(side, 0.24, 0.02), at(side, -0.22, 0.45), at(side, -0.36, 1.0)], 0.013, "aluminium", sides=5)
        kit.box("chair_arm", (0.05, 0.46, 0.025), at(side, 0.0, 0.66), "wood", 0.010, rot=(0, 0, turn))
        kit.tube("chair_post", [at(side, 0.20, 0.43), at(side, 0.20, 0.65)], 0.011, "aluminium", sides=4)
