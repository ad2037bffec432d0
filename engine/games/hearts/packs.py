"""Packs: which card of a pack opens, which may not be passed, and what each costs (R3 to R7)."""

from typing import TYPE_CHECKING, Final

from engine.cards import RANKS, Card

if TYPE_CHECKING:
    # Rules are judged by what they make of a pack; only the types know the circle.
    from engine.games.hearts.rules import HeartsRules, HeartsTable, Opening

BY_LOW_CARD: Final["frozenset[Opening]"] = frozenset({"lowest_club", "lowest_club_any"})
"""The openings by the holder of the lowest club (R4.1)."""


def opening_card(rules: "HeartsRules", deck: tuple[Card, ...]) -> Card:
    """Return the card of the deck that opens the deal (R4.2): the lowest club, as a rule.

    The two of diamonds opens only if that is the rule, it is there and the two of clubs is not.
    If cards are left over, the lowest of this suit that is held in any hand opens.
    """
    two = Card("D", 2)
    if rules.opening_fallback == "low_2D" and Card("C", 2) not in deck and two in deck:
        return two
    return min(face for face in deck if face.suit == "C")


def unpassable_cards(rules: "HeartsRules", deck: tuple[Card, ...]) -> frozenset[Card]:
    """Return the cards of this deck that may not be passed (R3.5).

    If cards are left over, nobody knows before play which card opens. The card that would open
    from the whole deck stays.
    """
    opener = opening_card(rules, deck)
    named = {face if isinstance(face, Card) else opener for face in rules.unpassable}
    return frozenset(named & set(deck))


_NAMED_TABLES: Final["dict[HeartsTable, dict[int, int]]"] = {
    "one": dict.fromkeys(range(2, 15), 1),
    "spot": {rank: rank for rank in range(2, 15)},
    "pip10": {rank: min(rank, 10) for rank in range(2, 15)},
    "pip10a15": {rank: 15 if rank == 14 else min(rank, 10) for rank in range(2, 15)},
    "face": {rank: max(1, rank - 9) for rank in range(2, 15)},
}


def point_table(rules: "HeartsRules", deck: tuple[Card, ...]) -> dict[Card, int]:
    """Return what each card of the deck costs (R7.1, R7.3), cards worth nothing left out.

    A card below 0 gives points back; the bonus card of R7.4 is not among them.
    """
    chosen = rules.hearts_values
    hearts = _NAMED_TABLES[chosen] if isinstance(chosen, str) else dict(chosen)
    points = {Card("H", rank): value for rank, value in hearts.items()}
    points |= {Card("S", RANKS.index(rank) + 2): value for rank, value in rules.spade_values}
    points |= dict(rules.extra_values)
    return {face: points[face] for face in deck if points.get(face)}
