"""Reactions: a few things that people at a table may say to a trick, by the press of a button."""

from typing import Final

from bot.screens.components import Button
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart
from bot.text.button_ids import ButtonId
from engine.contract.view import View

REACTIONS: Final = {"well-played": "👏", "ouch": "😱", "moon": "🌙", "pig": "🐷"}
"""The emoji of each."""

USUAL: Final = ("well-played", "ouch")
"""The reactions to a trick, or a turn, of any game.

Two stand in a row of a phone beside two buttons with words.
"""


def reactions_text(drawing: Drawing[View]) -> str | None:
    """Tell who has said what to this trick; None if nobody has."""
    told = [
        drawing("reaction-given", emoji=REACTIONS[reaction], name=drawing.name(seat))
        for seat, reaction in drawing.frame.reactions.items()
    ]
    return apart(told) or None


def reaction_keys(drawing: Drawing[View]) -> list[Button]:
    """Draw a button for each reaction, an emoji alone; none if they are switched off.

    Whoever hears the screen hears the emoji's own name.
    """
    return [
        Button(
            ButtonId(drawing.frame.table_id, "react", text=reaction), "", emoji=REACTIONS[reaction]
        )
        for reaction in drawing.frame.sayable
    ]
