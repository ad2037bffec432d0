"""What is offered to lay and discard: listed for buttons, or found by chance (K45, U1, U2)."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from engine.contract.action import Action
from engine.games.canasta import moves
from engine.games.canasta.asking import may_ask
from engine.games.canasta.bundles import may_open
from engine.games.canasta.deal import Deal
from engine.games.canasta.going_out import WayOut
from engine.games.canasta.kinds import VALUES, is_natural, kind
from engine.games.canasta.moves import ASK, OUT, STOP
from engine.games.canasta.position import Position

_KEPT: Final = {
    face: (not is_natural(face), value, face.rank, face.suit) for face, value in VALUES.items()
}
"""By what is kept longest a hand is ordered: naturals go first, then black threes, then wilds."""


def lays(at: Position) -> Iterator[Action]:
    """Yield merges and lays that are short enough for a button."""
    for step in moves.merges(at):
        if moves.judged_lay(at, (step,)):
            yield Action("merge", (str(step.into), str(step.other)))
    may = None if at.opened else may_open(at)
    for plan in moves.lays(at):
        if may is not None and not may(plan):
            continue
        action = moves.lay_action(plan)
        if len(str(action)) <= moves.LONGEST and moves.judged_lay(at, plan):
            yield action


def closing(deal: Deal, at: Position, leads: Callable[[], bool]) -> tuple[Action, ...]:
    """Return what is done beside laying: discards, and asking if the hand `leads` out."""
    discards = moves.discards(at) if deal.may_discard else (STOP,)
    return (*discards, *((ASK,) if may_ask(deal, at, leads) else ()))


def least_discard(at: Position) -> Action:
    """Return the discard of the card that a silent seat can best do without (U1)."""
    return Action("discard", (kind(min(at.hand, key=_KEPT.__getitem__), suits=at.rules.sequences),))


def next_of(at: Position, out: WayOut) -> Action:
    """Return the next action of a way out, told by its plan if that fits a button."""
    if not out.plan and out.discard is not None:
        return Action("discard", (kind(out.discard, suits=at.rules.sequences),))
    lay = moves.lay_action(out.plan)
    return lay if len(str(lay)) <= moves.LONGEST else OUT


def lay_by_chance(at: Position, rng: Random) -> Action | None:
    """Return some legal lay that fits a button; None if the first few tried are refused."""
    plans = list(moves.lays(at))
    plans += [(step,) for step in moves.merges(at)]
    for plan in rng.sample(plans, min(len(plans), 4)):
        action = moves.lay_action(plan)
        if len(str(action)) <= moves.LONGEST and moves.judged_lay(at, plan):
            return action
    return None
