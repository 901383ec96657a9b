"""What is laid on the sides of a coach body: bands between two lines that end where the shell ends."""
import math

from . import coachwork
from .outlines import span


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
