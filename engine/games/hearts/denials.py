"""Denials: the cards that a play has shown not to be in the hand it came from."""

from functools import lru_cache

from engine.cards import Card
from engine.games.hearts.play import breaks, legal_cards
from engine.games.hearts.points import Terms, terms
from engine.games.hearts.rules import HeartsRules
from engine.tricks.trick import Play


def denied(settled: Terms, tricks: tuple[tuple[Play, ...], ...]) -> list[frozenset[Card]]:
    """Return for every play, in order, what the hand that it came from did not hold.

    Whatever was played was legal, so who could not follow, or led a heart while others were
    barred, shows what was not in the hand.
    """
    denials = _denials(settled.rules, settled.seat_count)
    shown: list[frozenset[Card]] = []
    broken = False
    for number, plays in enumerate(tricks, 1):
        for at, (_, face) in enumerate(plays):
            shown.append(denials.by(face, plays[:at], number, broken=broken))
            broken = broken or breaks(settled, face, plays[:at])
    return shown


class _Denials:
    """What plays deny at tables of one kind, each worked out once."""

    __slots__ = ("_deck", "_found", "_terms")

    def __init__(self, settled: Terms) -> None:
        self._terms = settled
        self._deck = frozenset(settled.deck)
        self._found: dict[tuple[str, bool, Card, bool], frozenset[Card]] = {}

    def by(
        self, face: Card, trick: tuple[Play, ...], number: int, *, broken: bool
    ) -> frozenset[Card]:
        """Return the cards that would have made playing `face` illegal, had they been in the hand.

        Each is tried alone beside the one played: what bars a play is always some single card.
        """
        first = number == 1
        key = (trick[0].card.suit if trick else "", first, face, broken)
        if key not in self._found:
            self._found[key] = frozenset(
                other
                for other in self._deck
                if other != face
                and face
                not in legal_cards(self._terms, (face, other), trick, number, broken=broken)
            )
        return self._found[key]


@lru_cache(maxsize=64)
def _denials(rules: HeartsRules, seat_count: int) -> _Denials:
    return _Denials(terms(rules, seat_count))
