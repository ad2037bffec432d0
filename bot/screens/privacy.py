"""Privacy: what is kept, and the question before it is deleted."""

import discord

from bot.screens.components import Layout, button, layout, rows
from bot.screens.phrases import text
from bot.sentences import ANYWHERE, Sentence
from bot.words import Words


def delete_screen(words: Words) -> Layout:
    """Say what deleting means and ask for a second press."""
    return layout(
        text(words("delete-title"), words("delete-gone"), words("delete-stays")),
        *rows(
            [
                button(
                    Sentence(ANYWHERE, "forget-yes"),
                    words("button-delete"),
                    style=discord.ButtonStyle.danger,
                )
            ]
        ),
    )
