"""Where the camera stands."""
import math

import bpy
import numpy as np
from mathutils import Vector

SENSOR_MM = 36.0


def frame(points, azimuth, elevation, lens=70, fill=0.86, lift=0.0, aspect=1.5, fill_v=0.74):
    """Aim at the vehicle and step back until its outline fills the frame.

    azimuth is measured in degrees from straight ahead of the nose towards the vehicle's left.
    """
    cam = bpy.context.scene.camera
    cam.data.lens, cam.data.sensor_width, cam.data.clip_end = lens, SENSOR_MM, 400
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
    right = np.array([-math.sin(a), math.cos(a), 0.0])
    up = np.cross(direction, right)
    centre = (points.min(0) + points.max(0)) / 2
    half_w, half_h = SENSOR_MM / 2 / lens, SENSOR_MM / 2 / lens / aspect
    dist = 12.0
    for _ in range(12):
        rel = points - (centre + direction * dist)
        depth = -(rel @ direction)
        px, py = (rel @ right) / depth / half_w, (rel @ up) / depth / half_h
        wide, tall = (px.max() - px.min()) / 2, (py.max() - py.min()) / 2
        dist *= max(wide / fill, tall / fill_v)
        mx, my = (px.max() + px.min()) / 2, (py.max() + py.min()) / 2 - lift
        centre = centre + right * mx * half_w * dist + up * my * half_h * dist
    cam.data.clip_start = dist / 4  # a long vehicle's camera stands outside of its set, and looks in through the wall
    cam.location = centre + direction * dist
    cam.rotation_euler = Vector(-direction).to_track_quat("-Z", "Y").to_euler()


def look(eye, target, lens=35, fstop=None):
    """Place the camera by hand, for close-ups and interiors."""
    cam = bpy.context.scene.camera
    cam.data.lens, cam.data.sensor_width = lens, SENSOR_MM
    cam.data.clip_start = 0.02
    cam.location = eye
    cam.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()
    cam.data.dof.use_dof = bool(fstop)
    if fstop:
        cam.data.dof.focus_distance = (Vector(target) - Vector(eye)).length
        cam.data.dof.aperture_fstop = fstop
