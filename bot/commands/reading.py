"""`/rules` and `/help`: for reading."""

from typing import cast

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import preset_meant, suggest_preset
from bot.commands.slash import Slash
from bot.guests import words_for
from bot.room.card_room import RoomRefusal
from bot.screens.help import help_screen
from bot.screens.plain import plain_screen
from bot.screens.rules import rules_screen
from engine.games.catalogue import variant


def rules() -> Slash:
    """Return the command."""

    @app_commands.command(name="rules", description="How Hearts is played here")
    @app_commands.describe(preset="Which Hearts; the usual one if you do not say")
    @app_commands.autocomplete(preset=suggest_preset)
    async def command(interaction: Interaction, preset: str = "standard") -> None:
        words = words_for(interaction)
        try:
            screen = rules_screen(variant(preset_meant(preset, words)), words)
        except RoomRefusal as refusal:
            screen = plain_screen(words(refusal.key, **refusal.facts))
        await answers.whisper(interaction, screen)

    return cast("Slash", command)


def help_() -> Slash:
    """Return the command."""

    @app_commands.command(name="help", description="What this bot does, and how to begin")
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, help_screen(words_for(interaction)))

    return cast("Slash", command)
