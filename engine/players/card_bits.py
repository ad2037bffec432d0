"""Cards of one pack as bits of a whole number, for players that try many cards in many worlds.

A card is one bit: clubs lowest, then diamonds, hearts, spades, in each suit the two lowest. A
hand, a trick, all that a seat has taken is a number with several.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import Card, pack

RANK_COUNT: Final = 13
SUIT_BITS: Final = (1 << RANK_COUNT) - 1
SUIT_MASKS: Final = tuple(SUIT_BITS << RANK_COUNT * at for at in range(4))
"""All cards of clubs, diamonds, hearts, spades."""

SUIT_OF: Final = (0, *(at // RANK_COUNT for at in range(52)))
"""The place of a card's suit among them, by the card's number of bits."""

FACES: Final = pack()
"""The card that each bit stands for."""
BITS: Final = {face: 1 << at for at, face in enumerate(FACES)}


def bits(faces: Iterable[Card]) -> int:
    """Return these cards as bits."""
    held = 0
    for face in faces:
        held |= BITS[face]
    return held


def faces(held: int) -> list[Card]:
    """Return the cards of a number, in the order of the pack."""
    found: list[Card] = []
    while held:
        low = held & -held
        found.append(FACES[low.bit_length() - 1])
        held ^= low
    return found


def losers(hand: int, unseen: int) -> int:
    """Count the cards of a hand below some card of their suit that others hold."""
    count = 0
    for suit in SUIT_MASKS:
        above = (unseen & suit).bit_length()
        if above:
            count += (hand & suit & (1 << above) - 1).bit_count()
    return count


def lowest(held: int) -> int:
    """Return a card of the lowest rank."""
    best, choice = RANK_COUNT, held
    for suit in SUIT_MASKS:
        mine = held & suit
        if mine:
            low = mine & -mine
            rank = (low.bit_length() - 1) % RANK_COUNT
            if rank < best:
                best, choice = rank, low
    return choice


def grab_lead(legal: int, unseen: int) -> int:
    """Lead what nobody can beat, from the suit with most cards; else from the longest suit."""
    best, choice = -1, 0
    for suit in SUIT_MASKS:
        mine = legal & suit
        if mine:
            at = mine.bit_length()
            worth = mine.bit_count() + 20 * (at > (unseen & suit).bit_length())
            if worth > best:
                best, choice = worth, at
    return 1 << (choice - 1)
