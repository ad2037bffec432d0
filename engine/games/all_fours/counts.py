"""Counts: how many cards lie where."""

from engine.contract.game import Counts
from engine.games.all_fours.part import Deal
from engine.tricks.deal import cards_taken


def card_counts(seats: int, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt."""
    nobody = (0,) * seats
    if deal is None:
        empty: Counts = {"hands": nobody, "stock": 0, "turned": 0, "trick": 0}
        return {**empty, "taken": nobody, "discarded": nobody}
    return {
        "hands": tuple(map(len, deal.hands)),
        "stock": len(deal.stock),
        "turned": len(deal.turned),
        "trick": len(deal.trick),
        "taken": cards_taken(deal),
        "discarded": tuple(len(faces or ()) for faces in deal.own.discards),
    }
