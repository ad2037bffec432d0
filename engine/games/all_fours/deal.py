"""Deals: the pack shuffled and written down, and one deal in progress (sections 4 and 6)."""

from random import Random
from typing import NamedTuple

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.all_fours.terms import DECK, HAND, Terms
from engine.games.all_fours.view import Bid, Inquiry, Said, Stage
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick

Hands = tuple[tuple[Card, ...], ...]


class Breach(NamedTuple):
    """A revoke: the card that was played, to which trick (from 0), and how grave it was.

    `grave` is failing to follow a trump with one of the five best trumps in the hand (F28).
    """

    trick: int
    seat: Seat
    card: Card
    grave: bool


class Deal(NamedTuple):
    """One deal in progress.

    `turn` is whoever is asked, None where several are at the same time: while discarding, those
    whose `discards` are None; while claims are open, those not yet `content`.
    """

    stage: Stage
    turn: Seat | None
    hands: Hands
    stock: tuple[Card, ...]
    """The rest of the pack from the top."""
    turn_ups: tuple[Card, ...] = ()
    trump: str | None = None
    fixed: bool = False
    """Whether the trump can change no more."""
    runs: int = 0
    talk: tuple[Said, ...] = ()
    bids: tuple[Bid, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    discards: tuple[tuple[Card, ...] | None, ...] = ()
    leader: Seat | None = None
    trick: tuple[Play, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    inquiries: tuple[Inquiry, ...] = ()
    judged: tuple[int, ...] = ()
    """For each seat, to how many finished tricks its play is known to be right or a revoke."""
    breaches: tuple[Breach, ...] = ()
    """The revokes that have been found."""
    content: tuple[Seat, ...] = ()
    claims: tuple[Claim, ...] = ()
    """What has been claimed of the tricks to come, in order."""
    settled: int | None = None
    """After how many tricks nothing could change any more, None while something can."""

    @property
    def played(self) -> tuple[Play, ...]:
        """Every card played so far, in order."""
        return (*(play for trick in self.tricks for play in trick.plays), *self.trick)


def shuffled(terms: Terms, rng: Random) -> tuple[Hands, tuple[Card, ...]]:
    """Return chance's deal: six cards each (F3), sorted, and the rest of the pack as it lies."""
    deck = list(DECK)
    rng.shuffle(deck)
    hands = tuple(
        tuple(sorted(deck[seat * HAND : (seat + 1) * HAND])) for seat in range(terms.seat_count)
    )
    return hands, tuple(deck[HAND * terms.seat_count :])


def deal_action(hands: Hands, stock: tuple[Card, ...]) -> Action:
    """Write a deal down, the rest of the pack as the last word."""
    return Action.of("deal", *hands, stock)


def read_deal(terms: Terms, action: Action) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands of a written deal and the stock; raise `Unreadable` unless it is whole.

    No message names a card: a deal is nobody's to see.
    """
    seats = terms.seat_count
    rows = tuple(cards(word) for word in action.words)
    left = len(DECK) - seats * HAND
    if list(map(len, rows)) != [*([HAND] * seats), left]:
        raise Unreadable(f"a deal is {seats} hands of {HAND} cards and the {left} that are left")
    if {face for row in rows for face in row} != set(DECK):
        raise Unreadable("every card of the pack is dealt once")
    return tuple(tuple(sorted(row)) for row in rows[:seats]), rows[seats]


def without(hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return a hand less some of its cards."""
    return tuple(face for face in hand if face not in gone)


def in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return every card that was dealt and not thrown away, played or not, and whose it was (F4).

    Discarded cards are among them only where `discards_count` says so (D13).
    """
    held = {face: seat for seat, hand in enumerate(deal.hands) for face in hand}
    held |= {play.card: play.seat for play in deal.played}
    if terms.rules.discards_count:
        held |= {face: seat for seat, gone in enumerate(deal.discards) for face in gone or ()}
    return held


def trumps_in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return the trumps of `in_play`, the lowest first."""
    held = in_play(terms, deal)
    return {face: held[face] for face in sorted(held) if face.suit == deal.trump}
