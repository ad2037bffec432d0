"""Terms: the rules settled for one number of seats, and who sits with whom."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Generic, TypeVar

from engine.cards import Card
from engine.contract.seats import Seat, left_of

Rules = TypeVar("Rules")


def alone(seat_count: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides of a table where everybody plays alone."""
    return tuple((seat,) for seat in range(seat_count))


def in_pairs(seat_count: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides of a table where those play together who sit opposite."""
    across = seat_count // 2
    return tuple((seat, seat + across) for seat in range(across))


def printed_suit(face: Card, trump: str | None) -> str:
    """Return the suit printed on a card, whatever is trump."""
    del trump
    return face.suit


def printed_rank(face: Card, trump: str | None) -> int:
    """Return the rank printed on a card, whatever is trump."""
    del trump
    return face.rank


@lru_cache(maxsize=64)
def _kind(rules: Hashable, seat_count: int) -> object:
    del rules, seat_count
    return object()


# No slots: what follows from the fields is worked out once and kept beside them.
@dataclass(frozen=True, kw_only=True)
class Terms(Generic[Rules]):
    """The facts common to all deals at a table of this size. Families add fields of their own."""

    rules: Rules
    seat_count: int
    deck: tuple[Card, ...]
    sides: tuple[tuple[Seat, ...], ...]
    """The seats that play together; one seat a side if everybody plays alone."""
    first_dealer: Seat | None = None
    """The seat that deals first, no matter who is drawn; None leaves it to chance."""
    step: int = 1
    """Places to the left that the turn moves on: 1, or -1 if it goes to the right."""
    suit: Callable[[Card, str | None], str] = printed_suit
    """The suit that a card counts as under a trump: the left bower is a trump."""
    rank: Callable[[Card, str | None], int] = printed_rank
    """How high a card stands in that suit; cards that differ never count as the same one."""

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """For each seat the place of its side in `sides`."""
        seats = range(self.seat_count)
        return tuple(next(at for at, side in enumerate(self.sides) if s in side) for s in seats)

    @cached_property
    def faces(self) -> frozenset[Card]:
        """The cards of the pack, equal ones once."""
        return frozenset(self.deck)

    @cached_property
    def as_printed(self) -> bool:
        """Whether every card counts as what is printed on it."""
        return self.suit is printed_suit and self.rank is printed_rank

    def counted(self, face: Card, trump: str | None) -> Card:
        """Return a card by the suit and the rank that it counts as under a trump."""
        if self.as_printed:
            return face
        return Card(self.suit(face, trump), self.rank(face, trump))

    @cached_property
    def kind(self) -> object:
        """Stands for the rules and the number of seats in a key, as those take long to hash."""
        return _kind(self.rules, self.seat_count)

    @cached_property
    def packs(self) -> int:
        """How many cards of the pack are equal, at most."""
        return max(Counter(self.deck).values())

    def next_to(self, seat: Seat, places: int = 1) -> Seat:
        """Return the seat that is `places` turns after `seat`."""
        return left_of(seat, self.seat_count, places * self.step)

    def in_turn(self, first: Seat) -> tuple[Seat, ...]:
        """Return every seat once in the order of play, beginning with `first`."""
        seats = self.seat_count
        return tuple([(first + places * self.step) % seats for places in range(seats)])

    def by_seat(self, by_side: Sequence[int]) -> tuple[int, ...]:
        """Return for every seat the number of its side."""
        return tuple(by_side[side] for side in self.side_of)

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who plays together with `seat`, itself included."""
        return self.sides[self.side_of[seat]]
