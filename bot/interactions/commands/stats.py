"""`/stats`: how one person plays, in this guild or in all of them."""

from collections.abc import Callable
from typing import cast

import discord
from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.preset_choice import family_choices
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import command_text, options
from bot.interactions.guests import phrasebook_for
from bot.interactions.stats_answers import stats_found
from bot.screens.leaderboards.stats import Subject
from bot.tables.preferences import Preferences
from bot.text.names import safe_name
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
