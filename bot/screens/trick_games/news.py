"""News for a player of tricks who is called: what has been played, in sentences to be heard."""

from collections.abc import Sequence
from typing import Any

from bot.screens.cards import face_text
from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, lines
from bot.screens.table.round_table import bold_names
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.table import deal_told
from bot.screens.trick_games.trick import taking_play
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.tricks.trick import Play


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
        played = _plays(drawing, plays, None)
        told.append(drawing("news-trick-taken", name=drawing.name(winner), plays=played))
    number = view.trick_number
    if view.trick:
        played = _plays(drawing, view.trick, taking_play(view))
        told.append(drawing("news-trick", number=number, plays=played))
    elif view.leader == seat:
        told.append(drawing("news-trick-led", number=number))
    return lines(*told)


def _plays(drawing: Drawing[View], plays: Sequence[Play], taking: Play | None) -> str:
    # By its corner and not by an emoji, whose name is no word to be heard.
    told = (
        drawing(
            "news-play-takes" if play == taking else "news-play",
            name=drawing.name(play.seat),
            card=face_text(play.card, drawing.phrasebook),
        )
        for play in plays
    )
    return enumerated(told, drawing.phrasebook)
