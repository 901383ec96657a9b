"""One picture in three steps: compose a shot of a vehicle, expose it in a paint, develop its light."""
import os
import tempfile

import bpy
import numpy as np
from PIL import Image

from . import cameras, lights
from .backdrops import BACKDROPS
from .materials import polarise_glass
from .shots import INSIDE, SPIN

FACES = {"front", "rear"}  # straight on, a screen mirrors the overhead bank
INSIDE_LIFT = 0.7  # stops


def aim(vehicle, shot, look):
    """Set the camera for a named shot, on the side and from the height that the look asks for."""
    rise = BACKDROPS[look.backdrop].rise
    points, body, spec = vehicle.points, vehicle.body, vehicle.spec
    fill = spec.get("fill", 0.87)
    low = spec.get("eye", 4.5 if spec["height"] <= 2.2 else 3.0)
    if shot == "front-3-4":
        cameras.frame(points, look.side * (spec.get("front_angle", 38) + look.turn), low + 2.5 + rise, 62, fill)
    elif shot == "rear-3-4":
        cameras.frame(points, look.side * (180 - spec.get("rear_angle", 38) - look.turn), low + 2.5 + rise, 62, fill)
    elif shot == "side":
        cameras.frame(points, look.side * 90, max(1.5, 3.0 + rise), 85, 0.84, lift=-0.06)
    elif shot in FACES:
        cameras.frame(points, 0 if shot == "front" else 180, max(1.5, 4.0 + rise), 85, 0.62, fill_v=0.72)
    elif shot.startswith("spin-"):
        cameras.frame(_swept(points), 10 * int(shot[5:]), low + 2.5, 62, 0.97)
    elif shot == "wheel":
        x, r = body.front_axle, body.s["wheel_r"]
        y = body.half if hasattr(body, "half") else 0.3
        cameras.look((x + 1.05, y + 1.75, r + 0.38), (x - 0.04, y - 0.05, r + 0.08), 58, 5.6)
    elif shot in ("interior", "cab"):
        cameras.look(*_inside(vehicle))
    elif shot == "panorama":
        (x, _, z), _, _ = _inside(vehicle)
        cameras.look((x, 0.0, z), (x + 2.0, 0.0, z))


def _swept(points):
    """What the outline sweeps on a turntable: the same from every side, so that the camera keeps its distance."""
    middle = (points.min(0) + points.max(0)) / 2
    turns = np.radians(np.arange(0, 360, 10))
    x, y, z = (points[::12] - middle).T
    return np.vstack([np.column_stack([x * np.cos(t) - y * np.sin(t), x * np.sin(t) + y * np.cos(t), z]) for t in turns]) + middle


def _inside(vehicle):
    """From between the front seats, over the console, towards the dash: eye, target and lens."""
    body, s = vehicle.body, vehicle.body.s
    if s.get("inside"):
        return s["inside"]
    front, dash_x = s["rows"][0][0], s.get("dash_x", s["ws"][0][0] - 0.42)
    top = s.get("dash_top", float(body.belt(dash_x)) - 0.035)
    return (front - 0.20, 0.05, top + 0.27), (dash_x + 0.1, -0.05, top - 0.14), 16


def compose(vehicle, shot, look, size, samples):
    """Everything about a picture but the paint."""
    scene, camera = bpy.context.scene, bpy.context.scene.camera.data
    camera.dof.use_dof, camera.clip_start = False, 0.1
    camera.type = "PANO" if shot == "panorama" else "PERSP"
    if shot == "panorama":
        camera.panorama_type = "EQUIRECTANGULAR"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples = samples
    aim(vehicle, shot, look)
    scene.cycles.diffuse_bounces = 3 if shot in INSIDE else 1
    scene.view_settings.exposure = BACKDROPS[look.backdrop].exposure + (vehicle.spec.get("inside_lift", INSIDE_LIFT) if shot in INSIDE else 0.0)
    _light_the_cabin(shot in INSIDE and vehicle)
    polarise_glass(0.12 if shot in FACES else 0.3 if shot in SPIN else 1.0)


def _light_the_cabin(vehicle):
    """A photographer's lamp, for pictures of the inside alone: behind his camera, or where the vehicle's `cabin_lamp` hangs."""
    lamp = bpy.data.objects.get("cabin_lamp")
    if vehicle and not lamp:
        (x, _, z), target, _ = _inside(vehicle)
        behind = (0.5, 1.0), (x - 0.25, 0, z + 0.12), (target[0], 0, target[2] - 0.2), 3.2
        lamp = lights.card("cabin_lamp", *vehicle.spec.get("cabin_lamp", behind))
    if lamp:
        lamp.hide_render = not vehicle


def expose():
    """Render what is composed: its light, in rows of red, green and blue from the bottom up."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "OPEN_EXR", "RGB", "32"
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        (width, height), light = image.size, np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(light)
        bpy.data.images.remove(image)
    return light.reshape(height, width, 4)[..., :3]


def develop(light) -> Image.Image:
    """What light looks like: through the view transform of the scene that it was exposed in."""
    height, width, _ = light.shape
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image = bpy.data.images.new("light", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear Rec.709"
    image.pixels.foreach_set(np.dstack([light, np.ones((height, width))]).astype(np.float32).ravel())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "shown.png")
        image.save_render(path, scene=scene)
        bpy.data.images.remove(image)
        with Image.open(path) as shown:
            return shown.convert("RGB")
