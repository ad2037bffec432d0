"""`/presets save`, `list`, `delete` and `default`: the rules a server has named."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.preset_choice import fitting, suggesting
from bot.guests import phrasebook_for
from bot.named_presets import saved_variant, variant_meant
from bot.names import plain_name, safe_name
from bot.phrasebook import Phrasebook
from bot.room.card_room import CardRoom
from bot.room.refusal import RoomRefusal
from bot.screens.families import offer_of, offers
from bot.screens.plain import plain_screen
from data.presets import PRESETS_A_GUILD, GuildPreset, GuildPresets, TooManyPresets
from data.tables import TableRow
from engine.games.catalogue import variant

LONGEST_NAME = 40


def presets(room: CardRoom, kept: GuildPresets) -> app_commands.Group:
    """Return the group of commands for one card room."""
    group = app_commands.Group(
        name="presets",
        description="The rules that this server has named",
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    async def suggest_own(interaction: Interaction, current: str) -> list[Choice[str]]:
        own = await kept.of_guild(interaction.guild_id or 0)
        return fitting({preset.name: preset.name for preset in own}, current)

    @group.command(name="save", description="Name the rules of the table in this channel")
    @app_commands.describe(name="What these rules are to be called")
    async def save(  # pyright: ignore[reportUnusedFunction]  # the group holds it
        interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_NAME]
    ) -> None:
        await _answer(
            interaction, lambda phrasebook: _save(room, kept, interaction, name, phrasebook)
        )

    @group.command(name="list", description="Show the rules that this server has named")
    async def list_(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda phrasebook: _list(kept, interaction, phrasebook))

    @group.command(name="delete", description="Forget rules that this server has named")
    @app_commands.describe(name="What they are called")
    @app_commands.autocomplete(name=suggest_own)
    async def delete(interaction: Interaction, name: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda phrasebook: _delete(kept, interaction, name, phrasebook))

    @group.command(name="default", description="Choose what is played where nobody says which")
    @app_commands.describe(preset="The rules that its command takes from now on")
    @app_commands.autocomplete(preset=suggesting(kept, lambda _: offers()))
    async def default(interaction: Interaction, preset: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(
            interaction, lambda phrasebook: _default(kept, interaction, preset, phrasebook)
        )

    return group


async def _answer(interaction: Interaction, act: Callable[[Phrasebook], Awaitable[str]]) -> None:
    """Do what a command says for those who manage the server; Discord's own check may be off."""
    phrasebook = phrasebook_for(interaction)
    if not interaction.permissions.manage_guild:
        said = phrasebook("presets-managers-only")
    else:
        try:
            said = await act(phrasebook)
        except RoomRefusal as refusal:
            said = phrasebook(refusal.key, **refusal.facts)
    await answers.whisper(interaction, plain_screen(said))


def _table_here(room: CardRoom, channel_id: int | None) -> TableRow | None:
    """Return the newest open table of a channel."""
    tables = (*room.lobbies.values(), *room.live_tables.values())
    rows = (table.row for table in tables)
    here = [row for row in rows if row.channel_id == channel_id and not row.solo]
    return max(here, key=lambda row: row.opened_at, default=None)


async def _save(
    room: CardRoom, kept: GuildPresets, interaction: Interaction, name: str, phrasebook: Phrasebook
) -> str:
    name = plain_name(name)[:LONGEST_NAME].strip()
    row = _table_here(room, interaction.channel_id)
    if row is None:
        raise RoomRefusal("presets-no-table")
    if not any(letter.isalnum() for letter in name):
        raise RoomRefusal("presets-bad-name")
    try:
        await kept.save(interaction.guild_id or 0, GuildPreset(name, row.preset, row.options))
    except TooManyPresets:
        raise RoomRefusal("presets-too-many", count=PRESETS_A_GUILD) from None
    command = offer_of(variant(row.preset)).command
    return phrasebook("presets-saved", name=safe_name(name), command=command)


async def _list(kept: GuildPresets, interaction: Interaction, phrasebook: Phrasebook) -> str:
    own = await kept.of_guild(interaction.guild_id or 0)
    defaults = await kept.defaults(interaction.guild_id or 0)
    if not own:
        return phrasebook("presets-none")
    told = (_line(one, defaults, phrasebook) for one in own)
    return "\n".join((phrasebook("presets-title"), *told))


def _line(saved: GuildPreset, defaults: Mapping[str, str], phrasebook: Phrasebook) -> str:
    name = safe_name(saved.name)
    try:
        base = saved_variant(saved, phrasebook)
    except RoomRefusal:
        return phrasebook("presets-line-stale", name=name)
    facts = {"name": name, "variant": phrasebook(f"variant-{base.key}"), "count": len(base.options)}
    command = offer_of(base).command
    if saved.name.casefold() == defaults.get(command):
        return phrasebook("presets-line-default", command=command, **facts)
    return phrasebook("presets-line", **facts)


async def _delete(
    kept: GuildPresets, interaction: Interaction, name: str, phrasebook: Phrasebook
) -> str:
    if not await kept.delete(interaction.guild_id or 0, name.strip()):
        raise RoomRefusal("refusal-preset-unknown", name=safe_name(name[:LONGEST_NAME]))
    return phrasebook("presets-deleted", name=safe_name(name))


async def _default(
    kept: GuildPresets, interaction: Interaction, preset: str, phrasebook: Phrasebook
) -> str:
    guild_id = interaction.guild_id or 0
    own = {one.name.casefold() for one in await kept.of_guild(guild_id)}
    chosen = await variant_meant(kept, guild_id, preset, phrasebook, among=offers())
    command = offer_of(chosen).command
    wanted = preset.casefold().strip()
    choice = wanted if wanted in own else chosen.key
    await kept.set_default(guild_id, command, choice)
    title = safe_name(preset) if wanted in own else phrasebook(f"variant-{chosen.key}")
    return phrasebook("presets-default-set", name=title, command=command)
