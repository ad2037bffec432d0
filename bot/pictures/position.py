"""The picture of a moment in a game that is over: every hand, and the cards on the table."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Final

from bot.pictures.badges import badge
from bot.pictures.canvas import GOLD, PICTURE_WIDTH, SHADE, Canvas
from bot.pictures.cards import height_of
from bot.pictures.scenes import Pile, PositionLine, PositionScene
from bot.pictures.signs import side_sign

_MARGIN: Final = 16
_GAP: Final = 14
_SIGN: Final = 46
_FRAME: Final = 4
_SEEN: Final = 0.6


class _Sizes:
    """How large cards are, so that a table of ten is no longer than a phone."""

    def __init__(self, scene: PositionScene) -> None:
        crowded = len(scene.lines)
        self.card = 88 if crowded <= 5 else 76 if crowded <= 7 else 66
        self.seen = round(height_of(self.card) * _SEEN)
        self.step = round(self.card * 0.33)
        signs = max(len(line.signs) for line in scene.lines)
        self.piles_from = _MARGIN + 10 + signs * (_SIGN + 6) + _GAP
        self.table = PICTURE_WIDTH - _MARGIN - _GAP - self.card
        """Where the cards on the table lie, so that they stay there from step to step."""

    def piles_to(self, line: PositionLine) -> int:
        """Return where the piles of a line end at the latest."""
        return PICTURE_WIDTH - _MARGIN - _GAP if line.laid else self.table - 2 * _GAP

    def width(self, pile: Pile) -> int:
        """Return the width of cards that overlap."""
        return self.card + max(0, len(pile.cards) - 1) * self.step


def paint_position(scene: PositionScene) -> bytes:
    """Paint a line for each hand, with the card beside it that lies on the table."""
    sizes = _Sizes(scene)
    placed = [_flowed(line, sizes) for line in scene.lines]
    heights = [max(1, len(rows)) * (sizes.seen + _GAP) + _GAP for rows in placed]
    canvas = Canvas(sum(heights) + 2 * _MARGIN - _GAP // 2, scene.look)
    top = _MARGIN
    for line, rows, height in zip(scene.lines, placed, heights, strict=True):
        _paint_line(canvas, line, rows, top, height - _GAP // 2, sizes)
        top += height
    return canvas.png()


def _flowed(line: PositionLine, sizes: _Sizes) -> list[list[tuple[Pile, int]]]:
    """Place piles from left to right, each with its x; what has no room goes to a new row."""
    rows: list[list[tuple[Pile, int]]] = []
    x = end = sizes.piles_to(line)
    for part in chain.from_iterable(_parts(pile, sizes, end) for pile in line.piles):
        width = sizes.width(part)
        if x + width > end:
            rows.append([])
            x = sizes.piles_from
        rows[-1].append((part, x))
        x += width + _GAP
    return rows


def _parts(pile: Pile, sizes: _Sizes, end: int) -> Iterator[Pile]:
    """Part a pile that is wider than a row, equally; the badge stays with its end."""
    most = 1 + (end - sizes.piles_from - sizes.card) // sizes.step
    count = max(1, ceil(len(pile.cards) / most))
    each = ceil(len(pile.cards) / count)
    for at in range(count - 1):
        yield Pile(pile.cards[at * each : (at + 1) * each])
    yield replace(pile, cards=pile.cards[(count - 1) * each :])


def _paint_line(
    canvas: Canvas,
    line: PositionLine,
    rows: list[list[tuple[Pile, int]]],
    top: int,
    height: int,
    sizes: _Sizes,
) -> None:
    box = (_MARGIN, top, PICTURE_WIDTH - _MARGIN, top + height)
    outline = GOLD if line.acted else None
    if not line.laid:
        canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=outline, width=_FRAME)
    middle = top + height / 2
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, _MARGIN + 10 + _SIGN / 2 + at * (_SIGN + 6), middle, _SIGN)
    for number, row in enumerate(rows):
        y = top + _GAP // 2 + number * (sizes.seen + _GAP)
        for pile, x in row:
            _paint_pile(canvas, pile, x, y, sizes)
    if line.played is not None:
        y = round(middle - sizes.seen / 2)
        canvas.lay(line.played, sizes.table, y, sizes.card, seen=sizes.seen)


def _paint_pile(canvas: Canvas, pile: Pile, x: float, y: float, sizes: _Sizes) -> None:
    for at, face in enumerate(pile.cards):
        canvas.lay(face, x + at * sizes.step, y, sizes.card, seen=sizes.seen)
    if pile.badge:
        size = round(sizes.card * 0.48)
        x, y = x + sizes.width(pile) - size / 2 - 3, y + sizes.seen - size / 2 - 3
        badge(canvas, pile, x, y, size)
