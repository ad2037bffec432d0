"""Rules: what every family's parameters have in common, and how they make a variant on offer."""

from collections.abc import Iterator
from dataclasses import InitVar, dataclass
from functools import lru_cache
from typing import Any

from engine.contract.choices import choices_of
from engine.contract.refusal import BadRules, Fault


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """How many may play, and that rules which make no game cannot be made.

    A family adds its parameters, each with a default, and says in `faults` and `faults_with` what
    goes together. All faults are told at once, in a `BadRules`. With `judged_for` the rules must
    make a game for that number of seats, if it is allowed; else for some number allowed.
    """

    players: int
    players_allowed: tuple[int, ...]
    judged_for: InitVar[int | None] = None

    def __post_init__(self, judged_for: int | None) -> None:
        """Refuse what does not make a game, all faults together."""
        faults = [*self._unlisted(), *self.faults()]
        if self.players not in self.players_allowed:
            faults.append(Fault("players", "is one of the numbers in players_allowed"))
        allowed = self.players_allowed
        found = [
            self.faults_with(seats)
            for seats in ((judged_for,) if judged_for in allowed else allowed)
        ]
        if found and all(found):
            faults += [fault for at_table in found for fault in at_table]
        if faults:
            raise BadRules.of(faults)

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong for any number of players."""
        yield from ()

    def faults_with(self, seat_count: int) -> tuple[Fault, ...]:
        """Return what stands in the way of `seat_count` players, nothing if they can play."""
        del seat_count
        return ()

    @property
    def playable(self) -> tuple[int, ...]:
        """The numbers of seats allowed for which these rules make a game."""
        return tuple(seats for seats in self.players_allowed if not self.faults_with(seats))

    def _unlisted(self) -> Iterator[Fault]:
        """Yield the parameters that are one of a few words or numbers, and are none of them."""
        for name, allowed in _listed(type(self)):
            if getattr(self, name) not in allowed:
                yield Fault(name, f"is one of {', '.join(map(str, allowed))}")


@lru_cache(maxsize=64)
def _listed(rules: type[TableRules]) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    return (*choices_of(rules, str).items(), *choices_of(rules, int).items())
