"""A dealer's yard after sunset: asphalt with bay lines, a lit showroom across the yard, parked stock, trees and festoon lamps."""
import math
import random

import bpy
from PIL import Image, ImageDraw

from .. import lights, nodes
from .painted_wall import Canvas, hang

BAY = 2.9
TREES, FASCIA, GLASS, FRAME = (13, 18, 20), (30, 33, 38), (255, 206, 148), (26, 24, 24)
STOCK = [(46, 48, 52), (82, 84, 88), (24, 26, 30), (70, 34, 32), (36, 46, 66), (104, 104, 104)]


def build(scale):
    """The yard; distances grow with the vehicle, the things in the background keep their size."""
    canvas = Canvas(19.0 * scale, 9.0)
    paint, bright = _yard(canvas)
    hang(canvas, paint, blur=0.13, reflected=0.9, brights=(bright, 3.4))
    _ground(scale)
    _sky()
    lights.card("canopy", (8.2 * scale, 3.0 * scale), (0, 0, 5.4 * scale), (0, 0, 0), 3.4, (0.86, 0.92, 1.0))
    lights.card("sunset", (9.0 * scale, 3.2 * scale), (3.0 * scale, 11.0 * scale, 3.2 * scale), (0, 0, 0.8), 3.6, (1.0, 0.72, 0.50))
    lights.ring(9.5 * scale, 2.3 * scale, 4.3 * scale, 0.9, (1.0, 0.86, 0.74))


def _ground(scale):
    far = 60.0 * scale
    mat, tree, out = nodes.material("asphalt")
    surface = tree.nodes.new("ShaderNodeBsdfPrincipled")
    tree.links.new(surface.outputs[0], out.inputs[0])
    x, y, _ = nodes.place(tree)
    pitch = BAY * scale
    beside = nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SUBTRACT", nodes.math(tree, "PINGPONG", y, pitch / 2), pitch / 2))
    on_line = nodes.math(tree, "LESS_THAN", beside, 0.055)
    in_bay = nodes.math(tree, "LESS_THAN", nodes.math(tree, "ABSOLUTE", x), 3.1 * scale)
    worn = nodes.fade(tree, nodes.noise(tree, 9.0), (0.36, 0.62), (0.25, 0.8))
    line = nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", on_line, in_bay), worn)
    grit = nodes.mix(tree, nodes.noise(tree, 60.0), (0.026, 0.028, 0.031, 1), (0.072, 0.073, 0.076, 1))
    nodes.feed(tree, surface.inputs["Base Color"], nodes.mix(tree, line, grit, (0.44, 0.44, 0.42, 1)))
    nodes.feed(tree, surface.inputs["Roughness"], nodes.fade(tree, nodes.noise(tree, 0.55), (0.40, 0.62), (0.26, 0.58)))
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, 0.006
    nodes.feed(tree, bump.inputs["Height"], nodes.noise(tree, 140.0))
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    lights.add_mesh("ground", [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)], mat)


def _sky():
    """From a warm line on the horizon to deep blue overhead."""
    world = lights.sky((1, 1, 1), 0.8)
    tree = world.node_tree
    split, ramp = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    bands = ((0.0, (0.90, 0.44, 0.20)), (0.08, (0.62, 0.42, 0.36)), (0.20, (0.30, 0.34, 0.48)), (0.40, (0.13, 0.21, 0.40)), (1.0, (0.05, 0.10, 0.24)))
    for band in bands[2:]:
        ramp.color_ramp.elements.new(band[0])
    for element, (height, colour) in zip(ramp.color_ramp.elements, bands):
        element.position, element.color = height, (*colour, 1)
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])


def _yard(canvas):
    """Two pictures: what is painted, and what shines."""
    dice = random.Random(7)
    paint, bright = Image.new("RGBA", canvas.size), Image.new("RGBA", canvas.size)
    brush, lamp = ImageDraw.Draw(paint), ImageDraw.Draw(bright)
    _trees(canvas, brush, dice)
    for start, end in ((196, 262), (282, 338)):
        _hall(canvas, brush, lamp, canvas.along(start), canvas.along(end))
    _parked(canvas, brush, lamp, dice)
    _festoon(canvas, brush, lamp)
    return paint, bright


def _trees(canvas, brush, dice):
    x, end = 0.0, canvas.along(360)
    while x < end:
        top, half = dice.uniform(2.4, 4.6), dice.uniform(1.0, 2.2)
        for _ in range(90):
            share = dice.random()  # a crown narrows towards its top
            cx, cz, r = x + dice.gauss(0, half * (0.62 - 0.36 * share)), 1.0 + (top - 1.0) * share, dice.uniform(0.12, 0.42)
            brush.ellipse(canvas.box(cx - r, cz - r, cx + r, cz + r), fill=(*TREES, 255))
        x += half * dice.uniform(1.0, 2.2)
    brush.rectangle(canvas.box(0, 0, end, 1.5), fill=(*TREES, 255))


