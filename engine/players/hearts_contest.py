"""Contests: what turns out best on the average over many worlds, the hopeless left out early."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeVar

Entry = TypeVar("Entry")

FIRST_LOOK: Final = 4
"""The first of so many parts of the worlds decides which entries are looked at on."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How many worlds are looked at, and when it has to end whatever has been seen."""

    worlds: int
    until: float

    @classmethod
    def of(cls, worlds: int, seconds: float) -> Self:
        """Begin now."""
        return cls(worlds, time.perf_counter() + seconds)

    @property
    def is_spent(self) -> bool:
        return time.perf_counter() > self.until


def best_of(
    entries: Sequence[Entry], budget: Budget, world: Callable[[], Callable[[Entry], float]]
) -> Entry:
    """Return the entry with the best average; of equal ones the first.

    `world` makes one more world and returns what each entry is worth in it. All are looked at in
    the first quarter of the worlds, the better half in the second, a quarter of them in the rest.
    """
    sums = [0.0] * len(entries)
    alive = list(range(len(entries)))
    quarter = max(1, budget.worlds // FIRST_LOOK)
    for worlds in (quarter, quarter, budget.worlds - 2 * quarter):
        for _ in range(worlds):
            if len(alive) == 1:
                return entries[alive[0]]
            worth = world()
            for at in alive:
                sums[at] += worth(entries[at])
            if budget.is_spent:
                return entries[max(alive, key=sums.__getitem__)]
        alive.sort(key=lambda at: (-sums[at], at))
        del alive[max(2, (len(alive) + 1) // 2) :]
    return entries[alive[0]]
