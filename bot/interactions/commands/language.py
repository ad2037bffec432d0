"""`/language`: in which language a person reads, whatever that of their Discord is."""

from typing import cast

from discord import app_commands
from discord.app_commands import Choice

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import choice, command_text, options
from bot.interactions.guests import language_for, learn_language
from bot.screens.personal.languages import AS_DISCORD, language_name, language_text, languages
from bot.screens.plain import plain_screen
from bot.tables.card_room import CardRoom


def language(room: CardRoom) -> Slash:
    """Return the command for one card room."""

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
