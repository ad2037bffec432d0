"""The last trick, for whoever looked away."""

from bot.phrasebook import Phrasebook
from bot.screens.frame import Frame
from bot.screens.hearts.points import worth_text
from bot.screens.screen import Screen
from bot.screens.tricks import taken_screen
from engine.games.hearts.view import HeartsView


def last_trick_screen(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
    """Draw the trick taken last, card by card in the order of play, and what it brought."""
    taken = view.last_trick
    worth = worth_text((play.card for play in taken.plays), frame, phrasebook) if taken else None
    below = None if worth is None else phrasebook("last-points", worth=worth)
    return taken_screen(frame, taken, phrasebook, below=below)
