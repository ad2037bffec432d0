"""The words about moves: what a computer would do and why, and what kind of mistake a move was."""

from bot.screens.cards import face_shown, faces_shown, sign_shown, suit_name
from bot.screens.drawing import Drawing
from bot.text.phrasebook import MessageArgument
from engine.cards import Card
from engine.contract.view import View
from engine.players.advice import Advice, Fact


def hint_text(drawing: Drawing[View], advice: Advice, what: str) -> str:
    """Say what to do, and why if a reason is known; `what` is the action in words."""
    why = why_text(drawing, advice)
    return drawing("hint-alone", what=what) if why is None else drawing("hint", what=what, why=why)


def why_text(drawing: Drawing[View], advice: Advice) -> str | None:
    """Say what is good about a move, if a reason is known."""
    return _told(drawing, f"hint-{advice.reason}", advice)


def mistake_text(drawing: Drawing[View], mistake: Advice) -> str | None:
    """Say what kind of mistake a move was, if that is known."""
    return _told(drawing, f"mistake-{mistake.reason}", mistake)


def _told(drawing: Drawing[View], own: str, advice: Advice) -> str | None:
    """Tell a reason by the family's `own` text, else by that of all who tell it alike."""
    if advice.reason is None:
        return None
    family = advice.reason.partition("-")[0]
    key = own if drawing.phrasebook.has(own) else own.replace(f"-{family}-", "-", 1)
    return drawing(key, **_facts(drawing, advice))


def _facts(drawing: Drawing[View], advice: Advice) -> dict[str, MessageArgument]:
    facts: dict[str, MessageArgument] = {}
    for name, fact in advice.facts.items():
        facts |= _said(drawing, name, fact)
    return facts


def _said(drawing: Drawing[View], name: str, fact: Fact) -> dict[str, MessageArgument]:
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
