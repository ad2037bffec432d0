"""Ratings on screens: what a game did to them, and how reliable people are."""

from collections.abc import Sequence
from typing import Final

from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, remarked
from bot.screens.sheet import MINUS, columns_of, shortest
from bot.text.phrasebook import Phrasebook
from data.ratings import GameRating
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.table.chairs import Chair

A_LINE: Final = 4
LEAST: Final = 5
"""The columns that a name has in any case."""
SMALL_COLUMNS: Final = 53
"""The columns of small print that a line of a phone holds, its mark among them."""


def rating_text(drawing: Drawing[View]) -> str | None:
    """Tell by how much each person's rating changed; names are cut so that four share a line."""
    frame = drawing.frame
    if frame.rating is None:
        return None
    if frame.rated_alone:
        return _alone_text(drawing, frame.rating)
    changes = frame.rating.changes
    rated = [
        (chair.name, _signed(change.after - change.before))
        for chair in frame.chairs
        if chair.person is not None and (change := changes.get(chair.person)) is not None
    ]
    if not rated:
        return None

    def said(names: Sequence[str]) -> str:
        told = (
            drawing("deal-points", name=name, points=by)
            for name, (_, by) in zip(names, rated, strict=True)
        )
        return drawing("result-rating", changes=enumerated(told, drawing.phrasebook))

    names = [name for name, _ in rated]
    room = SMALL_COLUMNS * -(-len(rated) // A_LINE) - columns_of(said([""] * len(rated)))
    return said(shortest(names, max(room, LEAST * len(names))))


def _alone_text(drawing: Drawing[View], rating: GameRating) -> str | None:
    """Tell what became of the rating of somebody who plays alone; it is one of its own."""
    change = next(iter(rating.changes.values()), None)
    if change is None:
        return None
    by = _signed(change.after - change.before)
    return drawing("result-rating-alone", rating=change.after, change=by)


def unrated_text(drawing: Drawing[View]) -> str | None:
    """Say why a game is not rated though it counts on the leaderboard, or that it is void."""
    why = None if drawing.frame.rating is None else drawing.frame.rating.unrated
    told = {"often": "result-rated-often", "void": "result-void"}.get(why or "")
    return None if told is None else drawing(told)


def with_reliability(said: str, chair: Chair, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell beside a name how reliable its person is, once there are games enough to tell."""
    percent = _percent(chair.person, frame)
    if percent is None:
        return said
    return remarked(said, phrasebook("lobby-reliability", percent=percent), phrasebook)


def reliable_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say how reliable whoever joins has to be."""
    asked = frame.reliable_from
    return phrasebook("lobby-reliable-from", percent=asked) if asked else None


def leaving_text(frame: Frame, seat: Seat, phrasebook: Phrasebook) -> str | None:
    """Say what leaving does to the reliability of a seat's person; None if it does nothing."""
    person = frame.chairs[seat].person
    now = None if person is None else frame.reliabilities.get(person)
    if now is None:
        return None
    then = now.after_leaving()
    if now.percent is None or then.percent is None or then.percent >= now.percent:
        return phrasebook("leave-reliability-new")
    return phrasebook("leave-reliability", now=now.percent, then=then.percent)


def overdue_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say what comes of a paused game that nobody takes up, if it is rated."""
    return phrasebook("paused-rated") if frame.rated_alone else None


def _percent(person: int | None, frame: Frame) -> int | None:
    known = None if person is None else frame.reliabilities.get(person)
    return None if known is None else known.percent


def _signed(change: int) -> str:
    return f"{MINUS}{-change}" if change < 0 else f"+{change}"
