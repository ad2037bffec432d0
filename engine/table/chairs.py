"""Chairs: who sits at which seat, and who plays for it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from engine.contract.seats import Seat
from engine.players.policy import Level

LET_PASS: Final = 2
"""After so many turns in a row that a person let pass, a computer keeps the seat."""


class Presence(StrEnum):
    """Whether the person of a chair plays for it."""

    HERE = "here"
    AWAY = "away"
    """Let two turns pass, or paused the game. If others are here, a computer plays meanwhile."""
    LEFT = "left"
    """Left the table; a computer plays, and the person counts as last of the people."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat's occupant. `person` is a user id, None if a computer sits from the start.

    The `name` is empty if the data of whoever sat here was deleted; the screens have a word for it.
    `level` is how well a computer plays here, whether for itself or for an absent person.
    `missed` counts the turns in a row that the person let pass.
    """

    name: str
    person: int | None = None
    level: Level = "easy"
    presence: Presence = Presence.HERE
    missed: int = 0

    @property
    def forgotten(self) -> bool:
        """Whether the data of the person who sat here was deleted."""
        return not self.name

    @property
    def idle(self) -> bool:
        """Whether the person is away by letting turns pass, and not by pausing the game."""
        return self.presence is Presence.AWAY and self.missed >= LET_PASS

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer is to make the next move of this seat."""
        return self.person is None or self.presence is not Presence.HERE

    def here(self) -> Self:
        """The person plays again."""
        return replace(self, presence=Presence.HERE, missed=0)

    def let_pass(self) -> Self:
        """The person let a turn pass; after `LET_PASS` in a row the computer keeps the seat."""
        missed = self.missed + 1
        return replace(
            self, missed=missed, presence=Presence.AWAY if missed >= LET_PASS else self.presence
        )

    def away(self) -> Self:
        """The person goes, and is expected back; one who has left stays so."""
        if self.presence is Presence.LEFT:
            return self
        return replace(self, presence=Presence.AWAY)

    def left(self) -> Self:
        """The person leaves the table."""
        return replace(self, presence=Presence.LEFT)


def people_here(chairs: Iterable[Chair]) -> int:
    """Count the people who play themselves."""
    here = [one for one in chairs if one.person is not None and one.presence is Presence.HERE]
    return len(here)


def who_is_gone(chairs: Sequence[Chair], played_for: Collection[Seat]) -> frozenset[Seat]:
    """Return the seats of people who have not stayed: they left, or were `played_for`."""
    return frozenset(
        seat
        for seat, chair in enumerate(chairs)
        if chair.person is not None and (chair.presence is Presence.LEFT or seat in played_for)
    )


def others_stay(chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether a person in another chair than `seat` has not left, be they away or not."""
    return any(
        chair.person is not None and chair.presence is not Presence.LEFT
        for other, chair in enumerate(chairs)
        if other != seat
    )


def seat_of(chairs: tuple[Chair, ...], person: int) -> Seat | None:
    """Return where a person sits, also one who has left and may come back."""
    return next((seat for seat, chair in enumerate(chairs) if chair.person == person), None)
