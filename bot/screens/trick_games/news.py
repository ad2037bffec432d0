"""News for a player of tricks who is called: what has been played, in sentences to be heard."""

from collections.abc import Sequence
from typing import Any

from bot.screens.cards import face_text
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines
from bot.screens.table.round_table import bold_names
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.table import deal_told
from bot.screens.trick_games.trick import taking_play
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.tricks.trick import Play


def news_text(
    frame: Frame,
    view: V,
    seat: Seat,
    own: FamilyLines[V, Any],
    phrasebook: Phrasebook,
    *,
    first: bool,
) -> str:
    """Tell the last trick and the one that lies, or before play what has been said."""
    before = deal_told(len(view.results), frame, view, own, phrasebook) if first else None
    if view.stage != "play" or view.leader is None:
        names = bold_names(frame, view, phrasebook)
        said = own.said(frame, view, phrasebook)
        return lines(before, *said, own.turn(frame, view, names, phrasebook))
    told: list[str | None] = [before]
    if own.began(view) and view.last_trick is not None:
        plays, winner = view.last_trick
        played = _plays(frame, plays, None, phrasebook)
        told.append(phrasebook("news-trick-taken", name=frame.name(winner), plays=played))
    number = view.trick_number
    if view.trick:
        played = _plays(frame, view.trick, taking_play(view), phrasebook)
        told.append(phrasebook("news-trick", number=number, plays=played))
    elif view.leader == seat:
        told.append(phrasebook("news-trick-led", number=number))
    return lines(*told)


def _plays(frame: Frame, plays: Sequence[Play], taking: Play | None, phrasebook: Phrasebook) -> str:
    # By its corner and not by an emoji, whose name is no word to be heard.
    told = (
        phrasebook(
            "news-play-takes" if play == taking else "news-play",
            name=frame.name(play.seat),
            card=face_text(play.card, phrasebook),
        )
        for play in plays
    )
    return enumerated(told, phrasebook)
