"""Imagining: the unseen cards of a deal dealt again, true to all that one seat knows."""

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.craft.redealing import redealt
from engine.games.hearts import passing
from engine.games.hearts.deal import Deal, hands_at_opening
from engine.games.hearts.knowledge import (
    KITTY,
    LAID_ASIDE,
    PUT_BACK,
    TAKEN_UP,
    Onlooker,
    barred,
    hidden,
    onlooker,
    possible_lows,
    sure,
    taken_up_again,
    true_low,
)
from engine.games.hearts.openings import annuls
from engine.games.hearts.points import Terms

TRIES: Final = 50
"""How often cards are dealt again for a deal that would not have been annulled (R6.3)."""


class Copy(NamedTuple):
    """One of several equal cards, which need not all be allowed the same."""

    card: Card
    number: int


def imagined(terms: Terms, deal: Deal, dealer: Seat, seat: Seat | None, rng: Random) -> Deal:
    """Return a deal that `seat` cannot tell from `deal`; a bystander sees no hand at all.

    Cards that `seat` passed lie where they went, or were played from there.
    """
    if deal.turn is None:
        return _while_passing(terms, deal, seat, rng)
    low = rng.choice(possible_lows(terms, deal, dealer, seat))
    for _ in range(TRIES):
        try:
            found = _dealt_again(onlooker(terms, deal, dealer, seat, low), rng)
        except ValueError:
            # The hands cannot be such that this card opened; with the one that did they can.
            low = true_low(terms, deal)
            continue
        if not annuls(terms, hands_at_opening(terms, found)):
            exchange = _exchange(terms, found, seat, rng)
            return found._replace(commitments=exchange)
    # Hardly any other deal fits what was seen; the one that there is always does.
    return deal


def _while_passing(terms: Terms, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    places = {other: hand for other, hand in enumerate(deal.hands) if other != seat}
    if deal.kitty:
        places[KITTY] = deal.kitty
    unseen = [face for held in places.values() for face in held]
    dealt = redealt(unseen, {place: len(held) for place, held in places.items()}, {}, rng)
    hands = tuple(tuple(sorted(dealt.get(other, hand))) for other, hand in enumerate(deal.hands))
    commitments = tuple(
        given
        if given is None or other == seat
        else passing.chance_pass(terms, deal.direction, other, hands[other], rng)
        for other, given in enumerate(deal.commitments)
    )
    kitty = tuple(sorted(dealt.get(KITTY, ())))
    return deal._replace(hands=hands, commitments=commitments, kitty=kitty)


def _dealt_again(look: Onlooker, rng: Random) -> Deal:
    """Deal what is hidden again; raise `ValueError` where `look.low` cannot have opened."""
    deal = look.deal
    places = hidden(look)
    lacked, later = barred(look)
    if look.taker is not None:
        # Beside the cards of the kitty, its taker played from those it was dealt.
        homes = {**dict(enumerate(lacked)), look.taker: lacked[look.taker] | later}
        homes |= {TAKEN_UP: later, PUT_BACK: set(), LAID_ASIDE: lacked[look.taker]}
    else:
        homes = {**dict(enumerate(lacked)), KITTY: set[Card]()}
    copies = _allowed(look, places, homes)
    sizes = {place: len(held) for place, held in places.items()}
    dealt = {
        place: [copy.card for copy in held]
        for place, held in redealt(list(copies), sizes, copies, rng).items()
    }
    hands = [dealt.get(seat, list(hand)) for seat, hand in enumerate(deal.hands)]
    aside, kitty = deal.laid_aside, deal.kitty
    if look.taker is not None and look.taker != look.seat:
        hands[look.taker] += dealt[TAKEN_UP]
        aside = tuple(sorted(dealt[LAID_ASIDE] + dealt[PUT_BACK]))
        if not look.sees_kitty:
            own = Counter((*hands[look.taker], *aside)) + look.later_plays
            kitty = taken_up_again(look, lacked[look.taker], own, rng)
    elif KITTY in dealt:
        kitty = tuple(sorted(dealt[KITTY]))
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    return deal._replace(hands=sorted_hands, kitty=kitty, laid_aside=aside)


def _allowed(
    look: Onlooker, places: dict[Seat, list[Card]], homes: dict[Seat, set[Card]]
) -> dict[Copy, frozenset[Seat]]:
    """Return every hidden card with the places where it may lie."""
    unseen = Counter(face for held in places.values() for face in held)
    widow = {TAKEN_UP, PUT_BACK}
    pins: list[tuple[Card, set[Seat]]] = [
        (face, {seat, LAID_ASIDE} if seat == look.taker else {seat})
        for seat, faces in sure(look).items()
        for face in faces.elements()
    ]
    open_to = set(places)
    if look.sees_kitty and look.taker not in (None, look.seat):
        # Everybody saw what was taken up, so it is known which cards those are.
        still = Counter(look.deal.kitty) - look.later_plays
        pins += [(face, widow) for face in still.elements()]
        open_to -= widow
    copies: dict[Copy, frozenset[Seat]] = {}
    numbers = Counter[Card]()
    free = [(face, open_to) for face in (unseen - Counter(face for face, _ in pins)).elements()]
    for face, where in (*pins, *free):
        # A card may lie wherever it was not shown to be missing.
        may = frozenset(at for at in where & places.keys() if face not in homes[at])
        copies[Copy(face, numbers[face])] = may
        numbers[face] += 1
    if numbers != unseen:
        raise ValueError("a card would have to be where it was seen not to be")
    return copies


def _exchange(
    terms: Terms, deal: Deal, seat: Seat | None, rng: Random
) -> tuple[tuple[Card, ...] | None, ...]:
    """Choose again what the others passed, from what its receiver had when play began."""
    whole = tuple(given for given in deal.commitments if given is not None)
    gifts = passing.gifts(deal.direction, whole)
    pools = [list(passing.passable(terms, hand)) for hand in hands_at_opening(terms, deal)]
    known = [gift for gift in gifts if seat in gift[:2]]
    for _, receiver, gift in known:
        for face in gift:
            pools[receiver].remove(face)
    for pool in pools:
        rng.shuffle(pool)
    chosen: list[list[Card]] = [[] for _ in deal.hands]
    for giver, receiver, gift in gifts:
        sure_gift = seat in (giver, receiver)
        again = gift if sure_gift else tuple(pools[receiver].pop() for _ in gift)
        chosen[giver].extend(sorted(again))
    return tuple(map(tuple, chosen))
