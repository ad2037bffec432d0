"""Trials: the moves that the hard player of Hearts tries in many worlds, the hopeless in few."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engine.contract.action import Action
from engine.players.appraisal import Estimate, estimate
from engine.players.hearts.value import DealValue
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


Trial: TypeAlias = tuple[int, int]
"""The cards of a move, as bits, and the seats that then go for the moon."""

Gains: TypeAlias = tuple[int, ...]
"""Points that a deal adds to each total."""

ActionOf: TypeAlias = Callable[[int], Action]
"""Says a move by its cards."""


class Trials(NamedTuple):
    """Moves to be tried. `world` makes one more world and returns what a deal brings in it."""

    entries: list[Trial]
    world: Callable[[], Callable[[Trial], Gains]]
    value: DealValue

    def best(self, budget: RaceBudget) -> Trial | None:
        """Return what is worth most on average, None if there was no time for a single world."""

        def world() -> Callable[[Trial], float]:
            ending = self.world()
            return lambda entry: self.value.worth_of(ending(entry))

        return best_of(self.entries, budget, world)

    def noted(self, budget: RaceBudget) -> "tuple[Trial | None, Found]":
        """Return the same, and what was found of each move on the way."""
        found = Found()

        def world() -> Callable[[Trial], float]:
            ending = self.world()

            def worth(entry: Trial) -> float:
                points = ending(entry)
                found.note(entry, self.value.worth_of(points), self.value.gained(points))
                return self.value.worth_of(points)

            return worth

        return best_of(self.entries, budget, world), found

    def compared(self, chosen: Trial, other: int, worlds: int) -> "Found":
        """Try what was chosen and the cards of another move, which need be no entry, as well."""
        found = Found()
        plans = dict.fromkeys(plan for _, plan in self.entries)
        for _ in range(worlds):
            ending = self.world()
            for entry in (chosen, *((other, plan) for plan in plans)):
                points = ending(entry)
                found.note(entry, self.value.worth_of(points), self.value.gained(points))
        return found


class _Row(NamedTuple):
    """The results of one entry, world by world."""

    worths: list[float]
    points: list[float]


class Found:
    """The findings about each entry, world by world; those that did worse have fewer."""

    def __init__(self) -> None:
        self._rows: dict[Trial, _Row] = {}

    def note(self, entry: Trial, worth: float, points: float) -> None:
        """Add how one world ended for an entry, and what its seat gained by it."""
        row = self._rows.setdefault(entry, _Row([], []))
        row.worths.append(worth)
        row.points.append(points)

    def estimates(self, chosen: Trial, action_of: ActionOf) -> Iterator[Estimate]:
        """Yield an estimate for each move: a move is as good as the better way to go on from it."""
        best = self._rows.get(chosen, _Row([], [])).points
        most = max((len(row.points) for row in self._rows.values()), default=0)
        for cards in dict.fromkeys(cards for cards, _ in self._rows):
            entry = chosen if cards == chosen[0] else max(self._ways(cards), key=self._promise)
            points = self._rows[entry].points
            dropped = entry != chosen and len(points) < most
            yield estimate(action_of(cards), best, points, dropped=dropped)

    def _ways(self, cards: int) -> list[Trial]:
        return [entry for entry in self._rows if entry[0] == cards]

    def _promise(self, entry: Trial) -> tuple[int, float]:
        worths = self._rows[entry].worths
        return len(worths), sum(worths)
