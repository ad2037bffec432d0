"""Points in words: what a trick, a deal and a game brought."""

from typing import Final

from bot.screens.cards import faces_text
from bot.screens.frame import Frame
from bot.screens.hearts.standing import shown_points
from bot.words import Words
from engine.craft.tricks import TakenTrick
from engine.games.hearts.points import terms
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import DealResult, HeartsView

LONGEST_STORY: Final = 2000
"""Characters that a list of deals may fill: half a message, for names of any length."""


def points_in(trick: TakenTrick, frame: Frame) -> int | None:
    """Count the points in a trick; None where the frame knows no rules."""
    if not isinstance(frame.rules, HeartsRules):
        return None
    worth = terms(frame.rules, len(frame.chairs)).points
    return sum(worth.get(play.card, 0) for play in trick.plays)


def last_trick_text(trick: TakenTrick, frame: Frame, words: Words) -> str:
    """Say who took a trick, what lay in it, and what it was worth."""
    cards = faces_text((play.card for play in trick.plays), words)
    name = frame.name(trick.winner)
    points = points_in(trick, frame)
    if points is None:
        return words("last-trick-taken", name=name, cards=cards)
    return words("last-trick-worth", name=name, cards=cards, points=points)


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
