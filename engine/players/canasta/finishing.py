"""The last lay of a deal: all but the last discard, with the canastas that can be made of it.

In `OUT` nobody sees to that: it lays the cards where they fit.
"""

from collections.abc import Iterator

from engine.contract.action import Action
from engine.games.canasta.deal import Position
from engine.games.canasta.going_out import goes_out, way_out
from engine.games.canasta.kinds import THREES, counted, is_wild
from engine.games.canasta.melds import CANASTA
from engine.games.canasta.moves import OUT, group, judged_lay, lay_action, lays, merges, mixes
from engine.games.canasta.plays import Plan
from engine.players.canasta.value import bonus


def finishing(at: Position) -> Action:
    """Return what goes out for a seat that can, or lays all that it can for it."""
    steps: Plan = ()
    while found := _best_step(at):
        plan, at = found
        steps = (*steps, *plan)
    if not steps:
        return OUT
    rest = way_out(at) if at.hand else None
    return lay_action((*steps, *rest.plan) if rest else steps)


def _best_step(at: Position) -> tuple[Plan, Position] | None:
    """Return what brings most in canastas for fewest wild cards, and lets the seat still go out.

    What brings nothing, and spoils nothing, is laid in the end as well.
    """
    held = sum(map(is_wild, at.hand))
    best = sum(bonus(at.rules, meld) for meld in at.melds) - held - 1
    found = None
    for plan in _steps(at):
        laid = judged_lay(at, plan)
        if laid is None:
            continue
        spent = held - sum(map(is_wild, laid.hand))
        brings = sum(bonus(at.rules, meld) for meld in laid.melds) - spent
        after = at._replace(hand=laid.hand, melds=laid.melds, minimum=0)
        if brings > best and (not laid.hand or goes_out(after)):
            best, found = brings, (plan, after)
    return found


def _steps(at: Position) -> Iterator[Plan]:
    yield from _completions(at)
    yield from lays(at)
    yield from ((step,) for step in merges(at))


def _completions(at: Position) -> Iterator[Plan]:
    """Yield what makes a canasta of a group on the table by more than one wild card."""
    counts = counted(at.hand)
    for meld in at.melds:
        if meld.suit or meld.rank == THREES:
            continue
        naturals = counts[meld.rank]
        onto = None if at.rules.melds_per_rank == 1 else meld.number
        for deuces, jokers in mixes(counts, CANASTA - len(meld.cards) - naturals):
            yield (group(at, meld.rank, naturals, deuces, jokers)._replace(onto=onto),)
