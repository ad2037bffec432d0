"""Whether it pays a side that a deal ends now, as its seat sees it (K41 to K45)."""

from engine.games.canasta.kinds import worth
from engine.games.canasta.scoring import red_three_points
from engine.games.canasta.view import SideView
from engine.players.canasta_outlook import Outlook
from engine.players.canasta_worth import Weights, promised


def balance(weights: Weights, outlook: Outlook) -> float:
    """Return by how much the own side does better if the seat in turn goes out than if not.

    Above all hands that are caught count, and what each side could still have made of its cards.
    """
    view, rules = outlook.view, outlook.rules
    if (decided := _decides(weights, outlook)) is not None:
        return decided
    gain: float = rules.out_bonus
    gain -= promised(weights, outlook, outlook.own.melds)
    for seat in outlook.own.seats:
        if seat != view.turn and seat in view.order:
            gain -= _hand_lost(weights, outlook, seat)
    for side in outlook.rivals:
        lost = promised(weights, outlook, side.melds)
        lost += sum(_hand_lost(weights, outlook, seat) for seat in side.seats if seat in view.order)
        if side.red_threes and not side.opened:
            # They would not stay without a meld for long.
            lost -= outlook.time * red_three_points(rules, len(side.red_threes), side.melds) * 2
        gain += lost / len(outlook.rivals)
    return gain


def _hand_lost(weights: Weights, outlook: Outlook, seat: int) -> float:
    """Return what the end of the deal costs the holder of a hand."""
    view = outlook.view
    size = view.hand_sizes[seat]
    to_come = weights.to_come * size * outlook.time
    if seat == view.seat:
        return worth(view.hand) + to_come
    known = worth(view.known[seat])
    return known + weights.caught * (size - len(view.known[seat])) + to_come


def _standing(weights: Weights, outlook: Outlook, side: SideView, *, out: bool) -> float:
    """Return the total that a side would have about now."""
    view, rules = outlook.view, outlook.rules
    total: float = max(view.scores[seat] for seat in side.seats)
    for meld in side.melds:
        total += meld.value
        bonus = {
            "samba": rules.samba,
            "natural": rules.canasta_natural,
            "mixed": rules.canasta_mixed,
        }
        total += bonus.get(meld.canasta, 0)
    total += red_three_points(rules, len(side.red_threes), side.melds)
    for seat in side.seats:
        if seat in view.order and not (out and seat == view.turn):
            total -= weights.caught * view.hand_sizes[seat]
    return total + (rules.out_bonus if out else 0)


def _decides(weights: Weights, outlook: Outlook) -> float | None:
    """Return a large number where the deal's end wins the game, the same below 0 where it loses."""
    target = outlook.rules.target
    own = _standing(weights, outlook, outlook.own, out=True)
    best = max(_standing(weights, outlook, side, out=False) for side in outlook.rivals)
    if own >= target and own > best:
        return 1000.0
    return -1000.0 if best >= target and best > own else None
