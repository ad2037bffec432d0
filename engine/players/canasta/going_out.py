"""Whether it pays a side that a deal ends now, as its seat sees it (K41 to K45)."""

from math import fsum
from typing import Final

from engine.contract.seats import Seat
from engine.games.canasta.kinds import value_of
from engine.games.canasta.scoring import red_three_points
from engine.games.canasta.view import SideView
from engine.players.canasta.knowledge import CanastaKnowledge
from engine.players.canasta.value import bonus, promised

DECISIVE: Final = 1000.0
"""More than anything else that going out may bring or cost."""


def balance(known: CanastaKnowledge) -> float:
    """Return by how much the own side does better if the seat in turn goes out than if not.

    Above all hands that are caught count, and what each side could still have made of its cards.
    """
    view, rules = known.view, known.rules
    if (decided := _decides(known)) is not None:
        return decided
    gain: float = rules.out_bonus
    gain -= promised(known, known.own.melds)
    for seat in known.own.seats:
        if seat != view.turn and seat in view.order:
            gain -= _hand_lost(known, seat)
    for side in known.rivals:
        lost = promised(known, side.melds)
        lost += fsum(_hand_lost(known, seat) for seat in side.seats if seat in view.order)
        if side.red_threes and not side.opened:
            # They would not stay without a meld for long.
            lost -= known.time * red_three_points(rules, len(side.red_threes), side.melds) * 2
        gain += lost / len(known.rivals)
    return gain


def _hand_lost(known: CanastaKnowledge, seat: Seat) -> float:
    """Return what the end of the deal costs the holder of a hand."""
    view = known.view
    size = view.hand_sizes[seat]
    to_come = known.weights.to_come * size * known.time
    if seat == view.seat:
        return value_of(view.hand) + to_come
    shown = value_of(view.known[seat])
    return shown + known.weights.caught * (size - len(view.known[seat])) + to_come


def _decides(known: CanastaKnowledge) -> float | None:
    """Return `DECISIVE` if the end of the deal wins the game, that below 0 if it loses."""
    view, target = known.view, known.rules.target
    own = view.scores[known.seat] + _deal_points(known, known.own)
    own += known.rules.out_bonus
    best = max(
        max(view.scores[seat] for seat in side.seats) + _deal_points(known, side)
        for side in known.rivals
    )
    if own >= target and own > best:
        return DECISIVE
    return -DECISIVE if best >= target and best > own else None


def _deal_points(known: CanastaKnowledge, side: SideView) -> float:
    """Return about what the deal brings a side if the seat in turn goes out now (K48)."""
    view, rules = known.view, known.rules
    points: float = sum(meld.value + bonus(rules, meld) for meld in side.melds)
    points += red_three_points(rules, len(side.red_threes), side.melds)
    caught = (seat for seat in side.seats if seat in view.order and seat != view.turn)
    return points - fsum(known.weights.caught * view.hand_sizes[seat] for seat in caught)
