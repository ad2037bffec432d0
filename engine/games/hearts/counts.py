"""Counts: how many cards lie where, and what kinds of action are due."""

from collections.abc import Mapping
from typing import Final

from engine.contract.game import Counts
from engine.contract.seats import Seat
from engine.games.hearts.deal import Deal
from engine.games.hearts.points import Terms
from engine.games.hearts.view import Stage
from engine.tricks.claiming import claim_of

_DUE: Final[Mapping[Stage, tuple[str, ...]]] = {
    "vector": ("vector",),
    "deal": ("deal",),
    "pass": ("pass",),
    "discard": ("discard",),
    "moon": ("moon",),
    "over": (),
}


def due(stage: Stage, deal: Deal | None, turn: Seat | None) -> tuple[str, ...]:
    """Return the verbs that belong to a stage; a claim goes with a card as long as it counts."""
    if stage != "play":
        return _DUE[stage]
    claimed = deal is not None and turn is not None and claim_of(deal.claims, turn) is not None
    settled = deal is not None and deal.settled is not None
    return ("play",) if claimed or settled else ("play", "claim")


def card_counts(terms: Terms, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `taken` are tricks, `waiting` the cards of tricks that nobody won, `kitty` what was left over
    from the deal, or was laid aside for it.
    """
    if deal is None:
        nobody = (0,) * terms.seat_count
        return {"hands": nobody, "trick": 0, "waiting": 0, "taken": nobody, "kitty": 0}
    taken = [0] * terms.seat_count
    for trick in deal.tricks:
        taken[trick.winner] += len(trick.plays)
    return {
        "hands": tuple(map(len, deal.hands)),
        "trick": len(deal.trick),
        "waiting": sum(map(len, deal.pending)),
        "taken": tuple(taken),
        "kitty": len(deal.face_down),
    }
