"""Counts: how many cards lie where."""

from engine.contract.game import Counts
from engine.games.canasta.deal import Deal


def card_counts(seats: int, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `melds` are by seat what lies before its side, counted for the first of each side.
    """
    nobody = (0,) * seats
    if deal is None:
        return {"hands": nobody, "stock": 0, "pile": 0, "melds": nobody, "red_threes": nobody}
    laid = [0] * seats
    for side, melds in zip(deal.sides, deal.melds, strict=True):
        laid[min(side)] = sum(len(meld.cards) for meld in melds)
    return {
        "hands": tuple(map(len, deal.hands)),
        "stock": len(deal.stock),
        "pile": len(deal.pile),
        "melds": tuple(laid),
        "red_threes": tuple(map(len, deal.red_threes)),
    }
