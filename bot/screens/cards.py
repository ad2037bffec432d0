"""Cards as they are read: `Q♠`, `10♥`, queen of spades."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from bot.screens.phrases import enumerated, in_a_row
from bot.text.phrasebook import Phrasebook
from engine.cards import HIGH_JOKER, JOKER, LOW_JOKER, Card, Unreadable, card, cards
from engine.contract.action import Action

SUIT_SIGNS: Final = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
"""The suits as a hand is held: black and red in turn, hearts to the right."""

MOST_SHOWN: Final = 40
"""Emojis side by side that fit into a fact of a message; Fluent takes 2,500 characters there."""

_HELD: Final = {
    face: place
    for place, face in enumerate(
        [
            *(Card(suit, rank) for suit in SUIT_SIGNS for rank in range(2, 15)),
            *(LOW_JOKER, HIGH_JOKER, JOKER),
        ]
    )
}
"""The place of each card in a hand that holds all."""
_STARRED: Final = frozenset({HIGH_JOKER, LOW_JOKER})
"""Jokers that differ, which are told in two words, so that a row of them needs commas."""
_STARS: Final = {HIGH_JOKER.rank: "★", LOW_JOKER.rank: "☆"}
_SUIT_KEYS: Final = {
    "C": "suit-clubs",
    "D": "suit-diamonds",
    "S": "suit-spades",
    "H": "suit-hearts",
}


def held(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as a hand is held: by suit, low to high."""
    return tuple(sorted(hand, key=_HELD.__getitem__))


def suit_place(suit: str) -> int:
    """Return the place of a suit in a hand; jokers stand behind all of them."""
    return "CDSH*".index(suit)


def names_cards(action: Action) -> bool:
    """Whether the words of an action are cards, as in `pass QSKSAS` and `pass 1:KD 2:QS`.

    A bidder's `pass` says none.
    """
    try:
        return bool(tuple(cards(word.rpartition(":")[2]) for word in action.words))
    except Unreadable:
        return False


def by_suit(hand: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Part a hand into its suits, each low to high; a void suit is not there."""
    return tuple([tuple(suit) for _, suit in groupby(held(hand), key=itemgetter(0))])


@cache
def face_text(face: Card, phrasebook: Phrasebook) -> str:
    """Write a card as on its corner: `Q♠`."""
    return phrasebook("card-corner", rank=face.rank, suit=SUIT_SIGNS.get(face.suit, ""))


@cache
def rank_text(rank: int, phrasebook: Phrasebook) -> str:
    """Write a rank as beside the picture of a card: `Q`; of jokers that differ a star."""
    if rank in _STARS:
        return _STARS[rank]
    return phrasebook("card-corner", rank=rank, suit="")


def faces_text(faces: Iterable[Card], phrasebook: Phrasebook) -> str:
    """Write cards side by side, in the order given."""
    row = tuple(faces)
    told = [face_text(face, phrasebook) for face in row]
    return enumerated(told, phrasebook) if _STARRED.intersection(row) else in_a_row(told)


@cache
def face_shown(face: Card, phrasebook: Phrasebook) -> str:
    """Show a card in the text of a message: by its emoji if the reader sees faces.

    Nothing else draws markdown: labels, placeholders and alt texts take `face_text`.
    """
    return face_emoji(face, phrasebook) or face_text(face, phrasebook)


def faces_shown(faces: Iterable[Card], phrasebook: Phrasebook) -> str:
    """Show cards side by side in the text of a message, in the order given."""
    row = tuple(faces)
    shown = reading(len(row), phrasebook)
    starred = _STARRED.intersection(row)
    if starred and face_emoji(max(starred), shown) is None:
        return faces_text(row, shown)
    return in_a_row([face_shown(face, shown) for face in row])


def reading(count: int, phrasebook: Phrasebook) -> Phrasebook:
    """Return how so many cards side by side are read: in plain text if they are very many."""
    return phrasebook if count <= MOST_SHOWN else phrasebook.plain


@cache
def face_emoji(face: Card, phrasebook: Phrasebook) -> str | None:
    """Return the emoji of a card for a button or a menu, whose label keeps the words."""
    return phrasebook.faces.of(str(face))


def sign_shown(suit: str, phrasebook: Phrasebook) -> str:
    """Show the sign of a suit in the text of a message."""
    return phrasebook.faces.of(suit) or SUIT_SIGNS[suit]


@cache
def card_name(face: Card, phrasebook: Phrasebook) -> str:
    """Say a card in full: queen of spades."""
    return phrasebook("card-name", rank=face.rank, suit=suit_name(face.suit, phrasebook))


def suit_name(suit: str, phrasebook: Phrasebook) -> str:
    return phrasebook(_SUIT_KEYS[suit])


def suit_facts(suit: str, phrasebook: Phrasebook) -> dict[str, str]:
    """Return a suit's name and sign, for messages."""
    return {"suit": suit_name(suit, phrasebook), "sign": sign_shown(suit, phrasebook)}


def refused(
    keys: Mapping[str, str],
    reason: str,
    facts: Mapping[str, str | int],
    phrasebook: Phrasebook,
    *,
    rule: str = "",
) -> str:
    """Say why the rules refuse an action, from what an `IllegalAction` tells.

    `keys` are a family's messages by reason; a reason without one is told by its rule's number.
    """
    key = keys.get(reason)
    if key is None:
        return phrasebook("illegal-other", rule=rule or reason)
    said = dict(facts)
    if "suit" in facts:
        suit = str(facts["suit"])
        said["suit"] = suit_name(suit, phrasebook)
        said["sign"] = sign_shown(suit, phrasebook)
    if "card" in facts:
        said["card"] = face_shown(card(str(facts["card"])), phrasebook)
    return phrasebook(key, **said)
