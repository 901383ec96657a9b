"""One picture: a vehicle, a colour and a shot."""
import bpy

from . import cameras
from .backdrops import BACKDROPS

SPIN = [f"spin-{i:02d}" for i in range(36)]  # every 10 degrees
SHOTS = ["front-3-4", "rear-3-4", "side", "front", "rear", "wheel", "lamp", "interior", "panorama", *SPIN]
PANORAMA = (2048, 1024)
INSIDE = {"interior", "panorama"}


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
        cameras.frame(points, look.side * 90, max(1.5, 3.0 + rise), 85, 0.90, lift=-0.06)
    elif shot in ("front", "rear"):
        cameras.frame(points, 0 if shot == "front" else 180, max(1.5, 4.0 + rise), 85, 0.62, fill_v=0.72)
    elif shot.startswith("spin-"):
        cameras.frame(points, 10 * int(shot[5:]), low + 2.5, 62, fill)
    elif shot == "wheel":
        x, r = body.front_axle, body.s["wheel_r"]
        y = body.half if hasattr(body, "half") else 0.3
        cameras.look((x + 1.05, y + 1.75, r + 0.38), (x - 0.04, y - 0.05, r + 0.08), 58, 5.6)
    elif shot == "lamp":
        x, y, z = spec.get("lamp_at", (points[:, 0].max() - 0.25, 0.62, spec.get("lamp_z", 0.78)))
        cameras.look((x + 1.45, y + 1.15, z + 0.30), (x, y, z), 62, 8)
    elif shot == "interior":
        cameras.look(*(spec.get("inside") or _between_the_seats(body)))
    elif shot == "panorama":
        (x, _, z), _, _ = _between_the_seats(body)
        cameras.look((x + 0.34, 0.0, z + 0.06), (x + 2.0, 0.0, z + 0.06))


def _between_the_seats(body):
    """From behind the front seats, over the console, towards the dash: eye, target and lens."""
    s = body.s
    front, dash_x = s["rows"][0][0], s.get("dash_x", s["ws"][0][0] - 0.42)
    top = s.get("dash_top", float(body.belt(dash_x)) - 0.035)
    return (front - 0.52, 0.04, top + 0.20), (dash_x + 0.2, -0.04, top - 0.10), 17


def picture(vehicle, colour, shot, path, look):
    """Render one PNG."""
    scene, camera = bpy.context.scene, bpy.context.scene.camera.data
    vehicle.colour(colour)
    camera.dof.use_dof, camera.clip_start = False, 0.1
    camera.type = "PANO" if shot == "panorama" else "PERSP"
    if shot == "panorama":
        camera.panorama_type = "EQUIRECTANGULAR"
        scene.render.resolution_x, scene.render.resolution_y = PANORAMA
    aim(vehicle, shot, look)
    scene.cycles.diffuse_bounces = 3 if shot in INSIDE else 1
    lift = (0.2 if vehicle.spec.get("open_top") else 1.6) if shot in INSIDE else 0.0
    scene.view_settings.exposure = BACKDROPS[look.backdrop].exposure + lift
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
