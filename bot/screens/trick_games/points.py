"""The points of a game of tricks: its scores and its result."""

from typing import Any

from bot.screens.components import Separator
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import story_lines
from bot.screens.table.result import ended_screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.text.phrasebook import Phrasebook


def scores_screen(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    totals = text(*own.totals(frame, view, phrasebook))
    if not len(view.results):
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(frame, view, own, phrasebook)))


def result_screen(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Screen:
    """Draw the places, the totals, the feats and the deals of a game that is over."""
    assert view.outcome is not None
    return ended_screen(
        frame,
        view.outcome,
        phrasebook,
        deals=len(view.results),
        sheet=lambda deal: own.sheet(frame, view, deal, phrasebook),
        notes=[*filter(None, own.notes(frame, view, phrasebook))],
        reason=own.reason(frame, view, phrasebook),
        story=[*filter(None, own.feats(frame, view, phrasebook))],
    )


def deal_lines(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [own.deal(frame, view, number, phrasebook) for number in range(1, len(view.results) + 1)]
    return story_lines(told, lambda count: own.early(frame, view, count, phrasebook))
