"""What a computer would do in Canasta or Samba, in words."""

from bot.screens.canasta.moves import move_text
from bot.screens.frame import Frame
from bot.screens.hints import hint_text
from bot.words import Words
from engine.players.advice import Advice


def canasta_hint(advice: Advice, frame: Frame, words: Words) -> str:
    """Say what to draw, take, lay or discard, and why."""
    action = advice.action
    what = words(f"hint-canasta-do-{action.verb}", move=move_text(action, words))
    return hint_text(advice, what, frame, words)
