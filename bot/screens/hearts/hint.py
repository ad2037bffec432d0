"""What a computer would do in Hearts, in words."""

from bot.screens.cards import face_text, faces_text, held
from bot.screens.frame import Frame
from bot.screens.hearts.choices import choice_text
from bot.screens.hints import hint_text
from bot.screens.phrases import listed
from bot.words import Words
from engine.cards import card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsView
from engine.players.advice import Advice


def hearts_hint(advice: Advice, frame: Frame, view: HeartsView, words: Words) -> str:
    """Say what to play, pass, put aside or choose, and why."""
    return hint_text(advice, _what(advice.action, frame, view, words), frame, words)


def _what(action: Action, frame: Frame, view: HeartsView, words: Words) -> str:
    match action:
        case Action("play", (face,)):
            return words("hint-play", card=face_text(card(face), words))
        case Action("pass", gifts) if ":" in gifts[0]:
            return words("hint-pass", cards=_given(gifts, frame, words))
        case Action("pass"):
            return words("hint-pass", cards=faces_text(held(action.cards), words))
        case Action("discard"):
            return words("hint-aside", cards=faces_text(held(action.cards), words))
        case _:
            return words("hint-choose", choice=choice_text(action, frame, view, words))


def _given(gifts: tuple[str, ...], frame: Frame, words: Words) -> str:
    """Say which card goes to whom, where each is addressed: `1:KD`."""
    addressed = [gift.split(":") for gift in gifts]
    return listed(
        [
            words("hint-give-to", card=face_text(card(face), words), name=frame.name(int(seat)))
            for seat, face in addressed
        ],
        words,
    )
