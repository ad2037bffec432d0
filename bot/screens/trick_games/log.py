"""The log of a game of tricks: what was said and played, trick by trick, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.table import deal_told
from bot.text.phrasebook import Phrasebook
from engine.tricks.trick import Play


def log_lines(
    frame: Frame, history: Sequence[V], own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the game from the last public view of each of its deals, the newest line last."""
    return [line for view in history for line in _deal_lines(frame, view, own, phrasebook) if line]


def _deal_lines(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Iterator[str | None]:
    yield phrasebook("log-deal", number=view.deal_number)
    yield from own.said(frame, view, phrasebook)
    # A table that may look at the last tricks only is told those, by their own numbers.
    hidden = max(0, sum(view.tricks_won) - len(view.tricks))
    number = hidden
    for number, (plays, winner) in enumerate(view.tricks, hidden + 1):
        yield phrasebook(
            "log-trick",
            number=number,
            plays=_plays(frame, plays, phrasebook),
            name=frame.name(winner),
        )
    for pending in view.pending:
        number += 1
        played = _plays(frame, pending, phrasebook)
        yield phrasebook("log-trick-pending", number=number, plays=played)
    if view.trick:
        played = _plays(frame, view.trick, phrasebook)
        yield phrasebook("log-trick-open", number=number + 1, plays=played)
    if len(view.results) == view.deal_number:
        yield deal_told(view.deal_number, frame, view, own, phrasebook)


def _plays(frame: Frame, plays: Sequence[Play], phrasebook: Phrasebook) -> str:
    told = (
        phrasebook("log-play", name=frame.name(play.seat), card=face_shown(play.card, phrasebook))
        for play in plays
    )
    return enumerated(told, phrasebook)
