"""Tricks: what was played to one, and who takes it."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat


class Play(NamedTuple):
    """A card on the table, and who played it."""

    seat: Seat
    card: Card


class TakenTrick(NamedTuple):
    """A finished trick in the order it was played, and the seat that took it."""

    plays: tuple[Play, ...]
    winner: Seat


def void(hand: tuple[Card, ...], suit: str) -> bool:
    """Whether no card of `suit` is left in `hand`."""
    return all(face.suit != suit for face in hand)


def following(hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """Return the cards of `hand` that follow `suit`, all of it if the hand is void there."""
    return tuple(face for face in hand if face.suit == suit) or hand


def winner(plays: tuple[Play, ...], trump: str | None = None) -> Seat:
    """Return who takes the trick as it lies: the highest trump, else the highest of the suit led.

    If two equal cards come from a double pack, the one played first wins.
    """
    best, (suit, rank) = plays[0]
    for seat, face in plays:
        if face.suit == suit:
            if face.rank > rank:
                best, rank = seat, face.rank
        elif face.suit == trump:
            best, (suit, rank) = seat, face
    return best
