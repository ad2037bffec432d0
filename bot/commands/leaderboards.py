"""`/leaderboard` and `/stats`: who plays how well in this guild."""

from collections.abc import Callable
from typing import cast

import discord
from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.commands.slash import Slash
from bot.commands.texts import choice, command_text, options
from bot.guests import guild_phrasebook_for, phrasebook_for
from bot.leaderboard_pages import leaderboard_page
from bot.named_presets import preset_meant
from bot.names import safe_name
from bot.phrasebook import Phrasebook
from bot.room.preferences import Preferences
from bot.room.refusal import RoomRefusal
from bot.screens.families import SCREENS
from bot.screens.leaderboard import Games
from bot.screens.plain import plain_screen
from bot.screens.stats import Figures, stats_screen
from data.seasons import ALL_TIME, EVERY_PRESET, season_of
from data.standings import Standings
from data.store import Store
from engine.games.catalogue import variant


def leaderboard(store: Store, preferences: Preferences, now: Callable[[], int]) -> Slash:
    """Return the command; `now` tells milliseconds since 1970."""

    @app_commands.command(name="leaderboard", description=command_text("command-leaderboard"))
    @options(
        season="command-leaderboard-season",
        family="command-leaderboard-family",
        preset="command-leaderboard-preset",
    )
    @app_commands.choices(
        season=[
            choice("month", "command-leaderboard-month"),
            choice(ALL_TIME, "command-leaderboard-all"),
        ],
        family=family_choices(),
    )
    @app_commands.autocomplete(preset=suggesting(store.presets, in_family, own=False))
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        season: str = "month",
        family: str | None = None,
        preset: str | None = None,
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        try:
            games = _games(family, preset, phrasebook)
        except RoomRefusal as refusal:
            said = refusal.said(phrasebook)
            await answers.whisper(interaction, plain_screen(said))
            return
        chosen_season = ALL_TIME if season == ALL_TIME else season_of(now())
        board = (interaction.guild_id or 0, chosen_season, games.family)
        preset_key = games.preset or EVERY_PRESET
        # One with nobody on it is not worth a message that stays for everybody.
        is_public = (await store.standings.page(*board, preset_key, page=0, size=1)).total > 0
        if is_public:
            phrasebook = await guild_phrasebook_for(interaction, preferences)
        screen = await leaderboard_page(
            store,
            interaction.guild_id or 0,
            games,
            season=chosen_season,
            page=0,
            now=now(),
            phrasebook=phrasebook,
        )
        if is_public:
            await answers.post(interaction, lambda: screen)
        else:
            await answers.whisper(interaction, screen)

    return cast("Slash", command)


def _games(family: str | None, preset: str | None, phrasebook: Phrasebook) -> Games:
    """Return which games are asked for; raise `RoomRefusal` for a preset that nobody offers."""
    if preset is None:
        return Games(family or next(iter(SCREENS)))
    key = preset_meant(preset, phrasebook, offers_in(family))
    return Games(variant(key).family, key)


def stats(standings: Standings, now: Callable[[], int]) -> Slash:
    """Return the command; `now` tells milliseconds since 1970."""

    @app_commands.command(name="stats", description=command_text("command-stats"))
    @options(player="command-stats-player", family="command-stats-family")
    @app_commands.choices(family=family_choices())
    @app_commands.guild_only()
    async def command(
        interaction: Interaction, player: discord.User | None = None, family: str | None = None
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        whose = interaction.user if player is None else player
        name = safe_name(whose.display_name)
        families = tuple(SCREENS) if family is None else (family,)
        guild_id, month = interaction.guild_id or 0, season_of(now())
        figures = [await _figures(standings, guild_id, whose.id, one, month) for one in families]
        played = [one for one in figures if one is not None]
        if not played:
            await answers.whisper(interaction, plain_screen(phrasebook("stats-none", name=name)))
            return
        await answers.whisper(interaction, stats_screen(name, played, phrasebook))

    return cast("Slash", command)


async def _figures(
    standings: Standings, guild_id: int, person: int, family: str, month: str
) -> Figures | None:
    """Return how somebody plays a family of games here, None for whoever has not."""
    all_time = await standings.of_person(guild_id, person, ALL_TIME, family)
    if all_time is None:
        return None
    this_month = await standings.of_person(guild_id, person, month, family)
    customised = await standings.customised(guild_id, person, family)
    return Figures(family, this_month, all_time, customised)
