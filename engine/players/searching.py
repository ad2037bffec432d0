"""Searching: any family, played by imagining the hidden cards and playing every choice out.

It knows nothing of a game but the contract. This says what the seat of a view may imagine, what
may be done, who is to act and what a deal has brought. How well it plays depends on the judgement
that it plays out with.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate
from math import fsum, inf, sqrt
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Self

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Family
from engine.contract.view import SeatView
from engine.players.appraisal import Appraisal, best_first, estimate
from engine.players.policy import Decided, Policy, RandomPlayer
from engine.players.time_limit import OutOfTime, TimeLimit

LONGEST: Final = 1000
"""Actions of a play-out; a deal that has not ended by then counts as it stands."""

ROUND: Final = 8
"""After so many imagined games, and as many more, choices that do worse are dropped."""

POOL: Final = 6
"""Of so many games for each that is played out one is drawn, if some are likelier than others."""

SEED_BITS: Final = 64

WORSE: Final = 2.0
"""By how many standard errors of the difference a choice that is dropped does worse."""


def standing(game: Game, seat: Seat) -> float:
    """Return what a game is worth to a seat: its lead over the others on average.

    Once the game is over, to have won it counts as much as all the points of the best.
    """
    scores = game.scores
    ahead = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    lead = ahead if game.variant.highest_wins else -ahead
    if game.outcome is None:
        return lead
    stake = max(map(abs, scores))
    return lead + (stake if seat in game.outcome.winners else -stake)


def gained(before: Game, after: Game, seat: Seat) -> float:
    """Return the points that a seat has made meanwhile, beyond what all have made on average.

    If a point goes from one side to another, that is one point.
    """
    made = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    ahead = made[seat] - sum(made) / len(made)
    return ahead if before.variant.highest_wins else -ahead


def nowhere(game: Game) -> Game | None:
    """Know no quick way to the end of a deal."""
    del game


def unexplained(view: SeatView) -> None:
    """Take all that a seat may imagine to be equally likely."""
    del view


@dataclass(frozen=True, slots=True, kw_only=True)
class Searcher:
    """Imagines games, plays each choice out in every one of them, and takes what comes out best.

    The same cards are imagined for every choice, so that luck cancels. `judgement` plays on for
    all seats, each from its own view, until the deal is over. What it would do itself is always
    among the choices, and stands unless another does better by `margin` standard errors. It reads
    the views of the family's seats.
    """

    slow: ClassVar[bool] = True

    family: Family[Any, Any]
    judgement: Policy[Any] = RandomPlayer()  # noqa: RUF009  it has nothing that could change
    worth: Callable[[Game, Seat], float] = standing
    points: Callable[[Game, Game, Seat], float] = gained
    """Tells what a seat has gained from one moment to another, for appraisals alone."""
    leap: Callable[[Game], Game | None] = nowhere
    """Returns a game after the deal as the judgement would leave it, None if it has no quick way
    there."""
    worlds: int = 100
    """As many games are imagined at most."""
    actions: int = 1_000_000
    """After so many actions in play-outs no further game is imagined: long deals, fewer games."""
    choices: int = 12
    """The number of other choices that are looked at, drawn by chance if there are more."""
    margin: float = 1.0
    explains: Callable[[Any], Callable[[Game], float] | None] = unexplained
    """Tells how likely what the seat of a view has seen is in an imagined game; None if in all
    alike."""
    trusting: bool = False
    """Whether it does what its judgement says unasked, and plays out for appraisals alone."""
    seconds: float = inf
    clock: Callable[[], float] = time.monotonic

    def within(self, seconds: float) -> Self:
        """Return the player that is cut short after so many seconds.

        It begins no play-out, and in it no action, for which the time would not do, going by the
        longest before.
        """
        return replace(self, seconds=seconds)

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Play choices out until one is left, or there have been games or actions enough."""
        return self.searched(view, rng).action

    def searched(self, view: SeatView, rng: Random) -> Decided:
        """Decide, and say whether the time did not run out.

        A game in which not every choice was played out to the end is left aside: it would be
        unfair to some of them.
        """
        if self.trusting:
            return Decided(self.judgement.decide(view, rng))
        limit = TimeLimit(self.seconds, self.clock)
        own, trials = self._searched(view, rng, limit)
        return Decided(self._best(trials, own), whole=not limit.ran_out)

    def appraised(self, view: SeatView, rng: Random, also: Action | None = None) -> Appraisal:
        """Decide as `decide` does, and tell what each choice was found to cost."""
        untimed = TimeLimit(inf)
        own, trials = self._searched(view, rng, untimed)
        action = self._best(trials, own)
        points = trials.points
        found = [
            estimate(choice, points[action], own_points, dropped=choice not in trials.left)
            for choice, own_points in points.items()
        ]
        looked_at = next((each for each in found if each.action == also), None)
        if also is not None and looked_at is None:
            more = _Trials([action, also])
            imagine = partial(self._imagining(view), rng)
            self._tried(more, view.seat, imagine, rng, max(ROUND, len(points[action])), untimed)
            looked_at = estimate(also, more.points[action], more.points[also])
        return best_first(action, found, looked_at)

    def _searched(self, view: SeatView, rng: Random, limit: TimeLimit) -> "tuple[Action, _Trials]":
        """Return what its judgement would do, and what was found of that and the other choices."""
        own = self.judgement.decide(view, rng)
        trials = _Trials([own])
        with suppress(OutOfTime):
            imagine = limit.spend("knowing", partial(self._imagining, view))
            world = partial(limit.spend, "world", partial(imagine, rng))
            others = partial(self._others, world(), view.seat, own, rng)
            trials = _Trials([own, *limit.spend("choices", others)])
            self._tried(trials, view.seat, world, rng, self.worlds, limit)
        return own, trials

    def _imagining(self, view: SeatView) -> Callable[[Random], Game]:
        """Work out what a seat may imagine; what explains more is drawn more often."""
        imagine, likely = self.family.imagining(view), self.explains(view)
        if likely is None:
            return imagine
        games: list[Game] = []
        sums: list[float] = []

        def world(rng: Random) -> Game:
            if not games:
                games.extend(imagine(rng) for _ in range(POOL * self.worlds))
                sums.extend(accumulate(map(likely, games)))
            return rng.choices(games, cum_weights=sums)[0]

        return world

    def _tried(
        self,
        trials: "_Trials",
        seat: Seat,
        world: Callable[[], Game],
        rng: Random,
        worlds: int,
        limit: TimeLimit,
    ) -> None:
        """Play choices out in so many worlds at most; those that do worse are dropped."""
        played = 0
        for number in range(1, worlds + 1):
            if len(trials.left) == 1 or played >= self.actions:
                break
            game, seed = world(), rng.getrandbits(SEED_BITS)
            ends = [
                self._played_out(game, seat, choice, Random(seed), limit) for choice in trials.left
            ]
            trials.note(ends)
            played += sum(end.actions for end in ends)
            if not number % ROUND:
                trials.left = _promising(trials.worths, trials.left, first=self.trusting)

    def _others(self, game: Game, seat: Seat, own: Action, rng: Random) -> list[Action]:
        """Return what else the seat might do: what is listed, and samples of what is not."""
        listed = list(game.legal_actions(seat))
        listed += [game.propose(seat, rng) for _ in range(self.choices)]
        others = [action for action in dict.fromkeys(listed) if action != own]
        return rng.sample(others, min(len(others), self.choices))

    def _played_out(
        self, game: Game, seat: Seat, choice: Action, rng: Random, limit: TimeLimit
    ) -> "_End":
        """Return how the deal ends after `choice`; raise `OutOfTime` on the way."""
        deals = len(game.deal_scores)

        def end() -> _End:
            after, _ = game.apply(seat, choice)
            actions = 1
            while actions <= LONGEST and after.to_act and len(after.deal_scores) == deals:
                if (there := self.leap(after)) is not None:
                    after = there
                    break
                after = limit.spend("action", partial(self._next, after, rng))
                actions += 1
            return _End(self.worth(after, seat), self.points(game, after, seat), actions)

        return limit.spend("play-out", end)

    def _next(self, game: Game, rng: Random) -> Game:
        """Return the game after what follows: by itself, by chance, or by judgement."""
        if (forced := game.forced) is not None:
            return game.apply(*forced)[0]
        actor = game.to_act[0]
        if actor == DEALER:
            action = game.propose(actor, rng)
        else:
            action = self.judgement.decide(game.view(actor), rng)
        return game.apply(actor, action)[0]

    def _best(self, trials: "_Trials", own: Action) -> Action:
        if self.trusting:
            return own
        found, left = trials.worths, trials.left
        best = _leading(found, left)
        if best == own or own not in left:
            return best
        lead, error = _difference(found[best], found[own])
        return best if lead > self.margin * error else own


