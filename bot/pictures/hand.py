"""The picture of a hand: cards that overlap, in rows that a phone can show."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.heights import (
    CARDS_A_ROW,
    HAND_MARGIN,
    PICTURE_WIDTH,
    ROW_STEP,
    WIDTH,
    hand_height,
    height_of,
    rows_of,
    tucked,
    tucked_height,
)
from bot.pictures.scenes import HandScene
from engine.cards import Card

_WIDEST_STEP: Final = 126


def paint_hand(scene: HandScene) -> bytes:
    """Paint the cards, of more than a row each row above the last."""
    canvas = Canvas(hand_height(scene.cards), scene.look)
    _lay(canvas, scene.cards, HAND_MARGIN, rows_of(scene.cards, CARDS_A_ROW), WIDTH)
    return canvas.png()


def lay_tucked(canvas: Canvas, cards: Sequence[Card]) -> None:
    """Lay a hand at the lower edge, which hides what nobody needs to see of it."""
    rows, width = tucked(cards)
    _lay(canvas, cards, canvas.image.height - tucked_height(cards), rows, width)


def _lay(canvas: Canvas, cards: Sequence[Card], top: int, rows: int, width: int) -> None:
    """Lay cards side by side, equally many in each row but the last."""
    in_row = max(1, ceil(len(cards) / rows))
    room = PICTURE_WIDTH - 2 * HAND_MARGIN - width
    step = min(_WIDEST_STEP, room / max(1, in_row - 1))
    left = (PICTURE_WIDTH - width - step * (in_row - 1)) / 2
    down = ROW_STEP * width // WIDTH
    for at, face in enumerate(cards):
        row, place = divmod(at, in_row)
        y = top + row * down
        last = at + 1 == len(cards) or place + 1 == in_row
        seen = min(canvas.image.height - y, height_of(width))
        canvas.lay(
            face, left + place * step, y, width, seen=seen, beside=None if last else ceil(step)
        )
