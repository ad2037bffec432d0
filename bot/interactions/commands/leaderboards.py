"""`/leaderboard`: who plays how well in this guild."""

from collections.abc import Callable
from typing import cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import choice, command_text, options
from bot.interactions.guests import guild_phrasebook_for, phrasebook_for
from bot.interactions.leaderboard_pages import leaderboard_page
from bot.interactions.named_presets import preset_meant
from bot.screens.families import SCREENS
from bot.screens.leaderboards.boards import ORDERS, By, Games, Leaderboard, Seasons, orders_of
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from bot.tables.preferences import Preferences
from bot.text.phrasebook import Phrasebook
from data.seasons import ALL_TIME
from data.store import Store
from engine.games.catalogue import variant


def leaderboard(store: Store, preferences: Preferences, now: Callable[[], int]) -> Slash:
    """Return the command; `now` tells milliseconds since 1970."""

    @app_commands.command(name="leaderboard", description=command_text("command-leaderboard"))
    @options(
        by="command-leaderboard-by",
        season="command-leaderboard-season",
        family="command-leaderboard-family",
        preset="command-leaderboard-preset",
    )
    @app_commands.choices(
        by=[choice(by, f"leaderboard-by-{by}") for by in ORDERS],
        season=[
            choice("month", "command-leaderboard-month"),
            choice("season", "command-leaderboard-four-weeks"),
            choice(ALL_TIME, "command-leaderboard-all"),
        ],
        family=family_choices(),
    )
    @app_commands.autocomplete(preset=suggesting(store.presets, in_family, own=False))
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        by: str = "wins",
        season: str | None = None,
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
        moment, guild_id = now(), interaction.guild_id or 0
        board = _board(games, cast("By", by), season, Seasons.at(moment))
        found = await leaderboard_page(store, guild_id, board, page=0, now=moment)
        if found.total:
            public = await guild_phrasebook_for(interaction, preferences)
            await answers.post(interaction, lambda: found.draw(public))
            return
        # One with nobody on it is not worth a message that stays for everybody.
        reader = interaction.user.id
        found = await leaderboard_page(store, guild_id, board, page=0, now=moment, reader=reader)
        await answers.whisper(interaction, found.draw(phrasebook))

    return cast("Slash", command)


def _board(games: Games, by: By, season: str | None, seasons: Seasons) -> Leaderboard:
    """Return the board that is asked for; without a season the usual one of its kind."""
    if by not in orders_of(games.family):
        by = "wins"
    named = {"month": seasons.month, "season": seasons.four_weeks, ALL_TIME: ALL_TIME}
    chosen = seasons.usual(by) if season is None else named.get(season, seasons.month)
    return Leaderboard(games, chosen).ranked(by, seasons)


def _games(family: str | None, preset: str | None, phrasebook: Phrasebook) -> Games:
    """Return which games are asked for; raise `RoomRefusal` for a preset that nobody offers."""
    if preset is None:
        return Games(family or next(iter(SCREENS)))
    key = preset_meant(preset, phrasebook, offers_in(family))
    return Games(variant(key).family, key)
