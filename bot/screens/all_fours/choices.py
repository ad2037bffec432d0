"""Answers of All Fours that play no card, in words."""

from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.stand_ins import Deed, deed
from engine.contract.action import Action

_CHOICES: Final = frozenset(
    {
        "stand",
        "beg",
        "give",
        "run",
        "again",
        "consent",
        "refuse",
        "bunch",
        "agree",
        "object",
        "claim_revoke",
        "count",
    }
)


def choice_text(choice: Action, phrasebook: Phrasebook) -> str:
    """Say what an answer does, in a label."""
    match choice:
        case Action("bid", ("pass",)):
            return phrasebook("af-choice-pass")
        case Action("bid", (points,)):
            return points
        case Action(verb, ()) if verb in _CHOICES:
            return phrasebook(f"af-choice-{verb}")
        case _:
            return str(choice)


def deed_of(phrasebook: Phrasebook, action: Action) -> Deed:
    """Tell what was done for somebody."""
    return deed(action, phrasebook, lambda choice: choice_text(choice, phrasebook))
