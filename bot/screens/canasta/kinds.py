"""Cards of Canasta in words: by kind, as a hand of forty is held."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.cards import SUIT_SIGNS, face_emoji, face_shown, rank_text, reading
from bot.screens.phrases import TIMES, apart, in_a_row
from bot.text.phrasebook import Phrasebook
from engine.cards import JOKER, Card, card
from engine.games.canasta.kinds import (
    ACES,
    DEUCES,
    JOKERS,
    LOWEST,
    THREES,
    is_red_three,
    kind,
    read_rank,
)

_AS_HELD: Final = (*range(ACES, LOWEST - 1, -1), DEUCES, JOKERS, THREES)


def rank_name(rank: int, phrasebook: Phrasebook) -> str:
    """Say a rank as on the corner of a card: K, 10, joker, black 3."""
    return phrasebook("canasta-black-three") if rank == THREES else rank_text(rank, phrasebook)


def kind_name(text: str, phrasebook: Phrasebook) -> str:
    """Say a kind as moves write it: `K`, `2`, `**`, `3b`, and in Samba `7H`."""
    if text == "3b":
        return rank_name(THREES, phrasebook)
    if len(text) == 2:
        return _face_shown(card(text), phrasebook)
    return rank_name(card(text + "S").rank, phrasebook)


def _face_shown(face: Card, phrasebook: Phrasebook) -> str:
    if face == JOKER:
        return face_emoji(face, phrasebook) or rank_name(JOKERS, phrasebook)
    return face_shown(face, phrasebook)


def kind_of(face: Card, phrasebook: Phrasebook, *, suits: bool) -> str:
    """Say the kind of a card; a reader who sees faces is shown the card itself."""
    return face_emoji(face, phrasebook) or (
        phrasebook("canasta-red-three")
        if is_red_three(face)
        else kind_name(kind(face, suits=suits), phrasebook)
    )


def as_held(text: str) -> tuple[int, int]:
    """Order kinds as moves write them like a hand is held, in Samba suit by suit."""
    suits = [*SUIT_SIGNS]
    if text[1:] in suits:
        return _AS_HELD.index(card(text).rank), suits.index(text[1:])
    return _AS_HELD.index(read_rank(text)), 0


def held_ranks(hand: Iterable[Card]) -> list[int]:
    """Return the ranks in a hand as it is held: aces to fours, wild cards, black threes."""
    ranks = {face.rank for face in hand if not is_red_three(face)}
    return [rank for rank in _AS_HELD if rank in ranks]


def hand_text(hand: Sequence[Card], phrasebook: Phrasebook, *, suits: bool) -> str:
    """Tell a hand by kind with counts, in Samba each rank with its suits.

    A reader who sees faces is shown the cards themselves.
    """
    groups: list[str] = []
    shown = reading(len(hand), phrasebook)
    for rank in held_ranks(hand):
        faces = [face for face in hand if face.rank == rank and not is_red_three(face)]
        name = rank_name(rank, phrasebook)
        if not shown.faces.plain:
            groups.append("".join(_face_shown(face, shown) for face in sorted(faces)))
        elif suits and rank > THREES:
            counts = Counter(face.suit for face in faces)
            said = "".join(SUIT_SIGNS[suit] * counts[suit] for suit in SUIT_SIGNS)
            groups.append(f"**{name}**{said}")
        else:
            count = f"{TIMES}{len(faces)}" if len(faces) > 1 else ""
            groups.append(f"**{name}**{count}")
    return apart(groups) if shown.faces.plain else in_a_row(groups)


def in_hand_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held: by rank, wild cards behind them, threes last."""
    return tuple(sorted(hand, key=lambda face: (_AS_HELD.index(face.rank), face.suit)))


def cards_text(faces: Iterable[Card], phrasebook: Phrasebook, *, suits: bool = True) -> str:
    """Tell cards one by one: K K 2, in Samba K♠ K♥ 2."""
    row = sorted(faces, key=as_laid)
    shown = reading(len(row), phrasebook)
    return in_a_row(kind_of(face, shown, suits=suits) for face in row)


def as_laid(face: Card) -> tuple[bool, int, str]:
    """Naturals first, wild cards behind them."""
    return face.rank <= 2, face.rank if face.rank > 2 else -face.rank, face.suit


def is_stopper(text: str) -> bool:
    """Whether a discard of this kind only blocks the next player."""
    return text == "3b"


def is_freezing(text: str) -> bool:
    """Whether a discard of this kind freezes the pile."""
    return text in ("2", "**")
