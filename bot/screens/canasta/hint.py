"""A computer's move in Canasta or Samba, in words."""

from bot.phrasebook import Phrasebook
from bot.screens.canasta.moves import move_text
from bot.screens.frame import Frame
from bot.screens.hints import hint_text
from engine.players.advice import Advice


def canasta_hint(advice: Advice, frame: Frame, phrasebook: Phrasebook) -> str:
    """Say what to draw, take, lay or discard, and why."""
    action = advice.action
    what = phrasebook(f"hint-canasta-do-{action.verb}", move=move_text(action, phrasebook))
    return hint_text(advice, what, frame, phrasebook)
