"""`/leaderboard` and `/stats`: who plays how well, here or everywhere."""

from typing import cast

import discord
from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import (
    Slash,
    choice,
    command_text,
    options,
    usable_anywhere,
)
from bot.interactions.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    suggesting,
)
from bot.interactions.guests import guild_phrasebook_for, phrasebook_for
from bot.interactions.leaderboard_pages import leaderboard_page
from bot.interactions.presets import preset_meant
from bot.interactions.stats import stats_found
from bot.screens.families import SCREENS
from bot.screens.leaderboards.leaderboard import ORDERS, By, Games, Leaderboard, Seasons, orders_of
from bot.screens.leaderboards.stats import Subject
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import plain_screen
from bot.tables.card_room import CardRoom
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.seasons import ALL_TIME
from engine.games.catalogue import variant


def leaderboard(room: CardRoom) -> Slash:
    store, now = room.services.store, room.services.now

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
            public = await guild_phrasebook_for(interaction, room.services.preferences)
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


def stats(room: CardRoom) -> Slash:
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
        screen = await stats_found(room.services, interaction, subject, family, phrasebook)
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))
