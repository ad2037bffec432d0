"""`/hand`, `/table` and `/leave`: for people who sit at one."""

from typing import Final, cast

from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.slash import Slash
from bot.guests import words_for
from bot.leaving import ask_to_leave
from bot.permissions import missing_permissions
from bot.room.card_room import CardRoom
from bot.room.sitting import Sitting
from bot.screens.plain import plain_screen
from bot.words import Words
from engine.table.chairs import Presence

LINKS: Final = 10
"""How many tables of a channel a stranger is told of."""


def _table_here(room: CardRoom, interaction: Interaction) -> Sitting | None:
    """Return the person's table in this channel, else the one that waits for the person most."""
    tables = room.tables_of(interaction.user.id)
    here = [table for table in tables if table.row.channel_id == interaction.channel_id]
    playing = [table for table in (*here, *tables) if not table.left_by(interaction.user.id)]
    return next(iter((*playing, *here, *tables)), None)


async def _say(interaction: Interaction, words: Words, key: str) -> None:
    await answers.whisper(interaction, plain_screen(words(key)))


def _where(sitting: Sitting, words: Words) -> str:
    """Say where a table stands, to somebody who does not sit there."""
    link = sitting.table_link or sitting.frame().channel_link
    return words("table-is-there", variant=sitting.frame().variant_title, link=link)


def hand(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="hand", description="Show your cards, only to you")
    @app_commands.describe(hands="Where your hands are sent from now on")
    @app_commands.choices(
        hands=[
            Choice(name="By direct message", value="dm"),
            Choice(name="Only here, when I press My hand", value="here"),
        ]
    )
    async def command(interaction: Interaction, hands: str | None = None) -> None:
        words = words_for(interaction)
        person = interaction.user.id
        if hands is not None:
            await room.house.private.choose(person, hands)
            for table in room.tables_of(person):
                table.may_be_reached(person)
        sitting = _table_here(room, interaction)
        seat = None if sitting is None else sitting.seat_of(person)
        if sitting is None or seat is None:
            await _say(interaction, words, "no-table" if hands is None else f"hands-{hands}")
            return
        if hands is None or sitting.chairs[seat].presence is Presence.AWAY:
            await sitting.back(seat)
        await sitting.hands.show(seat, interaction)

    return cast("Slash", command)


def table(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="table", description="Post the table again at the bottom")
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        words = words_for(interaction)
        here = [
            sitting
            for sitting in room.sittings.values()
            if sitting.row.channel_id == interaction.channel_id and not sitting.over
        ]
        mine = [sitting for sitting in here if sitting.seat_of(interaction.user.id) is not None]
        if not here:
            await _say(interaction, words, "no-table-here")
        elif not mine:
            # A new message for each stranger would bury the channel.
            told = "\n".join(_where(sitting, words) for sitting in here[:LINKS])
            await answers.whisper(interaction, plain_screen(told))
        elif missing_permissions(interaction):
            await _say(interaction, words, "start-not-posted")
        elif not mine[0].repost():
            text = words("table-posted-before", link=mine[0].table_link or "")
            await answers.whisper(interaction, plain_screen(text))
        else:
            await _say(interaction, words, "table-posted")

    return cast("Slash", command)


def leave(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="leave", description="Leave your table, or pause or end your game")
    async def command(interaction: Interaction) -> None:
        words = words_for(interaction)
        sitting = _table_here(room, interaction)
        seat = None if sitting is None else sitting.seat_of(interaction.user.id)
        if sitting is None or seat is None:
            await _say(interaction, words, "no-table")
            return
        await ask_to_leave(interaction, sitting, seat, words)

    return cast("Slash", command)
