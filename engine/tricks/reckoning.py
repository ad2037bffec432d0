"""Reckoning: what a claiming seat knows of the rest of the deal, in most games of tricks."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.claiming import Outlook
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
