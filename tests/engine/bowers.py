"""Whist with bowers for the tests: the jack of trumps is highest, then that of the like colour."""

from dataclasses import replace

from engine.cards import Card, cards
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.tricks.terms import in_pairs
from tests.conftest import of_kind
from tests.engine.whist import WHIST, WhistGame, WhistRules, WhistTerms

JACK = 11
TWIN = {"S": "C", "C": "S", "D": "H", "H": "D"}


def suit(face: Card, trump: str | None) -> str:
    """Return trumps for the left bower."""
    return trump if trump and face == Card(TWIN[trump], JACK) else face.suit


def rank(face: Card, trump: str | None) -> int:
    """Put the bowers above the ace, the right one first."""
    if trump and face.rank == JACK and suit(face, trump) == trump:
        return 16 if face.suit == trump else 15
    return face.rank


def terms(deck: str) -> WhistTerms:
    return WhistTerms(
        rules=WhistRules(), seat_count=4, deck=cards(deck), sides=in_pairs(4), suit=suit, rank=rank
    )


def dealt(*hands: str) -> WhistGame:
    """Deal each seat a hand; seat 0 deals, and the last card of its hand makes trumps."""
    start = of_kind(WhistGame, WHIST.presets["whist"].start(4, 0))
    game = replace(start, terms=terms("".join(hands)))
    return after(game, f"{DEALER} {Action.of('deal', *(cards(hand) for hand in hands))}")


def after(game: WhistGame, *said: str) -> WhistGame:
    for words in said:
        seat, action = words.split(" ", 1)
        game = of_kind(WhistGame, game.apply(int(seat), Action.read(action)).game)
    return game
