"""The list of wanted pictures: which there are, and in which order they are worth having."""
from pathlib import Path
from typing import Iterator, NamedTuple

from .bodies import BODIES
from .looks import LOOKS, looks_of
from .paints import PAINTS
from .shots import INSIDE, SHOTS, SPIN

ROOT = Path(__file__).parents[3]
PHOTOS = ROOT / "tools/demo-stock/photos"
WANTED = Path(__file__).parents[1] / "jobs.txt"


class Job(NamedTuple):
    """One picture."""

    body: str
    colour: str
    shot: str
    look: str

    def path(self, folder: Path, kind="avif") -> Path:
        """body/colour/shot.avif, or shot@look.avif."""
        return folder / self.body / self.colour / f"{self.shot}{self.look and '@' + self.look}.{kind}"


def read_jobs(lines) -> list[Job]:
    """All pictures that the lines name, each once, in the order of the lines."""
    return list(dict.fromkeys(job for line in lines if (words := line.split("#")[0].split()) for job in _expand(words)))


def _expand(words) -> Iterator[Job]:
    """`bodies colours shots`, each one name, several with commas, or * for all of them. What shares a built vehicle comes together."""
    if len(words) != 3:
        raise SystemExit(f"A line is 'bodies colours shots', not: {' '.join(words)}")
    bodies, colours, shots = words
    for body in _names(bodies, BODIES, "body"):
        for shot, look in _shots(shots):
            for colour in _names(colours, PAINTS, "colour"):
                if _can_be_taken(body, shot, look):
                    yield Job(body, colour, shot, look)


def _shots(text):
    for name in text.split(","):
        shot, _, look = name.partition("@")
        if look not in LOOKS:
            raise SystemExit(f"No look is called {look}: {', '.join(filter(None, LOOKS))}")
        for one in SPIN if shot == "spin" else _names(shot, SHOTS, "shot"):
            yield one, look


def _can_be_taken(body, shot, look):
    return look in looks_of(body) and (shot not in INSIDE or shot in _insides(BODIES[body]))


def _insides(spec):
    """The pictures that there are of a body's inside; one that has a room to live in shows its cab apart."""
    cab = spec.get("has_cabin", True)
    return ({"interior"} if cab or "living" in spec else set()) | ({"panorama"} if cab else set()) | ({"cab"} if cab and "living" in spec else set())


def _names(text, known, kind):
    names = known if text == "*" else text.split(",")
    for name in names:
        if name not in known:
            raise SystemExit(f"No {kind} is called {name}: {', '.join(known)}")
    return names
