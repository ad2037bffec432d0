"""Draws the pictures of faces: ranks as pen strokes, suits as outlines, all in a unit square.

Each is a square, since Discord gives an emoji as much room to the side as upwards: the rank on the
left and its suit on the right, both as large and as simple as they can be for 22 pixels. It stands
on a light ground with a thin border, so that it can be read on a dark page and on a light one.
Coordinates run to the right and down.
"""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, pi, sin
from pathlib import Path as FilePath
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.faces.names import JOKERS, SHOWN, file_of
from bot.text.faces import BACK, EMPTY, LOOKS, PLAIN
from data.preferences import Look
from engine.cards import HIGH_JOKER, LOW_JOKER

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


SIDE: Final = 128
FINER: Final = 8
"""It is drawn so many times larger, and then made smaller, so that its edges are smooth."""

FaceCanvas: TypeAlias = ImageDraw.ImageDraw

GROUND: Final = "#fdfdfb"
BORDER: Final = "#a8abb0"
BLACK: Final = "#16181c"
RED: Final = "#d81e34"
BLUE: Final = "#1a5fd6"
GREEN: Final = "#0a7f37"
GILT: Final = "#ffd766"
GOLD: Final = "#e7a419"
PURPLE: Final = "#7438b4"

COLOURS: Final[Mapping[Look, Mapping[str, str]]] = {
    "two-colours": {"S": BLACK, "H": RED, "D": RED, "C": BLACK},
    "four-colours": {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN},
}


class Box(NamedTuple):
    """A part of the picture, in its units: from left to right and from top to bottom."""

    left: float
    top: float
    right: float
    bottom: float


RANK_BOX: Final = Box(8, 20, 64, 108)
TEN_BOX: Final = Box(6, 20, 67, 108)
SUIT_BOX: Final = Box(69, 35, 122, 93)
LONE_BOX: Final = Box(20, 19, 108, 111)
CAP_BOX: Final = Box(14, 16, 114, 118)
STROKE: Final = 16.0
THIN_STROKE: Final = 12.5
OUTLINE: Final = 7.0
"""How broad the pen is: for a rank, for the ten, and for what is not filled."""


def picture(shown: str, look: Look) -> bytes:
    """Paint one face, named as in `Faces`, and return it as PNG."""
    image = Image.new("RGBA", (SIDE * FINER, SIDE * FINER))
    canvas = ImageDraw.Draw(image)
    paint = _painter(shown, COLOURS[look])
    paint(canvas)
    small = image.reduce(FINER)
    kept = io.BytesIO()
    small.save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _painter(shown: str, colours: Mapping[str, str]) -> Callable[[FaceCanvas], None]:
    if shown == BACK:
        return _paint_back
    if shown == EMPTY:
        return _paint_outline
    if shown in JOKERS:
        return partial(_paint_joker, shown=shown)
    if shown in colours:
        return partial(_paint_suit, suit=shown, colour=colours[shown])
    return partial(_paint_card, rank=shown[0], suit=shown[1], colour=colours[shown[1]])


def _paint_card(canvas: FaceCanvas, rank: str, suit: str, colour: str) -> None:
    _paint_ground(canvas)
    if rank == "T":
        _stroke(canvas, TEN, TEN_BOX, THIN_STROKE, colour)
    else:
        _stroke(canvas, RANKS[rank], RANK_BOX, STROKE, colour)
    _fill(canvas, SUITS[suit], SUIT_BOX, colour)


def _paint_suit(canvas: FaceCanvas, suit: str, colour: str) -> None:
    _paint_ground(canvas)
    _fill(canvas, SUITS[suit], LONE_BOX, colour)


def _paint_joker(canvas: FaceCanvas, shown: str) -> None:
    """Paint a jester's cap: of two that differ the higher on gold, the lower without colours."""
    bare = shown == str(LOW_JOKER)
    _paint_ground(canvas, GILT if shown == str(HIGH_JOKER) else GROUND)
    left, middle = CAP
    front = GROUND if shown == str(HIGH_JOKER) else GOLD
    points = ((left, RED), ([(1 - x, y) for x, y in left], PURPLE), (middle, front))
    for point, colour in points:
        _fill(canvas, [point], CAP_BOX, GROUND if bare else colour)
        if bare:
            _stroke(canvas, [[*point, point[0]]], CAP_BOX, OUTLINE, BLACK)
    _fill(canvas, [mirrored([(0.16, 0.78), (0.2, 0.94), (0.5, 0.94)])], CAP_BOX, BLACK)
    bells = [
        ring(0.06, 0.42, 0.09, 0.09),
        ring(0.5, 0.07, 0.09, 0.09),
        ring(0.94, 0.42, 0.09, 0.09),
    ]
    _fill(canvas, bells, CAP_BOX, BLACK)


def _paint_back(canvas: FaceCanvas) -> None:
    _paint_ground(canvas)
    canvas.rounded_rectangle(_scaled(Box(13, 13, 115, 115)), 14 * FINER, fill=BLUE)
    diamond = SUITS["D"][0]
    for column in range(3):
        for row in range(3):
            left, top = 18 + 32 * column, 18 + 32 * row
            _fill(canvas, [diamond], Box(left, top, left + 28, top + 28), GROUND)


def _paint_outline(canvas: FaceCanvas) -> None:
    canvas.rounded_rectangle(
        _scaled(Box(6, 6, SIDE - 6, SIDE - 6)), 20 * FINER, outline=BORDER, width=6 * FINER
    )


def _paint_ground(canvas: FaceCanvas, colour: str = GROUND) -> None:
    canvas.rounded_rectangle(
        _scaled(Box(1, 1, SIDE - 1, SIDE - 1)),
        22 * FINER,
        fill=colour,
        outline=BORDER,
        width=4 * FINER,
    )


def _scaled(box: Box) -> tuple[float, float, float, float]:
    left, top, right, bottom = (side * FINER for side in box)
    return left, top, right, bottom


def _placed(path: Path, box: Box) -> list[tuple[float, float]]:
    left, top, right, bottom = _scaled(box)
    return [(left + x * (right - left), top + y * (bottom - top)) for x, y in path]


def _fill(canvas: FaceCanvas, outlines: Sequence[Path], box: Box, colour: str) -> None:
    for outline in outlines:
        canvas.polygon(_placed(outline, box), fill=colour)


def _stroke(canvas: FaceCanvas, lines: Sequence[Path], box: Box, width: float, colour: str) -> None:
    """Draw lines with a round pen that stays within the box."""
    half = width / 2
    inner = Box(box.left + half, box.top + half, box.right - half, box.bottom - half)
    for line in lines:
        points = _placed(line, inner)
        canvas.line(points, fill=colour, width=round(width * FINER), joint="curve")
        for x, y in (points[0], points[-1]):
            reach = half * FINER
            canvas.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)


def main() -> None:
    """Write all files."""
    folder = FilePath(__file__).parent
    for look in LOOKS:
        if look == PLAIN:
            continue
        (folder / look).mkdir(exist_ok=True)
        for shown in SHOWN:
            (folder / look / file_of(shown)).write_bytes(picture(shown, look))


if __name__ == "__main__":
    main()
