"""`/challenge`, and *Challenge* in the menu of a person."""

from typing import cast

import discord
from discord import app_commands

from bot.discord.answers import Interaction
from bot.fields.challenges import MOST_DEALS, USUAL_DEALS
from bot.interactions.challenges import challenge_somebody
from bot.interactions.commands.daily import daily_choices, family_chosen
from bot.interactions.commands.declaring import Slash, command_text, options
from bot.screens.daily.games import families
from bot.tables.card_room import CardRoom


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
        player: discord.User,
        game: str = "hearts",
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
    ) -> None:
        await challenge_somebody(room, interaction, player, family_chosen(game), deals)

    return cast("Slash", command)


def challenge_this(room: CardRoom) -> app_commands.ContextMenu:
    """Return the command in the menu of a person, for one card room."""

    async def command(interaction: Interaction, player: discord.User) -> None:
        await challenge_somebody(room, interaction, player, families()[0])

    name = command_text("command-challenge-this")
    return app_commands.guild_only(app_commands.ContextMenu(name=name, callback=command))
