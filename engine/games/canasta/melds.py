"""Melds: what lies on the table, and what may be laid and added (K13 to K19, S3 to S7)."""

from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.canasta.kinds import ACES, DEUCES, THREES, worth
from engine.games.canasta.rules import CanastaRules

CANASTA: Final = 7
"""The size from which a meld is a canasta (K19), and at which a sequence is closed (S4)."""


class Meld(NamedTuple):
    """A group or, with a suit, a sequence on the table.

    `number` names it among its side's melds for as long as the deal lasts. `rank` is that of a
    group or the lowest of a sequence, `cards` are sorted, `by` is who laid it first.
    """

    number: int
    suit: str
    rank: int
    cards: tuple[Card, ...]
    by: Seat

    @property
    def naturals(self) -> int:
        return len(self.cards) - self.wilds

    @property
    def wilds(self) -> int:
        # Wild cards sort anywhere among the suits, so they are counted.
        return sum([rank <= DEUCES for _, rank in self.cards])

    @property
    def deuces(self) -> int:
        return sum(rank == DEUCES for _, rank in self.cards)

    @property
    def jokers(self) -> int:
        return self.wilds - self.deuces

    @property
    def highest(self) -> int:
        """The highest rank of a sequence; of a group its rank."""
        return self.rank + len(self.cards) - 1 if self.suit else self.rank

    @property
    def canasta(self) -> str:
        """`natural`, `mixed`, `samba`, or empty where it is none (K19, S4)."""
        if len(self.cards) < CANASTA:
            return ""
        if self.suit:
            return "samba"
        return "mixed" if self.wilds else "natural"

    @property
    def value(self) -> int:
        """What its cards count, without any bonus."""
        return worth(self.cards)
