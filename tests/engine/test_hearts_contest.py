"""Contests of entries over worlds: the best is found, and no more is looked at than need be."""

from collections.abc import Callable
from random import Random

import pytest

from engine.players.hearts_contest import Budget, best_of

FOR_EVER = float("inf")


class Worlds:
    """Worlds in which every entry is worth itself, give or take `noise`; they are counted."""

    def __init__(self, *, noise: float = 0.0, chance: int = 0) -> None:
        self._noise = noise
        self._rng = Random(chance)
        self.made = 0

    def __call__(self) -> Callable[[float], float]:
        self.made += 1
        return lambda entry: entry + self._rng.gauss(0, self._noise)


@pytest.mark.parametrize("chance", range(10))
def test_the_best_of_many_is_found_through_chance(chance: int) -> None:
    entries = [float(at) for at in range(13)]
    Random(chance).shuffle(entries)
    assert best_of(entries, Budget(200, FOR_EVER), Worlds(noise=4, chance=chance)) == 12


def test_of_equal_entries_the_first_is_taken() -> None:
    assert best_of([(1, "a"), (1, "b")], Budget(8, FOR_EVER), lambda: lambda one: one[0])[1] == "a"


@pytest.mark.parametrize(("count", "made"), [(1, 0), (2, 40), (3, 10 + 40), (5, 10 + 20 + 40)])
def test_the_last_two_are_compared_in_as_many_worlds_as_there_are(count: int, made: int) -> None:
    worlds = Worlds()
    best_of([float(at) for at in range(count)], Budget(40, FOR_EVER), worlds)
    assert worlds.made == made


def test_whoever_is_out_of_time_takes_what_is_best_so_far() -> None:
    worlds = Worlds()
    assert best_of([1.0, 3.0, 2.0], Budget(1000, 0), worlds) == 3
    assert worlds.made == 1
