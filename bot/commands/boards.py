"""`/leaderboard` and `/stats`: who plays how well in this guild."""

import re
from datetime import UTC, datetime
from typing import Final, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.slash import Slash
from bot.guests import words_for
from bot.names import safe_name
from bot.room.card_room import CardRoom
from bot.screens.components import Layout
from bot.screens.leaderboard import leaderboard_screen
from bot.screens.plain import plain_screen
from bot.screens.stats import stats_screen
from bot.words import Words
from engine.cards import Unreadable

ROWS_A_PAGE: Final = 10
ALL_TIME: Final = "all"


def season_now(now_ms: int) -> str:
    """Return the season of a moment: a calendar month, such as `2026-11`, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).strftime("%Y-%m")


def leaderboard(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="leaderboard", description="Who wins at Hearts in this server")
    @app_commands.describe(season="This month, or all the games ever played here")
    @app_commands.choices(
        season=[Choice(name="This month", value="month"), Choice(name="All time", value=ALL_TIME)]
    )
    @app_commands.guild_only()
    async def command(interaction: Interaction, season: str = "month") -> None:
        chosen = ALL_TIME if season == ALL_TIME else season_now(room.house.now())
        screen = await _screen(room, interaction, "hearts", chosen, 0, words_for(interaction))
        await answers.post(interaction, lambda: screen)

    return cast("Slash", command)


async def show_board(room: CardRoom, interaction: Interaction, text: str, words: Words) -> None:
    """Turn to another page or season of a leaderboard; `text` is as in `hearts 2026-11 2`."""
    form = re.fullmatch(r"([a-z_]{1,20}) (all|[0-9]{4}-[0-9]{2}) ([0-9]{1,5})", text)
    if form is None:
        raise Unreadable("a leaderboard's page is named by family, season and number")
    screen = await _screen(room, interaction, form[1], form[2], int(form[3]), words)
    await answers.redraw(interaction, screen)


async def _screen(
    room: CardRoom, interaction: Interaction, family: str, season: str, page: int, words: Words
) -> Layout:
    guild_id = interaction.guild_id or 0
    standings = room.house.store.standings
    found = await standings.page(guild_id, season, family, page=page, size=ROWS_A_PAGE)
    pages = max(1, -(-found.total // ROWS_A_PAGE))
    if page >= pages:
        # An old button may name a page that is no more: somebody's data was deleted.
        page = pages - 1
        found = await standings.page(guild_id, season, family, page=page, size=ROWS_A_PAGE)
    return leaderboard_screen(
        found.rows,
        season=season,
        this_season=season_now(room.house.now()),
        family=family,
        page=page,
        pages=pages,
        words=words,
    )


def stats(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="stats", description="How you, or somebody else, play at Hearts")
    @app_commands.describe(player="Whose figures; yours if you do not say")
    @app_commands.guild_only()
    async def command(interaction: Interaction, player: discord.User | None = None) -> None:
        words = words_for(interaction)
        whose = interaction.user if player is None else player
        guild_id = interaction.guild_id or 0
        store = room.house.store
        month = season_now(room.house.now())
        this_month = await store.standings.of_person(guild_id, whose.id, month, "hearts")
        all_time = await store.standings.of_person(guild_id, whose.id, ALL_TIME, "hearts")
        name = safe_name(whose.display_name)
        if all_time is None:
            await answers.whisper(interaction, plain_screen(words("stats-none", name=name)))
            return
        screen = stats_screen(name, this_month=this_month, all_time=all_time, words=words)
        await answers.whisper(interaction, screen)

    return cast("Slash", command)
