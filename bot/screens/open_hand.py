"""What stands on the private hand of any game: where it is played, and its last row."""

from typing import Any

import discord
from discord import ui

from bot.screens.components import button, link, rows
from bot.screens.frame import Frame
from bot.screens.phrases import date
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.seats import Seat
from engine.table.chairs import Presence


def where_text(frame: Frame, words: Words) -> str:
    """Say where the table of a hand stands, with a link to it."""
    return words(
        "hand-where",
        guild=frame.guild_name,
        channel=frame.channel_name,
        table=frame.table_id,
        link=frame.table_link or frame.channel_link,
    )


def away_text(frame: Frame, seat: Seat, words: Words) -> str | None:
    """Say to somebody who was away what happens meanwhile."""
    if frame.chairs[seat].presence is not Presence.AWAY:
        return None
    if frame.paused_until is not None:
        return words("paused-hand", moment=date(frame.paused_until))
    return words("hand-away")


def last_row(
    frame: Frame,
    seat: Seat,
    words: Words,
    *before: ui.Item[Any],
) -> list[ui.ActionRow[Any]]:
    """Draw the last row of a hand: `before`, the way back for who was away, and to the table."""
    keys = list(before)
    if frame.chairs[seat].presence is Presence.AWAY:
        keys.append(
            button(
                Sentence(frame.table_id, "back"),
                words("button-back"),
                style=discord.ButtonStyle.success,
            )
        )
    if frame.table_link is not None:
        keys.append(link(words("button-to-table"), frame.table_link))
    return rows(keys)
