"""A computer's move in Canasta or Samba, in words."""

from bot.screens.canasta.meld_names import own_melds
from bot.screens.canasta.moves import move_text
from bot.screens.drawing import Drawing
from bot.screens.hand.hints import hint_text
from engine.contract.action import Action
from engine.games.canasta.view import CanastaSeatView
from engine.players.advice import Advice


def canasta_hint(drawing: Drawing[CanastaSeatView], advice: Advice) -> str:
    """Say what to draw, take, lay or discard, and why."""
    return hint_text(drawing, advice, to_do_text(drawing, advice.action))


def to_do_text(drawing: Drawing[CanastaSeatView], action: Action) -> str:
    """Say what to draw, take, lay or discard."""
    move = move_text(action, own_melds(drawing.view, drawing.view.seat), drawing.phrasebook, "to")
    return drawing(f"hint-canasta-do-{action.verb}", move=move)
