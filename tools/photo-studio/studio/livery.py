"""What is laid on the sides of a coach body: bands between two lines that end where the shell ends."""
import math

import numpy as np

from . import coachwork

Line = list[tuple[float, float]]


def smooth_shell(x0, x1, low, top, waist, nose, tail, power=2.3):
    """A shell whose ends are curves: x0 and x1 at the height of the waist; nose and tail are the lengths of their roof and of their chin."""
    turn = np.linspace(0, math.pi / 2, 10)
    across, up = np.cos(turn) ** (2 / power), np.sin(turn) ** (2 / power)

    def end(x, lengths, out):
        crown = [(x - out * lengths[0] * (1 - a), waist + (top - waist) * b) for a, b in zip(across, up)]
        chin = [(x - out * lengths[1] * (1 - a), waist - (waist - low) * b) for a, b in zip(across, up)]
        return chin[::-1][:-1] + crown

    return end(x0, nose, 1) + end(x1, tail, -1)[::-1]


def span(outline, at, axis=0):
    """The least and the greatest other coordinate of an outline where the one of `axis` is `at`."""
    points = np.array(outline)
    reached = []
    for a, b in zip(points, np.roll(points, -1, 0)):
        if min(a[axis], b[axis]) <= at <= max(a[axis], b[axis]) and a[axis] != b[axis]:
            reached.append(a[1 - axis] + (b[1 - axis] - a[1 - axis]) * (at - a[axis]) / (b[axis] - a[axis]))
    return min(reached), max(reached)


def band(shell, low: Line, high: Line, inset=0.03):
    """The outline of what lies between two lines of (x, height), from the rear to the front, and inside of the shell."""
    ends = max(low[0][0], high[0][0], min(x for x, _ in shell) + inset), min(low[-1][0], high[-1][0], max(x for x, _ in shell) - inset)
    corners = [x for x, _ in [*low, *high, *shell] if ends[0] < x < ends[1]]
    below, above = [], []
    for x in sorted({*np.linspace(*ends, 60), *corners}):
        floor, roof = span(shell, x)
        bottom, top = max(np.interp(x, *zip(*low)), floor + inset), min(np.interp(x, *zip(*high)), roof - inset)
        if top - bottom > 0.002:
            below.append((float(x), float(bottom)))
            above.append((float(x), float(top)))
    return below + above[::-1]


def lay(kit, livery, y):
    """Lay (material, outline) on the side at y, each over those before it."""
    side = math.copysign(1, y)
    for layer, (mat, outline) in enumerate(livery):
        coachwork.stripe(kit, outline, y + side * (0.002 + 0.0006 * layer), mat)


def end_pane(kit, name, shell, front, z, width, height, mat="gloss_black"):
    """A window that lies on the front or the rear of a shell."""
    edge = lambda height: span(shell, height, axis=1)[1 if front else 0]
    lean = math.atan2(edge(z - 0.12) - edge(z + 0.12), 0.24)
    out = 0.004 if front else -0.004
    kit.box(name, (0.02, width, height), (edge(z) + out, 0, z), mat, 0.009, rot=(0, -lean, 0))
