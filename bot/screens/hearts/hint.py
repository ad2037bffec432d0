"""What a computer would do in Hearts, in words."""

from bot.phrasebook import Phrasebook
from bot.screens.cards import face_text, faces_text, held
from bot.screens.frame import Frame
from bot.screens.hearts.choices import choice_text
from bot.screens.hints import hint_text
from bot.screens.phrases import listed
from engine.cards import card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsView
from engine.players.advice import Advice


def hearts_hint(advice: Advice, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    """Say what to play, pass, put aside or choose, and why."""
    return hint_text(advice, _what(advice.action, frame, view, phrasebook), frame, phrasebook)


def _what(action: Action, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    match action:
        case Action("play", (face,)):
            return phrasebook("hint-play", card=face_text(card(face), phrasebook))
        case Action("pass", gifts) if ":" in gifts[0]:
            return phrasebook("hint-pass", cards=_given(gifts, frame, phrasebook))
        case Action("pass"):
            return phrasebook("hint-pass", cards=faces_text(held(action.cards), phrasebook))
        case Action("discard"):
            return phrasebook("hint-aside", cards=faces_text(held(action.cards), phrasebook))
        case _:
            return phrasebook("hint-choose", choice=choice_text(action, frame, view, phrasebook))


def _given(gifts: tuple[str, ...], frame: Frame, phrasebook: Phrasebook) -> str:
    """Say which card goes to whom, where each is addressed: `1:KD`."""
    addressed = [gift.split(":") for gift in gifts]
    return listed(
        [
            phrasebook(
                "hint-give-to", card=face_text(card(face), phrasebook), name=frame.name(int(seat))
            )
            for seat, face in addressed
        ],
        phrasebook,
    )
