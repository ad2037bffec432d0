"""`/leaderboard` and `/stats`: who plays how well in this guild."""

import re
from datetime import UTC, datetime
from typing import Final, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import (
    family_choices,
    in_family,
    offers_in,
    preset_meant,
    suggesting,
)
from bot.commands.slash import Slash
from bot.guests import phrasebook_for
from bot.names import safe_name
from bot.phrasebook import Phrasebook
from bot.room.card_room import CardRoom
from bot.room.refusal import RoomRefusal
from bot.screens.families import SCREENS
from bot.screens.leaderboard import Games, leaderboard_screen
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.screens.stats import Figures, stats_screen
from data.seasons import ALL_TIME, EVERY_PRESET
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES, variant

ROWS_A_PAGE: Final = 10


def season_now(now_ms: int) -> str:
    """Return the season of a moment: a calendar month, such as `2026-11`, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).strftime("%Y-%m")


def leaderboard(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="leaderboard", description="Who wins in this server")
    @app_commands.describe(
        season="This month, or all the games ever played here",
        family="Which family of games",
        preset="Only games by exactly these rules",
    )
    @app_commands.choices(
        season=[Choice(name="This month", value="month"), Choice(name="All time", value=ALL_TIME)],
        family=family_choices(),
    )
    @app_commands.autocomplete(preset=suggesting(room, in_family, own=False))
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
            said = phrasebook(refusal.key, **refusal.facts)
            await answers.whisper(interaction, plain_screen(said))
            return
        chosen = ALL_TIME if season == ALL_TIME else season_now(room.services.now())
        screen = await _screen(room, interaction, games, chosen, 0, phrasebook)
        await answers.post(interaction, lambda: screen)

    return cast("Slash", command)


def _games(family: str | None, preset: str | None, phrasebook: Phrasebook) -> Games:
    """Return which games are asked for; raise `RoomRefusal` for a preset that nobody offers."""
    if preset is None:
        return Games(family or next(iter(SCREENS)))
    key = preset_meant(preset, phrasebook, offers_in(family))
    return Games(variant(key).family, key)


async def show_leaderboard(
    room: CardRoom, interaction: Interaction, text: str, phrasebook: Phrasebook
) -> None:
    """Turn to another page or season of a leaderboard.

    `text` is as in `hearts 2026-11 2`, and `hearts 2026-11 2 omnibus` for one preset's games.
    """
    form = re.fullmatch(
        r"([a-z_]{1,20}) (all|[0-9]{4}-[0-9]{2}) ([0-9]{1,5})(?: ([a-z0-9_]{1,40}))?", text
    )
    if form is None or form[1] not in SCREENS:
        raise Unreadable("a leaderboard's page is named by family, season and number")
    if form[4] is not None and form[4] not in FAMILIES[form[1]].presets:
        raise Unreadable("no game of that name is offered")
    games = Games(form[1], form[4])
    screen = await _screen(room, interaction, games, form[2], int(form[3]), phrasebook)
    await answers.redraw(interaction, screen)


async def _screen(
    room: CardRoom,
    interaction: Interaction,
    games: Games,
    season: str,
    page: int,
    phrasebook: Phrasebook,
) -> Screen:
    board = (interaction.guild_id or 0, season, games.family, games.preset or EVERY_PRESET)
    standings = room.services.store.standings
    found = await standings.page(*board, page=page, size=ROWS_A_PAGE)
    pages = max(1, -(-found.total // ROWS_A_PAGE))
    if page >= pages:
        # An old button may name a page that is no more: somebody's data was deleted.
        page = pages - 1
        found = await standings.page(*board, page=page, size=ROWS_A_PAGE)
    return leaderboard_screen(
        found.rows,
        games,
        season=season,
        this_season=season_now(room.services.now()),
        page=page,
        pages=pages,
        phrasebook=phrasebook,
    )


def stats(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="stats", description="How you, or somebody else, play")
    @app_commands.describe(
        player="Whose figures; yours if you do not say",
        family="Which family of games; all if you do not say",
    )
    @app_commands.choices(family=family_choices())
    @app_commands.guild_only()
    async def command(
        interaction: Interaction, player: discord.User | None = None, family: str | None = None
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        whose = interaction.user if player is None else player
        name = safe_name(whose.display_name)
        families = tuple(SCREENS) if family is None else (family,)
        figures = [await _figures(room, interaction, whose.id, one) for one in families]
        played = [one for one in figures if one is not None]
        if not played:
            await answers.whisper(interaction, plain_screen(phrasebook("stats-none", name=name)))
            return
        await answers.whisper(interaction, stats_screen(name, played, phrasebook))

    return cast("Slash", command)


async def _figures(
    room: CardRoom, interaction: Interaction, person: int, family: str
) -> Figures | None:
    """Return how somebody plays a family of games here, None for whoever has not."""
    standings = room.services.store.standings
    guild_id = interaction.guild_id or 0
    all_time = await standings.of_person(guild_id, person, ALL_TIME, family)
    if all_time is None:
        return None
    month = season_now(room.services.now())
    this_month = await standings.of_person(guild_id, person, month, family)
    customised = await standings.customised(guild_id, person, family)
    return Figures(family, this_month, all_time, customised)