def _hall(canvas, brush, lamp, x0, x1):
    """A low showroom: a dark fascia with a strip of light over lit glass."""
    brush.rectangle(canvas.box(x0, 0, x1, 4.5), fill=(*FASCIA, 255))
    lamp.rectangle(canvas.box(x0 + 0.3, 3.50, x1 - 0.3, 3.58), fill=(255, 236, 210, 255))
    panes = max(3, round((x1 - x0 - 1.2) / 2.3))
    width = (x1 - x0 - 1.2) / panes
    for i in range(panes):
        left = x0 + 0.6 + i * width
        for step in range(16):  # warmer and brighter towards the ceiling
            z, share = 0.3 + 3.0 * step / 16, 0.34 + 0.30 * step / 15
            lamp.rectangle(canvas.box(left + 0.06, z, left + width - 0.06, z + 3.0 / 16), fill=(*(round(c * share) for c in GLASS), 255))
        brush.rectangle(canvas.box(left + 0.06, 0.3, left + width - 0.06, 3.3), fill=(40, 32, 24, 255))
        for k in (0.3, 0.7):
            at = left + width * k
            lamp.ellipse(canvas.box(at - 0.10, 3.02, at + 0.10, 3.14), fill=(255, 244, 228, 255))
        if i % 2:
            _car(canvas, lamp, left + width * 0.5, 0.3, (84, 62, 46), (120, 92, 66))


def _car(canvas, brush, x, z, body, glass):
    """The nose of a parked car, as much of it as a lens out of focus leaves."""
    def shape(outline, fill):
        brush.polygon(canvas.points([(x + a, z + b) for a, b in outline]), fill=(*fill, 255))

    shape([(-0.92, 0.22), (-0.94, 0.72), (-0.84, 0.94), (-0.66, 1.40), (-0.50, 1.48), (0.50, 1.48), (0.66, 1.40), (0.84, 0.94), (0.94, 0.72), (0.92, 0.22)], body)
    shape([(-0.74, 0.98), (-0.56, 1.38), (0.56, 1.38), (0.74, 0.98)], glass)
    shape([(-0.90, 0.0), (-0.90, 0.30), (-0.66, 0.30), (-0.66, 0.0)], (8, 8, 9))
    shape([(0.66, 0.0), (0.66, 0.30), (0.90, 0.30), (0.90, 0.0)], (8, 8, 9))
    shape([(-0.55, 0.40), (-0.55, 0.62), (0.55, 0.62), (0.55, 0.40)], (14, 14, 16))


def _parked(canvas, brush, lamp, dice):
    """A row of stock, nose out, with a gap here and there."""
    x, end = 0.4, canvas.along(360) - 1.2
    while x < end:
        if dice.random() < 0.92:
            body = dice.choice(STOCK)
            _car(canvas, brush, x, 0.0, body, tuple(round(c * 0.5 + 18) for c in body))
            lamp.polygon(canvas.points([(x - 0.7, 0.0), (x + 0.7, 0.0), (x + 0.6, 0.02), (x - 0.6, 0.02)]), fill=(40, 30, 22, 255))
            _unlit(canvas, lamp, x)
        x += dice.choice((2.4, 2.5, 2.6, 2.7))


def _unlit(canvas, lamp, x):
    """A parked car hides the glass behind it."""
    lamp.polygon(canvas.points([(x - 0.93, 0.1), (x - 0.94, 0.72), (x - 0.66, 1.40), (x + 0.66, 1.40), (x + 0.94, 0.72), (x + 0.93, 0.1)]), fill=(0, 0, 0, 255))


def _festoon(canvas, brush, lamp):
    """Strings of lamps that hang from pole to pole over the stock."""
    poles = 12
    span = canvas.along(360) / poles
    for i in range(poles):
        left = i * span
        brush.rectangle(canvas.box(left - 0.05, 0, left + 0.05, 5.6), fill=(*FRAME, 255))
        bulbs = round(span / 0.75)
        for k in range(bulbs):
            t = k / bulbs
            x, z = left + t * span, 5.4 - 0.75 * math.sin(math.pi * t)
            lamp.ellipse(canvas.box(x - 0.09, z - 0.09, x + 0.09, z + 0.09), fill=(255, 226, 176, 255))
