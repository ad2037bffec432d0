"""Cards: faces, packs, and the two letters that write one."""

from collections.abc import Iterable
from typing import Final, NamedTuple

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
JOKER_TEXT: Final = "**"


class Unreadable(ValueError):
    """A text that is no card, action or record; the message says where and why."""


class Card(NamedTuple):
    """A face. Equal copies from several packs are equal; they sort by suit, then rank.

    `suit` is one of `C D H S`, or `*` for a joker; `rank` runs from 2 to 14 (the ace). Jokers that
    are all alike have 0, those that differ rank above the ace. Cards are read with `card("QS")`
    and written with `str`.
    """

    suit: str
    rank: int

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return _TEXTS.get(self, f"Card({self.suit!r}, {self.rank!r})")


JOKER: Final = Card("*", 0)
"""A joker as good as any other, `**`."""
HIGH_JOKER: Final = Card("*", 16)
LOW_JOKER: Final = Card("*", 15)
"""The jokers of games in which they differ, `X1` and `X2`."""

_CARDS: Final[dict[str, Card]] = {
    rank + suit: Card(suit, RANKS.index(rank) + 2) for suit in SUITS for rank in RANKS
} | {JOKER_TEXT: JOKER, "X1": HIGH_JOKER, "X2": LOW_JOKER}
_TEXTS: Final[dict[Card, str]] = {face: text for text, face in _CARDS.items()}


def card(text: str) -> Card:
    """Return the card that two letters such as `QS` write; raise `Unreadable` otherwise."""
    try:
        return _CARDS[text]
    except KeyError:
        raise Unreadable(f"{text!r} is not a card") from None


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written one after another, as in `QSKSAS`; raise `Unreadable`."""
    if len(text) % 2:
        raise Unreadable(f"{text!r} is not a row of cards")
    try:
        return tuple([_CARDS[text[at : at + 2]] for at in range(0, len(text), 2)])
    except KeyError as unknown:
        raise Unreadable(f"{unknown.args[0]!r} is not a card") from None


def spell(faces: Iterable[Card]) -> str:
    """Write cards one after another, the inverse of `cards`."""
    return "".join([_TEXTS[face] for face in faces])


def pack(count: int = 1, *, jokers: int = 0, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Return `count` packs in order, each with `jokers` alike, less every copy of `without`."""
    stripped = frozenset(without)
    one = tuple(face for face in _TEXTS if face.suit != JOKER.suit and face not in stripped)
    return (one + (JOKER,) * jokers) * count