class _End(NamedTuple):
    """The worth of the end of a play-out, the points it brought, and after how many actions."""

    worth: float
    points: float
    actions: int


class _Trials:
    """The findings about some choices, world by world, and which of them are left."""

    def __init__(self, choices: list[Action]) -> None:
        self.left = choices
        self.worths: dict[Action, list[float]] = {choice: [] for choice in choices}
        self.points: dict[Action, list[float]] = {choice: [] for choice in choices}

    def note(self, ends: Sequence[_End]) -> None:
        """Add how one world ended for each choice that is left."""
        for choice, end in zip(self.left, ends, strict=True):
            self.worths[choice].append(end.worth)
            self.points[choice].append(end.points)


# The sums are exact, so that no version of Python adds up to another decision.
def _leading(found: dict[Action, list[float]], left: Sequence[Action]) -> Action:
    return max(left, key=lambda choice: fsum(found[choice]))


def _promising(
    found: dict[Action, list[float]], left: Sequence[Action], *, first: bool
) -> list[Action]:
    """Return the choices that may still turn out best, and the `first` whatever came of it."""
    best = _leading(found, left)
    kept: list[Action] = []
    for choice in left:
        lead, error = _difference(found[best], found[choice])
        if choice == best or lead <= WORSE * error or (first and choice == left[0]):
            kept.append(choice)
    return kept


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return by how much one row of results is better on average, and the standard error of it."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    count = len(apart)
    if count < 2:
        return 0.0, inf
    mean = fsum(apart) / count
    squares = fsum([(each - mean) * (each - mean) for each in apart])
    return mean, sqrt(squares / (count - 1) / count)
