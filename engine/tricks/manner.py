"""Manners of play: what differs from family to family in how tricks are played, as functions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.tricks.claiming import Outlook
from engine.tricks.deal import Hands
from engine.tricks.game import GameT, TermsT, TrickGame
from engine.tricks.terms import Terms
from engine.tricks.trick import Play, TakenTrick, winner

Cards: TypeAlias = tuple[Card, ...]
Trick: TypeAlias = tuple[Play, ...]


class OnTable(Protocol):
    """The facts in sight of all that may decide which cards can be played; a `Deal` is one."""

    @property
    def trick(self) -> Trick: ...
    @property
    def trick_number(self) -> int: ...
    @property
    def trump(self) -> str | None: ...
    @property
    def broken(self) -> bool: ...
    @property
    def bound(self) -> frozenset[Card]: ...


def follow_suit(terms: Terms[Any], hand: Cards, table: OnTable) -> Cards:
    """Return what follows the suit led; all of the hand if it is void there, or leads."""
    if not table.trick:
        return hand
    suit, trump = terms.suit, table.trump
    led = suit(table.trick[0].card, trump)
    return tuple([face for face in hand if suit(face, trump) == led]) or hand


def as_counted(terms: Terms[Any], trick: Trick, trump: str | None) -> Trick:
    """Return a trick with every card by the suit and the rank that it counts as."""
    if terms.as_printed:
        return trick
    return tuple(Play(seat, terms.counted(face, trump)) for seat, face in trick)


def highest(terms: Terms[Any], trick: Trick, trump: str | None) -> Seat | None:
    """Return who takes a trick: the highest trump, else the highest card of the suit led."""
    return winner(as_counted(terms, trick, trump), trump)


def kept_back(hand: Cards, table: OnTable, legal: Cards) -> Cards:
    """Return the legal cards less those shown that wait, if their suit has another in the hand."""
    if table.bound.isdisjoint(legal):
        return legal
    suits = [face.suit for face in hand]
    led = table.trick[0].card.suit if table.trick else None
    return tuple(
        [
            face
            for face in legal
            if face not in table.bound
            or suits.count(face.suit) == 1
            or (led is not None and face.suit != led)
        ]
    )


def must_follow(terms: Terms[Any], hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    """Return why a card may not be played that follow_suit leaves out."""
    if face not in hand:
        return IllegalAction("play", "not-in-hand", "only cards of the hand are played")
    suit = terms.suit(table.trick[0].card, table.trump)
    return IllegalAction("play", "follow-suit", "the suit led must be followed", suit=suit)


def lowest(terms: Terms[Any], hand: Cards, trump: str | None) -> Card:
    """Return the lowest card by what it is good for in a trick: by rank, trumps above all."""

    def good_for(face: Card) -> tuple[bool, int, str]:
        suit, rank = terms.counted(face, trump)
        return suit == trump, rank, suit

    return min(hand, key=good_for)


def whole(terms: Terms[Any], trick: Trick, hands: Hands) -> bool:
    """Say that a trick is whole once everybody has played to it."""
    del terms, trick, hands
    return True


def never(terms: Terms[Any], face: Card, trick: Trick) -> bool:
    """Say that no card breaks anything."""
    del terms, face, trick
    return False


def trick_taken(game: GameT, taken: tuple[TakenTrick, ...], events: list[Event]) -> GameT:
    """Tell who has taken a trick, and go on."""
    events.append(Event("trick-taken", taken[0].winner))
    return game


def at_any_time(game: TrickGame[Any, Any, Any], seat: Seat) -> None:
    """Let claims be made as soon as a card may be played."""
    del game, seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Claiming(Generic[GameT]):
    """How claims are judged in a family."""

    outlook: Callable[[GameT, Seat], Outlook]
    """The outlook of the seat in turn."""
    decided: Callable[[GameT], bool]
    """Whether the deal comes to the same whatever is played from now on, as everybody can see."""
    must_be_possible: Callable[[GameT, Seat], None] = at_any_time
    """Raises `IllegalAction` if nothing can be claimed yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner(Generic[GameT, TermsT]):
    """How tricks are played in a family: a function for each thing that may differ."""

    scored: Callable[[GameT, list[Event]], GameT]
    """The step after the last trick."""
    rule: str = "play"
    """The rule by which one card of the hand is played."""
    legal: Callable[[TermsT, Cards, OnTable], Cards] = follow_suit
    """The cards that a hand may play, in the hand's order; never empty."""
    refusal: Callable[[TermsT, Cards, OnTable, Card], IllegalAction] = must_follow
    """Why a card that is not among the legal ones may not be played."""
    taker: Callable[[TermsT, Trick, str | None], Seat | None] = highest
    """The taker of a trick as it lies; None leaves it on the table for whoever takes the next."""
    whole: Callable[[TermsT, Trick, Hands], bool] = whole
    """Whether a trick that has gone round is whole, or goes round once more."""
    breaks: Callable[[TermsT, Card, Trick], bool] = never
    """Whether a card on a trick as it lay breaks the suit that could not be led at first."""
    breaking: str = "suit-broken"
    """The event that tells of it."""
    after_card: Callable[[GameT, Action, list[Event]], GameT] | None = None
    """The step after the card that was laid last, by the action that laid it; may end the deal."""
    after_trick: Callable[[GameT, tuple[TakenTrick, ...], list[Event]], GameT] = trick_taken
    """Tells of a trick that was taken, with those that nobody took before it, and what follows.

    It may lead into another phase, or end the deal.
    """
    idle: Callable[[TermsT, Cards, str | None], Card] = lowest
    """Which of several cards is played where it is all one."""
    claiming: Claiming[GameT] | None = None
    """How claims are judged; None if nothing is claimed."""
    wanted: Callable[[Any], bool] | None = None
    """Whether the seat of a view wants a trick now; None where it does if points are wanted.

    Computers without rules of their own for the family ask it (`wants_its_bid`).
    """
