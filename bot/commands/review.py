"""`/review`: stepping through a game that is over."""

from datetime import UTC, datetime
from typing import cast

import discord
from babel.dates import format_skeleton
from discord import app_commands
from discord.app_commands import Choice

from bot.answers import Interaction
from bot.commands.preset_choice import LONGEST_CHOICE, SUGGESTIONS
from bot.commands.slash import Slash
from bot.commands.texts import command_text, options
from bot.guests import phrasebook_for
from bot.phrasebook import Phrasebook
from bot.review_answers import Reviewer
from bot.room.card_room import CardRoom
from bot.room.refusal import RoomRefusal
from bot.screens.phrases import listed
from bot.screens.shortening import shortened
from data.results import PlayedGame
from data.store import Store


def review(room: CardRoom, store: Store) -> Slash:
    """Return the command for one card room."""

    async def own_games(interaction: Interaction, current: str) -> list[Choice[str]]:
        phrasebook = phrasebook_for(interaction)
        played = await store.results.played(interaction.guild_id, interaction.user.id, SUGGESTIONS)
        typed = current.casefold().strip()
        titled = ((_title(game, interaction.user.id, phrasebook), game.game_id) for game in played)
        return [
            Choice(name=title, value=game_id)
            for title, game_id in titled
            if typed in title.casefold() or typed in game_id
        ]

    @app_commands.command(name="review", description=command_text("command-review"))
    @options(table="command-review-table", record="command-review-record")
    @app_commands.autocomplete(table=own_games)
    async def command(
        interaction: Interaction,
        table: app_commands.Range[str, 1, 40] | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        if table is not None and record is not None:
            raise RoomRefusal("verify-both")
        reviewer = await Reviewer.of(room, store, interaction)
        if record is not None:
            await reviewer.open_file(record)
        elif table is not None:
            await reviewer.open_table(table)
        else:
            await reviewer.open_last()

    return cast("Slash", command)


def _title(game: PlayedGame, person: int, phrasebook: Phrasebook) -> str:
    """Name a game by its day, its rules, who else played, and its table."""
    others = [name for seated, name in game.people if seated != person and name]
    day = datetime.fromtimestamp(game.ended_at / 1000, UTC)
    title = phrasebook(
        "review-choice" if others else "review-choice-alone",
        day=format_skeleton("MMMd", day, locale=phrasebook.conventions),
        variant=phrasebook(f"variant-{game.preset}"),
        names=listed(others, phrasebook),
        table=game.game_id,
    )
    return shortened(title, LONGEST_CHOICE)
