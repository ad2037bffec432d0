"""Points in words: what a trick, a deal and a game brought."""

from bot.screens.cards import faces_text
from bot.screens.frame import Frame
from bot.words import Words
from engine.craft.tricks import TakenTrick
from engine.games.hearts.points import terms
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import DealResult


def target_of(frame: Frame) -> int | None:
    """The total that ends the game; None where none does, or the frame knows no rules."""
    if not isinstance(frame.rules, HeartsRules) or frame.rules.end_mode == "deals":
        return None
    return frame.rules.target


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
    points = ", ".join(
        words("deal-points", name=frame.name(seat), points=points)
        for seat, points in enumerate(result.points)
    )
    if result.moon is None:
        return words("deal-result", number=number, points=points)
    return words("deal-result-moon", number=number, points=points, name=frame.name(result.moon))
