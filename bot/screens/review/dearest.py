"""The dearest own move of a game that is over, on the hand or the panel of its person alone."""

from typing import Final

from bot.screens.cards import face_shown
from bot.screens.components import Button
from bot.screens.drawing import Drawing
from bot.screens.frame import DearestMove
from bot.screens.review.stepping import TRY
from bot.text.button_ids import ButtonId
from engine.contract.view import View

WORTH_TELLING: Final = 2
"""From so many points on it is told what a card cost."""


def dearest_text(drawing: Drawing[View]) -> str | None:
    """Say where that move was made, once it is known and if there was one."""
    found = _dearest(drawing)
    if found is None:
        return None
    facts = {"number": found.number, "deal": found.deal}
    if not found.number:
        return drawing("dearest-before-play", **facts)
    if found.card is None or found.points < WORTH_TELLING:
        return drawing(f"dearest-{found.part}", **facts)
    face = face_shown(found.card, drawing.phrasebook)
    return drawing("dearest-card", card=face, points=found.points, **facts)


def review_key(drawing: Drawing[View]) -> Button:
    """Draw the button that opens the review, at that move if it is known."""
    found, table = _dearest(drawing), drawing.frame.table_id
    if found is None:
        return Button(ButtonId(table, "review"), drawing("button-review"))
    return Button(ButtonId(table, "review", found.step, TRY), drawing("button-look"))


def _dearest(drawing: Drawing[View]) -> DearestMove | None:
    own = drawing.frame.own
    return None if own is None else own.dearest
