"""`/rules` and `/help`: for reading."""

from typing import cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import Slash, command_text, options, usable_anywhere
from bot.interactions.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.interactions.guests import OfferedCommands, offered_at, phrasebook_for, place_of
from bot.interactions.presets import variant_meant
from bot.screens.components import Separator
from bot.screens.families import family_screens, offers
from bot.screens.phrases import apart, text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, layout, plain_screen
from bot.tables.card_room import CardRoom
from bot.text.phrasebook import Phrasebook


def rules(room: CardRoom) -> Slash:
    """Return the command."""
    presets = room.services.store.presets

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
            screen = family_screens(chosen.family).told.rules(chosen, phrasebook)
        except RoomRefusal as refusal:
            screen = plain_screen(refusal.said(phrasebook))
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def help_() -> Slash:
    """Return the command."""

    @app_commands.command(name="help", description=command_text("command-help"))
    async def command(interaction: Interaction) -> None:
        offered = offered_at(interaction)
        manages = interaction.permissions.manage_guild and offered == "all"
        screen = help_screen(phrasebook_for(interaction), offered, manages=manages)
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def help_screen(
    phrasebook: Phrasebook, offered: OfferedCommands = "all", *, manages: bool = False
) -> Screen:
    """Draw the way into a game, and the commands that are offered; some to who `manages` there."""

    def in_guilds(key: str, **facts: str) -> str | None:
        return phrasebook(key, **facts) if offered == "all" else None

    def of_tables(key: str) -> str | None:
        return None if offered == "anywhere" else phrasebook(key)

    opening = apart(phrasebook("help-offer", command=offer.command) for offer in offers())
    return layout(
        text(
            phrasebook("help-title"),
            phrasebook("help-play"),
            in_guilds("help-open", offers=opening),
            None if offered == "all" else phrasebook("help-open-there"),
            of_tables("help-hand"),
            of_tables("help-away"),
            phrasebook("help-signs"),
            phrasebook("help-fair"),
        ),
        Separator(),
        text(
            phrasebook("help-daily"),
            phrasebook("help-practice"),
            phrasebook("help-puzzle"),
            of_tables("help-hand-command"),
            in_guilds("help-table"),
            of_tables("help-leave"),
            phrasebook("help-rules"),
            phrasebook("help-review"),
            phrasebook("help-verify"),
            in_guilds("help-leaderboard"),
            phrasebook("help-stats"),
        ),
        text(
            phrasebook("help-settings"),
            phrasebook("help-language"),
            phrasebook("help-data"),
            phrasebook("help-tables") if manages else None,
        ),
    )
