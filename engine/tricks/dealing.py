"""Dealing: the pack shuffled, written down and read, and a deal begun."""

from collections import Counter
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final, Generic, Literal, TypeAlias

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.refusal import unknown_verb
from engine.contract.seats import DEALER, Seat
from engine.tricks.deal import Deal, Hands, Own
from engine.tricks.game import GameT, TrickGame
from engine.tricks.terms import Terms

VERB: Final = "deal"

Begin: TypeAlias = Callable[[GameT, Hands, tuple[Card, ...], list[Event]], GameT]
"""Begins a deal of these hands and what is left of the pack; tells what happened on the way."""


def whole_pack(game: TrickGame[Any, Any, Any]) -> int:
    """Return the size of a hand if as much of the pack is dealt as goes round."""
    return len(game.terms.deck) // game.terms.seat_count


class Dealing(Phase[GameT], Generic[GameT]):
    """Chance deals equal hands; what is left of the pack is kept as it lies."""

    __slots__ = ("_begin", "hand_size")

    def __init__(self, begin: Begin[GameT], hand_size: Callable[[GameT], int] = whole_pack) -> None:
        self._begin = begin
        self.hand_size: Final = hand_size

    @property
    def key(self) -> Literal["deal"]:
        return "deal"

    def to_act(self, game: GameT) -> tuple[Seat, ...]:
        del game
        return (DEALER,)

    def due(self, game: GameT) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: GameT, seat: Seat) -> None:
        """Put no question: dealing is chance."""

    def propose(self, game: GameT, seat: Seat, rng: Random) -> Action:
        del seat
        return deal_action(*shuffled(game.terms, self.hand_size(game), rng))

    def take(self, game: GameT, seat: Seat, action: Action) -> Step:
        del seat
        if action.verb != VERB:
            raise unknown_verb()
        hands, rest = read_deal(game.terms, self.hand_size(game), action)
        events: list[Event] = []
        return Step(self._begin(game, hands, rest, events), tuple(events))


def deal_begun(
    game: TrickGame[Any, Any, Any], hands: Hands, *words: str, unseen_by: Collection[Seat] = ()
) -> list[Event]:
    """Tell that a deal begins, and each seat its hand, but for those who may not look yet."""
    number = len(game.sheet.results) + 1
    return [
        Event.of("deal-begun", game.dealer, number, *words),
        *(
            Event.of("cards-dealt", seat, hand, heard_by=(seat,))
            for seat, hand in enumerate(hands)
            if seat not in unseen_by
        ),
    ]


def turned_up(game: TrickGame[Any, Any, Any], deal: Deal[Own], events: list[Event]) -> Deal[Own]:
    """Return the deal with the top card of the stock turned up, which makes its suit trump."""
    face, *stock = deal.stock
    events.append(Event.of("card-turned", game.dealer, [face]))
    return deal._replace(stock=tuple(stock), turned=(*deal.turned, face), trump=face.suit)


def shuffled(terms: Terms[Any], size: int, rng: Random) -> tuple[Hands, tuple[Card, ...]]:
    """Return chance's deal: hands of `size` cards, sorted, and the rest of the pack as it lies."""
    deck = list(terms.deck)
    rng.shuffle(deck)
    ends = range(size, size * terms.seat_count + 1, size)
    hands = tuple([tuple(sorted(deck[end - size : end])) for end in ends])
    return hands, tuple(deck[size * terms.seat_count :])


def deal_action(hands: Hands, rest: tuple[Card, ...]) -> Action:
    """Write a deal down, what is left of the pack as the last word, from the top."""
    return Action.of(VERB, *hands, rest)


def read_deal(terms: Terms[Any], size: int, action: Action) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands of a written deal and the rest; raise `Unreadable` unless it is whole.

    A deal is nobody's choice, so no rule refuses it. No message names a card: a deal is nobody's
    to see.
    """
    seats = terms.seat_count
    left = len(terms.deck) - seats * size
    rows = tuple(cards(word) for word in action.words)
    if list(map(len, rows)) != [*([size] * seats), *([left] if left else [])]:
        over = f" and the {left} that are left" if left else ""
        raise Unreadable(f"a deal is {seats} hands of {size} cards{over}")
    dealt = [face for row in rows for face in row]
    if terms.packs > 1 or terms.faces != frozenset(dealt):
        _must_be_the_pack(terms, Counter(dealt))
    return tuple(tuple(sorted(row)) for row in rows[:seats]), rows[seats] if left else ()


def _must_be_the_pack(terms: Terms[Any], count: Counter[Card]) -> None:
    deck = Counter(terms.deck)
    if any(copies > max(1, deck[face]) for face, copies in count.items()):
        raise Unreadable("a card is dealt twice or, of two packs, a third time")
    if count != deck:
        raise Unreadable(f"a card is dealt that {terms.seat_count} players do not use")
