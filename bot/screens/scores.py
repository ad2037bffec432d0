"""Scores: what each deal brought, and the totals."""

from bot.screens.components import Layout, layout
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_lines
from bot.screens.phrases import line, text
from bot.words import Words
from engine.contract.view import View
from engine.games.hearts.view import HeartsView


def scores_screen(frame: Frame, view: View, words: Words) -> Layout:
    """Draw the totals, lowest first as the leader stands first, and the deals they come from."""
    assert isinstance(view, HeartsView)
    order = sorted(range(view.seat_count), key=lambda seat: (view.scores[seat], seat))
    totals = text(
        words("scores-title", count=len(view.results)),
        *(words("scores-total", name=frame.name(seat), points=view.scores[seat]) for seat in order),
    )
    if not view.results:
        return layout(totals)
    return layout(totals, line(), text(*deal_lines(frame, view, words)))
