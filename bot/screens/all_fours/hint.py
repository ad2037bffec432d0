"""A computer's move in All Fours, if the usual words do not say it."""

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from engine.cards import card
from engine.contract.action import Action
from engine.games.all_fours.view import AllFoursView


def advised(drawing: Drawing[AllFoursView], action: Action) -> str | None:
    """Say what to ask with a trump, and what to bid."""
    match action:
        case Action("play", (face, _)):
            return drawing("hint-af-inquire", card=face_shown(card(face), drawing.phrasebook))
        case Action("bid", (points,)) if points.isdigit():
            return drawing("hint-af-do-bid", points=points)
        case _:
            return None
