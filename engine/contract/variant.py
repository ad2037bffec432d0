"""Variants: what is on offer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.contract.view import View

Option: TypeAlias = "str | int | bool | list[Option] | dict[str, Option] | None"
"""A value of a rule parameter as records and saved presets write it (JSON)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A named game with its rules settled: a preset, or a preset with some options changed.

    `key` names the preset, `options` what departs from it, so that both together write the
    variant down. `revision` grows when the same journal would no longer replay to the same game.
    """

    family: str
    key: str
    seats_allowed: tuple[int, ...]
    seats_default: int
    opening: Callable[["Variant", int, Seat], Game] = field(repr=False)
    rules: object
    options: tuple[tuple[str, Option], ...] = ()
    revision: int = 1
    highest_wins: bool = True
    """Whether points are wanted, rather than to be avoided."""

    def start(self, seats: int, dealer: Seat) -> Game:
        """Return the moment before the first deal, dealt by `dealer`; raise `BadRules`."""
        if seats not in self.seats_allowed:
            allowed = ", ".join(map(str, self.seats_allowed))
            raise BadRules(f"seats: {self.key} is played by {allowed}, not by {seats}", "seats")
        if dealer not in range(seats):
            raise BadRules(f"dealer: there is no seat {dealer} at a table of {seats}", "dealer")
        return self.opening(self, seats, dealer)


@dataclass(frozen=True, slots=True)
class Family:
    """Games of one kind: its presets by key, and how options change one of them.

    `changed` returns the preset with options applied, all validated together, or raises
    `BadRules` naming the parameters at fault.

    `imagining` works out once what the seat of a view knows, from the view and nothing else. Each
    call of what it returns imagines a game that this seat cannot tell from the one at the table:
    `imagining(view)(rng).view(view.seat) == view`. It is played by the same rules; how they are
    written down in options a view does not tell.
    """

    key: str
    presets: Mapping[str, Variant]
    changed: Callable[[Variant, Mapping[str, Option]], Variant] = field(repr=False)
    imagining: Callable[[View], Callable[[Random], Game]] = field(repr=False)
