"""`/presets save`, `list`, `delete` and `default`: the rules a server has named."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import fitting, saved_variant, suggesting, variant_meant
from bot.guests import words_for
from bot.names import plain_name, safe_name
from bot.room.card_room import CardRoom, RoomRefusal
from bot.screens.families import offer_of, offers
from bot.screens.plain import plain_screen
from bot.words import Words
from data.presets import PRESETS_A_GUILD, GuildPreset, TooManyPresets
from data.tables import TableRow
from engine.games.catalogue import variant

LONGEST_NAME = 40


def presets(room: CardRoom) -> app_commands.Group:
    """Return the group of commands for one card room."""
    group = app_commands.Group(
        name="presets",
        description="The rules that this server has named",
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    async def suggest_own(interaction: Interaction, current: str) -> list[Choice[str]]:
        own = await room.house.store.presets.of_guild(interaction.guild_id or 0)
        return fitting({preset.name: preset.name for preset in own}, current)

    @group.command(name="save", description="Name the rules of the table in this channel")
    @app_commands.describe(name="What these rules are to be called")
    async def save(  # pyright: ignore[reportUnusedFunction]  # the group holds it
        interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_NAME]
    ) -> None:
        await _answer(interaction, lambda words: _save(room, interaction, name, words))

    @group.command(name="list", description="Show the rules that this server has named")
    async def list_(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda words: _list(room, interaction, words))

    @group.command(name="delete", description="Forget rules that this server has named")
    @app_commands.describe(name="What they are called")
    @app_commands.autocomplete(name=suggest_own)
    async def delete(interaction: Interaction, name: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda words: _delete(room, interaction, name, words))

    @group.command(name="default", description="Choose what is played where nobody says which")
    @app_commands.describe(preset="The rules that its command takes from now on")
    @app_commands.autocomplete(preset=suggesting(room, lambda _: offers()))
    async def default(interaction: Interaction, preset: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda words: _default(room, interaction, preset, words))

    return group


async def _answer(interaction: Interaction, act: Callable[[Words], Awaitable[str]]) -> None:
    """Do what a command says for those who manage the server; Discord's own check may be off."""
    words = words_for(interaction)
    if not interaction.permissions.manage_guild:
        said = words("presets-managers-only")
    else:
        try:
            said = await act(words)
        except RoomRefusal as refusal:
            said = words(refusal.key, **refusal.facts)
    await answers.whisper(interaction, plain_screen(said))


def _table_here(room: CardRoom, channel_id: int | None) -> TableRow | None:
    """Return the newest open table of a channel."""
    tables = (*room.lobbies.values(), *room.sittings.values())
    here = [table.row for table in tables if table.row.channel_id == channel_id]
    return max(here, key=lambda row: row.opened_at, default=None)


async def _save(room: CardRoom, interaction: Interaction, name: str, words: Words) -> str:
    name = plain_name(name)[:LONGEST_NAME].strip()
    row = _table_here(room, interaction.channel_id)
    if row is None:
        raise RoomRefusal("presets-no-table")
    if not any(letter.isalnum() for letter in name):
        raise RoomRefusal("presets-bad-name")
    try:
        await room.house.store.presets.save(
            interaction.guild_id or 0, GuildPreset(name, row.preset, row.options)
        )
    except TooManyPresets:
        raise RoomRefusal("presets-too-many", count=PRESETS_A_GUILD) from None
    command = offer_of(variant(row.preset)).command
    return words("presets-saved", name=safe_name(name), command=command)


async def _list(room: CardRoom, interaction: Interaction, words: Words) -> str:
    store = room.house.store.presets
    own = await store.of_guild(interaction.guild_id or 0)
    defaults = await store.defaults(interaction.guild_id or 0)
    if not own:
        return words("presets-none")
    told = (_line(one, defaults, words) for one in own)
    return "\n".join((words("presets-title"), *told))


def _line(saved: GuildPreset, defaults: Mapping[str, str], words: Words) -> str:
    name = safe_name(saved.name)
    try:
        base = saved_variant(saved, words)
    except RoomRefusal:
        return words("presets-line-stale", name=name)
    facts = {"name": name, "variant": words(f"variant-{base.key}"), "count": len(base.options)}
    command = offer_of(base).command
    if saved.name.casefold() == defaults.get(command):
        return words("presets-line-default", command=command, **facts)
    return words("presets-line", **facts)


async def _delete(room: CardRoom, interaction: Interaction, name: str, words: Words) -> str:
    if not await room.house.store.presets.delete(interaction.guild_id or 0, name.strip()):
        raise RoomRefusal("refusal-preset-unknown", name=safe_name(name[:LONGEST_NAME]))
    return words("presets-deleted", name=safe_name(name))


async def _default(room: CardRoom, interaction: Interaction, preset: str, words: Words) -> str:
    guild_id = interaction.guild_id or 0
    own = {one.name.casefold() for one in await room.house.store.presets.of_guild(guild_id)}
    chosen = await variant_meant(room, guild_id, preset, words, among=offers())
    command = offer_of(chosen).command
    wanted = preset.casefold().strip()
    choice = wanted if wanted in own else chosen.key
    await room.house.store.presets.set_default(guild_id, command, choice)
    title = safe_name(preset) if wanted in own else words(f"variant-{chosen.key}")
    return words("presets-default-set", name=title, command=command)
