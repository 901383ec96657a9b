"""Small helpers to write Cycles shader trees."""
import bpy


def material(name):
    """An empty material: its node tree and its output node."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    return mat, tree, tree.nodes.new("ShaderNodeOutputMaterial")


def feed(tree, socket, value):
    """Give a socket a number, a colour or another node's output."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    else:
        socket.default_value = value


def math(tree, operation, *values):
    """One arithmetic node."""
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, values):
        feed(tree, socket, value)
    return node.outputs[0]


def fade(tree, value, span, ends=(0.0, 1.0), curve="SMOOTHERSTEP"):
    """Carry a value from span (from, to) over to ends (from, to), without a kink."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = curve
    for socket, number in zip(node.inputs[:5], (value, *span, *ends)):
        feed(tree, socket, number)
    return node.outputs[0]


def mix(tree, factor, a, b):
    """A colour between a and b."""
    node = tree.nodes.new("ShaderNodeMix")
    node.data_type = "RGBA"
    for index, value in ((0, factor), (6, a), (7, b)):
        feed(tree, node.inputs[index], value)
    return node.outputs[2]


def noise(tree, scale, detail=2.0):
    """Fractal noise over the object's own metres."""
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], node.inputs["Vector"])
    return node.outputs[0]


def place(tree):
    """The x, y and z of the shaded point in the object's own metres."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    return split.outputs


def is_camera_ray(tree):
    """1 where the camera looks straight at the surface, 0 in reflections and for light."""
    return tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
