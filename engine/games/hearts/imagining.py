"""Imagining: the unseen cards of a deal dealt again, true to all that one seat knows."""

from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.craft.redealing import redealt
from engine.craft.tricks import Play
from engine.games.hearts import passing
from engine.games.hearts.deal import Deal, Hands, kitty_known_to
from engine.games.hearts.play import breaks, legal_cards
from engine.games.hearts.points import Terms

KITTY: Final[Seat] = -1
"""Stands for the kitty where cards are dealt again."""


def imagined(terms: Terms, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    """Return a deal that `seat` cannot tell from `deal`; a bystander sees no hand at all.

    Whatever was played was legal, so who could not follow, or led a heart while others were
    barred, shows what is not in the hand; cards that `seat` passed lie where they went.
    """
    if deal.turn is None:
        return _while_passing(terms, deal, seat, rng)
    hands, kitty = _while_playing(terms, deal, seat, rng)
    deal = deal._replace(kitty=kitty)
    return deal._replace(hands=hands, commitments=_exchange(terms, deal, hands, seat, rng))


def _while_passing(terms: Terms, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    others = [other for other in range(terms.seat_count) if other != seat]
    sizes = _sizes(terms, deal, seat, others)
    dealt = redealt(_unseen(deal, sizes), sizes, {}, rng)
    hands, kitty = _filled(deal, dealt)
    commitments = tuple(
        given
        if given is None or other == seat
        else passing.chance_pass(terms, deal.direction, hands[other], rng)
        for other, given in enumerate(deal.commitments)
    )
    return deal._replace(hands=hands, commitments=commitments, kitty=kitty)


def _while_playing(
    terms: Terms, deal: Deal, seat: Seat | None, rng: Random
) -> tuple[Hands, tuple[Card, ...]]:
    others = [other for other in range(terms.seat_count) if other != seat]
    held = _known_holders(terms, deal, seat)
    barred = _shown(terms, deal)
    sizes = _sizes(terms, deal, seat, others)
    unseen = _unseen(deal, sizes)
    allowed = {
        face: frozenset((held[face],))
        if face in held
        else frozenset(at for at in sizes if at == KITTY or face not in barred[at])
        for face in unseen
    }
    return _filled(deal, redealt(unseen, sizes, allowed, rng))


def _sizes(terms: Terms, deal: Deal, seat: Seat | None, others: list[Seat]) -> dict[Seat, int]:
    """Return how many cards lie where `seat` cannot see them, the kitty among those places."""
    sizes = {other: len(deal.hands[other]) for other in others}
    if deal.kitty and not kitty_known_to(terms, deal, seat):
        sizes[KITTY] = len(deal.kitty)
    return sizes


def _unseen(deal: Deal, sizes: dict[Seat, int]) -> list[Card]:
    places = {KITTY: deal.kitty, **dict(enumerate(deal.hands))}
    return [face for place in sizes for face in places[place]]


def _filled(deal: Deal, dealt: dict[Seat, list[Card]]) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands and the kitty with what was dealt again in its places."""
    hands = tuple(
        tuple(sorted(dealt[other])) if other in dealt else hand
        for other, hand in enumerate(deal.hands)
    )
    return hands, tuple(sorted(dealt[KITTY])) if KITTY in dealt else deal.kitty


def _known_holders(terms: Terms, deal: Deal, seat: Seat | None) -> dict[Card, Seat]:
    """Return the unplayed cards whose holder `seat` knows for sure."""
    known: dict[Card, Seat] = {}
    whole = tuple(given for given in deal.commitments if given is not None)
    for giver, receiver, gift in passing.gifts(deal.direction, whole):
        if giver == seat:
            known |= dict.fromkeys(
                (face for face in gift if face in deal.hands[receiver]), receiver
            )
    if terms.rules.opening in ("lowest_club", "lowest_club_any"):
        # Everybody saw who opens, and so who holds the card that opens.
        leader = deal.tricks[0].plays[0].seat if deal.tricks else deal.leader
        if leader is not None and terms.opening_card in deal.hands[leader]:
            known[terms.opening_card] = leader
    return known


def _shown(terms: Terms, deal: Deal) -> list[set[Card]]:
    """Return for each seat the cards that its plays have shown it not to hold."""
    barred: list[set[Card]] = [set() for _ in deal.hands]
    deck = set(terms.deck)
    broken = False
    for number, plays in enumerate(deal.played, 1):
        for at, (seat, face) in enumerate(plays):
            barred[seat] |= _denied(terms, plays[:at], number, face, deck, broken=broken)
            broken = broken or breaks(terms, face, plays[:at])
    return barred


def _denied(
    terms: Terms,
    trick: tuple[Play, ...],
    number: int,
    face: Card,
    deck: set[Card],
    *,
    broken: bool,
) -> set[Card]:
    """Return the cards that would have made playing `face` illegal, had they been in the hand.

    Each card is tried alone beside the one played: what bars a play is always some single card.
    """
    if not trick and broken:
        return set()
    return {
        other
        for other in deck
        if other != face
        and face not in legal_cards(terms, (face, other), trick, number, broken=broken)
    }


def _exchange(
    terms: Terms, deal: Deal, hands: Hands, seat: Seat | None, rng: Random
) -> tuple[tuple[Card, ...] | None, ...]:
    """Choose again what the others passed, from what lies with its receiver now or lay there."""
    whole = tuple(given for given in deal.commitments if given is not None)
    gifts = passing.gifts(deal.direction, whole)
    known = {
        (giver, receiver): gift for giver, receiver, gift in gifts if seat in (giver, receiver)
    }
    chosen: dict[Seat, list[Card]] = {giver: [] for giver in range(terms.seat_count)}
    pools = _pools(terms, deal, hands, rng)
    for gift in known.values():
        for pool in pools:
            pool[:] = [face for face in pool if face not in gift]
    for giver, receiver, gift in gifts:
        sure = known.get((giver, receiver))
        chosen[giver].extend(sure or [pools[receiver].pop() for _ in gift])
    return tuple(
        tuple(given) if deal.direction == passing.SCATTER else tuple(sorted(given))
        for given in chosen.values()
    )


def _pools(terms: Terms, deal: Deal, hands: Hands, rng: Random) -> list[list[Card]]:
    """Return, shuffled, the cards each seat has held since the exchange and may have been given."""
    held = [list(hand) for hand in hands]
    for plays in deal.played:
        for seat, face in plays:
            held[seat].append(face)
    pools = [list(passing.passable(terms, tuple(sorted(cards)))) for cards in held]
    for pool in pools:
        rng.shuffle(pool)
    return pools
