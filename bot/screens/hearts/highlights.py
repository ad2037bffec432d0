"""What is told of a deal of Hearts in one sentence, kind by kind."""

from collections.abc import Sequence
from typing import Final

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.hearts.points import sheet
from bot.screens.table.highlights import (
    Highlight,
    by_standing,
    comeback,
    new_leader,
    tie_for_first,
)
from engine.games.hearts.view import HeartsView


def _moon(drawing: Drawing[HeartsView], deal: int) -> str | None:
    result = drawing.view.results[deal - 1]
    if result.moon is None:
        return None
    key = "deal-sun" if result.sun else "deal-moon"
    return drawing(key, name=drawing.name(result.moon))


def _dear_card(drawing: Drawing[HeartsView], deal: int) -> str | None:
    view = drawing.view
    if deal < view.deal_number:
        return None
    for face in view.terms.told_cards:
        for seat, taken in enumerate(view.results[deal - 1].taken):
            if face in taken:
                card = face_shown(face, drawing.phrasebook)
                return drawing("deal-card", card=card, name=drawing.name(seat))
    return None


HIGHLIGHTS: Final[Sequence[Highlight[HeartsView]]] = (
    _moon,
    by_standing(sheet, comeback),
    by_standing(sheet, tie_for_first),
    by_standing(sheet, new_leader),
    _dear_card,
)
"""The best first."""
