"""Passing in Hearts: which cards of a hand are most dangerous to keep, cards as bits."""

from typing import Final

from engine.players.card_bits import RANK_COUNT, SUIT_MASKS, SUIT_OF
from engine.players.hearts.bits import Chart

LOW: Final = 6
"""Up to this rank a card seldom takes a trick."""
SHORT: Final = 4
"""With fewer cards of a suit there is soon none of it left, and everything can be thrown on it."""
SHORTER: Final = 9
"""Wish to pass the rest that each card fewer adds."""
COVER: Final = 5
"""Low cards that outlast the leads that would draw a dear card of their suit."""


def dangerous(chart: Chart, hand: int, passable: int, count: int, *, partner: bool) -> int:
    """Return the cards to pass by rule of thumb, to a partner or an opponent."""
    order = by_danger(chart, hand, passable)
    return sum((spared(chart, order, count) if partner else order)[:count])


def spared(chart: Chart, order: list[int], count: int) -> list[int]:
    """Leave out what no partner is passed: a dear card, or one that may have to take it.

    If there are not so many others, they stand last.
    """
    trouble = sum(danger.high for danger in chart.dangers)
    fine = [card for card in order if not card & trouble]
    return fine if len(fine) >= count else [*fine, *(card for card in order if card & trouble)]


def by_danger(chart: Chart, hand: int, passable: int) -> list[int]:
    """Return the cards that may be passed, the most dangerous to keep first."""
    dangers: list[tuple[int, int]] = []
    rest = passable
    while rest:
        card = rest & -rest
        rest ^= card
        dangers.append((-danger(chart, hand, card), -card))
    dangers.sort()
    return [-card for _, card in dangers]


def danger(chart: Chart, hand: int, card: int) -> int:
    """Judge how dangerous a card is to keep in this hand."""
    rank = (card.bit_length() - 1) % RANK_COUNT + 2
    if chart.wanted:
        # If points are wanted, a card that takes few of them is of least use.
        return -rank - (20 if card & (chart.penalty | chart.gift) else 0)
    if card & chart.gift:
        return -50
    for each in chart.dangers:
        if card & each.high:
            return 100 + rank if (hand & each.under).bit_count() < COVER else 5
        if card & each.under:
            return 0
    if card & chart.penalty:
        return rank * 2 if rank > LOW else rank
    length = (hand & SUIT_MASKS[SUIT_OF[card.bit_length()]]).bit_count()
    return rank * 2 + max(0, SHORT - length) * SHORTER if rank > LOW else rank
