"""Piles: cards that overlap, in rows, with a badge each that says why they count."""

from typing import Final

from bot.pictures.canvas import CHALK, GOLD, SIGN_COLOURS, Canvas, Colour
from bot.pictures.layouts import GAP, PileRows, PileSizes
from bot.pictures.scenes import Badge, Pile
from bot.pictures.signs import arrow, coin


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
