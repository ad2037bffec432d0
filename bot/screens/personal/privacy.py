"""Privacy: what is kept, and the question before it is deleted."""

from bot.screens.components import Button, Style, rows
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook


def delete_screen(phrasebook: Phrasebook) -> Screen:
    """Say what deleting means and ask for a second press."""
    return layout(
        text(
            phrasebook("delete-title"),
            phrasebook("delete-gone"),
            phrasebook("delete-stays"),
            phrasebook("delete-proofs"),
            phrasebook("delete-copies"),
        ),
        *rows(
            [
                Button(
                    ButtonId(ANYWHERE, "forget-yes"),
                    phrasebook("button-delete"),
                    style=Style.DANGER,
                )
            ]
        ),
    )
