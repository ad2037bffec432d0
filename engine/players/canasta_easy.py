"""The easy player of Canasta and Samba: it weighs, counts a little and plans nothing."""

from random import Random
from typing import Final

from engine.contract.action import Action
from engine.contract.view import View
from engine.games.canasta import moves
from engine.games.canasta.judging import Laid, Position, position
from engine.games.canasta.plays import Plan
from engine.games.canasta.view import CanastaView
from engine.players.canasta_discards import cheapest
from engine.players.canasta_going_out import balance
from engine.players.canasta_outlook import Outlook, outlook
from engine.players.canasta_worth import USUAL, Weights, hand_worth, table_worth
from engine.players.random_player import RandomPlayer

DRAW: Final = Action("draw")
STOP: Final = Action("stop")
ASK: Final = Action("ask")
YES: Final = Action("yes")
NO: Final = Action("no")
OUT: Final = Action("out")

_AT_RANDOM: Final = RandomPlayer()


class CanastaEasy:
    def __init__(self, weights: Weights = USUAL) -> None:
        self._weights = weights

    def decide(self, view: View, rng: Random) -> Action:
        prompt = view.prompt
        if prompt is None or not isinstance(view, CanastaView) or not prompt.choices:
            return _AT_RANDOM.decide(view, rng)
        if prompt.default is not None:
            return prompt.default
        if view.stage == "asked":
            return YES if balance(self._weights, outlook(view)) > 0 else NO
        at, seen = position(view), outlook(view)
        if view.stage == "draw":
            return self._drawn(seen, at, prompt.choices)
        return self._melded(seen, at, prompt.choices)

    def _worth(self, seen: Outlook, laid: Laid) -> float:
        weights = self._weights
        return table_worth(weights, seen, laid.melds) + hand_worth(
            weights, seen, laid.hand, laid.melds
        )

    def _stands(self, seen: Outlook) -> float:
        weights, view = self._weights, seen.view
        return table_worth(weights, seen, seen.own.melds) + hand_worth(
            weights, seen, view.hand, seen.own.melds
        )

    def _drawn(self, seen: Outlook, at: Position, choices: tuple[Action, ...]) -> Action:
        best, action = 0.0, None
        stands = self._stands(seen)
        weights = self._weights
        if DRAW in choices:
            best = stands + weights.drawn_card * seen.rules.draw_count * seen.time
            action = DRAW
        elif STOP in choices:
            best, action = stands, STOP
        for way in (choice for choice in choices if choice.verb == "take"):
            laid = moves.judged_take(at, moves.read_taking(way))
            if laid is None:
                continue
            gain = at.gain if laid.takes_all else 0
            value = self._worth(seen, laid) + gain * (
                weights.taken_card * seen.time - 3 * (1 - seen.time)
            )
            if action is None or value > best:
                best, action = value, way
        return action or choices[0]

    def _melded(self, seen: Outlook, at: Position, choices: tuple[Action, ...]) -> Action:
        if OUT in choices:
            pays = balance(self._weights, seen)
            if ASK in choices and abs(pays) < self._weights.out_margin:
                return ASK
            if pays > 0 or seen.view.answer == "yes" or len(choices) == 1:
                return OUT
        found = self._best_lay(seen, at)
        if found is not None:
            return moves.lay_action(found)
        discards = {choice for choice in choices if choice.verb == "discard"}
        if not discards:
            return choices[0]
        told = Action("discard", (cheapest(self._weights, seen, seen.view.hand),))
        return told if told in discards else choices[0]

    def _best_lay(self, seen: Outlook, at: Position) -> Plan | None:
        best, found = self._stands(seen), None
        plans = [*moves.lays(at), *((step,) for step in moves.merges(at))]
        for plan in plans:
            laid = moves.judged_lay(at, plan)
            if laid is None:
                continue
            value = self._worth(seen, laid)
            if value > best:
                best, found = value, plan
        return found
