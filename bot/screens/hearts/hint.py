"""A computer's move in Hearts, if the usual words do not say it."""

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.phrases import listed
from engine.cards import card
from engine.contract.action import Action
from engine.contract.view import View
from engine.games.hearts.view import HeartsView


def advised(drawing: Drawing[HeartsView], action: Action) -> str | None:
    """Say which cards to pass, if each goes to another player."""
    match action:
        case Action("pass", gifts) if ":" in gifts[0]:
            return drawing("hint-pass", cards=_given(drawing, gifts))
        case _:
            return None


def _given(drawing: Drawing[View], gifts: tuple[str, ...]) -> str:
    """Say which card goes to whom, if each is addressed: `1:KD`."""
    addressed = [gift.split(":") for gift in gifts]
    return listed(
        [
            drawing(
                "hint-give-to",
                card=face_shown(card(face), drawing.phrasebook),
                name=drawing.name(int(seat)),
            )
            for seat, face in addressed
        ],
        drawing.phrasebook,
    )
