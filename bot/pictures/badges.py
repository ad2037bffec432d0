"""Badges: the small signs on cards that say why they count."""

from typing import Final

from bot.pictures.canvas import CHALK, GOLD, SIGN_COLOURS, Canvas, Colour
from bot.pictures.scenes import Badge, Pile
from bot.pictures.signs import arrow, coin

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
