"""A computer's move in Canasta or Samba, in words."""

from bot.screens.canasta.meld_names import own_melds
from bot.screens.canasta.moves import move_text
from bot.screens.frame import Frame
from bot.screens.hand.hints import hint_text
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.games.canasta.view import CanastaSeatView
from engine.players.advice import Advice


def canasta_hint(
    advice: Advice, frame: Frame, view: CanastaSeatView, phrasebook: Phrasebook
) -> str:
    """Say what to draw, take, lay or discard, and why."""
    return hint_text(advice, to_do_text(advice.action, view, phrasebook), frame, phrasebook)


def to_do_text(action: Action, view: CanastaSeatView, phrasebook: Phrasebook) -> str:
    """Say what to draw, take, lay or discard."""
    move = move_text(action, own_melds(view, view.seat), phrasebook, "to")
    return phrasebook(f"hint-canasta-do-{action.verb}", move=move)
