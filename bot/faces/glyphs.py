"""The shapes on the faces of cards: ranks as pen strokes, suits as outlines, all in a unit square.

They are made for 22 pixels, so each is as simple as it can be. Coordinates run to the right and
down.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, TypeAlias

Corner: TypeAlias = tuple[float, float]
Path: TypeAlias = Sequence[Corner]
"""Points that straight lines join, close enough for curves."""

STEPS: Final = 24
"""The lines of which a curve is made."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Builds a path, one piece after another."""

    path: tuple[Corner, ...]

    def to(self, *points: Corner) -> "Pen":
        """Draw straight lines."""
        return Pen((*self.path, *points))

    def curve(self, first: Corner, second: Corner, end: Corner) -> "Pen":
        """Draw a cubic Bézier curve."""
        return Pen((*self.path, *_bezier(self.path[-1], first, second, end)))


def at(x: float, y: float) -> Pen:
    """Begin a path."""
    return Pen(((x, y),))


def _bezier(start: Corner, first: Corner, second: Corner, end: Corner) -> Iterator[Corner]:
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, first, second, end)
        yield (
            sum(w * x for w, (x, _) in zip(weights, corners, strict=True)),
            sum(w * y for w, (_, y) in zip(weights, corners, strict=True)),
        )


def ring(x: float, y: float, across: float, down: float) -> Path:
    """Return an ellipse about a middle, by its half axes."""
    turns = [2 * pi * step / (2 * STEPS) for step in range(2 * STEPS + 1)]
    return [(x + across * cos(turn), y + down * sin(turn)) for turn in turns]


def mirrored(path: Path) -> Path:
    """Return a path from left to right and back on the other side, closed by its axis."""
    return [*path, *((1 - x, y) for x, y in reversed(path))]


def turned(path: Path) -> Path:
    """Return a path turned upside down about the middle."""
    return [(1 - x, 1 - y) for x, y in path]


_SIX: Final[Sequence[Path]] = (
    at(0.88, 0.06).curve((0.6, -0.06), (0.0, 0.05), (0.0, 0.68)).path,
    ring(0.5, 0.69, 0.5, 0.31),
)

RANKS: Final[Mapping[str, Sequence[Path]]] = {
    "2": (
        at(0.02, 0.26)
        .curve((0.06, -0.09), (0.98, -0.09), (0.98, 0.28))
        .curve((0.98, 0.52), (0.3, 0.72), (0.02, 1.0))
        .to((1.0, 1.0))
        .path,
    ),
    "3": (
        at(0.03, 0.17)
        .curve((0.2, -0.06), (0.95, -0.08), (0.95, 0.24))
        .curve((0.95, 0.42), (0.7, 0.47), (0.36, 0.47))
        .path,
        at(0.36, 0.47)
        .curve((0.75, 0.47), (1.0, 0.54), (1.0, 0.73))
        .curve((1.0, 1.1), (0.16, 1.06), (0.0, 0.83))
        .path,
    ),
    "4": (at(0.74, 1.0).to((0.74, 0.0), (0.0, 0.7), (1.0, 0.7)).path,),
    "5": (
        at(0.93, 0.0)
        .to((0.13, 0.0), (0.06, 0.45))
        .curve((0.35, 0.3), (1.0, 0.3), (1.0, 0.67))
        .curve((1.0, 1.1), (0.16, 1.06), (0.0, 0.85))
        .path,
    ),
    "6": _SIX,
    "7": (at(0.0, 0.0).to((1.0, 0.0), (0.36, 1.0)).path,),
    "8": (ring(0.5, 0.235, 0.41, 0.235), ring(0.5, 0.735, 0.5, 0.265)),
    "9": tuple(map(turned, _SIX)),
    "J": (
        at(0.36, 0.0)
        .to((0.86, 0.0), (0.86, 0.64))
        .curve((0.86, 1.12), (0.1, 1.12), (0.04, 0.72))
        .path,
    ),
    "Q": (ring(0.48, 0.48, 0.48, 0.48), at(0.58, 0.68).to((1.0, 1.03)).path),
    "K": (
        at(0.0, 0.0).to((0.0, 1.0)).path,
        at(0.96, 0.0).to((0.04, 0.6)).path,
        at(0.36, 0.42).to((1.0, 1.0)).path,
    ),
    "A": (
        at(0.0, 1.0).to((0.5, 0.0), (1.0, 1.0)).path,
        at(0.2, 0.66).to((0.8, 0.66)).path,
    ),
}
"""The middle lines of the strokes of each rank but the ten."""

TEN: Final[Sequence[Path]] = (
    at(-0.07, 0.16).to((0.07, 0.0), (0.07, 1.0)).path,
    ring(0.72, 0.5, 0.28, 0.5),
)
"""Two digits in the place of one, so its strokes are thinner."""

_LOBE: Final = 0.225
_STEM: Final[Path] = mirrored(
    at(0.5, 0.5).curve((0.5, 0.78), (0.45, 0.92), (0.28, 1.0)).to((0.5, 1.0)).path
)

SUITS: Final[Mapping[str, Sequence[Path]]] = {
    "H": (
        mirrored(
            at(0.5, 0.22)
            .curve((0.46, 0.06), (0.36, 0.0), (0.26, 0.0))
            .curve((0.1, 0.0), (0.0, 0.13), (0.0, 0.29))
            .curve((0.0, 0.56), (0.3, 0.74), (0.5, 1.0))
            .path
        ),
    ),
    "D": (
        mirrored(
            at(0.5, 0.0)
            .curve((0.38, 0.2), (0.24, 0.36), (0.08, 0.5))
            .curve((0.24, 0.64), (0.38, 0.8), (0.5, 1.0))
            .path
        ),
    ),
    "S": (
        mirrored(
            at(0.5, 0.0)
            .curve((0.42, 0.2), (0.0, 0.4), (0.0, 0.63))
            .curve((0.0, 0.78), (0.12, 0.85), (0.24, 0.85))
            .curve((0.36, 0.85), (0.46, 0.79), (0.5, 0.68))
            .path
        ),
        _STEM,
    ),
    "C": (
        ring(0.5, _LOBE, _LOBE, _LOBE),
        ring(_LOBE, 0.62, _LOBE, _LOBE),
        ring(1 - _LOBE, 0.62, _LOBE, _LOBE),
        ((0.42, 0.4), (0.58, 0.4), (0.62, 0.66), (0.38, 0.66)),
        _STEM,
    ),
}
"""The outlines of which each suit is filled, some above others."""

CAP: Final[Sequence[Path]] = (
    at(0.2, 0.8)
    .curve((0.2, 0.5), (0.16, 0.36), (0.04, 0.34))
    .curve((0.24, 0.14), (0.42, 0.24), (0.5, 0.52))
    .to((0.5, 0.8))
    .path,
    mirrored(at(0.28, 0.46).curve((0.34, 0.24), (0.44, 0.14), (0.5, 0.1)).to((0.5, 0.8)).path),
)
"""A jester's cap: the left point, and the middle one."""
