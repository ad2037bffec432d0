"""`/language`: in which language a person reads, whatever that of their Discord is."""

from typing import cast

from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.anywhere import usable_anywhere
from bot.commands.slash import Slash
from bot.commands.texts import choice, command_text, options
from bot.guests import language_for, learn_language
from bot.room.card_room import CardRoom
from bot.screens.languages import AS_DISCORD, language_name, language_text, languages
from bot.screens.plain import plain_screen


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
