"""Draw the pictures of all faces into their files: `python -m bot.faces.draw`.

Each is a square, since Discord gives an emoji as much room to the side as upwards: the rank on the
left and its suit on the right, both as large as they can be. It stands on a light ground with a
thin border, so that it can be read on a dark page and on a light one.
"""

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path as FilePath
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from bot.faces.glyphs import CAP, RANKS, SUITS, TEN, Path, mirrored, ring
from bot.faces.names import SHOWN, file_of
from bot.text.faces import BACK, EMPTY, LOOKS, PLAIN
from data.preferences import Look
from engine.cards import JOKER_TEXT

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
"""How broad the pen is: for a rank, and for the ten."""


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
    if shown == JOKER_TEXT:
        return _paint_joker
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


def _paint_joker(canvas: FaceCanvas) -> None:
    _paint_ground(canvas)
    left, middle = CAP
    _fill(canvas, [left], CAP_BOX, RED)
    _fill(canvas, [[(1 - x, y) for x, y in left]], CAP_BOX, PURPLE)
    _fill(canvas, [middle], CAP_BOX, GOLD)
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


def _paint_ground(canvas: FaceCanvas) -> None:
    canvas.rounded_rectangle(
        _scaled(Box(1, 1, SIDE - 1, SIDE - 1)),
        22 * FINER,
        fill=GROUND,
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
