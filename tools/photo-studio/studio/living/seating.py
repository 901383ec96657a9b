"""Where one sits and sleeps: benches with cushions, tables, beds and pillows."""
import math

from .room import FLOOR, HALF

SEAT = FLOOR + 0.45


def pillow(kit, at, size=(0.16, 0.44, 0.30), mat="linen", rot=(0, 0.5, 0)):
    """A soft pillow whose corners are drawn out; its thin side is x."""
    kit.blob("pillow", size, at, mat, 3.6, rot=rot, steps=44)


def bench(kit, x0, x1, y0, y1, back=None, mat="seat_cloth"):
    """A box with a cushion on it; `back` is the side that one leans on: x0, x1, y0 or y1."""
    mid, size = ((x0 + x1) / 2, (y0 + y1) / 2), (abs(x1 - x0), abs(y1 - y0))
    kit.box("bench_box", (size[0] - 0.02, size[1] - 0.02, 0.33), (*mid, FLOOR + 0.165), "timber_x" if size[0] > size[1] else "timber_y", 0.008)
    kit.box("bench_lip", (size[0], size[1], 0.02), (*mid, FLOOR + 0.335), "carcass", 0.004)
    kit.box("bench_seat", (size[0] - 0.004, size[1] - 0.004, 0.13), (*mid, SEAT - 0.04), mat, 0.04, segments=5)
    kit.tube("piping", _loop(mid, size, SEAT + 0.008), 0.006, "piping", closed=True, sides=4)
    if back:
        along = 0 if back[0] == "y" else 1
        wide, edge = size[along], {"x0": x0, "x1": x1, "y0": y0, "y1": y1}[back]
        inward = math.copysign(1, mid[1 - along] - edge)
        centre = edge + inward * 0.075
        count = max(1, round(wide / 0.75))
        for k in range(count):
            at = mid[along] + wide * ((k + 0.5) / count - 0.5)
            box = (wide / count - 0.012, 0.13, 0.46)
            if along == 0:
                kit.box("bench_back", box, (at, centre, SEAT + 0.24), mat, 0.045, rot=(inward * 0.13, 0, 0), segments=5)
            else:
                kit.box("bench_back", (box[1], box[0], box[2]), (centre, at, SEAT + 0.24), mat, 0.045, rot=(0, inward * -0.13, 0), segments=5)


def _loop(mid, size, z):
    x, y = size[0] / 2 - 0.035, size[1] / 2 - 0.035
    return [(mid[0] + a * x, mid[1] + b * y, z) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def table(kit, x, y, long, wide, z=FLOOR + 0.72):
    """A timber top on one leg."""
    kit.box("table", (long, wide, 0.032), (x, y, z), "timber_x", 0.014, segments=5)
    kit.lathe("leg", [(0.0, 0.0), (0.16, 0.0), (0.16, 0.012), (0.032, 0.02), (0.030, z - FLOOR - 0.02), (0.07, z - FLOOR - 0.016)], (x, y, FLOOR), "steel", steps=40, axis="z")


def bed(kit, x0, x1, half, z=FLOOR + 0.55):
    """A bed whose head is at x1, made, with a throw over its foot."""
    mid, long = (x0 + x1) / 2, x1 - x0
    kit.box("bed_base", (long - 0.04, half * 2 - 0.04, 0.32), (mid + 0.02, 0, FLOOR + 0.16), "timber_y", 0.012)
    kit.box("mattress", (long, half * 2, 0.20), (mid, 0, z - 0.12), "linen", 0.05, segments=5)
    kit.box("quilt", (long - 0.42, half * 2 + 0.05, 0.19), (mid - 0.22, 0, z - 0.075), "quilt", 0.055, segments=6)
    kit.box("turn_down", (0.26, half * 2 + 0.055, 0.05), (x1 - 0.52, 0, z + 0.018), "linen", 0.022, segments=4)
    kit.box("throw", (0.46, half * 2 + 0.075, 0.20), (x0 + 0.30, 0, z - 0.068), "accent", 0.055, segments=6)
    for k in range(9):
        kit.box("knit", (0.02, half * 2 + 0.078, 0.203), (x0 + 0.11 + k * 0.048, 0, z - 0.068), "accent_line", 0.055, segments=4)
    for side in (1, -1):
        pillow(kit, (x1 - 0.13, side * half * 0.5, z + 0.17), (0.17, half * 0.92, 0.38), "linen", (0, 0.36, 0))
        pillow(kit, (x1 - 0.28, side * half * 0.5, z + 0.13), (0.15, half * 0.84, 0.32), "quilt", (0, 0.50, 0))
    pillow(kit, (x1 - 0.42, 0.0, z + 0.12), (0.13, 0.40, 0.26), "accent", (0, 0.56, 0))
    kit.box("headboard", (0.05, half * 2 + 0.10, 0.42), (x1 + 0.02, 0, z + 0.14), "headboard", 0.02, segments=4)


def reading_lamp(kit, x, y, z, side):
    """A small lamp on a bedside wall."""
    kit.tube("lamp_arm", [(x, y, z), (x - 0.03, y - side * 0.05, z + 0.02), (x - 0.05, y - side * 0.07, z - 0.03)], 0.008, "handle", sides=5)
    kit.lathe("shade", [(0.018, 0.05), (0.045, -0.05)], (x - 0.05, y - side * 0.07, z - 0.06), "lamp_shade", steps=28, axis="z")


def robe(kit, x0, x1, side, deep, height):
    """A bedside locker with a shelf on it."""
    wall = side * HALF
    kit.box("robe", (x1 - x0, deep, height), ((x0 + x1) / 2, wall - side * deep / 2, FLOOR + height / 2), "timber_z", 0.008)
    kit.box("robe_top", (x1 - x0 + 0.02, deep + 0.02, 0.03), ((x0 + x1) / 2, wall - side * deep / 2, FLOOR + height + 0.015), "stone", 0.006)
