"""Renders the pictures of the demo stock that are wanted and not there yet. ../usage.txt says how it is asked, also where there is no
Python to ask."""
import argparse
import time
from itertools import groupby
from pathlib import Path

from .heroes import HEROES
from .jobs import PHOTOS, ROOT, WANTED, read_jobs
from .tiles import TILES

DRAFTS = Path(__file__).parents[1] / "draft"
PICTURES = (PHOTOS, ROOT / "tenants")
SET_UP = Path(__file__).parents[1] / "set-up.txt"
SET_UP_BRINGS = {"bpy", "numpy", "PIL"}
NOTHING_LEFT = "Every wanted picture is there."
SHEETS = (".png", ".jpg", ".webp", ".avif")
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
    if not wanted:
        return print(NOTHING_LEFT)
    _render(wanted, folder, kind, options)


class _Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(2, f"{message}\nnpm run photos -- --help says what there is.\n")


def _options():
    """What the command line asks for, judged by the standard library alone, as `--left` is: only a picture needs the set-up."""
    parser = _Parser(add_help=False)
    parser.add_argument("jobs", nargs="*")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--sheet", type=_sheet)
    parser.add_argument("--hero", nargs="+", choices=HEROES)
    parser.add_argument("--tiles", nargs="+", choices=TILES)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def _sheet(text):
    """The path of a sheet, which a picture can be written to."""
    path = Path(text)
    if path.suffix.lower() not in SHEETS:
        raise argparse.ArgumentTypeError(f"{text} does not end in one of {', '.join(SHEETS)}")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    return path


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
    print(f"{total:5}  pictures left" if total else NOTHING_LEFT)


def _render_heroes(options):
    from .photographer import save
    from .take_hero import take_hero

    for tenant in options.hero:
        path = DRAFTS / f"{tenant}.png" if options.draft else ROOT / "tenants" / tenant / "hero.avif"
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


try:
    main()
except ModuleNotFoundError as missing:
    if missing.name not in SET_UP_BRINGS:
        raise
    raise SystemExit(SET_UP.read_text())
