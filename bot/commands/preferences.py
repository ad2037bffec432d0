"""`/settings`: what a person, or who manages a server for everybody there, may choose."""

from typing import cast

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.anywhere import usable_anywhere
from bot.commands.slash import Slash
from bot.commands.texts import command_text
from bot.preferences_panel import preferences_panel
from bot.room.services import Services


def settings(services: Services) -> Slash:
    """Return the command for the tables that share these services."""

    @app_commands.command(name="settings", description=command_text("command-settings"))
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, await preferences_panel(services, interaction))

    return usable_anywhere(cast("Slash", command))
