"""Racing: what turns out best on the average over many worlds, the hopeless left out early."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from engine.players.time_limit import OutOfTime, TimeLimit

Entry = TypeVar("Entry")

FIRST_LOOK: Final = 4
"""All entries are looked at in the first of so many parts of the worlds."""


@dataclass(frozen=True, slots=True)
class RaceBudget:
    """In how many worlds the last two are compared, and when it has to end in any case."""

    worlds: int
    limit: TimeLimit


def best_of(
    entries: Sequence[Entry], budget: RaceBudget, world: Callable[[], Callable[[Entry], float]]
) -> Entry | None:
    """Return the entry with the best average; of equal ones the first.

    `world` makes one more world and returns what each entry is worth in it. All are looked at in
    the first quarter of the worlds; then the worse half is left out again and again, and the
    others are looked at in more worlds each time, the last two in as many as there are. A world
    that the time cuts short counts for nobody; None if there was no time for any.
    """
    sums = [0.0] * len(entries)
    alive = list(range(len(entries)))
    look = max(1, budget.worlds // FIRST_LOOK)
    looked = 0
    with suppress(OutOfTime):
        while len(alive) > 1:
            for _ in range(look if len(alive) > 2 else budget.worlds):
                worth = budget.limit.spend("world", world)
                row = [budget.limit.spend("play-out", partial(worth, entries[at])) for at in alive]
                for at, value in zip(alive, row, strict=True):
                    sums[at] += value
                looked += 1
            alive.sort(key=lambda at: (-sums[at], at))
            del alive[(len(alive) + 1) // 2 :]
            look = min(2 * look, budget.worlds)
    if len(alive) > 1 and not looked:
        return None
    return entries[max(alive, key=sums.__getitem__)]
