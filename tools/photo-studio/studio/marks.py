"""What names a vehicle: an invented emblem and a number plate of no real series."""
import math
import os
import tempfile

import numpy as np
from PIL import Image, ImageDraw, ImageFont


def plate_image(text):
    """A number plate of no real series: white field, dark characters, thin border."""
    im = Image.new("RGB", (744, 268), (238, 239, 236))
    d = ImageDraw.Draw(im)
    d.rounded_rectangle((8, 8, 735, 259), 26, outline=(20, 40, 90), width=7)
    font = ImageFont.load_default(size=150)
    box = d.textbbox((0, 0), text, font=font)
    d.text(((744 - box[2] - box[0]) / 2, (236 - box[3] - box[1]) / 2), text, font=font, fill=(18, 34, 84), stroke_width=4, stroke_fill=(18, 34, 84))
    small = ImageFont.load_default(size=30)
    d.text((372, 232), "NSW", font=small, fill=(18, 34, 84), anchor="mm")
    path = os.path.join(tempfile.gettempdir(), "studio-plate.png")
    im.save(path)
    return path


def plate(kit, at, facing, tilt=0.0):
    """A plate at a point; facing +1 ahead, -1 astern. Tilt leans its top back."""
    w, h = 0.372, 0.134
    kit.box("plate_back", (0.008, w + 0.016, h + 0.016), (at[0] - 0.004 * facing, at[1], at[2]), "gloss_black", 0.004, rot=(0, -tilt * facing, 0))
    s = facing
    v = [(0, -w / 2 * s, -h / 2), (0, w / 2 * s, -h / 2), (0, w / 2 * s, h / 2), (0, -w / 2 * s, h / 2)]
    ob = kit.mesh("plate", v, [(0, 1, 2, 3)], "plate")
    uv = ob.data.uv_layers.new(name="uv")
    corner = {0: (0, 0), 1: (1, 0), 2: (1, 1), 3: (0, 1)}
    for loop in ob.data.loops:
        uv.data[loop.index].uv = corner[loop.vertex_index]
    ob.location = (at[0] + 0.003 * facing, at[1], at[2])
    ob.rotation_euler = (0, -tilt * facing, 0)


def plates(kit, body):
    s = body.s
    for key, face in (("plate_front", 1), ("plate_rear", -1)):
        z = s.get(key)
        if z:
            start = body.x_nose + 0.4 if face > 0 else body.x_tail - 0.4
            xs = [body.hit((start, y, z + dz), (-face, 0, 0), 1.5)[0][0] for y in (0, 0.18) for dz in (-0.06, 0.06)]
            x = max(xs) if face > 0 else min(xs)
            tilt = math.atan2((xs[0] - xs[1]) * face, 0.12)
            plate(kit, (x + face * 0.010, 0, z), face, min(max(tilt, -0.3), 0.4))


def badge(kit, body):
    """An invented emblem: a hexagon ring with a bar."""
    s = body.s
    for z, face in ((s.get("badge_front"), 1), (s.get("badge_rear"), -1)):
        if not z:
            continue
        start, r = (body.x_nose + 0.4) if face > 0 else (body.x_tail - 0.4), s.get("badge_r", 0.055)

        def on_skin(y, up):
            q, n = body.hit((start, abs(y), z + up), (-face, 0, 0), 1.5)
            return (q[0] + face * 0.007, y, q[2])

        ring = [on_skin(r * 1.25 * math.sin(a), r * math.cos(a)) for a in np.arange(6) * math.pi / 3 + math.pi / 6]
        kit.tube("badge", ring, 0.0065, "chrome", closed=True, sides=3)
        kit.tube("badge_bar", [on_skin(-r * 0.7, -r * 0.30), on_skin(r * 0.7, r * 0.30)], 0.007, "chrome", sides=3)


def plate_bar(kit, body, x, z):
    """A plate on a bar of its own, behind."""
    kit.box("plate_bar", (0.03, 0.50, 0.18), (x + 0.02, 0, z), "plastic", 0.01)
    plate(kit, (x, 0, z), -1)
