"""Deals: the pack shuffled and written down, and one deal in progress."""

from random import Random
from typing import NamedTuple

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.craft.tricks import Play, TakenTrick
from engine.games.hearts.points import Terms

Hands = tuple[tuple[Card, ...], ...]


class Deal(NamedTuple):
    """One deal in progress.

    `commitments` holds what each seat passes, None while it is choosing, and stays until the end
    of the deal; in a hold each is empty. `turn` is None while cards are being passed.
    """

    direction: str
    hands: Hands
    commitments: tuple[tuple[Card, ...] | None, ...]
    turn: Seat | None
    leader: Seat | None
    trick: tuple[Play, ...]
    tricks: tuple[TakenTrick, ...]
    broken: bool
    taken: tuple[int, ...]
    """Points by card values alone, one a seat."""
    pending: tuple[tuple[Play, ...], ...] = ()
    """Tricks that nobody won and whoever wins the next takes (R13.1)."""

    @property
    def trick_number(self) -> int:
        """The number of the trick on the table or to be led, from 1."""
        return len(self.tricks) + len(self.pending) + 1

    @property
    def played(self) -> tuple[tuple[Play, ...], ...]:
        """Every trick so far in the order of play, the one on the table last."""
        return (*(trick.plays for trick in self.tricks), *self.pending, self.trick)


def shuffled(terms: Terms, rng: Random) -> Hands:
    """Return chance's deal: every card dealt, all hands equal (R1.2), each hand sorted."""
    deck = list(terms.deck)
    rng.shuffle(deck)
    size = terms.hand_size
    return tuple(
        tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(terms.seat_count)
    )


def deal_action(hands: Hands) -> Action:
    """Write a deal down."""
    return Action.of("deal", *hands)


def read_deal(terms: Terms, action: Action) -> Hands:
    """Return the hands of a written deal, each sorted; raise `Unreadable` unless it is whole.

    A deal is nobody's choice, so no rule refuses it. No message names a card: a deal is nobody's
    to see.
    """
    hands = tuple(tuple(sorted(cards(word))) for word in action.words)
    if len(hands) != terms.seat_count or any(len(hand) != terms.hand_size for hand in hands):
        raise Unreadable(f"a deal is {terms.seat_count} hands of {terms.hand_size} cards")
    dealt = [face for hand in hands for face in hand]
    if any(dealt.count(face) > terms.rules.decks for face in set(dealt)):
        raise Unreadable("a card is dealt more often than the pack holds it")
    if set(dealt) != set(terms.deck):
        raise Unreadable(f"a card is dealt that {terms.seat_count} players do not use")
    return hands


def captured(deal: Deal) -> Hands:
    """Return what each seat has taken in tricks so far."""
    taken: list[list[Card]] = [[] for _ in deal.hands]
    for plays, winner in deal.tricks:
        taken[winner].extend(play.card for play in plays)
    return tuple(map(tuple, taken))


def tricks_taken(deal: Deal) -> tuple[int, ...]:
    """Return how many tricks each seat has taken."""
    winners = [trick.winner for trick in deal.tricks]
    return tuple(winners.count(seat) for seat in range(len(deal.hands)))
