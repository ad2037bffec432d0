"""What a computer would do in All Fours, in words."""

from bot.phrasebook import Phrasebook
from bot.screens.all_fours.choices import choice_text
from bot.screens.cards import face_text, faces_text, held
from bot.screens.frame import Frame
from bot.screens.hints import hint_text
from engine.cards import card
from engine.contract.action import Action
from engine.players.advice import Advice


def all_fours_hint(advice: Advice, frame: Frame, phrasebook: Phrasebook) -> str:
    """Say what to play, put aside, bid or say, and why."""
    return hint_text(advice, _what(advice.action, phrasebook), frame, phrasebook)


def _what(action: Action, phrasebook: Phrasebook) -> str:
    match action:
        case Action("play", (face,)):
            return phrasebook("hint-play", card=face_text(card(face), phrasebook))
        case Action("play", (face, _)):
            return phrasebook("hint-af-inquire", card=face_text(card(face), phrasebook))
        case Action("discard"):
            return phrasebook("hint-aside", cards=faces_text(held(action.cards), phrasebook))
        case Action("bid", (points,)) if points.isdigit():
            return phrasebook("hint-af-do-bid", points=points)
        case _:
            return phrasebook("hint-choose", choice=choice_text(action, phrasebook))
