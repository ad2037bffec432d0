"""The table of a game that is paused, whatever the game."""

import discord

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import date, framed, listed_or, text
from bot.sentences import Sentence
from bot.words import Words


def paused_table_screen(frame: Frame, words: Words) -> Layout:
    """Draw the public message: who can go on with the game, and until when."""
    assert frame.paused_until is not None
    names = [f"**{chair.name}**" for chair in frame.chairs if chair.person is not None]
    return framed(
        text(words("paused-title", variant=frame.variant_title)),
        text(
            words(
                "paused-table",
                names=listed_or(names, words),
                moment=date(frame.paused_until),
            )
        ),
        *rows(
            [
                button(
                    Sentence(frame.table_id, "hand"),
                    words("button-hand"),
                    style=discord.ButtonStyle.primary,
                ),
                button(Sentence(frame.table_id, "scores"), words("button-scores")),
                button(Sentence(frame.table_id, "rules"), words("button-rules")),
                button(Sentence(frame.table_id, "leave"), words("button-leave")),
            ]
        ),
    )
