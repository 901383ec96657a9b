"""A white studio: a round cyclorama with a coved wall, an overhead bank and a ring of light."""
import math

import numpy as np

from .. import lights, nodes

FLOOR = (0.80, 0.805, 0.81)


def build(scale):
    """The set; scale grows with the vehicle."""
    lights.add_mesh("cyclorama", *_coved_wall(16.0 * scale, 4.0 * scale, 11.0 * scale), _wall(scale)).data.shade_smooth()
    lights.card("overhead", (8.2 * scale, 3.0 * scale), (0, 0, 5.4 * scale), (0, 0, 0), 8.4)
    lights.ring(9.5 * scale, 2.3 * scale, 4.3 * scale, 2.1)
    lights.sky((0.9, 0.94, 1.0), 0.30)


def _coved_wall(radius, cove, height):
    arc = np.linspace(0, math.pi / 2, 18)
    profile = [(0.0, 0.0), *((radius - cove + cove * math.sin(a), cove - cove * math.cos(a)) for a in arc), (radius, height)]
    steps, n = 96, len(profile)
    turn = [2 * math.pi * i / steps for i in range(steps)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for a in turn for r, z in profile]
    faces = [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for i in range(steps) for j in [(i + 1) % steps] for k in range(n - 1)]
    return vertices, faces


def _wall(scale):
    """Light grey to the camera; to reflections it darkens away from the vehicle, as a photographer's flags would make it."""
    mat, tree, out = nodes.material("cyclorama")
    surface = tree.nodes.new("ShaderNodeBsdfPrincipled")
    tree.links.new(surface.outputs[0], out.inputs[0])
    surface.inputs["Roughness"].default_value = 0.45
    surface.inputs["Specular IOR Level"].default_value = 0.22
    surface.inputs["Emission Color"].default_value = (1, 1, 1, 1)
    away = tree.nodes.new("ShaderNodeVectorMath")
    away.operation = "LENGTH"
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], away.inputs[0])
    distance, seen = away.outputs["Value"], nodes.is_camera_ray(tree)
    flagged = nodes.fade(tree, distance, (3.0 * scale, 8.0 * scale), (0.62, 0.10), "SMOOTHSTEP")
    nodes.feed(tree, surface.inputs["Base Color"], nodes.mix(tree, seen, flagged, (*FLOOR, 1)))
    lift = nodes.fade(tree, distance, (3.5 * scale, 9.0 * scale), (0.05, 0.20), "LINEAR")
    nodes.feed(tree, surface.inputs["Emission Strength"], nodes.math(tree, "MULTIPLY", seen, lift))
    mat.cycles.emission_sampling = "NONE"
    return mat
