"""`/stats`: how one person plays, in this guild or in all of them."""

from collections.abc import Callable
from typing import cast

import discord
from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.anywhere import usable_anywhere
from bot.commands.preset_choice import family_choices
from bot.commands.slash import Slash
from bot.commands.texts import command_text, options
from bot.guests import phrasebook_for
from bot.names import safe_name
from bot.room.preferences import Preferences
from bot.screens.stats import Subject
from bot.stats_answers import stats_found
from data.store import Store


def stats(store: Store, preferences: Preferences, now: Callable[[], int]) -> Slash:
    """Return the command; `now` tells milliseconds since 1970."""

    @app_commands.command(name="stats", description=command_text("command-stats"))
    @options(
        player="command-stats-player",
        family="command-stats-family",
        against="command-stats-against",
    )
    @app_commands.choices(family=family_choices())
    async def command(
        interaction: Interaction,
        player: discord.User | None = None,
        family: str | None = None,
        against: discord.User | None = None,
    ) -> None:
        whose = interaction.user if player is None else player
        subject = Subject(whose.id, safe_name(whose.display_name))
        if against is not None and against.id != whose.id:
            other = safe_name(against.display_name)
            subject = Subject(whose.id, subject.name, against.id, other)
        phrasebook = phrasebook_for(interaction)
        screen = await stats_found(
            store, preferences, interaction, subject, family, now=now(), phrasebook=phrasebook
        )
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))
