"""The log of a game of tricks: what was said and played, trick by trick, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.table import deal_told
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View
from engine.tricks.trick import Play


def log_lines(
    frame: Frame, history: Sequence[V], own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the game from the last public view of each of its deals, the newest line last."""
    return [
        line
        for view in history
        for line in _deal_lines(Drawing(frame, view, phrasebook), own)
        if line
    ]


def _deal_lines(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Iterator[str | None]:
    view = drawing.view
    yield drawing("log-deal", number=view.deal_number)
    yield from own.said(drawing)
    # A table that may look at the last tricks only is told those, by their own numbers.
    hidden = max(0, sum(view.tricks_won) - len(view.tricks))
    number = hidden
    for number, (plays, winner) in enumerate(view.tricks, hidden + 1):
        yield drawing(
            "log-trick", number=number, plays=_plays(drawing, plays), name=drawing.name(winner)
        )
    for pending in view.pending:
        number += 1
        played = _plays(drawing, pending)
        yield drawing("log-trick-pending", number=number, plays=played)
    if view.trick:
        played = _plays(drawing, view.trick)
        yield drawing("log-trick-open", number=number + 1, plays=played)
    if len(view.results) == view.deal_number:
        yield deal_told(drawing, view.deal_number, own)


def _plays(drawing: Drawing[View], plays: Sequence[Play]) -> str:
    told = (
        drawing(
            "log-play", name=drawing.name(play.seat), card=face_shown(play.card, drawing.phrasebook)
        )
        for play in plays
    )
    return enumerated(told, drawing.phrasebook)
