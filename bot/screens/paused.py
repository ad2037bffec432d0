"""The table of a game that is paused, whatever the game."""

import discord

from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import date, framed, listed_or, text


def paused_table_screen(frame: Frame, phrasebook: Phrasebook) -> Layout:
    """Draw the public message: who can go on with the game, and until when."""
    assert frame.paused_until is not None
    names = [f"**{chair.name}**" for chair in frame.chairs if chair.person is not None]
    return framed(
        text(phrasebook("paused-title", variant=frame.variant_title)),
        text(
            phrasebook(
                "paused-table",
                names=listed_or(names, phrasebook),
                moment=date(frame.paused_until),
            )
        ),
        *rows(
            [
                button(
                    ButtonId(frame.table_id, "hand"),
                    phrasebook("button-hand"),
                    style=discord.ButtonStyle.primary,
                ),
                button(ButtonId(frame.table_id, "scores"), phrasebook("button-scores")),
                button(ButtonId(frame.table_id, "rules"), phrasebook("button-rules")),
                button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave")),
            ]
        ),
    )
