"""A computer's move in Hearts, if the usual words do not say it."""

from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.screens.phrases import listed
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsView


def advised(frame: Frame, view: HeartsView, action: Action, phrasebook: Phrasebook) -> str | None:
    """Say which cards to pass, if each goes to another player."""
    del view
    match action:
        case Action("pass", gifts) if ":" in gifts[0]:
            return phrasebook("hint-pass", cards=_given(gifts, frame, phrasebook))
        case _:
            return None


def _given(gifts: tuple[str, ...], frame: Frame, phrasebook: Phrasebook) -> str:
    """Say which card goes to whom, if each is addressed: `1:KD`."""
    addressed = [gift.split(":") for gift in gifts]
    return listed(
        [
            phrasebook(
                "hint-give-to", card=face_shown(card(face), phrasebook), name=frame.name(int(seat))
            )
            for seat, face in addressed
        ],
        phrasebook,
    )
