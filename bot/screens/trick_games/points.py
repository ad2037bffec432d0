"""The points of a game of tricks: its scores and its result."""

from typing import Any

from bot.screens.components import Separator
from bot.screens.drawing import Drawing
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import story_lines
from bot.screens.table.result import ended_screen
from bot.screens.trick_games.family_lines import FamilyLines, V


def scores_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    totals = text(*own.totals(drawing))
    if not len(drawing.view.results):
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(drawing, own)))


def result_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the places, the totals, the feats and the deals of a game that is over."""
    view = drawing.view
    assert view.outcome is not None
    return ended_screen(
        drawing,
        view.outcome,
        deals=len(view.results),
        sheet=lambda deal: own.sheet(drawing, deal),
        notes=[*filter(None, own.notes(drawing))],
        reason=own.reason(drawing),
        story=[*filter(None, own.feats(drawing))],
    )


def deal_lines(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [own.deal(drawing, number) for number in range(1, len(drawing.view.results) + 1)]
    return story_lines(told, lambda count: own.early(drawing, count))
