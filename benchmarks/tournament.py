"""Tournaments: the same cards played from every place, so that luck cancels.

A duplicate is one deal of cards (or one game) played once for each place at which the first
player may sit, the second in all other seats, with the same dealer and the same cards. A further
table of nothing but the second player would add nothing: over all places its differences cancel.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from benchmarks.opponents import player
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES, variant
from engine.games.hearts.rules import HeartsRules
from engine.players.policy import Policy
from engine.records.record import record_of

Decide = Callable[[SeatView, Random], Action]
Place = frozenset[Seat]
"""Where the first player sits."""


@dataclass(slots=True)
class Timed:
    """A player's decisions, and how many milliseconds each took."""

    policy: Policy[SeatView]
    times: list[float] = field(default_factory=list[float])

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Decide as the player does; drawing up the view is not timed."""
        started = time.perf_counter()
        action = self.policy.decide(view, rng)
        self.times.append((time.perf_counter() - started) * 1000)
        return action


class Played(NamedTuple):
    """A game as it stood when it was left, and its journal."""

    game: Game
    journal: tuple[tuple[Seat, Action], ...]


def played(
    offered: Variant, dealer: Seat, deciders: Sequence[Decide], seed: int, *, deals: int = 0
) -> Played:
    """Play a game until so many deals are scored, or to its end if 0 is said.

    The same seed deals the same cards, no matter who plays.
    """
    cards, chance = Random(seed), Random(f"players {seed}")
    game = offered.start(len(deciders), dealer)
    journal: list[tuple[Seat, Action]] = []
    while game.to_act and not 0 < deals <= len(game.deal_scores):
        seat = game.to_act[0]
        action = (
            game.propose(DEALER, cards)
            if seat == DEALER
            else deciders[seat](game.view(seat), chance)
        )
        game, _ = game.apply(seat, action)
        journal.append((seat, action))
    return Played(game, tuple(journal))


class Aim(NamedTuple):
    """What a game's end tells of its rules: who play together, and whether points are wanted."""

    sides: tuple[tuple[Seat, ...], ...]
    highest_wins: bool


def aim_of(offered: Variant, count: int) -> Aim:
    """Find the aim of a game by playing it at random until there is a winner and a loser."""
    for seed in range(100):
        rng = Random(seed)
        game = offered.start(count, 0)
        while game.to_act:
            seat = game.to_act[0]
            game, _ = game.apply(seat, game.propose(seat, rng))
        outcome = game.outcome
        assert outcome is not None
        best, worst = outcome.places.index(1), outcome.places.index(max(outcome.places))
        if game.scores[best] != game.scores[worst]:
            return Aim(outcome.sides, game.scores[best] > game.scores[worst])
    raise ValueError(f"{offered.key} knows no losers")


def moved(seats: Sequence[Seat], count: int) -> tuple[Place, ...]:
    """Return where the first player sits in turn, one place further on each time."""
    places = (frozenset((seat + by) % count for seat in seats) for by in range(count))
    return tuple(dict.fromkeys(places))


def every_pair(count: int) -> tuple[Place, ...]:
    """Return all ways in which the first player may take two seats."""
    return tuple(frozenset(pair) for pair in combinations(range(count), 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """The players and their game: enough to play any of its duplicates again."""

    one: str
    other: str
    preset: str
    options: Mapping[str, Option] = field(default_factory=dict[str, Option])
    count: int
    places: tuple[Place, ...]
    highest_wins: bool
    whole_games: bool = False
    seconds: float | None = None

    def offered(self, number: int) -> Variant:
        """Return the rules of a duplicate: single deals of Hearts take turns in passing."""
        chosen = variant(self.preset, self.options)
        rules = chosen.rules
        if self.whole_games or not isinstance(rules, HeartsRules):
            return chosen
        cycle = rules.cycle(self.count)
        if len(set(cycle)) < 2:
            return chosen
        by = number % len(cycle)
        turned: dict[str, Option] = {str(self.count): [*cycle[by:], *cycle[:by]]}
        options: dict[str, Option] = {**dict(chosen.options), "pass_cycle": turned}
        return FAMILIES[chosen.family].changed(variant(self.preset), options)


class Duplicate(NamedTuple):
    """One duplicate played from every place; above 0 in `better` the first player is better.

    `better` is the difference of the mean points of both players' seats, over the places; `won`
    the share of the games that the first won, None if deals alone are played.
    """

    better: float
    won: float | None
    deals: int
    first_ms: list[float]
    second_ms: list[float]
    records: tuple[dict[str, Any], ...]


def share_won(outcome: Outcome, seats: Place) -> float:
    """Return 1 for a win of `seats`, 0 for a loss, and their part of a shared win."""
    winners = outcome.winners
    return sum(seat in seats for seat in winners) / len(winners)


def duplicate(contest: Contest, number: int) -> Duplicate:
    """Play the duplicate of this number."""
    offered, dealer = contest.offered(number), number % contest.count
    first, second = (
        Timed(player(name, offered.family, seconds=contest.seconds))
        for name in (contest.one, contest.other)
    )
    better: list[float] = []
    won: list[float] = []
    records: list[dict[str, Any]] = []
    deals = 0
    for place in contest.places:
        seats = range(contest.count)
        deciders = [first.decide if seat in place else second.decide for seat in seats]
        game, journal = played(
            offered, dealer, deciders, number, deals=0 if contest.whole_games else 1
        )
        points = game.scores if contest.whole_games else game.deal_scores[0]
        mine = fmean(points[seat] for seat in place)
        theirs = fmean(points[seat] for seat in seats if seat not in place)
        better.append(mine - theirs if contest.highest_wins else theirs - mine)
        if contest.whole_games:
            assert game.outcome is not None
            won.append(share_won(game.outcome, place))
        deals += len(game.deal_scores)
        records.append(record_of(offered, contest.count, dealer, journal))
    return Duplicate(
        fmean(better),
        fmean(won) if won else None,
        deals,
        first.times,
        second.times,
        tuple(records),
    )


def duplicates(contest: Contest, count: int, *, processes: int = 1) -> Iterator[Duplicate]:
    """Yield so many duplicates in order, played in as many processes."""
    if processes == 1:
        for number in range(count):
            yield duplicate(contest, number)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(duplicate, [contest] * count, range(count))
