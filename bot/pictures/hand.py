"""The picture of a hand: cards that overlap, in rows that a phone can show."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.pictures.canvas import PICTURE_WIDTH, Canvas
from bot.pictures.cards import HEIGHT, WIDTH
from bot.pictures.scenes import HandScene
from engine.cards import Card

CARDS_A_ROW: Final = 13
_SMALL: Final = 130
_SMALL_A_ROW: Final = 18
_MARGIN: Final = 14
_WIDEST_STEP: Final = 126
_ROW_STEP: Final = 136
"""Of a card that another row covers, the rank and the suit are still seen."""


def paint_hand(scene: HandScene) -> bytes:
    """Paint the cards, of more than a row each row above the last."""
    canvas = Canvas(hand_height(scene.cards), scene.look)
    _lay(canvas, scene.cards, _MARGIN, _rows(scene.cards, CARDS_A_ROW), WIDTH)
    return canvas.png()


def hand_height(cards: Sequence[Card]) -> int:
    return 2 * _MARGIN + HEIGHT + (_rows(cards, CARDS_A_ROW) - 1) * _ROW_STEP


def tucked_height(cards: Sequence[Card]) -> int:
    """Return how high a hand is whose last row reaches below the edge; 0 without cards."""
    rows, width = _tucked(cards)
    return rows * _ROW_STEP * width // WIDTH - 2 * _MARGIN if cards else 0


def lay_tucked(canvas: Canvas, cards: Sequence[Card]) -> None:
    """Lay a hand at the lower edge, which hides what nobody needs to see of it."""
    rows, width = _tucked(cards)
    _lay(canvas, cards, canvas.image.height - tucked_height(cards), rows, width)


def _tucked(cards: Sequence[Card]) -> tuple[int, int]:
    """Return the rows of a hand, and how wide its cards are: smaller ones share a row."""
    if len(cards) <= CARDS_A_ROW:
        return 1, WIDTH
    return _rows(cards, _SMALL_A_ROW), _SMALL


def _rows(cards: Sequence[Card], a_row: int) -> int:
    return max(1, ceil(len(cards) / a_row))


def _lay(canvas: Canvas, cards: Sequence[Card], top: int, rows: int, width: int) -> None:
    """Lay cards side by side, equally many in each row but the last."""
    in_row = max(1, ceil(len(cards) / rows))
    room = PICTURE_WIDTH - 2 * _MARGIN - width
    step = min(_WIDEST_STEP, room / max(1, in_row - 1))
    left = (PICTURE_WIDTH - width - step * (in_row - 1)) / 2
    for at, face in enumerate(cards):
        row, place = divmod(at, in_row)
        y = top + row * (_ROW_STEP * width // WIDTH)
        canvas.lay(face, left + place * step, y, width)
