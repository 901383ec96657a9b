"""A camp by a lake on a clear morning: a gravel pad in dry grass, gum trees, and hills over the water."""
import math
import random

import bpy
import numpy as np
from PIL import Image, ImageDraw

from .. import lights, nodes
from .painted_wall import Canvas, hang

HILLS = ((128, 154, 178), (92, 124, 138), (66, 98, 82))
WATER, SHORE, GRASS = (96, 150, 182), (176, 164, 128), (136, 132, 78)
LEAVES, BARK = ((74, 92, 58), (92, 108, 66), (60, 78, 52), (108, 118, 76)), ((150, 132, 112), (176, 162, 144), (120, 102, 86))
SUN = (math.radians(54), 0.0, math.radians(118))


def build(scale):
    """The clearing; what stands round it keeps its size."""
    canvas = Canvas(19.0 * scale, 9.0)
    hang(canvas, _shore(canvas), blur=0.10, gain=1.45, reflected=0.8)
    _ground(scale)
    _grass(scale)
    _sky()
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = 3.4, math.radians(1.6), (1.0, 0.93, 0.82)
    sun.rotation_euler = SUN
    bpy.context.scene.collection.objects.link(sun)
    lights.ring(9.5 * scale, 2.3 * scale, 4.3 * scale, 0.9, (0.96, 0.98, 1.0))


def _ground(scale):
    far = 60.0 * scale
    mat, tree, out = nodes.material("clearing")
    surface = tree.nodes.new("ShaderNodeBsdfPrincipled")
    tree.links.new(surface.outputs[0], out.inputs[0])
    surface.inputs["Roughness"].default_value, surface.inputs["Specular IOR Level"].default_value = 0.95, 0.1
    x, y, _ = nodes.place(tree)
    square = lambda v: nodes.math(tree, "MULTIPLY", v, v)
    away = nodes.math(tree, "SQRT", nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", square(x), 0.5), square(y)))
    ragged = nodes.math(tree, "ADD", away, nodes.math(tree, "MULTIPLY", nodes.noise(tree, 0.5, 6.0), 7.0))
    stones = nodes.mix(tree, nodes.noise(tree, 34.0, 4.0), (0.24, 0.185, 0.125, 1), (0.50, 0.41, 0.295, 1))
    patchy = nodes.mix(tree, nodes.noise(tree, 0.9, 5.0), (0.150, 0.148, 0.055, 1), (0.30, 0.255, 0.125, 1))
    nodes.feed(tree, surface.inputs["Base Color"], nodes.mix(tree, nodes.fade(tree, ragged, (6.2 * scale, 7.6 * scale)), stones, patchy))
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.012
    nodes.feed(tree, bump.inputs["Height"], nodes.noise(tree, 60.0, 3.0))
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    lights.add_mesh("ground", [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)], mat)


def _grass(scale, count=60_000):
    """Blades round the pad, one triangle each, in tufts."""
    dice = np.random.default_rng(5)
    turn, away = dice.uniform(0, 2 * math.pi, count), scale * (3.6 + 15.0 * dice.random(count) ** 1.5)
    x, y = 1.42 * away * np.cos(turn), away * np.sin(turn)
    clump = np.sin(x * 2.1 + np.sin(y * 1.3)) * np.sin(y * 1.7 + np.sin(x * 0.9))
    kept = dice.random(count) < (away / scale - 3.4) / 2.6 + 0.7 * clump
    tall = (0.05 + 0.10 * dice.random(count)) * (0.75 + 0.55 * clump)
    lean, across = dice.uniform(-0.06, 0.06, (count, 2)), dice.uniform(0, math.pi, count)
    half = 0.008 * np.column_stack([np.cos(across), np.sin(across)])
    foot, zero = np.column_stack([x, y]), np.zeros((count, 1))
    blades = np.stack([np.hstack([foot - half, zero]), np.hstack([foot + half, zero]), np.hstack([foot + lean, tall[:, None]])], 1)[kept]
    tones = ((0.23, 0.205, 0.085), (0.155, 0.165, 0.058), (0.34, 0.285, 0.145))
    for tone, colour in enumerate(tones):
        mat, tree, out = nodes.material("blade")
        surface = tree.nodes.new("ShaderNodeBsdfDiffuse")
        surface.inputs[0].default_value = (*colour, 1)
        tree.links.new(surface.outputs[0], out.inputs[0])
        some = blades[tone :: len(tones)].reshape(-1, 3)
        lights.add_mesh("grass", some.tolist(), np.arange(len(some)).reshape(-1, 3).tolist(), mat)


