"""What a computer would do in All Fours, in words."""

from bot.screens.all_fours.choices import choice_text
from bot.screens.cards import face_text, faces_text, held
from bot.screens.frame import Frame
from bot.screens.hints import hint_text
from bot.words import Words
from engine.cards import card
from engine.contract.action import Action
from engine.players.advice import Advice


def all_fours_hint(advice: Advice, frame: Frame, words: Words) -> str:
    """Say what to play, put aside, bid or say, and why."""
    return hint_text(advice, _what(advice.action, words), frame, words)


def _what(action: Action, words: Words) -> str:
    match action:
        case Action("play", (face,)):
            return words("hint-play", card=face_text(card(face), words))
        case Action("play", (face, _)):
            return words("hint-af-inquire", card=face_text(card(face), words))
        case Action("discard"):
            return words("hint-aside", cards=faces_text(held(action.cards), words))
        case Action("bid", (points,)) if points.isdigit():
            return words("hint-af-do-bid", points=points)
        case _:
            return words("hint-choose", choice=choice_text(action, words))
