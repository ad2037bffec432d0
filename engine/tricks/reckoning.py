"""Reckoning: what a claiming seat knows of the rest of the deal, in most games of tricks."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
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
    voids: Collection[tuple[Seat, str]] | None = None,
) -> Outlook:
    """Return what `seat`, in whose turn it is, reckons with.

    `seen` are cards that it knows beside its hand and those played or turned up; `voids` who is
    known to have no card of a suit, by default those that have shown it.
    """
    terms, deal = game.terms, game.dealt
    hand, trump = deal.hands[seat], deal.trump
    deck: tuple[Card, ...] = terms.deck
    unseen = Counter(deck) - Counter(hand) - Counter(deal.turned) - Counter(seen)
    unseen -= Counter(play.card for play in deal.played)

    def led_first(face: Card) -> tuple[bool, str, int]:
        suit, rank = terms.counted(face, trump)
        return suit != trump, suit, -rank

    rows = (as_counted(terms, row, trump) for row in deal.rows)
    done = {play.seat for play in deal.trick}
    # A seat that sits the deal out has no cards, and plays none.
    after = tuple(
        other for other in terms.in_turn(seat)[1:] if deal.hands[other] and other not in done
    )
    others = tuple(sorted({*after, *done} - {seat}))
    return Outlook(
        seat=seat,
        order=tuple(sorted(hand, key=led_first)),
        legal=legal(terms, hand, deal),
        trick=deal.trick,
        after=after,
        others=others,
        unseen=tuple(sorted(unseen.elements())),
        voids=frozenset(shown_voids(rows, trump)) if voids is None else voids,
        nowhere=unseen.total() - sum(len(deal.hands[other]) for other in others),
        takes=lambda trick: takes(terms, trick, trump),
        trump=trump,
        counted={} if terms.as_printed else {face: terms.counted(face, trump) for face in deck},
    )


def minding_shown(look: Outlook, deal: Deal[Any], last: Callable[[Card], bool]) -> Outlook:
    """Return the same with the cards that were shown and wait in mind.

    Cards of which `last` says so are led after all others.
    """
    led = deal.trick[0].card.suit if deal.trick else None
    bound = frozenset(face for face in deal.bound if face.suit != led)
    suits = Counter(face.suit for face in look.order)
    best = {face.suit: face for face in reversed(look.order)}

    def led_in_turn(face: Card) -> tuple[bool, str, int]:
        rank = face.rank
        if face in bound and face == best[face.suit] and suits[face.suit] > 1:
            # It waits for one lead of its suit, so the next card goes before it.
            rank = sorted(other.rank for other in look.order if other.suit == face.suit)[-2] - 1
        return last(face), face.suit, -rank

    order = tuple(sorted(look.order, key=led_in_turn))
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
