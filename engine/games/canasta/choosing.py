"""Choosing: what may be done at a moment, listed, asked for, or found by chance."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.games.canasta import moves, takings
from engine.games.canasta.asking import leads_out, may_ask, promised, ways_leading_out
from engine.games.canasta.bundles import may_open
from engine.games.canasta.deal import Deal
from engine.games.canasta.effort import Effort, GivenUp
from engine.games.canasta.going_out import WayOut, goes_out, way_out
from engine.games.canasta.kinds import VALUES, is_natural, kind
from engine.games.canasta.position import Position

DRAW: Final = Action("draw")
STOP: Final = Action("stop")
ASK: Final = Action("ask")
YES: Final = Action("yes")
NO: Final = Action("no")
OUT: Final = Action("out")

OFFERED: Final = 20_000
"""How many steps are taken to see what can be offered; what a seat does is judged without limit.

Of 15,000 moments of games at random none took more than 112. Where nobody ever lays a card, so that
hands and pile grow for a whole deal, it is too few about once in 600 moments of Samba.
"""

SAMPLES: Final = 6
"""How many lays a prompt offers ready made; any other is composed."""


def listed(deal: Deal, at: Position, effort: Effort | None = None) -> tuple[Action, ...]:
    """Return what may be done, of plans those that `moves` finds and that fit a button.

    Asking is left out where within `effort`, `OFFERED` if not given, no way out is found.
    """
    effort = effort or Effort(OFFERED)
    if deal.stage == "asked":
        return (YES, NO)
    if deal.stage == "draw":
        return _drawing(deal, at, effort)
    if promised(at) and (out := way_out(at)):
        return (_next_of(at, out),)
    closing = _closing(deal, at, lambda: _found(lambda: leads_out(deal, at, effort=effort)))
    return tuple(dict.fromkeys((*closing, *_lays(at))))


def prompt(deal: Deal, at: Position, effort: Effort | None = None) -> Prompt:
    """Return the question put to whoever is to act.

    To `meld` any plan may be said; ready made are discards, going out at once where that is
    possible, and some lays. Going out and asking are left out where within `effort`, `OFFERED` if
    not given, no way out is found, but never what was promised.
    """
    effort = effort or Effort(OFFERED)
    if deal.stage != "meld":
        question, ready = "ask", (YES, NO)
        if deal.stage == "draw":
            question, ready = "draw", _drawing(deal, at, effort)
        return Prompt(question, choices=ready, default=_unsaid(ready))
    leads = _found(lambda: goes_out(at, None if promised(at) else effort))
    told = (OUT,) if len(at.hand) > 1 and leads else ()
    choices = told
    if not (told and promised(at)):
        closing = _closing(deal, at, lambda: leads)
        choices = (*closing, *told, *islice(_lays(at), SAMPLES))
    ready = tuple(dict.fromkeys(choices))
    least = Action("discard", (kind(min(at.hand, key=_given_up), suits=at.rules.sequences),))
    return Prompt("meld", "lay", at.hand, choices=ready, default=_unsaid(ready, least))


def _found(search: Callable[[], bool]) -> bool:
    """Return what a search says, and that nothing is there where it gives up."""
    try:
        return search()
    except GivenUp:
        return False


def _unsaid(ready: tuple[Action, ...], discard: Action | None = None) -> Action:
    """Return what is done for a silent seat (U1): the draw, the discard given, a no.

    Where it must take the pile, the top card alone does if it can; where it must go out, it does.
    """
    for action in (NO, DRAW, discard, STOP, Action("take", (moves.ADD,))):
        if action in ready:
            return action
    return ready[0]


def _given_up(face: Card) -> tuple[bool, int, int, str]:
    """Order a hand by what a silent seat can best do without: naturals, black threes, wilds."""
    return not is_natural(face), VALUES[face], face.rank, face.suit


def by_chance(deal: Deal, at: Position, rng: Random) -> Action:
    """Return some legal action; laying and taking come before the rest most of the time."""
    usual = deal.stage != "asked" and deal.may_discard and deal.stock and not promised(at)
    if not usual or rng.random() < 0.03:
        return rng.choice(listed(deal, at))
    return _chance_draw(at, rng) if deal.stage == "draw" else _chance_play(at, rng)


def _drawing(deal: Deal, at: Position, effort: Effort) -> tuple[Action, ...]:
    ways = takings.ways(at)
    if promised(at):
        kept = _promised_ways(deal, at, ways, effort)
        if kept:
            return kept

    def leads() -> bool:
        return _found(lambda: leads_out(deal, at, ways, effort))

    return (
        *((DRAW,) if deal.stock else ()),
        *ways,
        *((STOP,) if not deal.stock and takings.may_stop(at) else ()),
        *((ASK,) if may_ask(deal, at, leads) else ()),
    )


def _promised_ways(
    deal: Deal, at: Position, ways: tuple[Action, ...], effort: Effort
) -> tuple[Action, ...]:
    """Return ways to take that lead out: all of them or, where that takes too long, the first."""
    kept: list[Action] = []
    try:
        kept.extend(ways_leading_out(deal, at, ways, effort))
    except GivenUp:
        # It has to do one of them, however hard it is to find.
        kept = kept or list(islice(ways_leading_out(deal, at, ways), 1))
    return tuple(kept)


def _closing(deal: Deal, at: Position, leads: Callable[[], bool]) -> tuple[Action, ...]:
    """Return what is done in the melding phase beside laying: discards, and asking."""
    discards = moves.discards(at) if deal.may_discard else (STOP,)
    return (*discards, *((ASK,) if may_ask(deal, at, leads) else ()))


def _lays(at: Position) -> Iterator[Action]:
    """Yield merges and lays that are short enough for a button."""
    for step in moves.merges(at):
        if moves.judged_lay(at, (step,)):
            yield Action("merge", (str(step.into), str(step.other)))
    may = may_open(at)
    for plan in moves.lays(at):
        if not at.opened and not may(plan):
            continue
        action = moves.lay_action(plan)
        if len(str(action)) <= moves.LONGEST and moves.judged_lay(at, plan):
            yield action


def _next_of(at: Position, out: WayOut) -> Action:
    """Return the next action of a way out, told by its plan where that fits a button."""
    if not out.plan and out.discard is not None:
        return Action("discard", (kind(out.discard, suits=at.rules.sequences),))
    lay = moves.lay_action(out.plan)
    return lay if len(str(lay)) <= moves.LONGEST else OUT


def _chance_draw(at: Position, rng: Random) -> Action:
    top = at.top
    if top is None or not is_natural(top) or rng.random() < 0.2:
        return DRAW
    ways = takings.ways(at)
    return rng.choice(ways) if ways else DRAW


def _chance_play(at: Position, rng: Random) -> Action:
    if rng.random() < 0.85:
        plans = list(moves.lays(at))
        plans += [(step,) for step in moves.merges(at)]
        for plan in rng.sample(plans, min(len(plans), 4)):
            action = moves.lay_action(plan)
            if len(str(action)) <= moves.LONGEST and moves.judged_lay(at, plan):
                return action
        if goes_out(at):
            return OUT
    return rng.choice(moves.discards(at))
