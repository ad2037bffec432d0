"""Claims: what a seat of All Fours reckons with when it says how the tricks to come will go."""

from functools import partial

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.play import lawful_cards, lowest
from engine.games.all_fours.sheet import Sheet
from engine.games.all_fours.terms import DECK, Terms
from engine.tricks.claiming import (
    Claim,
    Doubt,
    Outlook,
    claim_made,
    claim_of,
    claimed_card,
    shown_voids,
)
from engine.tricks.trick import Play, winner


def judged(terms: Terms, sheet: Sheet, deal: Deal, seat: Seat, action: Action) -> Claim:
    """Return the claim that `action` makes in the turn of `seat`; raise where it may fail."""
    if terms.rules.revoke != "enforce":
        # Whoever may revoke need not follow, and a revoke may still be claimed (F28).
        raise IllegalAction("claim", "claim-revokes", "others may revoke")
    if deal.trump is None:
        raise IllegalAction("claim", "claim-unmade", "trumps are not made yet")
    if not order_settled(terms, sheet):
        raise IllegalAction("claim", "claim-unmarked", "High and Low are still to be marked")
    return claim_made(action, outlook(terms, deal, seat))


def order_settled(terms: Terms, sheet: Sheet) -> bool:
    """Whether the order in which trumps are played decides nothing (D14, F25).

    Where High and Low are marked as they are played, it decides who comes to the target first.
    """
    marked = {mark.reason for mark in sheet.marks}
    return not terms.rules.mark_when_known or marked >= {"high", "low"}


def bound_card(terms: Terms, deal: Deal, seat: Seat) -> Card | None:
    """Return the card by which a seat in turn makes its claim come true, None without a claim."""
    what = claim_of(deal.claims, seat)
    if what is None:
        return None
    look = outlook(terms, deal, seat)
    found = claimed_card(what, look)
    return lowest(look.legal, deal.trump)[0] if isinstance(found, Doubt) else found


def outlook(terms: Terms, deal: Deal, seat: Seat) -> Outlook:
    """Return what `seat`, in whose turn it is, knows of the rest of the deal."""
    rules, hand, trump = terms.rules, deal.hands[seat], deal.trump
    gone = deal.discards[seat] if deal.discards else ()
    seen = {*hand, *(gone or ()), *deal.turn_ups, *(play.card for play in deal.played)}
    unseen = tuple(sorted(set(DECK) - seen))
    others = tuple(other for other in range(terms.seat_count) if other != seat)
    held = sum(len(deal.hands[other]) for other in others)
    left = terms.seat_count - 1 - len(deal.trick)
    return Outlook(
        seat=seat,
        order=tuple(sorted(hand, key=lambda face: (face.suit != trump, face.suit, -face.rank))),
        legal=lawful_cards(rules, hand, deal.trick, trump),
        trick=deal.trick,
        after=tuple(terms.next_to(seat, places) for places in range(1, left + 1)),
        others=others,
        unseen=unseen,
        voids=frozenset(shown_voids(_tricks(deal), trump)),
        nowhere=len(unseen) - held,
        takes=partial(winner, trump=trump),
        trump=trump,
    )


def _tricks(deal: Deal) -> tuple[tuple[Play, ...], ...]:
    return (*(trick.plays for trick in deal.tricks), deal.trick)
