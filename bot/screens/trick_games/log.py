"""The talk and the play, trick by trick: the log, and the news for whoever is called."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.screens.cards import face_shown, face_text
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines
from bot.screens.table.round_table import bold_names
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.table import deal_told
from bot.screens.trick_games.trick import taking_play
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
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


def news_text(drawing: Drawing[V], seat: Seat, own: FamilyLines[V, Any], *, first: bool) -> str:
    """Tell the last trick and the one that lies, or before play what has been said."""
    view = drawing.view
    before = deal_told(drawing, len(view.results), own) if first else None
    if view.stage != "play" or view.leader is None:
        names = bold_names(drawing)
        said = own.said(drawing)
        return lines(before, *said, own.turn(drawing, names))
    told: list[str | None] = [before]
    if own.began(view) and view.last_trick is not None:
        plays, winner = view.last_trick
        played = _heard_plays(drawing, plays, None)
        told.append(drawing("news-trick-taken", name=drawing.name(winner), plays=played))
    number = view.trick_number
    if view.trick:
        played = _heard_plays(drawing, view.trick, taking_play(view))
        told.append(drawing("log-trick-open", number=number, plays=played))
    elif view.leader == seat:
        told.append(drawing("news-trick-led", number=number))
    return lines(*told)


def _heard_plays(drawing: Drawing[View], plays: Sequence[Play], taking: Play | None) -> str:
    # By its corner and not by an emoji, whose name is no word to be heard.
    told = (
        drawing(
            "news-play-takes" if play == taking else "log-play",
            name=drawing.name(play.seat),
            card=face_text(play.card, drawing.phrasebook),
        )
        for play in plays
    )
    return enumerated(told, drawing.phrasebook)
