"""`/hand`, `/table` and `/leave`, for people who sit at one; `/tables`, for moderators."""

from typing import Final, cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import Slash, choice, command_text, options
from bot.interactions.guests import phrasebook_for
from bot.interactions.moderators import moderator_by_command
from bot.interactions.own_tables import ask_of_table, own_tables
from bot.interactions.presses.moderation_pages import TurnedPanel, first_page
from bot.screens.screen import plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.hosting import leaving_screen
from bot.text.phrasebook import Phrasebook
from engine.table.chairs import Presence

LINKS: Final = 10
"""How many tables of a channel a stranger is told of."""


async def _say(interaction: Interaction, phrasebook: Phrasebook, key: str) -> None:
    await answers.whisper(interaction, plain_screen(phrasebook(key)))


def _where(live_table: LiveTable, phrasebook: Phrasebook) -> str:
    """Say where a table stands, to somebody who does not sit there."""
    frame = live_table.frame(phrasebook)
    link = live_table.moment.link or frame.channel_link
    return phrasebook("table-is-there", variant=frame.variant_title, link=link)


def hand(room: CardRoom) -> Slash:
    @app_commands.command(name="hand", description=command_text("command-hand"))
    @options(hands="command-hand-hands")
    @app_commands.choices(
        hands=[choice("dm", "command-hand-dm"), choice("here", "command-hand-here")]
    )
    async def command(interaction: Interaction, hands: str | None = None) -> None:
        phrasebook = phrasebook_for(interaction)
        person = interaction.user.id
        if hands is not None:
            await room.following.send_hands(person, hands)
        tables = await own_tables(room, interaction)
        if hands is None and len(tables) > 1:
            await ask_of_table(room, interaction, "hand", tables, phrasebook)
            return
        live_table = tables[0] if tables else None
        seat = None if live_table is None else live_table.seat_of(person)
        if live_table is None or seat is None:
            await _say(interaction, phrasebook, "no-table" if hands is None else f"hands-{hands}")
            return
        await live_table.must_let_back(person)
        if hands is None or live_table.chairs[seat].presence is Presence.AWAY:
            await live_table.session.back(seat)
        in_private = interaction.guild_id is None and await room.services.private.wants_them(person)
        if hands is None and in_private and live_table.hand(seat).repost():
            await _say(interaction, phrasebook, "hand-posted")
            return
        await answers.reply(interaction, live_table.hand(seat).shown())

    return cast("Slash", command)


def table(room: CardRoom) -> Slash:
    @app_commands.command(name="table", description=command_text("command-table"))
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        phrasebook = phrasebook_for(interaction)
        here = [
            live_table
            for live_table in room.tables.live.values()
            if live_table.row.channel_id == interaction.channel_id
            and not (live_table.over or live_table.row.solo)
        ]
        mine = [
            live_table for live_table in here if live_table.seat_of(interaction.user.id) is not None
        ]
        if not here:
            await _say(interaction, phrasebook, "no-table-here")
        elif not mine:
            # A new message for each stranger would bury the channel.
            told = "\n".join(_where(live_table, phrasebook) for live_table in here[:LINKS])
            await answers.whisper(interaction, plain_screen(told))
        else:
            await ask_of_table(room, interaction, "table", mine, phrasebook)

    return cast("Slash", command)


def leave(room: CardRoom) -> Slash:
    @app_commands.command(name="leave", description=command_text("command-leave"))
    async def command(interaction: Interaction) -> None:
        phrasebook = phrasebook_for(interaction)
        person = interaction.user.id
        lobbies = room.tables.lobbies_of(person)
        if lobbies:
            rows = [one.row for one in (*lobbies, *room.tables.of_person(person))]
            said = phrasebook("which-table-leave")
            await answers.whisper(interaction, leaving_screen(said, person, rows, phrasebook))
            return
        tables = await own_tables(room, interaction)
        if not tables:
            await _say(interaction, phrasebook, "no-table")
            return
        await ask_of_table(room, interaction, "leave", tables, phrasebook)

    return cast("Slash", command)


def tables(room: CardRoom) -> Slash:
    @app_commands.command(name="tables", description=command_text("command-tables"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def command(interaction: Interaction) -> None:
        moderator = moderator_by_command(interaction)
        panel = TurnedPanel(room, moderator, phrasebook_for(interaction))
        await answers.whisper(interaction, await first_page(panel))

    return cast("Slash", command)
