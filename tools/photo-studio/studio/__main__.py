"""npm run photos [-- OPTIONS] ['bodies colours shots' ...]

Renders the pictures of the demo stock that are wanted and not there yet, in order of worth. It can be stopped at any time and
goes on where it was. Without a list of its own it follows tools/photo-studio/jobs.txt, where the notation is explained.

  npm run photos                                          the next wanted pictures
  npm run photos -- --left                                how many are left, line by line
  npm run photos -- --draft 'suv red front-3-4@dusk'      a quick small look, into tools/photo-studio/draft
  npm run photos -- --sheet sheet.png '* white front-3-4' pictures side by side, at the width of a card
  npm run photos -- --hero northgate meridian             the wide pictures over these tenants' home pages, anew
  npm run photos -- --tiles northgate openroad            the pictures of these tenants' tiles, cut from pictures that are there
"""
import argparse
import time
from itertools import groupby
from pathlib import Path

from .jobs import PHOTOS, ROOT, WANTED, read_jobs

DRAFTS = Path(__file__).parents[1] / "draft"
PICTURES = (PHOTOS, ROOT / "tenants")
BUDGET = 45_000_000  # bytes that a clone of the repository may spend on pictures


def main():
    options = _options()
    lines = options.jobs or WANTED.read_text().splitlines()
    if options.left:
        return _tell_what_is_left(lines)
    if options.hero:
        return _render_heroes(options)
    if options.tiles:
        return _cut_tiles(options.tiles)
    jobs = read_jobs(lines)
    if options.sheet:
        from .sheet import write_sheet

        return write_sheet([path for job in jobs if (path := job.path(PHOTOS)).exists()], options.sheet)
    folder, kind = (DRAFTS, "png") if options.draft else (PHOTOS, "avif")
    wanted = [job for job in jobs if options.draft or options.again or not job.path(folder, kind).exists()]
    _render(wanted, folder, kind, options)


def _options():
    parser = argparse.ArgumentParser(prog="npm run photos --", usage=__doc__)
    parser.add_argument("jobs", nargs="*", metavar="JOB")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--again", action="store_true", help="make pictures anew that are there")
    parser.add_argument("--sheet", metavar="FILE")
    parser.add_argument("--hero", metavar="TENANT", nargs="+")
    parser.add_argument("--tiles", metavar="TENANT", nargs="+")
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def _check_budget():
    size = sum(picture.stat().st_size for folder in PICTURES for picture in folder.rglob("*.avif"))
    if size > BUDGET:
        raise SystemExit(f"The pictures take {size / 1e6:.1f} of {BUDGET / 1e6:.0f} MB: take some away, and off the list.")


def _tell_what_is_left(lines):
    total = 0
    for line in lines:
        left = sum(not job.path(PHOTOS).exists() for job in read_jobs([line]))
        total += left
        if left:
            print(f"{left:5}  {line}")
    print(f"{total:5}  pictures left" if total else "Every wanted picture is there.")


def _render_heroes(options):
    from .heroes import TENANTS, take_hero
    from .photographer import save

    for tenant in options.hero:
        path = DRAFTS / f"{tenant}.png" if options.draft else TENANTS / tenant / "hero.avif"
        save(take_hero(tenant, options.threads, options.draft), path, kept=72)
        print(path, flush=True)
        _check_budget()


def _cut_tiles(tenants):
    from .photographer import save
    from .tiles import cut_tiles

    for tenant in tenants:
        for path, picture in cut_tiles(tenant):
            save(picture, path, kept=62)
            print(path, flush=True)
    _check_budget()


def _render(wanted, folder, kind, options):
    from .photographer import Photographer

    photographer, done = Photographer(options.draft, options.threads), 0
    for (body, shot, look), same in groupby(wanted, lambda job: (job.body, job.shot, job.look)):
        started, paths = time.time(), {job: job.path(folder, kind) for job in same}
        photographer.take(list(paths), paths)
        _check_budget()
        done += len(paths)
        size = sum(path.stat().st_size for path in paths.values()) / 1000
        colours = ", ".join(job.colour for job in paths)
        print(f"{done}/{len(wanted)}  {body} {shot}{look and '@' + look}: {colours}  {time.time() - started:.0f} s, {size:.0f} kB", flush=True)


main()
