"""Terms: the rules settled for one number of seats."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.cards import RANKS, Card, pack
from engine.contract.seats import Seat, left_of
from engine.games.all_fours.rules import AllFoursRules
from engine.tricks import terms as tricks

DECK: Final = pack()
HAND: Final = 6
"""Cards dealt to each, and kept if players discard after a run (F3, F12)."""
PACKET: Final = 3
"""Cards that a run gives to each (F8)."""
JACK: Final = 11


@dataclass(frozen=True, kw_only=True)
class Terms(tricks.Terms[AllFoursRules]):
    """The facts that all deals at a table of this size have in common."""

    turn_points: dict[int, int] = field(hash=False)
    """The worth of a card that is turned up, by rank (F5)."""

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
    return Terms(
        rules=rules,
        seat_count=seat_count,
        deck=DECK,
        sides=tricks.in_pairs(seat_count) if pairs else tricks.alone(seat_count),
        step=1 if rules.rotation == "cw" else -1,
        turn_points={RANKS.index(rank) + 2: worth for rank, worth in rules.turn_points},
    )


def is_jack(face: Card, trump: str | None) -> bool:
    """Whether a card is the Jack of trumps."""
    return face.rank == JACK and face.suit == trump
