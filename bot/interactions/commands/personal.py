"""`/language`, `/settings` and `/data`: what one person chooses, and what is kept of them."""

from typing import cast

from discord import app_commands
from discord.app_commands import Choice

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import (
    Slash,
    choice,
    command_text,
    options,
    usable_anywhere,
)
from bot.interactions.data_files import DataExport
from bot.interactions.guests import language_for, learn_language, phrasebook_for
from bot.interactions.presses.preferences import preferences_panel
from bot.screens.personal.preferences import (
    AS_DISCORD,
    delete_screen,
    language_name,
    language_text,
    languages,
)
from bot.screens.screen import plain_screen
from bot.tables.card_room import CardRoom


def language(room: CardRoom) -> Slash:
    @app_commands.command(name="language", description=command_text("command-language"))
    @options(language="command-language-language")
    @app_commands.choices(
        language=[
            choice(AS_DISCORD, f"prefer-language-{AS_DISCORD}"),
            # Each in its own words, whoever reads them.
            *(Choice(name=language_name(one), value=one) for one in languages()),
        ]
    )
    async def command(interaction: Interaction, language: str | None = None) -> None:
        person, preferences = interaction.user.id, room.services.preferences
        if language is not None:
            await preferences.choose(person, "language", language)
            await learn_language(interaction, room)
            room.following.follow_person(person)
        own = (await preferences.looked_up(person)).language
        told = language_text(language_for(interaction), chosen=own != AS_DISCORD)
        await answers.whisper(interaction, plain_screen(told))

    return usable_anywhere(cast("Slash", command))


def settings(room: CardRoom) -> Slash:
    @app_commands.command(name="settings", description=command_text("command-settings"))
    async def command(interaction: Interaction) -> None:
        await answers.whisper(interaction, await preferences_panel(room.services, interaction))

    return usable_anywhere(cast("Slash", command))


def data(room: CardRoom) -> app_commands.Group:
    exports = DataExport(room.services.store.privacy)
    group = app_commands.Group(name="data", description=command_text("command-data"))

    @group.command(name="export", description=command_text("command-data-export"))
    async def export(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await exports.send(interaction, phrasebook_for(interaction))

    @group.command(name="delete", description=command_text("command-data-delete"))
    async def delete(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await answers.whisper(interaction, delete_screen(phrasebook_for(interaction)))

    return usable_anywhere(group)
