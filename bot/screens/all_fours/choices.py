"""Answers of All Fours that play no card, in words."""

from typing import Final

from bot.screens.drawing import Drawing
from bot.screens.trick_games import usual
from engine.contract.action import Action
from engine.games.all_fours.view import AllFoursView

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


def choice_text(drawing: Drawing[AllFoursView], choice: Action) -> str:
    """Say what an answer does, in a label."""
    match choice:
        case Action("bid"):
            return usual.choice(drawing, choice)
        case Action(verb, ()) if verb in _CHOICES:
            return drawing(f"af-choice-{verb}")
        case _:
            return str(choice)
