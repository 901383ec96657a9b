"""The outlines of coach bodies and of the bands on their sides, as lists of (x, height). Without numpy, so that the list of what can be photographed needs no set-up."""
import math

Line = list[tuple[float, float]]


def smooth_shell(x0, x1, low, top, waist, nose, tail, power=2.3):
    """A shell whose ends are curves: x0 and x1 at the height of the waist; nose and tail are the lengths of their roof and of their chin."""
    turn = _evenly(0, math.pi / 2, 10)
    across, up = [math.cos(t) ** (2 / power) for t in turn], [math.sin(t) ** (2 / power) for t in turn]

    def end(x, lengths, out):
        crown = [(x - out * lengths[0] * (1 - a), waist + (top - waist) * b) for a, b in zip(across, up)]
        chin = [(x - out * lengths[1] * (1 - a), waist - (waist - low) * b) for a, b in zip(across, up)]
        return chin[::-1][:-1] + crown

    return end(x0, nose, 1) + end(x1, tail, -1)[::-1]


def span(outline, at, axis=0):
    """The least and the greatest other coordinate of an outline where the one of `axis` is `at`."""
    reached = []
    for a, b in zip(outline, [*outline[1:], outline[0]]):
        if min(a[axis], b[axis]) <= at <= max(a[axis], b[axis]) and a[axis] != b[axis]:
            reached.append(a[1 - axis] + (b[1 - axis] - a[1 - axis]) * (at - a[axis]) / (b[axis] - a[axis]))
    return min(reached), max(reached)


def band(shell, low: Line, high: Line, inset=0.03):
    """The outline of what lies between two lines of (x, height), from the rear to the front, and inside of the shell."""
    ends = max(low[0][0], high[0][0], min(x for x, _ in shell) + inset), min(low[-1][0], high[-1][0], max(x for x, _ in shell) - inset)
    corners = [x for x, _ in [*low, *high, *shell] if ends[0] < x < ends[1]]
    below, above = [], []
    for x in sorted({*_evenly(*ends, 60), *corners}):
        floor, roof = span(shell, x)
        bottom, top = max(_height(low, x), floor + inset), min(_height(high, x), roof - inset)
        if top - bottom > 0.002:
            below.append((x, bottom))
            above.append((x, top))
    return below + above[::-1]


def _evenly(first, last, count):
    """So many numbers in equal steps, both ends included."""
    return [*(first + (last - first) / (count - 1) * i for i in range(count - 1)), last]


def _height(line: Line, x):
    """The height of a line at x, which lies between its ends."""
    after = next((i for i, (at, _) in enumerate(line[1:], 1) if x <= at), len(line) - 1)
    (x0, z0), (x1, z1) = line[after - 1], line[after]
    return z0 + (z1 - z0) * (x - x0) / (x1 - x0)
