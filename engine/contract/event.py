"""Events: what happened, and who may hear of it."""

from collections.abc import Iterable
from typing import NamedTuple, Self

from engine.cards import Card
from engine.contract.action import written
from engine.contract.seats import Seat


class Event(NamedTuple):
    """A fact, named by a past participle: `card-played`, `trick-taken`, `cards-received`.

    `seat` is whose doing or gain it is. `heard_by` are the seats that may know; None is
    everybody, bystanders included. A fact with a public and a private side is two events.
    """

    name: str
    seat: Seat | None = None
    words: tuple[str, ...] = ()
    heard_by: tuple[Seat, ...] | None = None

    @classmethod
    def of(
        cls,
        name: str,
        seat: Seat | None = None,
        *parts: str | int | Iterable[Card],
        heard_by: tuple[Seat, ...] | None = None,
    ) -> Self:
        """Make an event; cards are written together as one word."""
        return cls(name, seat, written(parts), heard_by)

    def may_hear(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a bystander) may be told."""
        return self.heard_by is None or seat in self.heard_by

    def __str__(self) -> str:
        subject = () if self.seat is None else (str(self.seat),)
        return " ".join((self.name, *subject, *self.words))
