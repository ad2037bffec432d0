"""Races of entries over worlds: the best is found, and no more is looked at than need be."""

from collections.abc import Callable
from random import Random

import pytest

from engine.players.hearts.trials import RaceBudget, best_of
from engine.players.time_limit import TimeLimit
from tests.each import each

FOR_EVER = TimeLimit(float("inf"))


class Worlds:
    """Worlds in which every entry is worth itself, give or take `noise`; they are counted."""

    def __init__(self, *, noise: float = 0.0, chance: int = 0) -> None:
        self._noise = noise
        self._rng = Random(chance)
        self.made = 0

    def __call__(self) -> Callable[[float], float]:
        self.made += 1
        return lambda entry: entry + self._rng.gauss(0, self._noise)


@each("chance", range(10))
def test_the_best_of_many_is_found_through_chance(chance: int) -> None:
    entries = [float(at) for at in range(13)]
    Random(chance).shuffle(entries)
    assert best_of(entries, RaceBudget(200, FOR_EVER), Worlds(noise=4, chance=chance)) == 12


def test_of_equal_entries_the_first_is_taken() -> None:
    entries = [(1, "a"), (1, "b")]
    assert best_of(entries, RaceBudget(8, FOR_EVER), lambda: lambda one: one[0]) == (1, "a")


@pytest.mark.parametrize(("count", "made"), [(1, 0), (2, 40), (3, 10 + 40), (5, 10 + 20 + 40)])
def test_the_last_two_are_compared_in_as_many_worlds_as_there_are(count: int, made: int) -> None:
    worlds = Worlds()
    best_of([float(at) for at in range(count)], RaceBudget(40, FOR_EVER), worlds)
    assert worlds.made == made


def cut_short(seconds: int) -> tuple[float | None, int]:
    """Return the best of three after so many play-outs of a second, and how many worlds that made.

    The first of each world is worth a hundred times what it should be.
    """
    now, worlds = 0, 0

    def world() -> Callable[[float], float]:
        nonlocal worlds
        worlds += 1
        first = True

        def worth(entry: float) -> float:
            nonlocal now, first
            now, before, first = now + 1, first, False
            return 100 - 100 * worlds if before and worlds < 2 else entry + 1000 * before

        return worth

    limit = TimeLimit(seconds, lambda: now)
    best = best_of([1.0, 3.0, 2.0], RaceBudget(1000, limit), world)
    assert now == seconds
    return best, worlds


def test_a_world_that_is_cut_short_counts_for_nobody() -> None:
    # In the second world the first entry looks best, until the others are known as well.
    assert cut_short(3) == (3, 1)
    assert cut_short(4) == (3, 2)
    assert cut_short(5) == (3, 2)
    assert cut_short(6) == (1, 2)


def test_without_time_for_a_world_nothing_is_best() -> None:
    assert cut_short(1) == (None, 1)
    assert cut_short(2) == (None, 1)
    assert cut_short(0) == (None, 0)


@pytest.mark.parametrize(("length", "begun"), [(1, 10), (2, 5), (3, 3), (6, 1)])
def test_no_playout_is_begun_that_would_outlast_the_time(length: int, begun: int) -> None:
    now = playouts = 0

    def worth(entry: float) -> float:
        nonlocal now, playouts
        now, playouts = now + length, playouts + 1
        return entry

    best_of([1.0, 3.0], RaceBudget(1000, TimeLimit(10, lambda: now)), lambda: worth)
    assert playouts == begun
