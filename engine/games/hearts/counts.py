"""Counts: how many cards lie where."""

from engine.contract.game import Counts
from engine.games.hearts.deal import face_down
from engine.games.hearts.part import Deal
from engine.games.hearts.points import Terms
from engine.tricks.deal import cards_taken


def card_counts(terms: Terms, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `taken` are tricks, `waiting` the cards of tricks that nobody won, `kitty` what was left over
    from the deal, or was laid aside for it.
    """
    if deal is None:
        nobody = (0,) * terms.seat_count
        return {"hands": nobody, "trick": 0, "waiting": 0, "taken": nobody, "kitty": 0}
    return {
        "hands": tuple(map(len, deal.hands)),
        "trick": len(deal.trick),
        "waiting": sum(map(len, deal.pending)),
        "taken": cards_taken(deal),
        "kitty": len(face_down(deal)),
    }
