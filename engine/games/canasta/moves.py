"""Moves: their words, and what is worth listing, as all plans together are too many (U2).

What is left out can be reached by several of these one after another. That is not so for plans that
only count together: bundles that open, and ways out.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta.bundles import bundles
from engine.games.canasta.judging import Taking, judge_lay, judge_take
from engine.games.canasta.kinds import kind
from engine.games.canasta.laying import Laid
from engine.games.canasta.plays import (
    PLUS,
    MeldPlay,
    Merge,
    Plan,
    incomplete,
    plan_words,
    read_plan,
)
from engine.games.canasta.position import Position
from engine.games.canasta.sets import additions, groups, sequences

LONGEST: Final = 72
"""How long the text of a listed action may be, so that it fits a button."""

ADD: Final = "add"

DRAW: Final = Action("draw")
STOP: Final = Action("stop")
ASK: Final = Action("ask")
YES: Final = Action("yes")
NO: Final = Action("no")
OUT: Final = Action("out")
TAKE_TOP: Final = Action("take", (ADD,))
"""The top card alone takes, and goes onto the only meld that it fits."""


def unknown(action: Action) -> IllegalAction:
    """Return the refusal of an action that has no place in the phase, whatever its verb is."""
    if action in (YES, NO):
        return IllegalAction("K45", "unknown-verb", "nobody has asked")
    # The verb comes from outside and may hold anything, so it is not repeated.
    return IllegalAction("verb", "unknown-verb", "there is no such action")


def lay_action(plan: Plan) -> Action:
    return Action("lay", plan_words(plan))


def take_action(taking: Taking) -> Action:
    if taking.head is None:
        onto = () if taking.onto is None else ("onto", str(taking.onto))
        words = (ADD, *onto)
    else:
        words = plan_words((taking.head,))
    return Action("take", (*words, PLUS, *plan_words(taking.plays)) if taking.plays else words)


_NAMED: Final = {
    "take": (1, None, "take names the group that takes, or add"),
    "lay": (1, None, "lay names what is laid"),
    "merge": (2, 2, "merge names two melds"),
    "discard": (1, 1, "discard names one card"),
    **{verb: (0, 0, f"{verb} is said alone") for verb in ("draw", "stop", "ask", "out")},
}
"""How many words follow each verb, at least and at most, and how that is told."""


def check_form(action: Action) -> None:
    """Refuse an action of which words are missing, or which has too many."""
    least, most, wanted = _NAMED.get(action.verb, (0, None, ""))
    if len(action.words) < least:
        raise incomplete(wanted)
    if most is not None and len(action.words) > most:
        raise IllegalAction("verb", "incomplete", wanted)


def read_taking(action: Action, *, sequences: bool = True) -> Taking:
    """Read the words of `take`; raise `Unreadable`, and what `read_plan` refuses."""
    words = list(action.words)
    head, plays = words, list[str]()
    if PLUS in words:
        at = words.index(PLUS)
        head, plays = words[:at], words[at + 1 :]
    besides = read_plan(plays, sequences=sequences)
    if head[:1] == [ADD]:
        # `add onto 3` reads like a play that goes onto a meld.
        named = read_plan(["K1,0,0", *head[1:]])
        if len(named) == 1 and isinstance(named[0], MeldPlay):
            return Taking(None, besides, named[0].onto)
        raise IllegalAction("K29", "one-group", "the top card goes onto one meld")
    group = read_plan(head, sequences=sequences)
    if len(group) != 1 or not isinstance(group[0], MeldPlay):
        raise IllegalAction("K29", "one-group", "one group takes the pile; others follow a +")
    return Taking(group[0], besides)


def judged_lay(at: Position, plan: Plan) -> Laid | None:
    """Return what a plan leads to, None if it is refused."""
    try:
        return judge_lay(at, plan)
    except IllegalAction:
        return None


def judged_take(at: Position, taking: Taking) -> Laid | None:
    """Return what a taking leads to, None if it is refused."""
    try:
        return judge_take(at, taking)
    except IllegalAction:
        return None


def lays(at: Position) -> Iterator[Plan]:
    """Yield plans worth trying, unjudged, each once; for a side that has not opened bundles."""
    if at.opened:
        yield from additions(at)
        yield from groups(at)
        if at.rules.sequences:
            yield from sequences(at)
    else:
        yield from bundles(at, at.minimum)


def merges(at: Position) -> Iterator[Merge]:
    """Yield pairs of melds that look alike; whether they go together is judged."""
    if at.rules.melds_per_rank == 1:
        return
    for one, other in combinations(at.melds, 2):
        if one.suit == other.suit and (one.suit or one.rank == other.rank):
            yield Merge(one.number, other.number)


def discards(at: Position) -> tuple[Action, ...]:
    """Return a discard for each kind in the hand, unjudged."""
    suits = at.rules.sequences
    return tuple(
        Action("discard", (text,)) for text in dict.fromkeys(kind(f, suits=suits) for f in at.hand)
    )
