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
from bot.interactions.guests import is_elsewhere, phrasebook_for, place_of
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
        elsewhere = is_elsewhere(interaction)
        manages = interaction.permissions.manage_guild and not elsewhere
        screen = help_screen(phrasebook_for(interaction), manages=manages, elsewhere=elsewhere)
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def help_screen(
    phrasebook: Phrasebook, *, manages: bool = False, elsewhere: bool = False
) -> Screen:
    """Draw the way into a game, and the commands; some are for who `manages` the server.

    `elsewhere` the bot is not, and Discord offers no command that is for tables.
    """

    def of_tables(key: str, **facts: str) -> str | None:
        return None if elsewhere else phrasebook(key, **facts)

    opening = apart(phrasebook("help-offer", command=offer.command) for offer in offers())
    return layout(
        text(
            phrasebook("help-title"),
            phrasebook("help-play"),
            of_tables("help-open", offers=opening),
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
            of_tables("help-table"),
            of_tables("help-leave"),
            phrasebook("help-rules"),
            phrasebook("help-review"),
            phrasebook("help-verify"),
            of_tables("help-leaderboard"),
            phrasebook("help-stats"),
        ),
        text(
            phrasebook("help-settings"),
            phrasebook("help-language"),
            phrasebook("help-data"),
            phrasebook("help-tables") if manages else None,
        ),
    )
