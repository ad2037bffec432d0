"""Standings: totals as the variant shows them, who leads, and what sides have together."""

from collections.abc import Sequence

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed, listed_or
from bot.screens.sheet import MINUS, number, signed
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.hearts.ending import is_due
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import Point
from engine.games.hearts.view import HeartsView


def shown_total(total: int, rules: HeartsRules) -> int:
    """Return a total as the variant writes it (R10.1, R13.18)."""
    if rules.display_sign == "count_down":
        return rules.target - total
    return shown_points(total, rules)


def shown_points(points: int, rules: HeartsRules) -> int:
    """Return the points of a deal or a trick as the variant writes them (R10.1)."""
    return points if rules.display_sign == "penalty_positive" else -points


def leaders_first(view: HeartsView) -> list[Seat]:
    """Return the seats by their totals, best first, equal ones in seat order (R10.2)."""
    sign = -1 if view.terms.rules.objective == "highest" else 1
    return sorted(range(view.seat_count), key=lambda seat: (sign * view.scores[seat], seat))


def side_total(side: Sequence[Seat], view: HeartsView) -> int:
    """Return what a side has together, as the variant writes it (R11.2)."""
    return shown_side_total([view.scores[seat] for seat in side], view.terms.rules)


def shown_side_total(totals: Sequence[int], rules: HeartsRules) -> int:
    """Return what these totals of partners come to, as the variant writes it (R11.2)."""
    if rules.team_score == "pooled":
        return shown_total(sum(totals), rules)
    return sum(shown_total(total, rules) for total in totals)


def side_lines(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what each side has together, best first; nothing if everybody plays alone."""
    view = drawing.view
    rules = view.terms.rules
    if rules.teams is None:
        return []
    sign = -1 if rules.objective == "highest" else 1
    sums = {side: sum(view.scores[seat] for seat in side) for side in rules.teams}
    return [
        drawing(
            "score-side",
            names=listed([drawing.name(seat) for seat in side], drawing.phrasebook),
            total=side_total(side, view),
        )
        for side in sorted(sums, key=lambda side: (sign * sums[side], side))
    ]


def total_note(drawing: Drawing[HeartsView], seat: Seat) -> str:
    """Tell, after a total, what it does not say by itself: the complex number, the lives left."""
    view = drawing.view
    notes: list[str] = []
    if view.terms.rules.imaginary:
        point = point_text(view.plane[seat] if view.plane else (0, 0), view.terms.rules)
        notes += [point] if point != str(shown_total(view.scores[seat], view.terms.rules)) else []
    if view.lives:
        notes.append(drawing("score-lives", count=view.lives[seat]))
    return enumerated(notes, drawing.phrasebook)


def point_text(point: Point, rules: HeartsRules) -> str:
    """Write points as the variant shows them: 4, -4, 3 + 13i."""
    return complex_text((shown_points(point[0], rules), shown_points(point[1], rules)))


def complex_text(point: Point) -> str:
    """Write a complex number; one without an imaginary part is an ordinary one."""
    real, imaginary = point
    if not imaginary:
        return str(real)
    unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
    if not real:
        return unit if imaginary > 0 else f"-{unit}"
    return f"{real} {'+' if imaginary > 0 else '-'} {unit}"


def added_text(points: Point, rules: HeartsRules) -> str:
    """Write what a deal brings in a column of numbers: +13, 0, 3+13i."""
    if points[1]:
        return _in_column(points, rules)
    return signed(shown_points(points[0], rules))


def total_text(side: Sequence[Seat], view: HeartsView) -> str:
    """Write what a side has in a column of numbers; a player of the plane has a complex number."""
    rules = view.terms.rules
    if rules.imaginary and view.plane and len(side) == 1:
        return _in_column(view.plane[side[0]], rules)
    return number(side_total(side, view))


def _in_column(point: Point, rules: HeartsRules) -> str:
    return point_text(point, rules).replace(" ", "").replace("-", MINUS)


def tie_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say that the end has come about and play goes on all the same, and why (R9.3)."""
    view = drawing.view
    rules = view.terms.rules
    if view.outcome is not None or not view.results:
        return None
    lost = tuple(rules.lives - left for left in view.lives)
    # A moon may have taken everybody back below the target, and the end stays due (A2).
    if not view.due and not is_due(rules, view.scores, len(view.results), lost):
        return None
    return drawing("score-tied-any" if rules.tie_scope == "any" else "score-tied")


def end_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Say when the game ends: at 100, or after 4 deals."""
    target = shown_total(rules.target, rules)
    ends: list[str] = []
    if rules.end_mode != "deals":
        ends.append(phrasebook(_target_key(rules), target=target))
    if rules.end_mode != "target":
        ends.append(phrasebook("ends-deals", count=rules.deals or 0))
    if rules.lives:
        ends.append(phrasebook("ends-lives"))
    return listed_or(ends, phrasebook)


def _target_key(rules: HeartsRules) -> str:
    if rules.imaginary:
        return "ends-away"
    if rules.team_score == "pooled":
        return "ends-side"
    return "ends-target" if rules.target_cmp == "reach" else "ends-beyond"
