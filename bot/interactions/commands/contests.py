"""`/challenge`, *Challenge* in the menu of a person, and `/tournament`."""

from typing import cast

import discord
from discord import app_commands

from bot.discord.answers import Interaction
from bot.fields.challenges import MOST_DEALS, USUAL_DEALS
from bot.interactions.commands.daily import daily_choices, family_chosen
from bot.interactions.commands.declaring import Slash, choice, command_text, options
from bot.interactions.commands.preset_choice import suggesting
from bot.interactions.contests import begin_tournament, challenge_somebody, show_challenges
from bot.screens.daily.games import families
from bot.screens.families import offers
from bot.tables.card_room import CardRoom

FEWEST, MOST = 4, 20
"""Deals of a tournament."""

HOURS, USUAL_HOURS = (1, 3, 24, 72, 168, 336), 72
"""For how long one may be open."""


def challenge(room: CardRoom) -> Slash:
    @app_commands.command(name="challenge", description=command_text("command-challenge"))
    @options(
        player="command-challenge-player",
        game="practice-option-game",
        deals="command-challenge-deals",
    )
    @app_commands.choices(game=daily_choices())
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        player: discord.User | None = None,
        game: str = "hearts",
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
    ) -> None:
        if player is None:
            await show_challenges(room, interaction)
            return
        await challenge_somebody(room, interaction, player, family_chosen(game), deals)

    return cast("Slash", command)


def challenge_this(room: CardRoom) -> app_commands.ContextMenu:
    """Return the command in the menu of a person, for one card room."""

    async def command(interaction: Interaction, player: discord.User) -> None:
        await challenge_somebody(room, interaction, player, families()[0])

    name = command_text("command-challenge-this")
    return app_commands.guild_only(app_commands.ContextMenu(name=name, callback=command))


def tournament(room: CardRoom) -> Slash:
    @app_commands.command(name="tournament", description=command_text("command-tournament"))
    @options(
        game="play-game",
        deals="command-tournament-deals",
        length="command-tournament-length",
    )
    @app_commands.autocomplete(game=suggesting(room.services.store.presets, lambda _: offers()))
    @app_commands.choices(
        length=[choice(hours, "tournament-lasts", hours=hours) for hours in HOURS]
    )
    @app_commands.default_permissions(manage_events=True)
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        game: str | None = None,
        deals: app_commands.Range[int, FEWEST, MOST] = USUAL_DEALS,
        length: int = USUAL_HOURS,
    ) -> None:
        await begin_tournament(room, interaction, game, deals, length)

    return cast("Slash", command)
