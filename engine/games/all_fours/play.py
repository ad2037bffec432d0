"""Play: which cards may go to a trick, and why the others may not (section 8)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import Terms, is_jack
from engine.tricks.manner import OnTable
from engine.tricks.trick import Play, following, void


def lawful_cards(
    rules: AllFoursRules, hand: tuple[Card, ...], trick: tuple[Play, ...], trump: str | None
) -> tuple[Card, ...]:
    """Return what a hand may play without revoking, in the hand's order; never empty (F16)."""
    if not trick:
        return hand
    suit = trick[0].card.suit
    if suit == trump or void(hand, suit):
        lawful = following(hand, suit)
    elif rules.follow == "strict":
        jack = trump if rules.jack_exempt else None
        lawful = tuple(face for face in hand if face.suit == suit or is_jack(face, jack))
    else:
        lawful = tuple(face for face in hand if face.suit in (suit, trump))
    if rules.undertrump or suit == trump:
        return lawful
    best = best_trump(trick, trump)
    return tuple(face for face in lawful if face.suit != trump or face.rank > best) or lawful


def lawful(terms: Terms, hand: tuple[Card, ...], table: OnTable) -> tuple[Card, ...]:
    """Return the same for a table as it lies."""
    return lawful_cards(terms.rules, hand, table.trick, table.trump)


def lowest(faces: Iterable[Card], trump: str | None) -> list[Card]:
    """Sort cards by what they are good for in a trick: by rank, trumps above all others."""
    return sorted(faces, key=lambda face: (face.suit == trump, face.rank, face.suit))


def best_trump(trick: tuple[Play, ...], trump: str | None) -> int:
    """Return the rank of the highest trump in a trick, 0 if there is none."""
    best = 0
    for _, (suit, rank) in trick:
        if suit == trump and rank > best:
            best = rank
    return best


def refusal(
    rules: AllFoursRules,
    hand: tuple[Card, ...],
    trick: tuple[Play, ...],
    trump: str | None,
    face: Card,
) -> IllegalAction:
    """Return why `face`, which is not among the lawful cards, may not be played."""
    if face not in hand:
        return IllegalAction("F16", "not-in-hand", "only cards of the hand are played")
    suit = trick[0].card.suit
    if face.suit == suit or void(hand, suit) or (face.suit == trump and rules.follow != "strict"):
        return IllegalAction("F19", "no-undertrump", "a lower trump may not be played here")
    if suit == trump:
        return IllegalAction("F16", "follow-trump", "a trump led is followed", suit=suit)
    if rules.follow == "strict":
        return IllegalAction("F16", "follow-suit", "the suit led must be followed", suit=suit)
    return IllegalAction("F16", "follow-or-trump", "the suit led is followed or trumped", suit=suit)
