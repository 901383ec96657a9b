"""Pictures of tiles on dealers' home pages, cut from those of the demo stock."""
from pathlib import Path

from .jobs import PHOTOS, Job

TENANTS = Path(__file__).parents[3] / "tenants"
SIZE = (800, 500)
TILES = {
    "northgate": {
        "new-kia": Job("suv", "red", "front-3-4", "showroom"),
        "new-isuzu": Job("ute", "grey", "front-3-4", "dusk"),
        "demonstrators": Job("hatch", "blue", "front-3-4", "showroom"),
    },
    "openroad": {
        "caravans": Job("caravan", "blue", "front-3-4", ""),
        "motorhomes": Job("motorhome", "white", "front-3-4", ""),
        "light-trucks": Job("lightTruck", "white", "front-3-4", ""),
        "motorcycles": Job("motorcycle", "orange", "front-3-4", ""),
        "tow": Job("caravan", "green", "front-3-4", ""),
    },
}


def cut_tiles(tenant):
    """Yield each tile's path and picture."""
    from PIL import Image, ImageOps

    for name, job in TILES[tenant].items():
        with Image.open(job.path(PHOTOS)) as picture:
            yield TENANTS / tenant / f"{name}.avif", ImageOps.fit(picture.convert("RGB"), SIZE, Image.Resampling.LANCZOS)
