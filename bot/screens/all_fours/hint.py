"""A computer's move in All Fours, if the usual words do not say it."""

from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.action import Action
from engine.games.all_fours.view import AllFoursView


def advised(frame: Frame, view: AllFoursView, action: Action, phrasebook: Phrasebook) -> str | None:
    """Say what to ask with a trump, and what to bid."""
    del frame, view
    match action:
        case Action("play", (face, _)):
            return phrasebook("hint-af-inquire", card=face_shown(card(face), phrasebook))
        case Action("bid", (points,)) if points.isdigit():
            return phrasebook("hint-af-do-bid", points=points)
        case _:
            return None
