"""Courses: games played at random, each once, at whose moments all laws look."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Final

from hypothesis import strategies as st

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.seats import Seat
from tests.laws.covering import THOROUGH, Case

Journal = list[tuple[Seat, Action]]

GAMES: Final = 2
"""Games that are played of each case; every law looks at moments of these."""
TOGETHER: Final = 1 if THOROUGH else 6
"""Cases that are one test."""
WHOLE_GAME: Final = 20_000
"""Actions; no game comes to so many."""

chances = st.integers(0, 2**32)
seeds = chances if THOROUGH else st.integers(0, GAMES - 1)
"""Which game a law looks at. It is played once for all laws, but in the long run for each anew."""
lengths = st.integers(-30, 100).map(lambda beyond: 30 + beyond)
"""After so many actions a law looks. The plainest example is amid play, not before the deal."""


class Course:
    """A game played at random. What somebody has looked at is remembered."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        variant, seats = case
        self._rng = Random(seed)
        self._games: list[Game] = [variant.start(seats, seed % seats)]
        self._journal: Journal = []
        self._events: list[Event] = []
        self._heard = [0]
        """How many events were heard until each moment."""

    def moments(self, length: int = WHOLE_GAME) -> Sequence[Game]:
        """Return the game at its start and after each of at most `length` actions."""
        self._play(length)
        return self._games[: length + 1]

    def __iter__(self) -> Iterator[Game]:
        """Yield the game at its start and after each action, played no further than asked for."""
        for at in count():
            self._play(at)
            if at == len(self._games):
                return
            yield self._games[at]

    def played(self, length: int) -> tuple[Game, Journal, tuple[Event, ...]]:
        """Return the game after at most `length` actions, these, and what was heard of them."""
        self._play(length)
        done = min(length, len(self._journal))
        return self._games[done], self._journal[:done], tuple(self._events[: self._heard[done]])

    def _play(self, length: int) -> None:
        game = self._games[-1]
        while game.to_act and len(self._journal) < length:
            seat = self._rng.choice(game.to_act)
            action = game.propose(seat, self._rng)
            game, events = game.apply(seat, action)
            self._games.append(game)
            self._journal.append((seat, action))
            self._events.extend(events)
            self._heard.append(len(self._events))


_remembered: dict[tuple[int, int, int], Course] = {}


def course(case: Case, seed: int) -> Course:
    """Return a game of `case`, the same for every law; all look at some cases before the next."""
    # A variant cannot be hashed for its options. The course keeps it, so its id stays its own.
    key = id(case[0]), case[1], seed
    if key not in _remembered:
        if len(_remembered) == (TOGETHER + 1) * GAMES:
            del _remembered[next(iter(_remembered))]
        _remembered[key] = Course(case, seed)
    return _remembered[key]


def played(case: Case, seed: int, length: int) -> tuple[Game, Journal, tuple[Event, ...]]:
    """Play a game of `case` at random for at most `length` actions."""
    return course(case, seed).played(length)


def viewer(game: Game, chance: int) -> Seat | None:
    """One seat, or a bystander."""
    return (None, *range(game.seat_count))[chance % (game.seat_count + 1)]
