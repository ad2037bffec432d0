"""`/verify`: whether a game was dealt fairly."""

from typing import cast

import discord
from discord import app_commands

from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import command_text, options
from bot.interactions.guests import phrasebook_for
from bot.interactions.verify_answers import verify_file, verify_latest, verify_table
from bot.screens.refusal import RoomRefusal
from bot.tables.card_room import CardRoom
from data.store import Store


def verify(room: CardRoom, store: Store) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="verify", description=command_text("command-verify"))
    @options(table="command-verify-table", record="command-verify-record")
    async def command(
        interaction: Interaction,
        table: app_commands.Range[str, 1, 40] | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        if table is not None and record is not None:
            raise RoomRefusal("verify-both")
        if record is not None:
            await verify_file(room, store, interaction, record, phrasebook)
        elif table is not None:
            await verify_table(room, store, interaction, table, phrasebook)
        else:
            await verify_latest(room, store, interaction, phrasebook)

    return usable_anywhere(cast("Slash", command))
