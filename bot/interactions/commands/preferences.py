"""`/settings`: what a person, or who manages a server for everybody there, may choose."""

from typing import cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import command_text
from bot.interactions.preferences_panel import preferences_panel
from bot.tables.services import Services


def settings(services: Services) -> Slash:
    """Return the command for the tables that share these services."""

    @app_commands.command(name="settings", description=command_text("command-settings"))
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, await preferences_panel(services, interaction))

    return usable_anywhere(cast("Slash", command))
