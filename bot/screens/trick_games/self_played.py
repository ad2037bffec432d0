"""Cards that play themselves: one that was chosen ahead, and the only one that may be played."""

from typing import Any

from bot.screens.cards import face_shown
from bot.screens.components import Style
from bot.screens.drawing import Drawing
from bot.screens.frame import OwnHand
from bot.screens.trick_games.family_lines import FamilyLines, S
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.table.chairs import Presence
from engine.tricks.view import TrickSeatView


def may_choose_ahead(view: TrickSeatView) -> bool:
    """Whether a seat may choose its next card while others are asked; not if it has claimed."""
    if view.stage != "play" or view.prompt is not None or not view.hand:
        return False
    return all(claim.seat != view.seat for claim in view.claims)


def offers_ahead(drawing: Drawing[TrickSeatView]) -> bool:
    """Whether the hand of a seat lets its reader choose a card ahead: not if a computer plays."""
    frame = drawing.frame
    here = frame.chairs[drawing.view.seat].presence is Presence.HERE and frame.paused_until is None
    return here and frame.own is not None and may_choose_ahead(drawing.view)


def played_ahead(view: S, face: Card, own: FamilyLines[Any, S]) -> Action | None:
    """Return how a card that was chosen ahead is played now, None if it may not be.

    A card that would be a revoke is not what anybody meant who chose it before seeing the lead.
    """
    prompt = _playing(view)
    if prompt is None or face not in prompt.cards or own.card_style(view, face) is Style.DANGER:
        return None
    return own.play(view, face, ())


def only_play(view: S, own: FamilyLines[Any, S]) -> Action | None:
    """Return the play of the one card that may be played, if nothing else can be done or said."""
    prompt = _playing(view)
    if prompt is None or prompt.choices or len(set(prompt.cards)) != 1:
        return None
    return None if own.may_ask(view) else own.play(view, prompt.cards[0], ())


def unpressed_lines(drawing: Drawing[TrickSeatView]) -> list[str]:
    """Tell in a hand what was played without a press, is to be, or could not be."""
    view = drawing.view
    told = drawing.frame.own or OwnHand()
    said: list[str] = []
    if told.only_card is not None:
        said.append(drawing("hand-only-card", card=face_shown(told.only_card, drawing.phrasebook)))
    if told.ahead is not None:
        ahead = face_shown(told.ahead, drawing.phrasebook)
        if view.prompt is None:
            said.append(drawing("hand-ahead", card=ahead))
        elif view.stage == "play" and told.ahead not in view.prompt.cards:
            said.append(drawing("hand-ahead-not", card=ahead))
    elif offers_ahead(drawing):
        said.append(drawing("hand-ahead-how"))
    if told.resting:
        said.append(drawing("hand-resting"))
    return said


def _playing(view: TrickSeatView) -> Prompt | None:
    return view.prompt if view.stage == "play" else None
