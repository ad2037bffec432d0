"""Points in words: what a trick, a deal and a game brought."""

from collections.abc import Iterable
from typing import Final

from bot.screens.cards import faces_text
from bot.screens.frame import Frame
from bot.screens.hearts.standing import point_text, shown_points
from bot.screens.hearts.worth import worth_of
from bot.words import Words
from engine.cards import Card
from engine.craft.tricks import TakenTrick
from engine.games.hearts.view import DealResult, HeartsView

LONGEST_STORY: Final = 2000
"""Characters that a list of deals may fill: half a message, for names of any length."""


def last_trick_text(trick: TakenTrick, frame: Frame, words: Words) -> str:
    """Say who took a trick, what lay in it, and what it was worth."""
    faces = [play.card for play in trick.plays]
    name, cards = frame.name(trick.winner), faces_text(faces, words)
    worth = worth_text(faces, frame, words)
    if worth is None:
        return words("last-trick-taken", name=name, cards=cards)
    return words("last-trick-worth", name=name, cards=cards, worth=worth)


def worth_text(faces: Iterable[Card], frame: Frame, words: Words) -> str | None:
    """Say what cards are worth: no points, 1 point, -10 points; None without rules."""
    point = worth_of(faces, frame)
    if point is None:
        return None
    if point[1]:
        return words("points-complex", number=point_text(point, frame))
    return words("points-count", count=shown_points(point[0], frame))


def deal_text(number: int, result: DealResult, frame: Frame, words: Words) -> str:
    """Say what deal `number` brought each seat, and who shot the moon in it."""
    points = _points_text(result.points, frame, words)
    if result.moon is None:
        return words("deal-result", number=number, points=points)
    return words("deal-result-moon", number=number, points=points, name=frame.name(result.moon))


def deal_lines(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [
        deal_text(number, result, frame, words)
        for number, result in enumerate(view.results, start=1)
    ]
    room, kept = LONGEST_STORY, 0
    while kept < len(told) and room >= len(told[-1 - kept]):
        room -= len(told[-1 - kept]) + 1
        kept += 1
    early = view.results[: len(told) - kept]
    if not early:
        return told
    sums = (sum(points) for points in zip(*(result.points for result in early), strict=True))
    together = _points_text(tuple(sums), frame, words)
    return [words("deals-early", count=len(early), points=together), *told[len(early) :]]


def _points_text(points: tuple[int, ...], frame: Frame, words: Words) -> str:
    return ", ".join(
        words("deal-points", name=frame.name(seat), points=shown_points(count, frame))
        for seat, count in enumerate(points)
    )
