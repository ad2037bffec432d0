"""Play: which cards may go to a trick, and when one was played that may not (F20 to F28)."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.counting import jack_in_play
from engine.games.all_fours.deal import Breach, Deal, Part
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import Terms, is_jack
from engine.games.all_fours.view import Mark
from engine.tricks.deal import Hands
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


HONOURS: Final = frozenset(range(10, 15))
"""The ranks of the five best trumps."""


def hands_before(hands: Hands, later: tuple[Play, ...]) -> Hands:
    """Return the hands as they were before `later` was played."""
    held = [list(hand) for hand in hands]
    for seat, face in later:
        held[seat].append(face)
    return tuple(map(tuple, held))


def breaches(terms: Terms, deal: Deal) -> Iterator[Breach]:
    """Yield every revoke in a finished trick, found or not."""
    played = deal.played
    for number, trick in enumerate(deal.tricks):
        start = number * terms.seat_count
        for at, (seat, face) in enumerate(trick.plays):
            hand = hands_before(deal.hands, played[start + at :])[seat]
            lawful = lawful_cards(terms.rules, hand, trick.plays[:at], deal.trump)
            if face not in lawful:
                led = trick.plays[0].card.suit
                grave = led == deal.trump and any(other.rank in HONOURS for other in lawful)
                yield Breach(number, seat, face, grave)


def unjudged(terms: Terms, deal: Deal, seats: tuple[Seat, ...]) -> tuple[Breach, ...]:
    """Return the revokes of `seats` that have not been found yet."""
    return tuple(
        breach
        for breach in breaches(terms, deal)
        if breach.seat in seats and breach.trick >= deal.own.judged[breach.seat]
    )


def judged(deal: Deal, seats: tuple[Seat, ...], found: tuple[Breach, ...]) -> Part:
    """Return what is known once the play of `seats` is found right or a revoke up to now."""
    own = deal.own
    done = tuple(
        len(deal.tricks) if seat in seats else before for seat, before in enumerate(own.judged)
    )
    return own._replace(judged=done, breaches=(*own.breaches, *found))


def opponents(terms: Terms, seat: Seat) -> tuple[Seat, ...]:
    """Return who does not play with `seat`."""
    own = terms.side(seat)
    return tuple(other for other in range(terms.seat_count) if other not in own)


def may_claim(terms: Terms, deal: Deal, seat: Seat) -> bool:
    """Whether `seat` could claim a revoke now: some opponent's play has not been judged."""
    rules = terms.rules
    if rules.revoke != "penalty" or not rules.revoke_claim:
        return False
    return any(deal.own.judged[other] < len(deal.tricks) for other in opponents(terms, seat))


def penalties(terms: Terms, deal: Deal, breach: Breach, dealer: Seat) -> Iterator[Mark]:
    """Yield what a revoke brings to each adversary side, from eldest on."""
    rules = terms.rules
    twice = rules.revoke_rule == "seven_up" and jack_in_play(terms, deal)
    points = rules.revoke_points * (2 if twice else 1)
    order = terms.in_turn(terms.next_to(dealer))
    own = terms.side(breach.seat)
    for side in dict.fromkeys(terms.side(seat) for seat in order):
        if side != own:
            yield Mark("revoke", side, points, breach.seat, breach.card)


def capped(terms: Terms, deal: Deal) -> frozenset[int]:
    """Return the sides that cannot win the game in this hand (F28)."""
    if terms.rules.revoke_rule != "seven_up" or not jack_in_play(terms, deal):
        return frozenset()
    return frozenset(terms.side_of[breach.seat] for breach in deal.own.breaches)


def lost_outright(terms: Terms, found: tuple[Breach, ...]) -> Seat | None:
    """Return whose revoke loses the game (F28), None if none does."""
    if terms.rules.revoke_rule != "trinidad":
        return None
    return next((breach.seat for breach in found if breach.grave), None)
