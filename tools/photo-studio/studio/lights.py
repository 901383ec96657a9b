"""What lights every backdrop: soft cards and a ring, seen in reflections and never by the camera."""
import math

import bpy
from mathutils import Vector

from . import nodes

WHITE = (1.0, 1.0, 1.0)


def add_mesh(name, vertices, faces, mat):
    """A mesh object straight from coordinates."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(mat)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _glow(name, colour):
    mat, tree, out = nodes.material(name)
    light = tree.nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value = (*colour, 1)
    tree.links.new(light.outputs[0], out.inputs[0])
    return mat, tree, light.inputs[1]


def _hide(thing):
    thing.visible_camera = thing.visible_shadow = False


def card(name, size, at, target, strength, colour=WHITE, soft=0.72):
    """A softbox: an emitting card whose edges fade from the share `soft` outwards, so that its reflection has a soft border."""
    x, y = size[0] / 2, size[1] / 2
    mat, tree, power = _glow(name, colour)
    across = nodes.place(tree)
    edges = [nodes.fade(tree, nodes.math(tree, "ABSOLUTE", across[axis]), (half, half * soft)) for axis, half in ((0, x), (1, y))]
    nodes.feed(tree, power, nodes.math(tree, "MULTIPLY", nodes.math(tree, "MULTIPLY", *edges), strength))
    box = add_mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], mat)
    box.location = at
    box.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    _hide(box)
    return box


def ring(radius, low, high, strength, colour=WHITE):
    """A band of light all round the set: its reflection runs along the shoulder from every angle."""
    steps = 64
    turn = [2 * math.pi * i / steps for i in range(steps)]
    vertices = [(radius * math.cos(a), radius * math.sin(a), z) for a in turn for z in (low, high)]
    faces = [(2 * i, 2 * ((i + 1) % steps), 2 * ((i + 1) % steps) + 1, 2 * i + 1) for i in range(steps)]
    mat, tree, power = _glow("ring", colour)
    middle, half = (low + high) / 2, (high - low) / 2
    off = nodes.math(tree, "ABSOLUTE", nodes.math(tree, "SUBTRACT", nodes.place(tree)[2], middle))
    nodes.feed(tree, power, nodes.fade(tree, off, (half, half * 0.72), (0.0, strength)))
    _hide(add_mesh("ring", vertices, faces, mat))


def sky(colour, strength):
    """An even light from everywhere."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength
    return world
