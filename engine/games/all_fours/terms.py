"""Terms: the rules settled for one number of seats."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import RANKS, Card, pack
from engine.contract.seats import Seat, left_of
from engine.games.all_fours.rules import AllFoursRules

DECK: Final = pack()
HAND: Final = 6
"""Cards dealt to each, and kept where players discard after a run (F3, F12)."""
PACKET: Final = 3
"""Cards that a run gives to each (F8)."""
JACK: Final = 11


@dataclass(frozen=True, slots=True)
class Terms:
    """What every deal at a table of this size has in common."""

    rules: AllFoursRules
    seat_count: int
    step: int
    """Places to the left that the turn moves on: 1, or -1 where it goes to the right."""
    sides: tuple[tuple[Seat, ...], ...]
    side_of: tuple[int, ...]
    """For each seat the place of its side in `sides`."""
    turn_points: dict[int, int]
    """What turning up a card is worth, by rank (F5)."""

    def next_to(self, seat: Seat, places: int = 1) -> Seat:
        """Return the seat that is `places` turns after `seat`."""
        return left_of(seat, self.seat_count, places * self.step)

    def in_turn(self, first: Seat) -> tuple[Seat, ...]:
        """Return every seat once in the order of play, beginning with `first`."""
        return tuple(self.next_to(first, places) for places in range(self.seat_count))

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who plays together with `seat`, itself included."""
        return self.sides[self.side_of[seat]]

    def blind(self, dealer: Seat) -> frozenset[Seat]:
        """Return who does not look before trumps are fixed (F14), which is a matter of four."""
        if self.seat_count != 4 or self.rules.look_early == "all":
            return frozenset()
        eldest = self.next_to(dealer)
        if self.rules.look_early == "two":
            return frozenset(range(4)) - {dealer, eldest}
        return frozenset({left_of(eldest, 4, 2)})

    def run_seats(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return who gets cards when they are run, in the order of dealing (F8)."""
        order = self.in_turn(self.next_to(dealer))
        two = self.rules.run_to == "two" and self.seat_count == 4
        return (order[0], order[-1]) if two else order


@lru_cache(maxsize=256)
def terms(rules: AllFoursRules, seat_count: int) -> Terms:
    """Settle `rules` for a table of `seat_count`."""
    pairs = rules.teams == "2+2" and seat_count == 4
    sides = ((0, 2), (1, 3)) if pairs else tuple((seat,) for seat in range(seat_count))
    return Terms(
        rules=rules,
        seat_count=seat_count,
        step=1 if rules.rotation == "cw" else -1,
        sides=sides,
        side_of=tuple(seat % 2 if pairs else seat for seat in range(seat_count)),
        turn_points={RANKS.index(rank) + 2: worth for rank, worth in rules.turn_points},
    )


def is_jack(face: Card, trump: str | None) -> bool:
    """Whether a card is the Jack of trumps."""
    return face.rank == JACK and face.suit == trump
