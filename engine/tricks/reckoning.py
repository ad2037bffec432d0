"""Reckoning: what a claiming seat knows of the rest of the deal, in most games of tricks."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.claiming import Doubt, Ducking, Outlook
from engine.tricks.deal import Deal
from engine.tricks.game import TrickGame
from engine.tricks.manner import Cards, OnTable, Trick, as_counted, follow_suit, highest
from engine.tricks.voids import shown_voids


def reckoned(
    game: TrickGame[Any, Any, Any],
    seat: Seat,
    *,
    legal: Callable[[Any, Cards, OnTable], Cards] = follow_suit,
    takes: Callable[[Any, Trick, str | None], Seat | None] = highest,
    seen: Iterable[Card] = (),
    voids: Iterable[tuple[Seat, str]] | None = None,
) -> Outlook:
    """Return what `seat`, in whose turn it is, reckons with.

    `seen` are cards that it knows beside its hand and those played or turned up; `voids` who is
    known to have no card of a suit, by default those that have shown it.
    """
    terms, deal = game.terms, game.dealt
    hand, trump, rows = deal.hands[seat], deal.trump, deal.rows
    deck: tuple[Card, ...] = terms.deck
    unseen = Counter(deck) - Counter(hand) - Counter(deal.turned) - Counter(seen)
    unseen -= Counter([play.card for row in rows for play in row])
    counted = {} if terms.as_printed else {face: terms.counted(face, trump) for face in deck}
    in_suits = [(*counted.get(face, face), face) for face in hand]
    led_first = sorted([(suit != trump, suit, -rank, face) for suit, rank, face in in_suits])
    if not terms.as_printed:
        rows = [as_counted(terms, row, trump) for row in rows]
    done = {play.seat for play in deal.trick}
    # A seat that sits the deal out has no cards, and plays none.
    after = tuple(
        [other for other in terms.in_turn(seat)[1:] if deal.hands[other] and other not in done]
    )
    others = tuple(sorted({*after, *done} - {seat}))
    return Outlook(
        seat=seat,
        order=tuple([face for *_, face in led_first]),
        legal=legal(terms, hand, deal),
        trick=deal.trick,
        after=after,
        others=others,
        unseen=tuple(sorted(unseen.elements())),
        voids=frozenset(shown_voids(rows, trump) if voids is None else voids),
        nowhere=unseen.total() - sum([len(deal.hands[other]) for other in others]),
        takes=lambda trick: takes(terms, trick, trump),
        trump=trump,
        counted=counted,
    )


def minding_shown(look: Outlook, deal: Deal[Any], last: Callable[[Card], bool]) -> Outlook:
    """Return the same with the cards that were shown and wait in mind.

    Cards of which `last` says so are led after all others.
    """
    led = deal.trick[0].card.suit if deal.trick else None
    bound = frozenset([face for face in deal.bound if face.suit != led])
    ranks = {face: face.rank for face in look.order}
    for face in bound:
        suit = sorted([other.rank for other in look.order if other.suit == face.suit])
        if len(suit) > 1 and suit[-1] == face.rank and face in ranks:
            # It waits for one lead of its suit, so the next card goes before it.
            ranks[face] = suit[-2] - 1
    in_turn = sorted(
        [(last(face), face.suit, -ranks[face], at) for at, face in enumerate(look.order)]
    )
    order = tuple([look.order[at] for *_, at in in_turn])
    doubts = look.doubts
    if bound:
        doubts = replace(doubts, low=partial(_waiting, bound, doubts.low))
    return replace(look, order=order, doubts=doubts)


def _waiting(
    bound: frozenset[Card],
    otherwise: Ducking,
    look: Outlook,
    face: Card,
    own: Sequence[Card],
    out: Sequence[int],
) -> Doubt | None:
    """Doubt a suit whose first trick a shown card misses, if no other ducks the lowest lead."""
    free = bound.isdisjoint(own) or len(own) == 1
    if free or (not look.trick and face.suit == own[0].suit):
        return otherwise(look, face, own, out)
    if any(card.rank < out[0] for card in own if card not in bound):
        return otherwise(look, face, own, out)
    return Doubt("claim-lower", own[0].suit)
