"""Scores: what each deal brought, and the totals."""

from bot.phrasebook import Phrasebook
from bot.screens.components import Line
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_lines
from bot.screens.hearts.standing import leaders_first, shown_total, side_lines, total_note
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from engine.games.hearts.view import HeartsView


def scores_screen(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    order = leaders_first(frame, view)
    totals = text(
        phrasebook("scores-title", count=len(view.results)),
        *(
            phrasebook(
                "scores-total",
                name=frame.name(seat),
                points=shown_total(view.scores[seat], frame),
                note=total_note(frame, view, seat, phrasebook),
            )
            for seat in order
        ),
        *side_lines(frame, view, phrasebook),
    )
    if not view.results:
        return layout(totals)
    return layout(totals, Line(), text(*deal_lines(frame, view, phrasebook)))
