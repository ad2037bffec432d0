"""Kinds: what a card is good for, what it counts, and how a move names it (K9 to K12)."""

from collections.abc import Collection, Iterable
from typing import Final

from engine.cards import JOKER, JOKER_TEXT, RANKS, Card, Unreadable, card, pack

JOKERS: Final = JOKER.rank
DEUCES: Final = 2
THREES: Final = 3
LOWEST: Final = 4
ACES: Final = 14
NATURALS: Final = range(LOWEST, ACES + 1)
"""The ranks that are melded (K13)."""

BLACK_THREES: Final = "3b"
RED_THREES: Final = "3r"

_BY_RANK: Final = {JOKERS: 50, DEUCES: 20, ACES: 20} | {
    rank: 10 if rank > 7 else 5 for rank in range(LOWEST, ACES)
}
VALUES: Final = {
    face: _BY_RANK.get(face.rank, 5 if face.suit in "SC" else 0) for face in pack(jokers=1)
}
"""Points that each card counts (E25); a red three counts only as a bonus."""

_HEART: Final = Card("H", THREES)
_DIAMOND: Final = Card("D", THREES)


def is_wild(face: Card) -> bool:
    """Whether a card may stand for others (K9)."""
    return face.rank <= DEUCES


def is_red_three(face: Card) -> bool:
    return face.rank == THREES and face.suit in "HD"


def red_threes_among(faces: tuple[Card, ...]) -> int:
    """Return how many of these cards are red threes."""
    return faces.count(_HEART) + faces.count(_DIAMOND)


def is_black_three(face: Card) -> bool:
    return face.rank == THREES and face.suit in "SC"


def is_natural(face: Card) -> bool:
    """Whether a card may be melded by its own rank and taken from the pile."""
    return face.rank > THREES


def value_of(faces: Iterable[Card]) -> int:
    """Return what cards count together; a wild card keeps its own value (K22)."""
    return sum([VALUES[face] for face in faces])


def rank_text(rank: int) -> str:
    """Write a rank as moves do: `K`, `2`, `**` for jokers, `3b` for black threes."""
    if rank == JOKERS:
        return JOKER_TEXT
    return BLACK_THREES if rank == THREES else RANKS[rank - 2]


def read_rank(text: str) -> int:
    """Read what `rank_text` writes; raise `Unreadable` for anything else."""
    if text == JOKER_TEXT:
        return JOKERS
    if text == BLACK_THREES:
        return THREES
    if len(text) == 1 and text in RANKS and text != "3":
        return RANKS.index(text) + 2
    raise Unreadable(f"{text!r} is no kind of card")


def kind(face: Card, *, suits: bool) -> str:
    """Write the kind of a card: its rank, and in Samba (`suits`) the suit of a natural too."""
    if is_red_three(face):
        return RED_THREES
    return str(face) if suits and is_natural(face) else rank_text(face.rank)


def read_kind(text: str, hand: tuple[Card, ...]) -> Card | None:
    """Return the card of a hand that a kind or a face names, None if it holds none.

    Among several of a kind, the spade goes first (nothing depends on it), and a red three is never
    in a hand. Raise `Unreadable` for no kind at all.
    """
    if text == RED_THREES:
        return None
    if len(text) == 2 and text not in (JOKER_TEXT, BLACK_THREES):
        face = card(text)
        return face if face in hand and not is_red_three(face) else None
    found = of_rank(hand, read_rank(text))
    return found[0] if found else None


def of_rank(hand: tuple[Card, ...], rank: int) -> list[Card]:
    """Return the cards of a rank in a sorted hand, spades first; red threes never."""
    found = [face for face in reversed(hand) if face.rank == rank]
    return found if rank != THREES else [face for face in found if face.suit in "SC"]


def counted(hand: Collection[Card]) -> list[int]:
    """Return how many cards of each rank a hand holds, by rank; red threes are not counted."""
    counts = [0] * (ACES + 1)
    for _, rank in hand:
        counts[rank] += 1
    if counts[THREES]:
        counts[THREES] = sum([is_black_three(face) for face in hand])
    return counts


def without(hand: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return a hand less one copy of each card of `gone`, all of which it holds."""
    left = list(hand)
    for face in gone:
        left.remove(face)
    return tuple(left)
