"""Passing: who gives cards to whom before play (R3)."""

from random import Random
from typing import Final

from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.craft.seating import left_of
from engine.games.hearts.points import Terms

HOLD: Final = "H"
SCATTER: Final = "S"


def direction(terms: Terms, deal_number: int) -> str:
    """Return the direction of deal `deal_number`, counted from 1 (R3.2)."""
    return terms.cycle[(deal_number - 1) % len(terms.cycle)]


def recipients(word: str, seat: Seat, seat_count: int) -> tuple[Seat, ...]:
    """Return the seats that the cards of `seat` go to (R3.1); nobody in a hold."""
    if word == HOLD:
        return ()
    if word == SCATTER:
        return tuple(left_of(seat, seat_count, step) for step in range(1, seat_count))
    return (left_of(seat, seat_count, _places(word, seat_count)),)


def _places(word: str, seat_count: int) -> int:
    named = {"L": 1, "R": -1, "X": seat_count // 2}
    return named[word] if word in named else int(word)


def pass_size(terms: Terms, word: str) -> int:
    """Return how many cards everybody gives and gets in this direction."""
    if word == HOLD:
        return 0
    return terms.seat_count - 1 if word == SCATTER else terms.rules.pass_count


def passable(terms: Terms, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand that may be passed (R3.5)."""
    return tuple(face for face in hand if face not in terms.unpassable)


def pass_action(word: str, given: tuple[Card, ...], to: tuple[Seat, ...]) -> Action:
    """Write a pass: one row of cards, or in a scatter each with the seat it goes to (R3.3)."""
    if word == SCATTER:
        pairs = zip(to, given, strict=True)
        return Action("pass", tuple(f"{seat}:{face}" for seat, face in pairs))
    return Action.of("pass", given)


def read_pass(
    terms: Terms, word: str, seat: Seat, hand: tuple[Card, ...], action: Action
) -> tuple[Card, ...]:
    """Return the cards that `action` commits, in a scatter in the order of the recipients.

    Raise `IllegalAction` for what R3 refuses, `Unreadable` for words that are no cards.
    """
    to = recipients(word, seat, terms.seat_count)
    given = _scattered(action, to) if word == SCATTER else tuple(sorted(action.cards))
    count = pass_size(terms, word)
    if len(given) != count or len(set(given)) != count:
        raise IllegalAction(
            "R3.6", "wrong-count", f"{count} different cards are passed", count=count
        )
    if any(face not in hand for face in given):
        raise IllegalAction("R3.6", "not-in-hand", "only cards of the hand are passed")
    for face in given:
        if face in terms.unpassable:
            raise IllegalAction(
                "R3.5", "card-unpassable", "this card may not be passed", card=str(face)
            )
    return given


def _scattered(action: Action, to: tuple[Seat, ...]) -> tuple[Card, ...]:
    addressed: dict[str, Card] = {}
    for written in action.words:
        seat, colon, face = written.partition(":")
        if not colon:
            raise Unreadable("a scattered pass names the seat of each card, as in 1:KD")
        addressed[seat] = card(face)
    if len(addressed) != len(action.words) or set(addressed) != set(map(str, to)):
        raise IllegalAction(
            "R3.3", "wrong-count", "one card goes to each other seat", count=len(to)
        )
    return tuple(addressed[str(seat)] for seat in to)


def chance_pass(terms: Terms, word: str, hand: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Return a random legal commitment, in the order `read_pass` gives."""
    given = rng.sample(passable(terms, hand), pass_size(terms, word))
    return tuple(given) if word == SCATTER else tuple(sorted(given))


def gifts(
    word: str, commitments: tuple[tuple[Card, ...], ...]
) -> tuple[tuple[Seat, Seat, tuple[Card, ...]], ...]:
    """Return every gift of an exchange as giver, receiver and cards, by giver."""
    found: list[tuple[Seat, Seat, tuple[Card, ...]]] = []
    for giver, given in enumerate(commitments):
        to = recipients(word, giver, len(commitments))
        if word == SCATTER:
            found.extend((giver, seat, (face,)) for seat, face in zip(to, given, strict=True))
        else:
            found.extend((giver, seat, given) for seat in to)
    return tuple(found)


def exchanged(
    word: str, hands: tuple[tuple[Card, ...], ...], commitments: tuple[tuple[Card, ...], ...]
) -> tuple[tuple[Card, ...], ...]:
    """Return the hands after all committed cards have moved at once (R3.6)."""
    after = [set(hand) - set(given) for hand, given in zip(hands, commitments, strict=True)]
    for _, receiver, given in gifts(word, commitments):
        after[receiver].update(given)
    return tuple(tuple(sorted(hand)) for hand in after)
