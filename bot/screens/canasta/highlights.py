"""What is told of a deal of Canasta in one sentence, kind by kind."""

from collections.abc import Sequence
from typing import Final

from bot.screens.canasta.count import ended_text, sheet_after
from bot.screens.canasta.melds import side_name
from bot.screens.drawing import Drawing
from bot.screens.table.deal_end import DealSheet
from bot.screens.table.highlights import Highlight, by_standing, comeback, tie_for_first
from engine.games.canasta.view import CanastaView

MANY: Final = 5
"""So many canastas of one side in one deal are worth telling."""


def _sheet(drawing: Drawing[CanastaView], deal: int) -> DealSheet:
    return sheet_after(drawing.view, deal)


def _concealed(drawing: Drawing[CanastaView], deal: int) -> str | None:
    result = drawing.view.results[deal - 1]
    return _end(drawing, deal) if result.concealed else None


def _many_canastas(drawing: Drawing[CanastaView], deal: int) -> str | None:
    for tally in drawing.view.results[deal - 1].tallies:
        made = tally.sambas + tally.naturals + tally.mixed
        if made >= MANY:
            names = side_name(tally.seats, drawing.frame, drawing.phrasebook)
            return drawing("canasta-highlight-many", names=names, count=made)
    return None


def _end(drawing: Drawing[CanastaView], deal: int) -> str | None:
    return ended_text(drawing.view.results[deal - 1], drawing.frame, drawing.phrasebook)


HIGHLIGHTS: Final[Sequence[Highlight[CanastaView]]] = (
    _concealed,
    _many_canastas,
    by_standing(_sheet, comeback),
    by_standing(_sheet, tie_for_first),
    _end,
)
"""The best first."""
