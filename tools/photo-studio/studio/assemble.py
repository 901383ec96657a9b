"""Puts a whole vehicle together from its parameter set."""
import os
import tempfile

import bpy
import numpy as np
from PIL import Image, ImageDraw

from . import fittings, interior, marks, materials, motorcycle
from .carbody import CarBody
from .coachwork import dual_wheels
from .caravan import caravan
from .extras import EXTRAS
from .living import living
from .objects import Kit
from .skin import build_skin
from .wheels import wheel

PLATE_TEXT = "DEMO-01"
FOLLOWS_COLOUR = {"paint": materials.paint, "panel": materials.panel, "cloth": materials.cloth}


def screen_image(kind):
    """A quiet screen picture: tiles for the centre, dials for the cluster."""
    im = Image.new("RGB", (512, 288), (8, 11, 16))
    d = ImageDraw.Draw(im)
    if kind == "tiles":
        for i in range(3):
            for j in range(2):
                x, y = 84 + i * 142, 40 + j * 122
                d.rounded_rectangle((x, y, x + 124, y + 104), 16, fill=(24 + 16 * i, 46 + 12 * j, 80 + 10 * i))
                d.ellipse((x + 42, y + 28, x + 82, y + 68), outline=(190, 205, 225), width=4)
        d.rectangle((0, 0, 62, 288), fill=(14, 19, 28))
    else:
        for x in (130, 382):
            d.arc((x - 96, 44, x + 96, 236), 135, 405, fill=(120, 150, 190), width=9)
            d.line((x, 140, x - 58, 178), fill=(235, 90, 60), width=5)
        d.rounded_rectangle((226, 90, 286, 200), 8, outline=(90, 110, 140), width=3)
    path = os.path.join(tempfile.gettempdir(), f"studio-screen-{kind}.png")
    im.save(path)
    return path


class Vehicle:
    """A built vehicle: its Blender objects, its outline points and its paint slot."""

    def __init__(self, spec, h=0.015, lamps=1.0):
        self.spec = spec
        self.col = bpy.data.collections.new("vehicle")
        bpy.context.scene.collection.children.link(self.col)
        mats = materials.library(lamps)
        for slot in FOLLOWS_COLOUR:
            mats[slot] = materials.principled(slot + "_slot", (0.5, 0.5, 0.5))
        mats["plate"] = materials.image_card("plate", marks.plate_image(PLATE_TEXT))
        for slot, kind in (("screen_ui", "tiles"), ("screen_ui2", "dials")):
            mats[slot] = materials.image_card(slot, screen_image(kind), rough=0.1)
            _glow(mats[slot])
        mats.update({k: materials.principled(k, *v) for k, v in spec.get("materials", {}).items()})
        self.kit = Kit(self.col, mats)
        builder = BUILDERS[spec.get("kind", "car")]
        self.body = builder(self.kit, spec, h)
        self.worn = {slot: {mats[slot]} for slot in FOLLOWS_COLOUR}
        self.coats = {}
        bpy.context.view_layer.update()
        self.points = self._outline()

    def _outline(self):
        pts = []
        for ob in self.col.objects:
            m = np.array(ob.matrix_world)
            box = np.array([c[:] for c in ob.bound_box])
            if ob.type == "MESH" and len(ob.data.vertices) > 300 and ob.name.startswith("skin"):
                v = np.empty(len(ob.data.vertices) * 3, np.float32)
                ob.data.vertices.foreach_get("co", v)
                box = v.reshape(-1, 3)[::7]
            pts.append(box @ m[:3, :3].T + m[:3, 3])
        pts = np.vstack(pts)
        return pts[pts[:, 2] > -0.02]

    def wear(self, paint, panel):
        """Give the vehicle its colour: `paint` is the coat of its painted parts and of its cloth, `panel` of its sheets."""
        for slot, coat in {"paint": paint, "panel": panel, "cloth": paint}.items():
            made = self.coats.setdefault((slot, coat), None) or FOLLOWS_COLOUR[slot](coat)
            self.coats[slot, coat] = made
            worn = self.worn[slot]
            worn.add(made)
            for place in self._places():
                if place.material in worn:
                    place.material = made

    def has_panels(self):
        return any(place.material in self.worn["panel"] for place in self._places())

    def _places(self):
        return (place for part in self.col.objects for place in part.material_slots)


def _glow(mat):
    t = mat.node_tree
    b = next(n for n in t.nodes if n.type == "BSDF_PRINCIPLED")
    tex = next(n for n in t.nodes if n.type == "TEX_IMAGE")
    tex.extension = "EXTEND"
    co = t.nodes.new("ShaderNodeTexCoord")
    sep, mp = t.nodes.new("ShaderNodeSeparateXYZ"), t.nodes.new("ShaderNodeCombineXYZ")
    t.links.new(co.outputs["Generated"], sep.inputs[0])
    flip = t.nodes.new("ShaderNodeMath")
    flip.operation, flip.inputs[0].default_value = "SUBTRACT", 1.0
    t.links.new(sep.outputs[1], flip.inputs[1])
    t.links.new(flip.outputs[0], mp.inputs[0])
    t.links.new(sep.outputs[2], mp.inputs[1])
    t.links.new(mp.outputs[0], tex.inputs["Vector"])
    t.links.new(tex.outputs[0], b.inputs["Emission Color"])
    b.inputs["Emission Strength"].default_value = 0.8


def build_car(kit, spec, h):
    """Passenger car: skin, fittings, cabin and four wheels."""
    body = CarBody(spec)
    for mat, mesh in build_skin(body, h).items():
        kit.skin("skin_" + mat, mesh, mat)
    fittings.fit_car(kit, body)
    if spec.get("furnish", True):
        interior.cabin(kit, body)
    road_wheels(kit, body)
    for name, options in spec.get("extras", []):
        EXTRAS[name](kit, body, **options)
    return body


def road_wheels(kit, body):
    s = body.s
    style = s.get("wheels", {})
    for x in [body.front_axle, body.rear_axle] + list(s.get("extra_axles", [])):
        if x == body.rear_axle and s.get("rear_track"):
            y = s["rear_track"]
            if s.get("dual"):
                dual_wheels(kit, body, x, y, style)
                continue
        else:
            face = body.hit((x, 2.0, s["wheel_r"] + s["arch_r"] + 0.015), (0, -1, 0))[0][1]
            y = face - s["track_in"] - s["tyre_w"] / 2
        for side in (1, -1):
            wheel(kit, (x, side * y, s["wheel_r"]), s["wheel_r"], s["tyre_w"], s.get("rim_r", s["wheel_r"] * 0.66), style, side)


BUILDERS = {"car": build_car, "caravan": caravan, "motorcycle": motorcycle.build, "living": living}
