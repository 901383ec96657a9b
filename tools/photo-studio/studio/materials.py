"""Cycles materials of the studio: paint with flake and clear coat, glass, rubber, lamps and trim."""
import bpy

from .nodes import fade, feed, material as _new, mix
from .paints import Coat


def principled(name, colour, metallic=0.0, rough=0.5, coat=0.0, emit=None, strength=0.0, bump=None, spec=0.5):
    mat, t, out = _new(name)
    b = t.nodes.new("ShaderNodeBsdfPrincipled")
    b.inputs["Base Color"].default_value = (*colour, 1)
    b.inputs["Metallic"].default_value = metallic
    b.inputs["Roughness"].default_value = rough
    b.inputs["Coat Weight"].default_value = coat
    b.inputs["Coat Roughness"].default_value = 0.03
    b.inputs["Specular IOR Level"].default_value = spec
    if emit:
        b.inputs["Emission Color"].default_value = (*emit, 1)
        b.inputs["Emission Strength"].default_value = strength
    if bump:
        kind, scale, height = bump
        co = t.nodes.new("ShaderNodeTexCoord")
        tex = t.nodes.new("ShaderNodeTexNoise" if kind == "noise" else "ShaderNodeTexVoronoi")
        tex.inputs["Scale"].default_value = scale
        t.links.new(co.outputs["Object"], tex.inputs["Vector"])
        bp = t.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = height
        bp.inputs["Distance"].default_value = 0.004
        t.links.new(tex.outputs[0], bp.inputs["Height"])
        t.links.new(bp.outputs["Normal"], b.inputs["Normal"])
    t.links.new(b.outputs[0], out.inputs[0])
    return mat


def paint(coat: Coat):
    """Base coat with a fine voronoi flake under a smooth clear coat."""
    rgb, metallic, rough, flake = coat
    mat = principled("paint", rgb, metallic, rough, coat=1.0)
    t = mat.node_tree
    b = next(n for n in t.nodes if n.type == "BSDF_PRINCIPLED")
    b.inputs["Coat Roughness"].default_value = 0.02
    b.inputs["Coat IOR"].default_value = 1.52
    if flake:
        co = t.nodes.new("ShaderNodeTexCoord")
        v = t.nodes.new("ShaderNodeTexVoronoi")
        v.inputs["Scale"].default_value = 900
        t.links.new(co.outputs["Object"], v.inputs["Vector"])
        bp = t.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = flake
        bp.inputs["Distance"].default_value = 0.0006
        t.links.new(v.outputs["Distance"], bp.inputs["Height"])
        t.links.new(bp.outputs["Normal"], b.inputs["Normal"])
    return mat


def cloth(coat: Coat):
    """Coated canvas, such as a truck's curtains are made of."""
    return principled("cloth", coat.rgb, rough=0.55, spec=0.3)


def timber(name, dark, light, grain="x", rough=0.38):
    """Wood whose grain runs along an axis."""
    mat = principled(name, light, rough=rough, coat=0.15)
    tree = mat.node_tree
    surface = next(n for n in tree.nodes if n.type == "BSDF_PRINCIPLED")
    stretch, figure = tree.nodes.new("ShaderNodeMapping"), tree.nodes.new("ShaderNodeTexNoise")
    stretch.inputs["Scale"].default_value = [1.6 if axis == grain else 26.0 for axis in "xyz"]
    for setting, value in (("Scale", 1.0), ("Detail", 5.0), ("Distortion", 0.6)):
        figure.inputs[setting].default_value = value
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs[0], figure.inputs["Vector"])
    feed(tree, surface.inputs["Base Color"], mix(tree, fade(tree, figure.outputs[0], (0.34, 0.66)), (*dark, 1), (*light, 1)))
    return mat


def panel(coat: Coat):
    """The flat sheet that a coach body is made of."""
    return principled("panel", coat.rgb, coat.metallic, coat.rough, coat=0.6)


MIRRORED = 0.8  # what glass mirrors of the light that it does not let through


