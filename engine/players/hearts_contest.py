"""Contests: what turns out best on the average over many worlds, the hopeless left out early."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeVar

Entry = TypeVar("Entry")

FIRST_LOOK: Final = 4
"""All entries are looked at in the first of so many parts of the worlds."""


@dataclass(frozen=True, slots=True)
class Budget:
    """In how many worlds the last two are compared, and when it has to end in any case."""

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
    the first quarter of the worlds; then the worse half is left out again and again, and the
    others are looked at in more worlds each time, the last two in as many as there are.
    """
    sums = [0.0] * len(entries)
    alive = list(range(len(entries)))
    look = max(1, budget.worlds // FIRST_LOOK)
    while len(alive) > 1:
        for _ in range(look if len(alive) > 2 else budget.worlds):
            worth = world()
            for at in alive:
                sums[at] += worth(entries[at])
            if budget.is_spent:
                return entries[max(alive, key=sums.__getitem__)]
        alive.sort(key=lambda at: (-sums[at], at))
        del alive[(len(alive) + 1) // 2 :]
        look = min(2 * look, budget.worlds)
    return entries[alive[0]]
