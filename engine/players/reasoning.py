"""Reasoning: from what a computer would do to advice, by family."""

from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.games.all_fours.view import AllFoursSeatView
from engine.games.canasta.view import CanastaSeatView
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice
from engine.players.all_fours.reasons import all_fours_reason
from engine.players.canasta.reasons import canasta_reason
from engine.players.hearts.reasons import hearts_reason


def advice_on(view: SeatView, action: Action) -> Advice:
    """Return what is good about `action`, a legal answer to the view's prompt.

    A family that gives no reasons is advised all the same.
    """
    match view:
        case HeartsSeatView():
            return hearts_reason(view, action)
        case CanastaSeatView():
            return canasta_reason(view, action)
        case AllFoursSeatView():
            return all_fours_reason(view, action)
        case _:
            return Advice(action)
