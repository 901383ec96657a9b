"""Takes one shot after another in all the colours wanted, and keeps a vehicle on its set for as long as the next is of the same."""
import contextlib
import os
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np

from . import stage
from .assemble import Vehicle
from .backdrops import BACKDROPS
from .living import PLANS
from .looks import LOOKS, dress
from .paints import MIXED_FROM, PAINTS, PANELS, mix
from .render import compose, develop, expose
from .shots import INSIDE, SPIN


class Quality(NamedTuple):
    """`samples` are rays a pixel; `kept` is how much of a picture AVIF keeps."""

    size: tuple
    samples: int
    kept: int = 74


STILL, TURNTABLE, PANORAMA = Quality((960, 640), samples=4), Quality((720, 480), samples=4, kept=62), Quality((2048, 1024), samples=5)
EMPTY = 3.0  # a picture whose greys differ by less, of 255, is of a wall
OF_SHOT = {**dict.fromkeys(SPIN, TURNTABLE), "panorama": PANORAMA}


class Photographer:
    def __init__(self, draft, threads):
        self.draft, self.threads = draft, threads
        self.on_set, self.vehicle = None, None

    def take(self, jobs, paths):
        """Photograph jobs that differ in colour alone, and write each to its path; the ending of the path says the format."""
        with quiet():
            quality = self._prepare(jobs[0])
            for job, light in self._lights(jobs):
                save(develop(light), paths[job], quality.kept)

    def _prepare(self, job):
        """The vehicle in the look that a job asks for, and the camera where it wants it."""
        quality = OF_SHOT.get(job.shot, STILL)
        spec, look = _scene(job)
        size, samples = quality.size, spec.get("samples", quality.samples)
        if self.draft:
            size, samples = tuple(side // 2 for side in size), max(4, samples // 3)
        wanted = job.body, job.look, look.backdrop, spec.get("kind")
        if self.on_set != wanted:
            stage.reset(self.threads)
            stage.build(look.backdrop, spec.get("stage", 1.0))
            self.vehicle = Vehicle(spec, 0.03 if self.draft else 0.014, BACKDROPS[look.backdrop].lamps)
            self.on_set = wanted
        compose(self.vehicle, job.shot, look, size, samples)
        return quality

    def _lights(self, jobs):
        """Each job with its light: exposed as it is, or mixed where that takes fewer exposures."""
        panels = PANELS if self.vehicle.has_panels() else dict.fromkeys(PANELS, PANELS["white"])
        by_panel = lambda job: panels[job.colour]
        for panel, alike in groupby(sorted(jobs, key=by_panel), by_panel):
            alike = list(alike)
            if len(alike) > len(MIXED_FROM):
                bases = [self._expose(coat, panel) for coat in MIXED_FROM]
                yield from ((job, mix(*bases, PAINTS[job.colour])) for job in alike)
            else:
                yield from ((job, self._expose(PAINTS[job.colour], panel)) for job in alike)

    def _expose(self, paint, panel):
        self.vehicle.wear(paint=paint, panel=panel)
        return expose()


def _scene(job):
    """What is built for a picture, and the look that it is taken in: from inside there is something to see through the windows."""
    spec, look = dress(job.body, job.look), LOOKS[job.look]
    if job.shot == "interior" and "living" in spec:
        return PLANS[spec["living"]], look._replace(backdrop="campsite")
    return spec, look._replace(backdrop="showroom") if job.shot in INSIDE else look


def save(image, path: Path, kept):
    """Write a picture; the ending of its path says the format, `kept` how much of it AVIF keeps. Stops at one that shows nothing."""
    if np.asarray(image.convert("L")).std() < EMPTY:
        raise SystemExit(f"{path} would show nothing: its camera or its set stands wrong.")
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.stem}.part{path.suffix}")
    if path.suffix == ".avif":
        image.save(part, quality=kept, speed=6)
    else:
        image.save(part)
    os.replace(part, path)  # a picture is whole or not there


@contextlib.contextmanager
def quiet():
    """Blender writes its progress straight to the terminal: send it away, so that ours can be read."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)
