"""Voids: what plays have shown not to be in the hands that they came from. The one place for it.

Whatever was played was legal, so who could not follow, or led a suit that others were held back
from, shows what was not in the hand.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.manner import Cards, OnTable, Trick, never
from engine.tricks.terms import Terms

Legal: TypeAlias = Callable[[Any, Cards, OnTable], Cards]

LATER: Final = 2
"""The number of a trick after the first: which one it is decides nothing."""

KEPT: Final = 4096
"""As many denials are kept of each kind of table; a few hundred tell all of a simple game."""


class Lying(NamedTuple):
    """What lay on the table when a card was played, as `OnTable` tells it."""

    trick: Trick
    trick_number: int
    """1 for the first trick, `LATER` for any other."""
    trump: str | None = None
    broken: bool = False


def shown_voids(tricks: Iterable[Trick], trump: str | None = None) -> Iterator[tuple[Seat, str]]:
    """Yield who has shown to be out of a suit, by neither following nor trumping it."""
    for plays in tricks:
        for seat, face in plays:
            led = plays[0].card.suit
            if face.suit not in (led, trump):
                yield seat, led


class Denials:
    """What plays deny at tables of one kind, each worked out once."""

    __slots__ = ("_legal", "_terms", "by")

    def __init__(self, terms: Terms[Any], legal: Legal) -> None:
        self._terms = terms
        self._legal = legal
        self.by = lru_cache(maxsize=KEPT)(self._by)

    def _by(self, face: Card, lying: Lying) -> frozenset[Card]:
        """Return the cards that would have made playing `face` illegal, had they been in the hand.

        Each is tried alone beside the one played: what bars a play is always some single card.
        """
        return frozenset(
            other
            for other in dict.fromkeys(self._terms.deck)
            if other != face and face not in self._legal(self._terms, (face, other), lying)
        )


def denials(terms: Terms[Any], legal: Legal) -> Denials:
    """Return what plays deny at tables of these terms."""
    kept = _kept(legal, terms.kind)
    if not kept:
        kept.append(Denials(terms, legal))
    return kept[0]


@lru_cache(maxsize=64)
def _kept(legal: Legal, kind: object) -> list[Denials]:
    """Return where the denials of one kind of table are kept."""
    del legal, kind
    return []


def whole_trick(trick: Trick, trump: str | None) -> Trick:
    """Return a trick as it lies: any card of it may decide what is legal."""
    del trump
    return trick


def denied(
    terms: Terms[Any],
    tricks: Iterable[Trick],
    legal: Legal,
    *,
    trump: str | None = None,
    breaks: Callable[[Any, Card, Trick], bool] = never,
    gist: Callable[[Trick, str | None], Trick] = whole_trick,
) -> list[frozenset[Card]]:
    """Return for every play, in order, what the hand that it came from did not hold.

    `gist` may name fewer cards that decide as the whole trick does what is legal after it.
    """
    found = denials(terms, legal)
    shown: list[frozenset[Card]] = []
    broken = False
    for number, plays in enumerate(tricks, 1):
        for at, (_, face) in enumerate(plays):
            lying = Lying(gist(plays[:at], trump), min(number, LATER), trump, broken)
            shown.append(found.by(face, lying))
            broken = broken or breaks(terms, face, plays[:at])
    return shown
