"""Hints in words: what a computer would do, and why."""

from typing import Any

from discord import ui

from bot.screens.cards import SUIT_SIGNS, face_text, faces_text, suit_name
from bot.screens.components import button
from bot.screens.frame import Frame
from bot.sentences import Sentence
from bot.words import Fact, Words
from engine.cards import Card
from engine.contract.view import View
from engine.players.advice import Advice


def hint_keys(frame: Frame, view: View, words: Words) -> list[ui.Item[Any]]:
    """Draw the button that asks for a hint, where hints are allowed and something is asked."""
    if not frame.hints or view.prompt is None or view.seat is None:
        return []
    return [button(Sentence(frame.table_id, "hint", frame.asked[view.seat]), words("button-hint"))]


def hint_text(advice: Advice, what: str, frame: Frame, words: Words) -> str:
    """Say what to do, and why where a reason is known; `what` is the action in words."""
    if advice.reason is None:
        return words("hint-alone", what=what)
    facts: dict[str, Fact] = {}
    for name, fact in advice.facts.items():
        facts |= _said(name, fact, frame, words)
    return words("hint", what=what, why=words(f"hint-{advice.reason}", **facts))


def _said(
    name: str, fact: Card | tuple[Card, ...] | str | int, frame: Frame, words: Words
) -> dict[str, Fact]:
    match fact:
        case Card():
            return {name: face_text(fact, words)}
        case tuple():
            return {name: faces_text(fact, words)}
        case str():
            return {name: suit_name(fact, words), "sign": SUIT_SIGNS[fact]}
        case _ if name == "seat":
            return {"name": frame.name(fact)}
        case _:
            return {name: fact}
