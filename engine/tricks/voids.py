"""Voids: what plays have shown not to be in the hands that they came from. The one place for it.

Whatever was played was legal. So a seat that could not follow shows what was not in its hand. A
seat that led a suit which others were held back from shows it too.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.deal import bound
from engine.tricks.manner import Cards, OnTable, Trick, never
from engine.tricks.terms import Terms

Legal: TypeAlias = Callable[[Any, Cards, OnTable], Cards]
Breaks: TypeAlias = Callable[[Any, Card, Trick], bool]
Gist: TypeAlias = Callable[[Trick, str | None], Trick]

LATER: Final = 2
"""The number of a trick after the first: which one it is decides nothing."""

KEPT: Final = 4096
"""As many denials are kept of each kind of table; a few hundred tell all of a simple game."""

TRICKS_KEPT: Final = 512
"""As many tricks are kept of each kind of table: those of the deals that are being played."""


class Lying(NamedTuple):
    """The table at the moment a card was played, as `OnTable` tells it."""

    trick: Trick
    trick_number: int
    """1 for the first trick, `LATER` for any other."""
    trump: str | None = None
    broken: bool = False
    bound: frozenset[Card] = frozenset()


def shown_voids(tricks: Iterable[Trick], trump: str | None = None) -> Iterator[tuple[Seat, str]]:
    """Yield who has shown to be out of a suit, by neither following nor trumping it."""
    for plays in tricks:
        for seat, face in plays:
            led = plays[0].card.suit
            if face.suit not in (led, trump):
                yield seat, led


def whole_trick(trick: Trick, trump: str | None) -> Trick:
    """Return a trick as it lies: any card of it may decide what is legal."""
    del trump
    return trick


class Denials:
    """The denials of plays at tables of one kind, each worked out once."""

    __slots__ = ("_breaks", "_gist", "_legal", "_terms", "by", "by_trick")

    def __init__(self, terms: Terms[Any], legal: Legal, breaks: Breaks, gist: Gist) -> None:
        self._terms = terms
        self._legal = legal
        self._breaks = breaks
        self._gist = gist
        self.by = lru_cache(maxsize=KEPT)(self._by)
        # Every seat asks for the finished tricks again at each of its turns.
        self.by_trick = lru_cache(maxsize=TRICKS_KEPT)(self._by_trick)

    def _by(self, face: Card, lying: Lying) -> frozenset[Card]:
        """Return the cards that would have made playing `face` illegal, had they been in the hand.

        Each is tried alone beside the one played: what bars a play is always some single card.
        """
        return frozenset(
            other
            for other in dict.fromkeys(self._terms.deck)
            if other != face and self.bars(face, other, lying)
        )

    def bars(self, face: Card, other: Card, lying: Lying) -> bool:
        """Whether `other` in the hand would have made playing `face` illegal.

        To ask for a single card is quicker than to work out all of them.
        """
        return face not in self._legal(self._terms, (face, other), lying)

    def _by_trick(self, plays: Trick, led: Lying) -> tuple[tuple[frozenset[Card], ...], bool]:
        """Return what each play of a trick denies, and whether a suit is broken after it.

        `led` is the table to which the trick was led.
        """
        shown: list[frozenset[Card]] = []
        _, number, trump, broken, waiting = led
        for at, (_, face) in enumerate(plays):
            before = plays[:at]
            lying = Lying(self._gist(before, trump), number, trump, broken, waiting)
            shown.append(self.by(face, lying))
            broken = broken or self._breaks(self._terms, face, before)
        return tuple(shown), broken


def denials(
    terms: Terms[Any], legal: Legal, breaks: Breaks = never, gist: Gist = whole_trick
) -> Denials:
    """Return what plays deny at tables of these terms."""
    kept = _kept(terms.kind, legal, breaks, gist)
    if not kept:
        kept.append(Denials(terms, legal, breaks, gist))
    return kept[0]


@lru_cache(maxsize=64)
def _kept(kind: object, legal: Legal, breaks: Breaks, gist: Gist) -> list[Denials]:
    """Return where the denials of one kind of table are kept."""
    del kind, legal, breaks, gist
    return []


def denied(
    terms: Terms[Any],
    tricks: Iterable[Trick],
    legal: Legal,
    *,
    trump: str | None = None,
    breaks: Breaks = never,
    gist: Gist = whole_trick,
    shown: Collection[Cards] = (),
) -> list[frozenset[Card]]:
    """Return for every play, in order, what the hand that it came from did not hold.

    `shown` are the cards that each seat showed before. `gist` may name fewer cards that decide as
    the whole trick does what is legal after it.
    """
    by_trick = denials(terms, legal, breaks, gist).by_trick
    found: list[frozenset[Card]] = []
    broken, number = False, 1
    waiting = bound(shown, ())
    for plays in tricks:
        missing, broken = by_trick(plays, Lying((), number, trump, broken, waiting))
        found += missing
        number = LATER
        if waiting and plays:
            led = plays[0].card.suit
            waiting = frozenset(face for face in waiting if face.suit != led)
    return found
