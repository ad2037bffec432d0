"""Privacy: what is kept, and the question before it is deleted."""

import discord

from bot.button_ids import ANYWHERE, ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.components import Layout, button, layout, rows
from bot.screens.phrases import text


def delete_screen(phrasebook: Phrasebook) -> Layout:
    """Say what deleting means and ask for a second press."""
    return layout(
        text(phrasebook("delete-title"), phrasebook("delete-gone"), phrasebook("delete-stays")),
        *rows(
            [
                button(
                    ButtonId(ANYWHERE, "forget-yes"),
                    phrasebook("button-delete"),
                    style=discord.ButtonStyle.danger,
                )
            ]
        ),
    )
