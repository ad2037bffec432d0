"""The worth of a finished deal of Hearts to one seat: its points, and what they do to the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, fsum, sqrt
from typing import Final, Self

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts import ending
from engine.games.hearts.rules import Moon
from engine.games.hearts.scoring import (
    ScoresBefore,
    distance,
    moon_shooter,
    moved,
    points_in_plane,
    score,
)
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import faces
from engine.players.hearts.bits import Chart, chart

A_WIN: Final = 100.0
"""The worth of a won game."""
A_POINT: Final = 0.25
"""The further worth of each point ahead of the others."""
WORST_SHARE: Final = 0.4
"""The part of a deal's points that the seat which fares worst is likely to get."""
SWING: Final = 0.45
"""How far a deal, all its points being 1, moves the chances of two who are level."""
A_LIFE: Final = 0.3
"""The cost of a lost life, in deals' points."""
DIGITS: Final = 9
"""To so many a worth is rounded: the last digits of `exp` differ from machine to machine."""


@dataclass(frozen=True, slots=True)
class DealValue:
    """A game before a deal is counted, from one seat's place; the worth of outcomes is kept."""

    chart: Chart
    seat: Seat
    before: ScoresBefore
    deals: tuple[tuple[int, ...], ...]
    plane: tuple[tuple[int, int], ...]
    known: dict[tuple[int, ...], float] = field(default_factory=dict[tuple[int, ...], float])

    @classmethod
    def of(cls, view: HeartsSeatView) -> Self:
        """Read what is at stake in the deal that a seat is playing."""
        before = ScoresBefore(view.scores, len(view.results), view.due)
        deals = tuple(result.points for result in view.results)
        return cls(chart(view.terms), view.seat, before, deals, view.plane)

    def worth_of(self, points: tuple[int, ...]) -> float:
        """Return what it is worth when the deal adds these points."""
        worth = self.known.get(points)
        if worth is None:
            worth = self.known[points] = round(self._worth(points), DIGITS)
        return worth

    def gained(self, points: tuple[int, ...]) -> float:
        """Return what a deal with these points brings the seat's side, beyond the mean of all.

        A point that goes to another seat instead is one point; more is better.
        """
        rules = self.chart.terms.rules
        sides = ending.sides(rules, len(points))
        sums = [sum(points[seat] for seat in side) for side in sides]
        own = next(made for side, made in zip(sides, sums, strict=True) if self.seat in side)
        ahead = own - sum(sums) / len(sums)
        return ahead if rules.objective == "highest" else -ahead

    def points(self, captured: Sequence[int], won: Sequence[int]) -> tuple[int, ...]:
        """Return what a deal adds to each total (R7, R8)."""
        of, rules = self.chart, self.chart.terms.rules
        if rules.moon != "none":
            needed = of.penalty | (of.bonus if rules.moon_needs_bonus else 0)
            if rules.team_moon or any(own & needed == needed for own in captured):
                return self._scored(captured, won)
        if rules.imaginary or of.double or of.bonus or rules.no_trick_bonus:
            return self._scored_with_care(captured, won)
        costs, rewards = of.costs, of.rewards
        return tuple(
            [
                sum([table[own >> shift & 8191] for shift, table in costs])
                + (sum([table[own >> shift & 8191] for shift, table in rewards]) if rewards else 0)
                for own in captured
            ]
        )

    def _scored_with_care(self, captured: Sequence[int], won: Sequence[int]) -> tuple[int, ...]:
        """Count when other cards than those that cost matter."""
        of, rules = self.chart, self.chart.terms.rules
        if rules.imaginary:
            return self._scored(captured, won)
        found: list[int] = []
        for own, tricks in zip(captured, won, strict=True):
            if not tricks and not own:
                found.append(rules.no_trick_bonus)
                continue
            penalty = sum([table[own >> shift & 8191] for shift, table in of.costs])
            reward = sum([table[own >> shift & 8191] for shift, table in of.rewards])
            has_bonus = own & of.bonus
            if has_bonus:
                reward += of.terms.bonus_points
            if own & of.double:
                penalty *= of.terms.times
                reward *= 1 if rules.double_scope == "penalties" else of.terms.times
            total = penalty + reward
            if has_bonus and rules.bonus_floor == "deal_zero":
                total = max(0, total)
            found.append(total)
        return tuple(found)

    def _scored(self, captured: Sequence[int], won: Sequence[int]) -> tuple[int, ...]:
        """Count as the table does, when a moon has to be looked at."""
        terms = self.chart.terms
        took = [faces(own) for own in captured]
        if terms.rules.imaginary:
            return self._distances(terms, took, tuple(won))
        return score(terms, took, tuple(won), self.before).points

    def _distances(
        self, terms: Terms, took: list[list[Card]], won: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return how much farther from zero complex totals come to be (R13.7)."""
        gains = points_in_plane(terms, took, moon_shooter(terms, took, won))
        plane = self.plane or ((0, 0),) * len(took)
        return tuple(
            distance(moved(at, gain)) - total
            for at, gain, total in zip(plane, gains, self.before.totals, strict=True)
        )

    def _worth(self, points: tuple[int, ...]) -> float:
        rules, before = self.chart.terms.rules, self.before
        summed = tuple(map(sum, zip(before.totals, points, strict=True)))
        totals = ending.adjusted(rules, summed)
        count = before.deal_count + 1
        lost = ending.lives_lost(rules, (*self.deals, points))
        due = (before.due and rules.end_latched) or ending.is_due(rules, totals, count, lost)
        ended = ending.outcome(rules, totals, count, due=due, lives_lost=lost)
        sides = ending.sides(rules, len(totals))
        own = next(at for at, side in enumerate(sides) if self.seat in side)
        sign = -1 if rules.objective == "highest" else 1
        lives = lost or (0,) * len(totals)
        scale = self.chart.terms.penalty_sum
        marks = [
            sign * fsum(totals[seat] + lives[seat] * A_LIFE * scale for seat in side)
            for side in sides
        ]
        others = [mark for at, mark in enumerate(marks) if at != own]
        ahead = A_POINT * (fsum(others) / len(others) - marks[own])
        if ended is not None:
            winners = ended.winners
            return ahead + (A_WIN / len(winners) * len(sides[own]) if self.seat in winners else 0)
        wide = SWING * scale * sqrt(0.3 + self._deals_left(totals, count))
        best = min(marks)
        chances = [exp((best - mark) / wide) for mark in marks]
        return ahead + A_WIN * chances[own] / fsum(chances)

    def _deals_left(self, totals: tuple[int, ...], count: int) -> float:
        """Guess how many more deals the game has."""
        rules, terms = self.chart.terms.rules, self.chart.terms
        by_deals = max(0, rules.deals - count) if rules.deals is not None else 1000
        if rules.end_mode == "deals":
            return by_deals
        marks = ending.team_totals(rules, totals) if rules.team_score == "pooled" else totals
        per_deal = WORST_SHARE * terms.penalty_sum
        return max(0, min(by_deals, (rules.target - max(marks)) / per_deal))


def moon_worth(view: HeartsSeatView, chosen: Moon) -> float:
    """Return what it is worth to have the moon just shot counted in one of the ways (R8.3)."""
    value, terms = DealValue.of(view), view.terms
    took: list[list[Card]] = [[] for _ in range(view.seat_count)]
    won = [0] * view.seat_count
    for plays, winner in view.tricks:
        took[winner].extend(play.card for play in plays)
        won[winner] += 1
    # Nobody shoots without the penalty cards of a kitty, wherever it was laid.
    took[view.seat].extend(terms.penalties - {face for own in took for face in own})
    return value.worth_of(score(terms, took, tuple(won), value.before, chosen).points)
