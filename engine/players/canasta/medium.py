"""The medium player of Canasta and Samba: it weighs what lies before it and plans nothing."""

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar

from engine.contract.action import Action
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.judging import Laid
from engine.games.canasta.kinds import is_red_three
from engine.games.canasta.moves import (
    ASK,
    DRAW,
    NO,
    OUT,
    STOP,
    YES,
    judged_lay,
    judged_take,
    lay_action,
    lays,
    merges,
    read_taking,
)
from engine.games.canasta.plays import Plan
from engine.games.canasta.view import CanastaSeatView
from engine.players.canasta.discards import cheapest
from engine.players.canasta.finishing import finishing
from engine.players.canasta.going_out import balance
from engine.players.canasta.knowledge import CanastaKnowledge, knowledge
from engine.players.canasta.value import hand_value, table_value
from engine.players.canasta.weights import USUAL, Weights


def _usual(_: CanastaSeatView) -> Weights:
    return USUAL


class CanastaMedium:
    """Lays what brings its table on, keeps pairs and wild cards, and does not feed the next player.

    It opens when it can, takes the pile when that beats drawing, freezes it before it gives it
    away, and goes out when the other sides lose more by it than its own.
    """

    slow: ClassVar[bool] = True
    """It searches nothing, but a large hand can be laid in very many ways."""

    def __init__(self, guesses: Callable[[CanastaSeatView], Weights] = _usual) -> None:
        """Let it guess as fits the deal of a view."""
        self._guesses = guesses

    def decide(
        self,
        view: CanastaSeatView,
        rng: Random,  # noqa: ARG002  it leaves nothing to chance
    ) -> Action:
        """Weigh what may be done."""
        prompt = view.open_prompt
        seen = knowledge(view, self._guesses(view))
        if YES in prompt.choices:
            return YES if balance(seen) > 0 else NO
        if not view.has_drawn:
            return self._drawn(seen, position_of(view), prompt.choices)
        return self._melded(seen, position_of(view), prompt.choices)

    def _drawn(self, seen: CanastaKnowledge, at: Position, choices: tuple[Action, ...]) -> Action:
        """Draw, or take the pile in the best way if that is better still (K26)."""
        weights, stands = seen.weights, self._stands(seen)
        promises: dict[Action, float] = {}
        if DRAW in choices:
            promises[DRAW] = stands + weights.drawn_card * seen.rules.draw_count * seen.time
        if STOP in choices:
            promises[STOP] = stands
        a_card = weights.taken_card * seen.time - weights.late_card * (1 - seen.time)
        for way in (choice for choice in choices if choice.verb == "take"):
            laid = judged_take(at, read_taking(way))
            if laid is None:
                continue
            promises[way] = self._value(seen, laid)
            if laid.takes_all:
                alone = weights.lone if _parts(seen) else 0
                promises[way] += a_card * at.gain + _kept(seen, laid) - alone
        return max(promises, key=lambda action: promises[action]) if promises else choices[0]

    def _melded(self, seen: CanastaKnowledge, at: Position, choices: tuple[Action, ...]) -> Action:
        if OUT in choices and (ending := self._ending(seen, at, choices)):
            return ending
        plan = self._best_lay(seen, at)
        if plan is not None:
            return lay_action(plan)
        discards = [choice for choice in choices if choice.verb == "discard"]
        if not discards:
            return choices[0]
        told = Action("discard", (cheapest(seen),))
        return told if told in discards else discards[0]

    def _ending(
        self, seen: CanastaKnowledge, at: Position, choices: tuple[Action, ...]
    ) -> Action | None:
        """Go out, or ask first if it is a near thing; None if the deal had better go on."""
        pays = balance(seen)
        if ASK in choices and abs(pays) < seen.weights.out_margin:
            return ASK
        if pays <= 0 and seen.view.answer != "yes":
            return None
        return finishing(at) if seen.weights.finishes else OUT

    def _best_lay(self, seen: CanastaKnowledge, at: Position) -> Plan | None:
        """Return what improves hand and table most, None if all is best left as it is."""
        best, found = self._stands(seen), None
        for plan in _plans(at):
            laid = judged_lay(at, plan)
            if laid is not None and (promise := self._value(seen, laid)) > best:
                best, found = promise, plan
        return found

    def _stands(self, seen: CanastaKnowledge) -> float:
        melds = seen.own.melds
        held = hand_value(seen, seen.view.hand, melds)
        return table_value(seen, melds) + held

    def _value(self, seen: CanastaKnowledge, laid: Laid) -> float:
        held = hand_value(seen, laid.hand, laid.melds)
        return table_value(seen, laid.melds) + held


def _plans(at: Position) -> Iterator[Plan]:
    yield from lays(at)
    yield from ((step,) for step in merges(at))


def _kept(seen: CanastaKnowledge, laid: Laid) -> float:
    """Return what counts of what the pile below its top is worth in the hand that is left."""
    if not seen.weights.pile_kept:
        return 0.0
    rest = [face for face in seen.view.seen.pile[:-1] if not is_red_three(face)]
    held = hand_value(seen, (*laid.hand, *rest), laid.melds)
    return seen.weights.pile_kept * (held - hand_value(seen, laid.hand, laid.melds))


def _parts(seen: CanastaKnowledge) -> bool:
    """Whether who takes the pile plays alone against the others from then on (cutthroat)."""
    return seen.rules.sides == "cutthroat" and seen.view.lone is None
