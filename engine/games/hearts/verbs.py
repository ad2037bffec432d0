"""Verbs that are out of place, and why."""

from typing import Final

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, unknown_verb

VECTOR: Final = "vector"


def out_of_place(action: Action) -> IllegalAction:
    """Return why a verb cannot be used once the cards are dealt."""
    if action.verb == VECTOR:
        return IllegalAction("R3.4", "vector-late", "the cards are dealt already")
    return unknown_verb()
