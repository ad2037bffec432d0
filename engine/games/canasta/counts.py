"""Counts: how many cards lie where, and what kinds of action are due."""

from engine.contract.game import Counts
from engine.games.canasta.deal import Deal
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import Stage


def due(rules: CanastaRules, stage: Stage, deal: Deal | None) -> tuple[str, ...]:
    """Return the verbs that belong to a stage of the turn (K26); each may still be refused."""
    if deal is None:
        return ("deal",) if stage == "deal" else ()
    if stage == "asked":
        return ("yes", "no")
    asks = rules.ask != "never" and not (deal.answer or deal.laid or deal.partner is None)
    ask = ("ask",) if asks else ()
    if stage == "draw":
        return ("draw" if deal.stock else "stop", "take", *ask)
    merge = () if rules.melds_per_rank == 1 else ("merge",)
    return ("lay", *merge, "out", "discard" if deal.may_discard else "stop", *ask)


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
