"""An indoor showroom: a polished floor, timber slats, a washed wall, tall windows and lines of light on the ceiling."""
import math
import random

from PIL import Image, ImageDraw

from .. import lights, nodes
from .painted_wall import Canvas, hang

WALL, SLAT, SLAT_GAP, FRAME = (168, 166, 162), (150, 112, 76), (58, 42, 30), (34, 36, 38)


def build(scale):
    """The room; its floor and lights grow with the vehicle."""
    canvas = Canvas(12.0 * scale, 5.6 * scale)
    paint, bright = _room(canvas)
    hang(canvas, paint, blur=0.075, reflected=0.5, brights=(bright, 1.5))
    _floor(scale)
    lights.card("overhead", (8.2 * scale, 3.0 * scale), (0, 0, 5.4 * scale), (0, 0, 0), 4.6)
    for y in (-2.1, 0.0, 2.1):
        lights.card("line", (9.0 * scale, 0.20 * scale), (0, y * scale, 4.5 * scale), (0, y * scale, 0), 16.0, (1.0, 0.97, 0.92))
    lights.ring(9.5 * scale, 2.3 * scale, 4.3 * scale, 1.3)
    lights.sky((1.0, 0.97, 0.93), 0.28)


def _floor(scale):
    mat, tree, out = nodes.material("polished")
    surface = tree.nodes.new("ShaderNodeBsdfPrincipled")
    tree.links.new(surface.outputs[0], out.inputs[0])
    cloud = nodes.noise(tree, 0.7, 4.0)
    nodes.feed(tree, surface.inputs["Base Color"], nodes.mix(tree, cloud, (0.30, 0.298, 0.29, 1), (0.42, 0.415, 0.40, 1)))
    nodes.feed(tree, surface.inputs["Roughness"], nodes.fade(tree, cloud, (0.3, 0.7), (0.12, 0.20)))
    surface.inputs["Specular IOR Level"].default_value = 0.42
    half = 40.0 * scale
    lights.add_mesh("floor", [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)], mat)


def _room(canvas):
    """Two pictures: the walls, and what shines."""
    paint, bright = Image.new("RGBA", canvas.size, (*WALL, 255)), Image.new("RGBA", canvas.size)
    brush, lamp = ImageDraw.Draw(paint), ImageDraw.Draw(bright)
    top, end = canvas.height, canvas.along(360)
    for i in range(40):  # light falls down the wall from a cove
        z, share = top * i / 40, 0.72 + 0.42 * (i / 39) ** 2
        brush.rectangle(canvas.box(0, z, end, z + top / 40), fill=(*(min(255, round(c * share)) for c in WALL), 255))
    for start, stop in ((20, 64), (150, 214), (262, 292)):
        _slats(canvas, brush, canvas.along(start), canvas.along(stop))
    for start, stop in ((74, 140), (298, 360), (0, 14)):
        _windows(canvas, brush, lamp, canvas.along(start), canvas.along(stop))
    for start, stop in ((214, 262),):
        lamp.rectangle(canvas.box(canvas.along(start) + 0.8, top * 0.47, canvas.along(stop) - 0.8, top * 0.47 + 0.07), fill=(255, 246, 230, 255))
    brush.rectangle(canvas.box(0, 0, end, 0.12), fill=(*FRAME, 255))
    return paint, bright


def _slats(canvas, brush, x0, x1):
    """Upright timber, washed from above."""
    x = x0
    while x < x1:
        for i in range(24):
            z, share = canvas.height * i / 24, 0.62 + 0.5 * (i / 23) ** 2
            brush.rectangle(canvas.box(x, z, x + 0.16, z + canvas.height / 24), fill=(*(min(255, round(c * share)) for c in SLAT), 255))
        brush.rectangle(canvas.box(x + 0.16, 0, x + 0.24, canvas.height), fill=(*SLAT_GAP, 255))
        x += 0.24


def _windows(canvas, brush, lamp, x0, x1):
    """Glass to the floor: an overcast sky over a hedge."""
    brush.rectangle(canvas.box(x0, 0, x1, canvas.height), fill=(118, 128, 134, 255))
    for i in range(24):
        z, share = canvas.height * i / 24, 0.42 + 0.5 * i / 23
        lamp.rectangle(canvas.box(x0, z, x1, z + canvas.height / 24), fill=(round(196 * share), round(212 * share), round(226 * share), 255))
    _garden(canvas, brush, lamp, x0, x1)
    x = x0
    while x <= x1:
        for layer, colour in ((brush, FRAME), (lamp, (0, 0, 0))):
            layer.rectangle(canvas.box(x - 0.05, 0, x + 0.05, canvas.height), fill=(*colour, 255))
        x += 2.2
    for layer, colour in ((brush, FRAME), (lamp, (0, 0, 0))):
        layer.rectangle(canvas.box(x0, canvas.height * 0.62, x1, canvas.height * 0.62 + 0.08), fill=(*colour, 255))


def _garden(canvas, brush, lamp, x0, x1):
    """Shrubs outside: leaves get smaller and sparser towards the top."""
    dice = random.Random(3)
    for layer, tones in ((brush, ((58, 76, 52), (46, 62, 46), (70, 86, 60))), (lamp, ((20, 27, 20), (30, 39, 27), (14, 19, 15)))):
        layer.rectangle(canvas.box(x0, 0, x1, 0.7), fill=(*tones[0], 255))
        for _ in range(round((x1 - x0) * 130)):
            x, share = dice.uniform(x0, x1), dice.random() ** 1.4
            crown = 1.35 + 0.55 * math.sin(x * 1.3) * math.sin(x * 0.47)
            z, r = 0.5 + (crown - 0.5) * share, 0.17 - 0.12 * share
            layer.ellipse(canvas.box(max(x0, x - r), z - r, min(x1, x + r), z + r), fill=(*dice.choice(tones), 255))
