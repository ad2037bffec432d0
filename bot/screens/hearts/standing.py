"""Standings: totals as the variant shows them, who leads, and what sides have together."""

from bot.screens.frame import Frame
from bot.screens.phrases import listed
from bot.words import Words
from engine.contract.seats import Seat
from engine.games.hearts.ending import is_due
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import HeartsView


def rules_of(frame: Frame) -> HeartsRules:
    """Return the rules in force; the usual ones where the frame knows none."""
    return frame.rules if isinstance(frame.rules, HeartsRules) else HeartsRules()


def shown_total(total: int, frame: Frame) -> int:
    """Return a total as the variant writes it (R10.1, R13.18)."""
    rules = rules_of(frame)
    if rules.display_sign == "count_down":
        return rules.target - total
    return shown_points(total, frame)


def shown_points(points: int, frame: Frame) -> int:
    """Return the points of a deal or a trick as the variant writes them (R10.1)."""
    return points if rules_of(frame).display_sign == "penalty_positive" else -points


def leaders_first(frame: Frame, view: HeartsView) -> list[Seat]:
    """Return the seats by their totals, best first, equal ones in seat order (R10.2)."""
    sign = -1 if rules_of(frame).objective == "highest" else 1
    return sorted(range(view.seat_count), key=lambda seat: (sign * view.scores[seat], seat))


def side_lines(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    """Tell what each side has together, best first; nothing where everybody plays alone."""
    rules = rules_of(frame)
    if rules.teams is None:
        return []
    sign = -1 if rules.objective == "highest" else 1
    sums = {side: sum(view.scores[seat] for seat in side) for side in rules.teams}
    return [
        words(
            "score-side",
            names=listed([frame.name(seat) for seat in side], words),
            total=shown_total(sums[side], frame),
        )
        for side in sorted(sums, key=lambda side: (sign * sums[side], side))
    ]


def is_tied(frame: Frame, view: HeartsView) -> bool:
    """Whether the end has come about and play goes on all the same (R9.3)."""
    if not isinstance(frame.rules, HeartsRules) or view.outcome is not None or not view.results:
        return False
    return is_due(frame.rules, view.scores, len(view.results))


def end_header(frame: Frame, words: Words) -> str:
    """Head the points with what ends the game."""
    rules = frame.rules
    if not isinstance(rules, HeartsRules):
        return words("score-header")
    target = shown_total(rules.target, frame)
    if rules.end_mode == "deals":
        return words("score-header-deals", count=rules.deals or 0)
    if rules.end_mode == "both":
        return words("score-header-both", target=target, count=rules.deals or 0)
    return words("score-header-target", target=target)
