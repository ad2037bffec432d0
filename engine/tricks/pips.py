"""Pips: what cards count for Game in All Fours and its cousins."""

from typing import Final

from engine.cards import Card

TEN: Final = 10
PIPS: Final = {14: 4, 13: 3, 12: 2, 11: 1, TEN: 10}
ALL_PIPS: Final = 80


def pips(face: Card) -> int:
    """Return what a card counts for Game."""
    return PIPS.get(face.rank, 0)
