"""The picture of a hand: cards that overlap, in rows that a phone can show."""

from math import ceil
from typing import Final

from bot.pictures.canvas import PICTURE_WIDTH, Canvas
from bot.pictures.cards import HEIGHT, WIDTH
from bot.pictures.scenes import HandScene

CARDS_A_ROW: Final = 13
_MARGIN: Final = 14
_WIDEST_STEP: Final = 126
_ROW_STEP: Final = 136
"""Of a card that another row covers, the rank and the suit are still seen."""


def paint_hand(scene: HandScene) -> bytes:
    """Paint cards side by side, equally many in each row but the last."""
    rows = max(1, ceil(len(scene.cards) / CARDS_A_ROW))
    in_row = max(1, ceil(len(scene.cards) / rows))
    canvas = Canvas(2 * _MARGIN + HEIGHT + (rows - 1) * _ROW_STEP, scene.look)
    room = PICTURE_WIDTH - 2 * _MARGIN - WIDTH
    step = min(_WIDEST_STEP, room / max(1, in_row - 1))
    left = (PICTURE_WIDTH - WIDTH - step * (in_row - 1)) / 2
    for at, face in enumerate(scene.cards):
        row, place = divmod(at, in_row)
        canvas.lay(face, left + place * step, _MARGIN + row * _ROW_STEP)
    return canvas.png()
