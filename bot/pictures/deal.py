"""The picture of a finished deal: who got which cards, and the points."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Final

from bot.pictures.badges import badge
from bot.pictures.canvas import CHALK, GOLD, PICTURE_WIDTH, SHADE, Canvas
from bot.pictures.cards import HEIGHT, WIDTH, height_of
from bot.pictures.scenes import Big, DealLine, DealScene, Pile
from bot.pictures.signs import flag, moon, side_sign, write

_MARGIN: Final = 16
_GAP: Final = 14
_BIG_COLUMN: Final = WIDTH + 2 * _GAP
_POINTS_WIDTH: Final = 118
_SIGN: Final = 50


class _Sizes:
    """How large cards and lines are, so that a table of ten is no longer than a phone."""

    def __init__(self, scene: DealScene) -> None:
        crowded = len(scene.lines)
        most = max(len(line.piles) for line in scene.lines)
        self.card = 96 if max(crowded, most) <= 5 else 82 if crowded <= 7 else 68
        self.seen = round(height_of(self.card) * 0.6)
        self.step = round(self.card * 0.3)
        self.left = _MARGIN + (_BIG_COLUMN if scene.big else 0)
        most = max(len(line.signs) for line in scene.lines)
        self.piles_from = self.left + most * (_SIGN + 6) + _GAP
        self.piles_to = PICTURE_WIDTH - _MARGIN - _POINTS_WIDTH

    def width(self, pile: Pile) -> int:
        """Return the width of cards that overlap."""
        return self.card + max(0, len(pile.cards) - 1) * self.step


def paint_deal(scene: DealScene) -> bytes:
    """Paint a deal: what mattered most on the left, a line for each side beside it."""
    sizes = _Sizes(scene)
    placed = [_flowed(line.piles, sizes) for line in scene.lines]
    heights = [max(1, len(rows)) * (sizes.seen + _GAP) + _GAP for rows in placed]
    least = HEIGHT + 2 * _MARGIN if scene.big else 0
    canvas = Canvas(max(least, sum(heights) + 2 * _MARGIN - _GAP), scene.look)
    top = (canvas.image.height - sum(heights)) // 2
    for line, rows, height in zip(scene.lines, placed, heights, strict=True):
        _paint_line(canvas, line, rows, top, height, sizes)
        top += height
    if scene.big is not None:
        _paint_big(canvas, scene.big)
    return canvas.png()


def _paint_big(canvas: Canvas, big: Big) -> None:
    middle, x = canvas.image.height / 2, _MARGIN + WIDTH / 2
    if big.card is None:
        moon(canvas, x, middle - 20, WIDTH - 20)
    else:
        canvas.lay(big.card, _MARGIN, middle - HEIGHT / 2 - 12)
    side_sign(canvas, big.sign, x, middle + HEIGHT / 2 - 16, 72)


def _flowed(piles: Sequence[Pile], sizes: _Sizes) -> list[list[tuple[Pile, int]]]:
    """Place piles from left to right, each with its x; what has no room goes to a new row."""
    rows: list[list[tuple[Pile, int]]] = []
    x, most = sizes.piles_to, 1 + (sizes.piles_to - sizes.piles_from - sizes.card) // sizes.step
    for part in chain.from_iterable(_parts(pile, most) for pile in piles):
        width = sizes.width(part)
        if x + width > sizes.piles_to:
            rows.append([])
            x = sizes.piles_from
        rows[-1].append((part, x))
        x += width + _GAP
    return rows


def _parts(pile: Pile, most: int) -> Iterator[Pile]:
    """Part a pile that is wider than a row, equally; the badge stays with its end."""
    count = max(1, ceil(len(pile.cards) / most))
    each = ceil(len(pile.cards) / count)
    for at in range(count - 1):
        yield Pile(pile.cards[at * each : (at + 1) * each])
    yield replace(pile, cards=pile.cards[(count - 1) * each :])


def _paint_line(
    canvas: Canvas,
    line: DealLine,
    rows: list[list[tuple[Pile, int]]],
    top: int,
    height: int,
    sizes: _Sizes,
) -> None:
    right = PICTURE_WIDTH - _MARGIN
    canvas.draw.rounded_rectangle(
        (sizes.left, top, right, top + height - _GAP // 2), 12, fill=SHADE
    )
    middle = top + (height - _GAP // 2) / 2
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, sizes.left + 10 + _SIGN / 2 + at * (_SIGN + 6), middle, _SIGN)
    for number, row in enumerate(rows):
        y = top + _GAP // 2 + number * (sizes.seen + _GAP)
        for pile, x in row:
            _paint_pile(canvas, pile, x, y, sizes)
    colour = GOLD if line.crown else CHALK
    write(canvas, line.points, right - 14, middle, 38, colour, "rm")
    if line.crown == "moon":
        moon(canvas, right - 98, middle, 40)
    elif line.crown == "out":
        flag(canvas, right - 40, middle - 54, 46)


def _paint_pile(canvas: Canvas, pile: Pile, x: float, y: float, sizes: _Sizes) -> None:
    for at, face in enumerate(pile.cards):
        canvas.lay(face, x + at * sizes.step, y, sizes.card, seen=sizes.seen)
    if not pile.badge:
        return
    size = round(sizes.card * 0.48)
    if pile.cards:
        x, y = x + sizes.width(pile) - size / 2 - 3, y + sizes.seen - size / 2 - 3
    else:
        size = round(sizes.seen * 0.9)
        x, y = x + sizes.card / 2, y + sizes.seen / 2
    badge(canvas, pile, x, y, size)
