"""Piles: cards that overlap, in rows, with a badge each that says why they count."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Final, TypeAlias

from bot.pictures.canvas import CHALK, GOLD, SIGN_COLOURS, Canvas, Colour
from bot.pictures.heights import height_of
from bot.pictures.scenes import Badge, Pile
from bot.pictures.signs import arrow, coin

GAP: Final = 14
"""Between two piles, and between two rows."""

SEEN: Final = 0.6
"""How much of a card is seen, from its top."""

PileRows: TypeAlias = Sequence[Sequence[tuple[Pile, int]]]
"""Rows of piles, each with its x."""


class PileSizes:
    """How large cards are: each covers the one before, but for a `step` of its width."""

    def __init__(self, card: int, step: float) -> None:
        self.card = card
        self.seen = round(height_of(card) * SEEN)
        self.step = round(card * step)

    def width(self, pile: Pile) -> int:
        return self.card + max(0, len(pile.cards) - 1) * self.step

    def height(self, rows: PileRows) -> int:
        """Return the height of rows, with a gap around them; there is room for one row at least."""
        return max(1, len(rows)) * (self.seen + GAP) + GAP


def flowed(piles: Sequence[Pile], sizes: PileSizes, start: int, end: int) -> PileRows:
    """Place piles from left to right; what has no room goes to a new row."""
    rows: list[list[tuple[Pile, int]]] = []
    x, most = end, 1 + (end - start - sizes.card) // sizes.step
    for part in chain.from_iterable(_parts(pile, most) for pile in piles):
        width = sizes.width(part)
        if x + width > end:
            rows.append([])
            x = start
        rows[-1].append((part, x))
        x += width + GAP
    return rows


def _parts(pile: Pile, most: int) -> Iterator[Pile]:
    """Part a pile that is wider than a row, equally; the badge stays with its end."""
    count = max(1, ceil(len(pile.cards) / most))
    each = ceil(len(pile.cards) / count)
    for at in range(count - 1):
        yield Pile(pile.cards[at * each : (at + 1) * each])
    yield replace(pile, cards=pile.cards[(count - 1) * each :])


def paint_piles(canvas: Canvas, rows: PileRows, top: int, sizes: PileSizes) -> None:
    for number, row in enumerate(rows):
        y = top + GAP // 2 + number * (sizes.seen + GAP)
        for pile, x in row:
            _paint_pile(canvas, pile, x, y, sizes)


def _paint_pile(canvas: Canvas, pile: Pile, x: float, y: float, sizes: PileSizes) -> None:
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


_METALS: Final[dict[Badge, Colour]] = {
    "hung": SIGN_COLOURS[2],
    "more": CHALK,
    "mixed": CHALK,
    "samba": SIGN_COLOURS[6],
}


def badge(canvas: Canvas, pile: Pile, x: float, y: float, size: int) -> None:
    """Draw the badge of a pile, which has one, around a place."""
    if pile.badge in ("high", "low"):
        arrow(canvas, x, y, size, up=pile.badge == "high")
    else:
        coin(canvas, _said(pile), x, y, size, _METALS.get(pile.badge, GOLD))


def _said(pile: Pile) -> str:
    if pile.badge == "hung":
        return "!"
    number = 0 if pile.number is None else pile.number
    return f"{number:+}" if pile.badge == "more" else str(number)
