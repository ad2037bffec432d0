"""Counts: how many cards lie where."""

from engine.contract.game import Counts
from engine.games.all_fours.deal import Deal


def card_counts(seats: int, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt."""
    nobody = (0,) * seats
    if deal is None:
        empty: Counts = {"hands": nobody, "stock": 0, "turned": 0, "trick": 0}
        return {**empty, "taken": nobody, "discarded": nobody}
    taken = [0] * seats
    for trick in deal.tricks:
        taken[trick.winner] += len(trick.plays)
    gone = deal.discards or ((),) * seats
    return {
        "hands": tuple(map(len, deal.hands)),
        "stock": len(deal.stock),
        "turned": len(deal.turn_ups),
        "trick": len(deal.trick),
        "taken": tuple(taken),
        "discarded": tuple(len(faces or ()) for faces in gone),
    }
