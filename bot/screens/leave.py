"""Leaving: the question before somebody goes."""

import discord

from bot.screens.components import Layout, button, layout, rows
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.sentences import Sentence
from bot.words import Words


def leave_screen(frame: Frame, words: Words) -> Layout:
    """Ask whether the person really means to leave; staying needs no press."""
    return layout(
        text(words("leave-title")),
        *rows(
            [
                button(
                    Sentence(frame.table_id, "leave-yes"),
                    words("button-leave-yes"),
                    style=discord.ButtonStyle.danger,
                )
            ]
        ),
    )
