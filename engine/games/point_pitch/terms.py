"""Terms: the rules settled for one number of seats, and which card is a trump and how high."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from engine.cards import HIGH_JOKER, JOKER, LOW_JOKER, SUITS, Card, card, pack
from engine.contract.seats import Seat
from engine.games.point_pitch.rules import SNOOZER, PitchRules
from engine.tricks import terms as tricks

TWIN: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the like colour."""
JOKERS: Final = (HIGH_JOKER, LOW_JOKER)
_STEP: Final = 4
"""The ranks of trumps lie so far apart that jokers and cards of the like colour stand between."""
_UNDER: Final = {
    "under_jack": (11 * _STEP - 2, 11 * _STEP - 3),
    "lowest": (2 * _STEP - 1, 2 * _STEP - 2),
}
_RANK_OF: Final = {"ace": 14, "two": 2, "jack": 11, "ten": 10, "three": 3, "five": 5, "nine": 9} | {
    "high": 14,
    "low": 2,
}


@lru_cache(maxsize=256)
def _trumps(off: tuple[str, ...], joker_rank: str, trump: str) -> Mapping[Card, int]:
    """Return how high each trump stands (P3, P4, C20)."""
    ranks = {Card(trump, rank): rank * _STEP for rank in range(2, 15)}
    for name in off:
        ranks[Card(TWIN[trump], _RANK_OF[name])] = _RANK_OF[name] * _STEP - 1
    return ranks | dict(zip(JOKERS, _UNDER[joker_rank], strict=True))


# Values, and not functions made for each table: views with them go to other processes.
@dataclass(frozen=True)
class SuitOf:
    """Tells the suit that a card counts as under a trump; jokers and off-cards are trumps."""

    off: tuple[str, ...]
    joker_rank: str

    def __call__(self, face: Card, trump: str | None) -> str:
        if trump is None or face not in _trumps(self.off, self.joker_rank, trump):
            return face.suit
        return trump


@dataclass(frozen=True)
class RankOf:
    """Tells how high a card stands in that suit."""

    off: tuple[str, ...]
    joker_rank: str

    def __call__(self, face: Card, trump: str | None) -> int:
        if trump is None:
            return face.rank
        return _trumps(self.off, self.joker_rank, trump).get(face, face.rank)


@dataclass(frozen=True, kw_only=True)
class PitchTerms(tricks.Terms[PitchRules]):
    """The facts that all deals at a table of this size have in common."""

    @cached_property
    def worths(self) -> Mapping[str, int]:
        """Worths of all that counts in a deal."""
        return self.rules.worths

    @cached_property
    def total(self) -> int:
        """The sum of all points."""
        return self.rules.total

    @property
    def moon(self) -> int:
        """The number that stands for a bid on everything: above every other."""
        return self.total + 1

    @cached_property
    def point_cards(self) -> Mapping[str, Mapping[Card, int]]:
        """For each trump the cards that bring points, and how many.

        The highest and the lowest possible trump are among them if High and Low count.
        """
        return {trump: self._cards(self.worths, trump) for trump in SUITS}

    @cached_property
    def at_stake(self) -> Mapping[str, Mapping[Card, int]]:
        """The same of those that who takes them counts, but for the Low that may be another."""
        held = {"high"} if self.rules.low_to == "captor" else {"high", "low", "two"}
        kept = {name: worth for name, worth in self.worths.items() if name not in held}
        return {trump: self._cards(kept, trump) for trump in SUITS}

    def _cards(self, worths: Mapping[str, int], trump: str) -> Mapping[Card, int]:
        """Return the cards of the pack that points are named for."""
        named = ((card_of(name, trump), worth) for name, worth in worths.items())
        return {face: worth for face, worth in named if face is not None and face in self.faces}

    def is_trump(self, face: Card, trump: str | None) -> bool:
        return trump is not None and self.suit(face, trump) == trump

    def trumps(self, faces: tuple[Card, ...], trump: str | None) -> tuple[Card, ...]:
        """Return the trumps among cards, in their order."""
        return tuple(face for face in faces if self.is_trump(face, trump))

    def worth(self, face: Card, trump: str) -> int:
        """Return the points that a card brings."""
        return self.point_cards[trump].get(face, 0)


def card_of(name: str, trump: str) -> Card | None:
    """Return the card that a point is named for, for High and Low the highest and lowest."""
    if name in ("X1", "joker", SNOOZER):
        return HIGH_JOKER
    if name == "X2":
        return LOW_JOKER
    suit, name = (TWIN[trump], name[4:]) if name.startswith("off_") else (trump, name)
    return Card(suit, _RANK_OF[name]) if name in _RANK_OF else None


def is_joker(face: Card) -> bool:
    return face.suit == JOKER.suit


def _sides(teams: str, seat_count: int) -> tuple[tuple[Seat, ...], ...]:
    """Return who plays together (P1): partners sit alternately."""
    count = {("pairs", 4): 2, ("3+3", 6): 2, ("2+2+2", 6): 3}.get((teams, seat_count), seat_count)
    return tuple(tuple(range(first, seat_count, count)) for first in range(count))


@lru_cache(maxsize=256)
def terms(rules: PitchRules, seat_count: int) -> PitchTerms:
    """Settle `rules` for a table of `seat_count`."""
    gone = [card(rank + suit) for rank in rules.strip for suit in SUITS]
    printed = not rules.off and not rules.jokers
    return PitchTerms(
        rules=rules,
        seat_count=seat_count,
        deck=(*pack(without=gone), *JOKERS[: rules.jokers]),
        sides=_sides(rules.teams, seat_count),
        suit=tricks.printed_suit if printed else SuitOf(rules.off, rules.joker_rank),
        rank=tricks.printed_rank if printed else RankOf(rules.off, rules.joker_rank),
    )


def in_order(terms: PitchTerms, faces: tuple[Card, ...], trump: str | None) -> list[Card]:
    """Sort cards from the lowest to the highest, trumps above all."""

    def height(face: Card) -> tuple[bool, int, int]:
        suit, rank = terms.counted(face, trump)
        return suit == trump, rank, "CDHS".index(suit) if suit in SUITS else -1

    return sorted(faces, key=height)


HONOURS: Final = frozenset({14, 13, 12, 11, 10, 3, 2})
"""The ranks without any of which a hand may be dealt again, if that is agreed (P33)."""
