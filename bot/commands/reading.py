"""`/rules` and `/help`: for reading."""

from typing import cast

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.anywhere import usable_anywhere
from bot.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.commands.slash import Slash
from bot.commands.texts import command_text, options
from bot.guests import phrasebook_for, place_of
from bot.named_presets import variant_meant
from bot.room.refusal import RoomRefusal
from bot.screens.families import family_screens
from bot.screens.help import help_screen
from bot.screens.plain import plain_screen
from data.presets import GuildPresets


def rules(presets: GuildPresets) -> Slash:
    """Return the command."""

    @app_commands.command(name="rules", description=command_text("command-rules"))
    @options(preset="command-rules-preset", family="command-rules-family")
    @app_commands.choices(family=family_choices())
    @app_commands.autocomplete(preset=suggesting(presets, in_family))
    async def command(
        interaction: Interaction, preset: str | None = None, family: str | None = None
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        try:
            chosen = await variant_meant(
                presets, place_of(interaction), preset, phrasebook, among=offers_in(family)
            )
            screen = family_screens(chosen.family).rules(chosen, phrasebook)
        except RoomRefusal as refusal:
            screen = plain_screen(refusal.said(phrasebook))
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def help_() -> Slash:
    """Return the command."""

    @app_commands.command(name="help", description=command_text("command-help"))
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, help_screen(phrasebook_for(interaction)))

    return usable_anywhere(cast("Slash", command))
