"""Hints in words: what a computer would do, and why."""

from bot.screens.cards import face_shown, faces_shown, sign_shown, suit_name
from bot.screens.components import Button, Key
from bot.screens.frame import Frame
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import Card
from engine.contract.view import SeatView
from engine.players.advice import Advice


def hint_keys(frame: Frame, view: SeatView, phrasebook: Phrasebook) -> list[Key]:
    """Draw the button that asks for a hint, if hints are allowed and something is asked."""
    if not frame.hints or view.prompt is None:
        return []
    return [
        Button(ButtonId(frame.table_id, "hint", frame.asked[view.seat]), phrasebook("button-hint"))
    ]


def hint_text(advice: Advice, what: str, frame: Frame, phrasebook: Phrasebook) -> str:
    """Say what to do, and why if a reason is known; `what` is the action in words."""
    if advice.reason is None:
        return phrasebook("hint-alone", what=what)
    facts: dict[str, MessageArgument] = {}
    for name, fact in advice.facts.items():
        facts |= _said(name, fact, frame, phrasebook)
    return phrasebook("hint", what=what, why=phrasebook(f"hint-{advice.reason}", **facts))


def _said(
    name: str, fact: Card | tuple[Card, ...] | str | int, frame: Frame, phrasebook: Phrasebook
) -> dict[str, MessageArgument]:
    match fact:
        case Card():
            return {name: face_shown(fact, phrasebook)}
        case tuple():
            return {name: faces_shown(fact, phrasebook)}
        case str():
            return {name: suit_name(fact, phrasebook), "sign": sign_shown(fact, phrasebook)}
        case _ if name == "seat":
            return {"name": frame.name(fact)}
        case _:
            return {name: fact}
