"""Terms: the rules settled for one number of seats, and what its cards cost (R7.1)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from engine.cards import Card, cards
from engine.games.hearts.rules import HeartsRules, opening_card, point_table, unpassable_cards
from engine.tricks import terms as tricks

QUEEN: Final = Card("S", 12)
ACE: Final = Card("H", 14)
"""Charged, it doubles every heart (R7.7)."""
BONUSES: Final = cards("JDTD")
DOUBLER: Final = Card("C", 10)

DEAR: Final = 10
"""Least cost of a heart that stands out among the others."""


@dataclass(frozen=True, kw_only=True)
class Terms(tricks.Terms[HeartsRules]):
    """The rules settled for one number of seats: what every deal at such a table has in common.

    `points` holds the cards that cost or give something back, the bonus card left out;
    `penalties` are those that cost, `penalty_sum` what they cost together (P in the rules).
    """

    hand_size: int
    kitty_size: int
    opening_card: Card
    points: dict[Card, int] = field(hash=False)
    penalties: frozenset[Card]
    penalty_sum: int
    unpassable: frozenset[Card]
    cycle: tuple[str, ...]
    bonus_points: int
    """Points that the bonus card is worth."""
    times: int = 2
    """How many times the doubling card counts what its taker gets (R7.5)."""
    charged: frozenset[Card] = frozenset()
    """The cards that were charged and so count twice (R7.7)."""

    @cached_property
    def chargeable(self) -> tuple[Card, ...]:
        """The cards that may be charged (R3.7), none if nothing is."""
        rules = self.rules
        if rules.charging == "none":
            return ()
        own = {face: self.points.get(face, 0) for face in (QUEEN, ACE)}
        counts = {rules.bonus_card, rules.double_card, *(face for face in own if own[face])}
        return tuple([face for face in (QUEEN, *BONUSES, DOUBLER, ACE) if face in counts])

    @cached_property
    def told_cards(self) -> tuple[Card, ...]:
        """The cards that stand out, the dearest first: the queen of spades for one (R7).

        Hearts do not, unless one costs far more than the others.
        """
        rules = self.rules
        uneven = {*dict(rules.extra_values)}
        if not isinstance(rules.hearts_values, str):
            uneven |= self.points.keys()
        worth = {
            face: abs(value)
            for face, value in self.points.items()
            if face.suit != "H" or (face in uneven and value >= DEAR)
        }
        if rules.bonus_card is not None:
            worth[rules.bonus_card] = abs(self.bonus_points)
        if rules.double_card is not None:
            worth.setdefault(rules.double_card, 0)
        return tuple(sorted(worth, key=lambda face: (-worth[face], face)))

    @cached_property
    def moon_cards(self) -> frozenset[Card]:
        """The cards that who shoots the moon has taken (R8.1)."""
        bonus = self.rules.bonus_card if self.rules.moon_needs_bonus else None
        return self.penalties if bonus is None else self.penalties | {bonus}

    @cached_property
    def moon_count(self) -> int:
        """How many they are, of two packs twice as many."""
        return sum([face in self.moon_cards for face in self.deck])


@lru_cache(maxsize=256)
def terms(rules: HeartsRules, seat_count: int, charged: frozenset[Card] = frozenset()) -> Terms:
    """Settle `rules` for a table of `seat_count`, in a deal with these cards `charged`."""
    deck = rules.deck(seat_count)
    points = {
        face: value * (1 + (face in charged or (face.suit == "H" and ACE in charged)))
        for face, value in point_table(rules, deck).items()
    }
    hand_size = rules.hand_size(seat_count)
    return Terms(
        rules=rules,
        seat_count=seat_count,
        deck=deck,
        sides=rules.teams or tricks.alone(seat_count),
        hand_size=hand_size,
        kitty_size=len(deck) - hand_size * seat_count,
        opening_card=opening_card(rules, deck),
        points=points,
        penalties=frozenset(face for face, value in points.items() if value > 0),
        penalty_sum=sum(max(0, points.get(face, 0)) for face in deck),
        unpassable=unpassable_cards(rules, deck),
        cycle=rules.cycle(seat_count),
        bonus_points=rules.bonus_points * (1 + (rules.bonus_card in charged)),
        times=4 if rules.double_card in charged else 2,
        charged=charged,
        first_dealer=rules.first_dealer,
        step=1 if rules.rotation == "clockwise" else -1,
    )


def as_charged(settled: Terms, shown: Iterable[tuple[Card, ...] | None]) -> Terms:
    """Return the terms of a deal in which seats have charged these cards (R7.7)."""
    up = frozenset([face for faces in shown for face in faces or ()])
    return terms(settled.rules, settled.seat_count, up) if up else settled
