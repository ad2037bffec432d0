"""What stands on the private hand of any game: where it is played, and its last row."""

from typing import Any

import discord
from discord import ui

from bot.screens.components import button, link, rows
from bot.screens.frame import Frame
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
    """Say to somebody who was away that a computer plays meanwhile."""
    return words("hand-away") if frame.chairs[seat].presence is Presence.AWAY else None


def last_row(
    frame: Frame, seat: Seat, words: Words, *before: ui.Item[Any]
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


def laid_out(groups: list[list[ui.Item[Any]]], room: int) -> list[ui.ActionRow[Any]]:
    """Lay a hand out with rows of its own for each suit, or densely where these would not fit.

    `room` is how many components are left for rows and keys together.
    """
    apart = [row for group in groups for row in rows(group)]
    if sum(1 + len(row.children) for row in apart) <= room:
        return apart
    return rows([key for group in groups for key in group])
