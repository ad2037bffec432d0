"""The picture of a worked example: a few cards side by side, each large enough for a phone.

A badge hangs from the lower edge of its card, so that it hides nothing of it.
"""

from typing import Final

from bot.pictures.canvas import GOLD, SHADE, Canvas
from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, WIDTH
from bot.pictures.piles import badge
from bot.pictures.scenes import ExampleScene
from bot.pictures.signs import coin

_MARGIN: Final = 20
_GAP: Final = 16
_WIDEST_STEP: Final = 84
_FRAME: Final = 7
_BADGE: Final = 72
_RIM: Final = 4
_HANGS: Final = _BADGE - 14
"""How far a badge stands out below its card."""


def paint_example(scene: ExampleScene) -> bytes:
    """Paint piles side by side in the middle; the cards of a pile overlap as far as needed."""
    below = _HANGS if any(pile.badge for pile in scene.piles) else 0
    canvas = Canvas(HEIGHT + 2 * _MARGIN + below, scene.look)
    fixed = len(scene.piles) * WIDTH + (len(scene.piles) - 1) * _GAP
    covered = sum(max(0, len(pile.cards) - 1) for pile in scene.piles)
    step = min(_WIDEST_STEP, (PICTURE_WIDTH - 2 * _MARGIN - fixed) / max(1, covered))
    x = (PICTURE_WIDTH - fixed - covered * step) / 2
    for at, pile in enumerate(scene.piles):
        right = x + max(0, len(pile.cards) - 1) * step + WIDTH
        for place, face in enumerate(pile.cards):
            canvas.lay(face, x + place * step, _MARGIN)
        if at == scene.marked:
            box = (x - _FRAME, _MARGIN - _FRAME, right + _FRAME, _MARGIN + HEIGHT + _FRAME)
            canvas.draw.rounded_rectangle(box, 16, outline=GOLD, width=_FRAME)
        if pile.badge:
            low = _MARGIN + HEIGHT + _HANGS - _BADGE / 2
            middle = right - WIDTH / 2
            # A coin is as pale as the card below it.
            coin(canvas, "", middle, low, _BADGE + 2 * _RIM, SHADE)
            badge(canvas, pile, middle, low, _BADGE)
        x = right + _GAP
    return canvas.png()
