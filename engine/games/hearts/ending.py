"""Ending: when a game is over, and who stands where (R9, R10)."""

from collections.abc import Iterable

from engine.contract.outcome import Outcome, places
from engine.contract.seats import Seat
from engine.games.hearts.rules import HeartsRules


def adjusted(rules: HeartsRules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return totals after the exact rule (R9.5)."""
    if rules.reset_to is None:
        return totals
    return tuple(rules.reset_to if total == rules.target else total for total in totals)


def is_due(
    rules: HeartsRules,
    totals: tuple[int, ...],
    deal_count: int,
    lives_lost: tuple[int, ...] = (),
) -> bool:
    """Whether these totals after `deal_count` whole deals bring the end about (R9.1, R9.4)."""
    if rules.lives and max(lives_lost, default=0) >= rules.lives:
        return True
    if rules.end_mode != "target" and rules.deals is not None and deal_count >= rules.deals:
        return True
    if rules.end_mode == "deals":
        return False
    if rules.exact_rule == "wins" and rules.target in totals:
        return True
    return any(at_target(rules, totals))


def at_target(rules: HeartsRules, totals: tuple[int, ...]) -> tuple[bool, ...]:
    """Return which seats have come to the target, alone or with their side (R9.1, R11.2)."""
    marks = team_totals(rules, totals) if rules.team_score == "pooled" else totals
    past = rules.target_cmp == "exceed"
    return tuple(mark > rules.target if past else mark >= rules.target for mark in marks)


def sides(rules: HeartsRules, seat_count: int) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together: the teams, or everybody alone."""
    return rules.teams or tuple((seat,) for seat in range(seat_count))


def team_totals(rules: HeartsRules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return for every seat the total of its side (R11.2)."""
    summed = {
        seat: sum(totals[member] for member in side)
        for side in sides(rules, len(totals))
        for seat in side
    }
    return tuple(summed[seat] for seat in range(len(totals)))


def lives_lost(rules: HeartsRules, deals: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return how many dangerous deals each seat has taken (R13.9), nothing without lives."""
    if not rules.lives:
        return ()
    return tuple(sum(points >= rules.danger for points in row) for row in zip(*deals, strict=True))


def outcome(
    rules: HeartsRules,
    totals: tuple[int, ...],
    deal_count: int,
    *,
    due: bool,
    lives_lost: tuple[int, ...] = (),
) -> Outcome | None:
    """Return how the game ends after a deal, None if it goes on.

    `due` says that the end has come about, now or after an earlier deal (R9.3).
    """
    if not due:
        return None
    together = sides(rules, len(totals))
    if rules.exact_rule == "wins" and rules.target in totals:
        return Outcome("exact", _places_with_exact(rules, totals), together)
    out = tuple(bool(rules.lives) and lost >= rules.lives for lost in lives_lost)
    by_side = _places_by_side(rules, totals, together, out)
    if rules.tie_rule == "continue":
        level = len(set(by_side)) < len(by_side)
        if by_side.count(1) > 1 or (level and rules.tie_scope == "any"):
            return None
    standing = _spread(together, by_side)
    if any(out) and deal_count < (rules.deals or deal_count + 1):
        return Outcome("lives", standing, together)
    by_deals = rules.end_mode == "deals" or (
        rules.end_mode == "both" and rules.deals is not None and deal_count >= rules.deals
    )
    return Outcome("deals" if by_deals else "target", standing, together)


def _places_by_side(
    rules: HeartsRules,
    totals: tuple[int, ...],
    together: tuple[tuple[Seat, ...], ...],
    out: tuple[bool, ...],
) -> tuple[int, ...]:
    """Rank the sides by what they hold together, those that have lost outright after the others.

    A side has lost outright by getting to the target if that loses, or when a member is out of
    lives. Several such sides are ranked among each other by their totals.
    """
    by_total = places(
        tuple(sum(totals[seat] for seat in side) for side in together),
        highest_wins=rules.objective == "highest",
    )
    lost = out
    if rules.placing == "target_loses":
        lost = at_target(rules, totals)
    if not any(lost):
        return by_total
    return places(
        tuple(
            place + len(together) * any(lost[seat] for seat in side)
            for place, side in zip(by_total, together, strict=True)
        )
    )


def _spread(together: tuple[tuple[Seat, ...], ...], by_side: tuple[int, ...]) -> tuple[int, ...]:
    """Return for every seat the place of its side."""
    placed = {seat: place for side, place in zip(together, by_side, strict=True) for seat in side}
    return tuple(placed[seat] for seat in range(len(placed)))


def _places_with_exact(rules: HeartsRules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Rank the sides that hit the target exactly before all others (R9.5)."""
    together = sides(rules, len(totals))
    best_first = 1 if rules.objective == "lowest" else -1
    marks = [
        (
            rules.target not in (totals[seat] for seat in side),
            best_first * sum(totals[seat] for seat in side),
        )
        for side in together
    ]
    # All who hit it have won, whatever else their side holds.
    marks = [(missed, total if missed else 0) for missed, total in marks]
    return _spread(together, tuple(1 + sum(other < mark for other in marks) for mark in marks))
