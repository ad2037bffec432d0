"""Knowledge: what a seat can tell of cards that it does not see, from all that has happened."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.craft.tricks import Play
from engine.games.hearts import passing
from engine.games.hearts.deal import (
    Deal,
    before_the_widow,
    hands_at_opening,
    kitty_known_to,
)
from engine.games.hearts.openings import by_low_card, in_turn_after
from engine.games.hearts.play import breaks, legal_cards
from engine.games.hearts.points import Terms

KITTY: Final[Seat] = -1
"""Stands for the kitty where cards are dealt again."""
TAKEN_UP: Final[Seat] = -2
"""Stands for what its taker still holds of a kitty that went into the hand (R13.2)."""
LAID_ASIDE: Final[Seat] = -3
"""Stands for what that seat laid aside of its own cards."""
PUT_BACK: Final[Seat] = -4
"""Stands for what it laid aside of those it had taken up."""


@dataclass(frozen=True, slots=True)
class Onlooker:
    """One who looks at a deal that is played: a seat, or None for a bystander.

    `taker` holds the kitty in its hand, None where nobody does; `before` counts the tricks played
    until then. `low` is the card taken to have opened the deal, where one did (R4.2).
    """

    terms: Terms
    deal: Deal
    dealer: Seat
    seat: Seat | None
    low: Card | None
    taker: Seat | None
    before: int

    @property
    def sees_kitty(self) -> bool:
        """Whether the kitty has been shown to this one."""
        return kitty_known_to(self.terms, self.deal, self.seat)

    @property
    def later_plays(self) -> Counter[Card]:
        """What the taker of the kitty has played since it took it up."""
        tricks = self.deal.played[self.before :]
        return Counter(face for plays in tricks for seat, face in plays if seat == self.taker)


def onlooker(
    terms: Terms, deal: Deal, dealer: Seat, seat: Seat | None, low: Card | None
) -> Onlooker:
    """Look at a deal as `seat`, taking `low` to be the card that opened it."""
    before = before_the_widow(terms, deal)
    taker = deal.tricks[0].winner if before else None
    return Onlooker(terms, deal, dealer, seat, low, taker, before)


def true_low(terms: Terms, deal: Deal) -> Card | None:
    """Return the card that opened the deal: the lowest that is not left over (R4.2)."""
    if not by_low_card(terms):
        return None
    return min(face for face in Counter(terms.deck) - Counter(deal.kitty) if _opens(terms, face))


def possible_lows(terms: Terms, deal: Deal, dealer: Seat, seat: Seat | None) -> list[Card | None]:
    """Return the cards that may have opened the deal for all that `seat` knows, or nearly all.

    Whether the hands can be such that one of them did, shows when they are dealt again.
    """
    truth = true_low(terms, deal)
    shown = terms.rules.opening == "lowest_club" and any(deal.played)
    leader = deal.tricks[0].plays[0].seat if deal.tricks else deal.leader
    if truth is None or not deal.kitty or shown or seat == leader:
        return [truth]
    if kitty_known_to(terms, deal, seat):
        return [truth]
    look = onlooker(terms, deal, dealer, seat, None)
    dealt = _surely_dealt(look)
    earlier = [dealt[other] for other in _before_the_leader(look)]
    room, found = len(deal.kitty), list[Card | None]()
    for face in sorted({face for face in terms.deck if _opens(terms, face)}):
        copies = terms.deck.count(face)
        elsewhere = sum(own[face] for by, own in enumerate(dealt) if by != leader)
        if elsewhere < copies and not any(own[face] for own in earlier):
            found.append(face)
        room -= copies
        # Where somebody was dealt this one, or not all may be left over, no higher one opened.
        if room < 0 or any(own[face] for own in dealt):
            break
    return found


def _opens(terms: Terms, face: Card) -> bool:
    return face.suit == terms.opening_card.suit


def hidden(look: Onlooker) -> dict[Seat, list[Card]]:
    """Return what lies where it is not seen, by place; these are the true cards.

    The hand of whoever took the kitty up is two places, and what it laid aside as well, since
    cards that were dealt must fit what was played before.
    """
    deal = look.deal
    places = {seat: list(hand) for seat, hand in enumerate(deal.hands) if seat != look.seat}
    if look.taker is None:
        if deal.kitty and not look.sees_kitty:
            places[KITTY] = list(deal.kitty)
        return places
    if look.taker == look.seat:
        return places
    still = Counter(deal.kitty) - look.later_plays
    hand, aside = Counter(deal.hands[look.taker]), Counter(deal.laid_aside)
    up = still & hand
    places[look.taker] = list((hand - up).elements())
    places[TAKEN_UP] = list(up.elements())
    places[PUT_BACK] = list((still - up).elements())
    places[LAID_ASIDE] = list((aside - (still - up)).elements())
    return places


def barred(look: Onlooker) -> tuple[list[set[Card]], set[Card]]:
    """Return what each seat was surely not dealt, and what the taker of the kitty lacked later.

    Whatever was played was legal, so who could not follow, or led a heart while others were
    barred, shows what was not in the hand.
    """
    terms, deck = look.terms, set(look.terms.deck)
    dealt: list[set[Card]] = [set() for _ in look.deal.hands]
    later = set[Card]()
    broken = False
    for number, plays in enumerate(look.deal.played, 1):
        for at, (seat, face) in enumerate(plays):
            denied = _denied(terms, plays[:at], number, face, deck, broken=broken)
            if seat == look.taker and number > look.before:
                later |= denied
            else:
                dealt[seat] |= denied
            broken = broken or breaks(terms, face, plays[:at])
    if look.low is not None:
        for seat, lacked in enumerate(dealt):
            lacked |= {face for face in deck if _opens(terms, face) and face < look.low}
            if seat in _before_the_leader(look):
                lacked.add(look.low)
    return dealt, later


def _leader(look: Onlooker) -> Seat:
    deal = look.deal
    first = deal.played[0]
    leader = first[0].seat if first else deal.leader
    assert leader is not None
    return leader


def _before_the_leader(look: Onlooker) -> tuple[Seat, ...]:
    """Return who would have opened before the leader, had they held the card (R4.2)."""
    order = in_turn_after(look.terms, look.dealer)
    return order[: order.index(_leader(look))]


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


def _surely_dealt(look: Onlooker) -> list[Counter[Card]]:
    """Return the cards that each seat held when play began for all this one knows."""
    deal = look.deal
    early = [Counter[Card]() for _ in deal.hands]
    for number, plays in enumerate(deal.played, 1):
        for seat, face in plays:
            if seat != look.taker or number <= look.before:
                early[seat][face] += 1
    known = [Counter(own) for own in early]
    for receiver, gift in _gifts_of(look):
        known[receiver] |= Counter(gift)
    if look.seat is not None:
        known[look.seat] = Counter(hands_at_opening(look.terms, deal)[look.seat])
    return known


def _gifts_of(look: Onlooker) -> list[tuple[Seat, tuple[Card, ...]]]:
    whole = tuple(given for given in look.deal.commitments if given is not None)
    gifts = passing.gifts(look.deal.direction, whole)
    return [(receiver, gift) for giver, receiver, gift in gifts if giver == look.seat]


def sure(look: Onlooker) -> dict[Seat, Counter[Card]]:
    """Return the cards that each other seat surely holds, or laid aside, of those dealt to it."""
    deal = look.deal
    played = [Counter[Card]() for _ in deal.hands]
    for plays in deal.played:
        for seat, face in plays:
            played[seat][face] += 1
    known = {receiver: Counter(gift) - played[receiver] for receiver, gift in _gifts_of(look)}
    if look.low is not None:
        leader = _leader(look)
        if leader != look.seat and not played[leader][look.low]:
            known[leader] = known.get(leader, Counter()) | Counter((look.low,))
    return known


def taken_up_again(
    look: Onlooker, lacked: set[Card], own: Counter[Card], rng: Random
) -> tuple[Card, ...]:
    """Choose what the kitty may have been, from `own`: all that its taker has had since.

    Cards in `lacked` were not dealt to the taker, so they came with the kitty. Raise `ValueError`
    where they are more than it held.
    """
    assert look.taker is not None
    size = len(look.deal.kitty)
    must = [face for face in own.elements() if face in lacked]
    kept = _surely_dealt(look)[look.taker]
    if look.low is not None and _leader(look) == look.taker:
        kept |= Counter((look.low,))
    early = Counter(
        play.card
        for plays in look.deal.played[: look.before]
        for play in plays
        if play.seat == look.taker
    )
    free = sorted((own - Counter(must) - (kept - early)).elements())
    if not 0 <= size - len(must) <= len(free):
        raise ValueError("no such kitty is possible")
    return tuple(sorted((*must, *rng.sample(free, size - len(must)))))
