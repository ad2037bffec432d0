"""The count of a plan, and the obstacles to it: judged as the game will."""

from typing import Final, NamedTuple

from bot.screens.canasta.plan import MeldPlan, plays_of, taking_of
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta.asking import promised
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import Laid, Taking, judge_lay, judge_take, plan_value
from engine.games.canasta.kinds import THREES, VALUES
from engine.games.canasta.melds import Meld
from engine.games.canasta.moves import read_taking, takings
from engine.games.canasta.plays import MeldPlay, read_plan
from engine.games.canasta.plays import Plan as Plays
from engine.games.canasta.view import CanastaSeatView

_BARS: Final = (
    "black-three-on-top",
    "frozen",
    "no-pile",
    "one-card",
    "pair-needed",
    "red-three-on-top",
    "wild-on-top",
)

_NO_MELD: Final = ("closed", "too-few-cards", "too-few-naturals", "too-many-wilds", "wilds-alone")


class Verdict(NamedTuple):
    """What a plan counts towards the minimum, and why it cannot be committed, if it cannot."""

    counts: int
    refusal: IllegalAction | None


def judged(view: CanastaSeatView, plan: MeldPlan) -> Verdict:
    """Judge a plan as the game will, from what the seat knows."""
    plays = plays_of(plan)
    try:
        counts = plan_value(view.hand, plays)
    except IllegalAction as refusal:
        return Verdict(0, refusal)
    if plan.taking and view.top is not None:
        counts += VALUES[view.top]
    try:
        return Verdict(_laid(view, plan, plays).value, None)
    except IllegalAction as refusal:
        return Verdict(counts, refusal)


def _laid(view: CanastaSeatView, plan: MeldPlan, plays: Plays) -> Laid:
    at = position_of(view)
    if not plan.taking:
        laid = judge_lay(at, plays)
        left = at._replace(hand=laid.hand, melds=laid.melds)
        if promised(at) and laid.hand and way_out(left) is None:
            raise IllegalAction("K45", "must-go-out", "the partner said yes, so go out")
        return laid
    taking = taking_of(plan, plays)
    if taking is None:
        raise IllegalAction("K29", "one-group", "a group takes the pile")
    return judge_take(at, taking)


def counted_in(view: CanastaSeatView, move: Action) -> int:
    """Return what the cards of a lay or a take count towards the minimum (K22, K23)."""
    if move.verb == "lay":
        return plan_value(view.hand, read_plan(move.words))
    taking = read_taking(move)
    plays = taking.plays if taking.head is None else (taking.head, *taking.plays)
    top = 0 if view.top is None else VALUES[view.top]
    return plan_value(view.hand, plays) + top


def may_plan_take(view: CanastaSeatView) -> bool:
    """Whether a plan may take the pile with a group from the hand (K29).

    A player who has promised to go out takes in one of the ways that are listed, as nobody can
    judge from a view what lies in the pile.
    """
    at = position_of(view)
    if promised(at):
        return False
    return any(read_taking(way).head for way in view.ways) or _might_go_out_with_it(at)


def _might_go_out_with_it(at: Position) -> bool:
    """Whether a group would take if the cards laid besides went out, so that none is kept."""
    groups = (taking for taking in takings(at) if taking.head) if at.opened else ()
    return any(_is_taken_but_for_the_end(at, taking) for taking in groups)


def homes_of_top(view: CanastaSeatView) -> list[int]:
    """Return the numbers of the melds that the top card alone may be planned to go onto."""
    at = position_of(view)
    return [] if promised(at) else [meld.number for meld in at.melds if _takes_top(at, meld)]


def _takes_top(at: Position, meld: Meld) -> bool:
    return _is_taken_but_for_the_end(at, Taking(None, onto=meld.number))


def _is_taken_but_for_the_end(at: Position, taking: Taking) -> bool:
    try:
        judge_take(at, taking)
    except IllegalAction as refusal:
        # What is laid besides may go out, and then no card need be kept.
        return refusal.reason == "keep-a-card"
    return True


def is_hopeless(view: CanastaSeatView, plan: MeldPlan) -> bool:
    """Whether the play that is picked makes no meld, whatever is laid besides."""
    refusal = judged(view, plan).refusal
    return not plan.picking or (refusal is not None and refusal.reason in _NO_MELD)


def barred(view: CanastaSeatView) -> IllegalAction | None:
    """Return what bars the pile whatever is held, short of a natural pair; None if nothing does."""
    rank = THREES if view.top is None else view.top.rank
    try:
        judge_take(position_of(view), Taking(MeldPlay(rank, naturals=1, deuces=1)))
    except IllegalAction as refusal:
        return refusal if refusal.reason in _BARS else None
    return None
