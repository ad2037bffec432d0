"""Hints in words: what a computer would do, and why."""

from bot.screens.cards import face_shown, faces_shown, sign_shown, suit_name
from bot.screens.components import Button, Key
from bot.screens.drawing import Drawing
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import MessageArgument
from engine.cards import Card
from engine.contract.view import SeatView, View
from engine.players.advice import Advice


def hint_keys(drawing: Drawing[SeatView]) -> list[Key]:
    """Draw the button that asks for a hint, if hints are allowed and something is asked."""
    frame = drawing.frame
    if not frame.hints or drawing.view.prompt is None:
        return []
    return [
        Button(
            ButtonId(frame.table_id, "hint", frame.asked[drawing.view.seat]), drawing("button-hint")
        )
    ]


def hint_text(drawing: Drawing[View], advice: Advice, what: str) -> str:
    """Say what to do, and why if a reason is known; `what` is the action in words."""
    if advice.reason is None:
        return drawing("hint-alone", what=what)
    facts: dict[str, MessageArgument] = {}
    for name, fact in advice.facts.items():
        facts |= _said(drawing, name, fact)
    return drawing("hint", what=what, why=drawing(f"hint-{advice.reason}", **facts))


def _said(
    drawing: Drawing[View], name: str, fact: Card | tuple[Card, ...] | str | int
) -> dict[str, MessageArgument]:
    phrasebook = drawing.phrasebook
    match fact:
        case Card():
            return {name: face_shown(fact, phrasebook)}
        case tuple():
            return {name: faces_shown(fact, phrasebook)}
        case str():
            return {name: suit_name(fact, phrasebook), "sign": sign_shown(fact, phrasebook)}
        case _ if name == "seat":
            return {"name": drawing.name(fact)}
        case _:
            return {name: fact}