def thin_glass(name, tint, rough=0.0, ior=1.5):
    """Thin glazing: straight-through tint plus a Fresnel reflection."""
    mat, t, out = _new(name)
    tr = t.nodes.new("ShaderNodeBsdfTransparent")
    tr.inputs[0].default_value = (*tint, 1)
    gl = t.nodes.new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = rough
    gl.inputs["Color"].default_value = (MIRRORED, MIRRORED, MIRRORED, 1)
    fr = t.nodes.new("ShaderNodeFresnel")
    geo, pick = t.nodes.new("ShaderNodeNewGeometry"), t.nodes.new("ShaderNodeMapRange")
    pick.inputs[3].default_value, pick.inputs[4].default_value = ior, 1 / ior  # the pane is thin: the same from inside
    t.links.new(geo.outputs["Backfacing"], pick.inputs[0])
    t.links.new(pick.outputs[0], fr.inputs["IOR"])
    mix = t.nodes.new("ShaderNodeMixShader")
    t.links.new(fr.outputs[0], mix.inputs[0])
    t.links.new(tr.outputs[0], mix.inputs[1])
    t.links.new(gl.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return mat


def polarise_glass(share):
    """As a filter before the lens does: of what the panes mirror only a share comes through."""
    for name in ("glass", "glass_clear", "glass_dark"):
        mirror = next(n for n in bpy.data.materials[name].node_tree.nodes if n.type == "BSDF_GLOSSY")
        mirror.inputs["Color"].default_value = (share * MIRRORED,) * 3 + (1,)


def image_card(name, path, rough=0.35):
    """A printed card such as a number plate."""
    mat = principled(name, (1, 1, 1), rough=rough)
    t = mat.node_tree
    b = next(n for n in t.nodes if n.type == "BSDF_PRINCIPLED")
    tex = t.nodes.new("ShaderNodeTexImage")
    tex.image = bpy.data.images.load(path, check_existing=True)
    t.links.new(tex.outputs[0], b.inputs["Base Color"])
    return mat


def library(lamps=1.0):
    """All fixed materials by name; paint and panels are made per coat. `lamps` is how bright the vehicle's own lamps are."""
    p = principled
    return {
        "glass": thin_glass("glass", (0.46, 0.49, 0.48), ior=1.55),
        "glass_clear": thin_glass("glass_clear", (0.74, 0.78, 0.77), ior=1.5),
        "glass_dark": thin_glass("glass_dark", (0.20, 0.215, 0.215), ior=1.55),
        "lens": thin_glass("lens", (0.93, 0.94, 0.95), ior=1.45),
        "red_lens_clear": thin_glass("red_lens_clear", (0.62, 0.02, 0.02), ior=1.5),
        "red_lens": p("red_lens", (0.25, 0.004, 0.006), rough=0.15, coat=1.0, emit=(0.5, 0.01, 0.01), strength=0.12),
        "amber_lens": p("amber_lens", (0.8, 0.22, 0.01), rough=0.15, coat=1.0, emit=(0.8, 0.2, 0.01), strength=0.10),
        "lamp_bucket": p("lamp_bucket", (0.035, 0.037, 0.042), metallic=0.6, rough=0.22),
        "red_bucket": p("red_bucket", (0.42, 0.05, 0.05), metallic=0.55, rough=0.28),
        "drl": p("drl", (1, 1, 1), emit=(0.93, 0.97, 1.0), strength=3.2 * lamps),
        "tail_led": p("tail_led", (0.8, 0.03, 0.03), emit=(1.0, 0.06, 0.05), strength=2.2 * lamps),
        "reflector_bowl": p("reflector_bowl", (0.88, 0.89, 0.9), metallic=1.0, rough=0.12),
        "projector": p("projector", (0.30, 0.33, 0.38), metallic=0.7, rough=0.05, coat=1.0),
        "chrome": p("chrome", (0.80, 0.81, 0.82), metallic=1.0, rough=0.08),
        "satin_metal": p("satin_metal", (0.45, 0.46, 0.47), metallic=1.0, rough=0.28),
        "rim": p("rim", (0.58, 0.59, 0.60), metallic=0.95, rough=0.24, coat=0.6),
        "rim_dark": p("rim_dark", (0.025, 0.026, 0.028), metallic=0.5, rough=0.28, coat=0.6),
        "disc": p("disc", (0.42, 0.42, 0.43), metallic=1.0, rough=0.34),
        "red_caliper": p("red_caliper", (0.42, 0.01, 0.008), rough=0.3, coat=0.5),
        "caliper": p("caliper", (0.10, 0.10, 0.11), metallic=0.4, rough=0.4),
        "tyre": p("tyre", (0.013, 0.013, 0.014), rough=0.62, bump=("noise", 160, 0.12)),
        "black": p("black", (0.004, 0.004, 0.004), rough=0.8, spec=0.2),
        "underbody": p("underbody", (0.012, 0.012, 0.012), rough=0.85, spec=0.2),
        "gloss_black": p("gloss_black", (0.006, 0.006, 0.007), rough=0.09, coat=0.4),
        "plastic": p("plastic", (0.022, 0.023, 0.024), rough=0.5, bump=("noise", 700, 0.25)),
        "rack": p("rack", (0.016, 0.016, 0.017), rough=0.38),
        "grille": p("grille", (0.006, 0.006, 0.0065), rough=0.35),
        "silver_plastic": p("silver_plastic", (0.42, 0.43, 0.44), metallic=0.8, rough=0.34),
        "trim_dark": p("trim_dark", (0.060, 0.060, 0.061), rough=0.75),
        "trim_light": p("trim_light", (0.46, 0.45, 0.43), rough=0.8),
        "soft_trim": p("soft_trim", (0.155, 0.148, 0.140), rough=0.62, bump=("noise", 520, 0.25)),
        "seat": p("seat", (0.070, 0.069, 0.070), rough=0.55, bump=("noise", 420, 0.25)),
        "seat_insert": p("seat_insert", (0.115, 0.112, 0.110), rough=0.85, bump=("voronoi", 240, 0.35)),
        "carpet": p("carpet", (0.02, 0.02, 0.021), rough=0.95, bump=("noise", 900, 0.6)),
        "screen": p("screen", (0.005, 0.006, 0.008), rough=0.08, emit=(0.05, 0.11, 0.19), strength=0.6),
        "white_panel": p("white_panel", (0.80, 0.80, 0.79), rough=0.28, coat=0.6),
        "galvanised": p("galvanised", (0.40, 0.41, 0.42), metallic=0.9, rough=0.42, bump=("voronoi", 60, 0.05)),
        "aluminium": p("aluminium", (0.62, 0.63, 0.64), metallic=1.0, rough=0.30),
        "wood": p("wood", (0.20, 0.10, 0.045), rough=0.4),
        "fabric": p("fabric", (0.45, 0.43, 0.40), rough=0.9),
        "canvas": p("canvas", (0.02, 0.02, 0.021), rough=0.9, bump=("noise", 1200, 0.5)),
        "leather": p("leather", (0.20, 0.085, 0.035), rough=0.5),
    }