def _sky():
    """Pale at the horizon, blue above."""
    world = lights.sky((1, 1, 1), 0.85)
    tree = world.node_tree
    split, ramp = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    bands = ((0.0, (0.84, 0.90, 0.94)), (0.07, (0.62, 0.79, 0.95)), (0.28, (0.32, 0.55, 0.88)), (1.0, (0.16, 0.34, 0.70)))
    for height, _ in bands[2:]:
        ramp.color_ramp.elements.new(height)
    for element, (height, colour) in zip(ramp.color_ramp.elements, bands):
        element.position, element.color = height, (*colour, 1)
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])


def _shore(canvas):
    """Hills behind a lake, a strip of shore, and trees with gaps to look through; clear where the sky is."""
    dice = random.Random(11)
    picture = Image.new("RGBA", canvas.size)
    brush, end = ImageDraw.Draw(picture), canvas.along(360)
    for rank, (colour, height) in enumerate(zip(HILLS, (4.2, 3.1, 2.25))):
        waves = [(dice.uniform(0, 6.3), k, height * 0.34 / k**0.8) for k in (2, 3, 5, 9, 14)]
        ridge = [(end * i / 400, height + sum(size * math.sin(2 * math.pi * k * i / 400 + phase) for phase, k, size in waves) * 0.62) for i in range(401)]
        brush.polygon(canvas.points([(0, 0), *ridge, (end, 0)]), fill=(*colour, 255))
    for i in range(20):
        share = i / 19
        brush.rectangle(canvas.box(0, 0.46 + 1.24 * share, end, 0.46 + 1.24 * (share + 0.06)), fill=(*(round(c * (1.0 + 0.22 * share)) for c in WATER), 255))
    for _ in range(260):
        x, z = dice.uniform(0, end), dice.uniform(0.5, 1.64)
        brush.rectangle(canvas.box(x, z, x + dice.uniform(0.4, 2.2), z + 0.02), fill=(206, 222, 228, 255))
    brush.rectangle(canvas.box(0, 0.36, end, 0.47), fill=(*SHORE, 255))
    brush.rectangle(canvas.box(0, 0, end, 0.37), fill=(*GRASS, 255))
    x = 1.0
    while x < end - 1.0:
        _gum(canvas, brush, dice, x, dice.uniform(4.2, 8.2))
        x += dice.choice((1.4, 1.9, 2.6, 3.6, 5.5, 8.0))
    return picture


def _gum(canvas, brush, dice, x, top):
    """A pale trunk that forks, and clouds of leaves with light between them."""
    tone, lean = dice.choice(BARK), dice.uniform(-0.5, 0.5)
    fork = top * dice.uniform(0.34, 0.5)
    limbs = [((x, 0.0), (x + lean * 0.4, fork), 0.15)]
    tips = [(x + lean + dice.gauss(0, 0.95), top * dice.uniform(0.60, 0.95)) for _ in range(dice.choice((5, 6, 7)))]
    limbs += [((x + lean * 0.4, fork), tip, 0.07) for tip in tips]
    for (ax, az), (bx, bz), wide in limbs:
        brush.polygon(canvas.points([(ax - wide, az), (ax + wide, az), (bx + wide * 0.6, bz), (bx - wide * 0.6, bz)]), fill=(*tone, 255))
        brush.polygon(canvas.points([(ax - wide, az), (ax - wide * 0.3, az), (bx - wide * 0.2, bz), (bx - wide * 0.6, bz)]), fill=(*(round(c * 0.72) for c in tone), 255))
    for tx, tz in tips:
        for shade in (0.72, 1.0, 1.16):  # darker below, sunlit above
            for _ in range(46):
                cx, cz = tx + dice.gauss(0, 0.50), tz + dice.gauss(0, 0.22) + (shade - 0.9) * 0.6
                r = dice.uniform(0.05, 0.19)
                brush.ellipse(canvas.box(cx - r * 1.3, cz - r, cx + r * 1.3, cz + r), fill=(*(min(255, round(c * shade)) for c in dice.choice(LEAVES)), 255))
