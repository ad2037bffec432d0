"""`/rules` and `/help`: for reading."""

from typing import cast

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.slash import Slash
from bot.guests import words_for
from bot.screens.help import help_screen
from bot.screens.rules import rules_screen
from engine.games.catalogue import variant


def rules() -> Slash:
    """Return the command."""

    @app_commands.command(name="rules", description="How Hearts is played here")
    async def command(interaction: Interaction) -> None:
        screen = rules_screen(variant("standard"), words_for(interaction))
        await answers.whisper(interaction, screen)

    return cast("Slash", command)


def help_() -> Slash:
    """Return the command."""

    @app_commands.command(name="help", description="What this bot does, and how to begin")
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, help_screen(words_for(interaction)))

    return cast("Slash", command)
