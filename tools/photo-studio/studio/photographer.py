"""Takes one picture after another, and keeps a vehicle on its set for as long as the next picture is of the same."""
import contextlib
import os
import tempfile
from pathlib import Path

from PIL import Image

from . import stage
from .assemble import Vehicle
from .backdrops import BACKDROPS
from .looks import LOOKS, dress
from .render import picture

QUALITY = 76
FULL = dict(size=(960, 640), samples=6, mesh=0.014)
DRAFT = dict(size=(450, 300), samples=4, mesh=0.03)


class Photographer:
    def __init__(self, draft, threads):
        self.settings, self.threads = DRAFT if draft else FULL, threads
        self.on_set, self.vehicle = None, None

    def take(self, job, path: Path):
        """Render a job and write it to path; the ending of the path says the format."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder, _quiet():
            if self.on_set != (job.body, job.look):
                self._set_up(job)
            shown = os.path.join(folder, "shown.png")
            picture(self.vehicle, job.colour, job.shot, shown, LOOKS[job.look])
            part = path.with_name(f".{path.stem}.part{path.suffix}")
            _compress(Image.open(shown).convert("RGB"), part)
        os.replace(part, path)  # a picture is whole or not there

    def _set_up(self, job):
        spec, backdrop = dress(job.body, job.look), LOOKS[job.look].backdrop
        stage.reset(self.settings["samples"], self.settings["size"], self.threads)
        stage.build(backdrop, spec.get("stage", 1.0))
        self.vehicle = Vehicle(spec, self.settings["mesh"], BACKDROPS[backdrop].lamps)
        self.on_set = job.body, job.look


def _compress(image, path):
    if path.suffix == ".avif":
        image.save(path, quality=QUALITY, speed=4)
    else:
        image.save(path)


@contextlib.contextmanager
def _quiet():
    """Blender writes its progress straight to the terminal: send it away, so that ours can be read."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)
