"""A painted wall round the set: a soft picture on a cylinder, lit by itself, so that it costs no light and no noise."""
import math

import bpy
import numpy as np
from PIL import ImageFilter

from .. import lights, nodes

PIXELS_PER_METRE = 36


class Canvas:
    """Metres along a round wall and up it, to pixels. `turn` is a compass of the set: 0 ahead of the nose, 90 on its left."""

    def __init__(self, radius, height):
        self.radius, self.height = radius, height
        self.size = round(2 * math.pi * radius * PIXELS_PER_METRE), round(height * PIXELS_PER_METRE)

    def along(self, turn):
        """Metres along the wall at a compass angle in degrees."""
        return math.radians(turn) * self.radius

    def box(self, x0, z0, x1, z1):
        """The pixels of a rectangle given in metres."""
        xs, zs = sorted((x0, x1)), sorted((z0, z1))
        return [round(v * PIXELS_PER_METRE) for v in (xs[0], self.height - zs[1], xs[1], self.height - zs[0])]

    def points(self, outline):
        return [(x * PIXELS_PER_METRE, (self.height - z) * PIXELS_PER_METRE) for x, z in outline]


def hang(canvas, picture, blur, gain=1.0, reflected=1.0, brights=None):
    """Put a painted RGBA picture on the wall, out of focus by `blur` metres.

    `brights` is a second picture of what is brighter than paint (lamps, lit windows): (picture, gain).
    """
    soft = ImageFilter.GaussianBlur(blur * PIXELS_PER_METRE)
    light = _linear(picture.filter(soft)) * [gain, gain, gain, 1]
    if brights:
        light[..., :3] += _linear(brights[0].filter(soft))[..., :3] * brights[1]
    image = bpy.data.images.new("wall", *canvas.size, alpha=True, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(light[::-1].astype(np.float32).ravel())
    wall = lights.add_mesh("wall", *_cylinder(canvas), _emissive(image, reflected))
    _unroll(wall.data)


def _linear(picture):
    rgba = np.asarray(picture.convert("RGBA"), float) / 255
    rgba[..., :3] **= 2.2
    return rgba


def _cylinder(canvas, steps=96):
    turn = [2 * math.pi * i / steps for i in range(steps)]
    vertices = [(canvas.radius * math.cos(a), canvas.radius * math.sin(a), z) for a in turn for z in (0, canvas.height)]
    faces = [(2 * i, 2 * i + 1, 2 * ((i + 1) % steps) + 1, 2 * ((i + 1) % steps)) for i in range(steps)]
    return vertices, faces


def _unroll(mesh):
    uv = mesh.uv_layers.new(name="uv").data
    for face in mesh.polygons:
        for loop, (right, up) in zip(face.loop_indices, ((0, 0), (0, 1), (1, 1), (1, 0))):
            uv[loop].uv = ((face.index + right) / len(mesh.polygons), up)


def _emissive(image, reflected):
    """The picture as light, weaker in reflections; clear where it has no paint, and from behind."""
    mat, tree, out = nodes.material("wall")
    picture, shown, clear = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexImage", "Emission", "BsdfTransparent"))
    picture.image = image
    tree.links.new(picture.outputs["Color"], shown.inputs[0])
    nodes.feed(tree, shown.inputs[1], nodes.fade(tree, nodes.is_camera_ray(tree), (0, 1), (reflected, 1.0), "LINEAR"))
    behind = nodes.math(tree, "SUBTRACT", 1.0, tree.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"])
    both = tree.nodes.new("ShaderNodeMixShader")
    nodes.feed(tree, both.inputs[0], nodes.math(tree, "MULTIPLY", picture.outputs["Alpha"], behind))
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(shown.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs[0])
    mat.cycles.emission_sampling = "NONE"
    return mat
