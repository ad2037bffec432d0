"""`/review`, *Review this game* on a message, and `/verify`: for games that are over."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, cast

import discord
from babel.dates import format_skeleton
from discord import app_commands
from discord.app_commands import Choice

from bot.discord.answers import Interaction
from bot.discord.dynamic_items import said_by, texts_of
from bot.discord.post import Undelivered
from bot.interactions.commands.declaring import Slash, command_text, options, usable_anywhere
from bot.interactions.commands.preset_choice import LONGEST_CHOICE, SUGGESTIONS
from bot.interactions.guests import phrasebook_for, place_of
from bot.interactions.review_answers import Reviewer
from bot.interactions.verify_answers import verify_file, verify_latest, verify_table
from bot.screens.frame import CHANNELS
from bot.screens.phrases import listed
from bot.screens.refusal import RoomRefusal
from bot.screens.shortening import shortened
from bot.tables.card_room import CardRoom
from bot.text.button_ids import ANYWHERE, MENU_MARK, ButtonId
from bot.text.phrasebook import Phrasebook
from data.results import PlayedGame
from engine.cards import Unreadable

_LED_TO: Final = re.compile(rf"{re.escape(CHANNELS)}/\d+/(\d+)/(\d+)")


def review(room: CardRoom) -> Slash:
    async def own_games(interaction: Interaction, current: str) -> list[Choice[str]]:
        phrasebook = phrasebook_for(interaction)
        played = await room.services.store.results.played(
            place_of(interaction) or None, interaction.user.id, SUGGESTIONS
        )
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
        reviewer = await Reviewer.of(room, interaction)
        if record is not None:
            await reviewer.open_file(record)
        elif table is not None:
            await reviewer.open_table(table)
        else:
            await reviewer.open_last()

    return usable_anywhere(cast("Slash", command))


def review_this(room: CardRoom) -> app_commands.ContextMenu:
    """Return the command in the menu of a message, for one card room."""

    async def command(interaction: Interaction, message: discord.Message) -> None:
        table = table_told_by(message, interaction.client)
        if table is None:
            table = await _table_led_to(room, message, interaction.client)
        if table is None:
            raise RoomRefusal("review-no-game")
        reviewer = await Reviewer.of(room, interaction)
        await reviewer.open_table(table)

    name = command_text("command-review-this")
    return usable_anywhere(app_commands.ContextMenu(name=name, callback=command))


def table_told_by(message: discord.Message, bot: discord.Client) -> str | None:
    """Return the table that a message of ours belongs to by its buttons."""
    return _table_of(said_by(message)) if _is_ours(message, bot) else None


def _is_ours(message: discord.Message, bot: discord.Client) -> bool:
    return bot.user is not None and message.author.id == bot.user.id


def _table_of(custom_ids: Iterable[str]) -> str | None:
    for custom_id in custom_ids:
        try:
            table = ButtonId.read(custom_id.removeprefix(MENU_MARK)).table
        except Unreadable:
            continue
        if table != ANYWHERE:
            return table
    return None


async def _table_led_to(
    room: CardRoom, message: discord.Message, bot: discord.Client
) -> str | None:
    """Return the table of the result to which a line of ours leads, which has no buttons."""
    if not _is_ours(message, bot):
        return None
    found = next(filter(None, map(_LED_TO.search, texts_of(message))), None)
    if found is None:
        return None
    try:
        return _table_of(await room.services.post.look_up(int(found[1]), int(found[2])))
    except Undelivered:
        return None


def _title(game: PlayedGame, person: int, phrasebook: Phrasebook) -> str:
    """Name a game by its day, its rules, who else played, and its table."""
    former = phrasebook("former-player")
    others = [name or former for seated, name in game.people if seated != person]
    day = datetime.fromtimestamp(game.ended_at / 1000, UTC)
    facts = {
        "day": format_skeleton("MMMd", day, locale=phrasebook.conventions),
        "variant": phrasebook(f"variant-{game.preset}"),
        "table": game.game_id,
    }
    if others:
        title = phrasebook("review-choice", names=listed(others, phrasebook), **facts)
    else:
        title = phrasebook("review-choice-alone", **facts)
    return shortened(title, LONGEST_CHOICE)


def verify(room: CardRoom) -> Slash:
    @app_commands.command(name="verify", description=command_text("command-verify"))
    @options(table="command-verify-table", record="command-review-record")
    async def command(
        interaction: Interaction,
        table: app_commands.Range[str, 1, 40] | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        phrasebook = phrasebook_for(interaction)
        if table is not None and record is not None:
            raise RoomRefusal("verify-both")
        if record is not None:
            await verify_file(room, interaction, record, phrasebook)
        elif table is not None:
            await verify_table(room, interaction, table, phrasebook)
        else:
            await verify_latest(room, interaction, phrasebook)

    return usable_anywhere(cast("Slash", command))
