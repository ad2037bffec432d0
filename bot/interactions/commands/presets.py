"""`/presets save`, `list`, `delete` and `default`: the rules a server has named."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import command_text, options
from bot.interactions.commands.preset_choice import fitting, suggesting
from bot.interactions.guests import phrasebook_for
from bot.interactions.moderators import act_of, tell_log
from bot.interactions.presets import (
    LONGEST_NAME,
    must_manage,
    save_preset,
    saved_variant,
    variant_meant,
)
from bot.screens.families import offer_of, offers
from bot.screens.lobbies.customise import FEW, changes_text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.tables.card_room import CardRoom
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.presets import GuildPreset, GuildPresets

ROOMS: Final = (FEW, FEW // 2, 0)
"""How many characters the changes of each preset may take, if a list with more does not fit."""


def presets(room: CardRoom) -> app_commands.Group:
    kept = room.services.store.presets
    group = app_commands.Group(
        name="presets",
        description=command_text("command-presets"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    async def suggest_own(interaction: Interaction, current: str) -> list[Choice[str]]:
        own = await kept.of_guild(interaction.guild_id or 0)
        return fitting({preset.name: preset.name for preset in own}, current)

    @group.command(name="save", description=command_text("command-presets-save"))
    @options(name="command-presets-save-name")
    async def save(  # pyright: ignore[reportUnusedFunction]  # the group holds it
        interaction: Interaction, name: app_commands.Range[str, 1, LONGEST_NAME]
    ) -> None:
        await _answer(
            interaction, lambda phrasebook: save_preset(room, interaction, name, phrasebook)
        )

    @group.command(name="list", description=command_text("command-presets-list"))
    async def list_(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda phrasebook: _list(kept, interaction, phrasebook))

    @group.command(name="delete", description=command_text("command-presets-delete"))
    @options(name="command-presets-delete-name")
    @app_commands.autocomplete(name=suggest_own)
    async def delete(interaction: Interaction, name: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(interaction, lambda phrasebook: _delete(room, interaction, name, phrasebook))

    @group.command(name="default", description=command_text("command-presets-default"))
    @options(preset="command-presets-default-preset")
    @app_commands.autocomplete(preset=suggesting(kept, lambda _: offers()))
    async def default(interaction: Interaction, preset: str) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await _answer(
            interaction, lambda phrasebook: _default(room, interaction, preset, phrasebook)
        )

    return group


async def _answer(interaction: Interaction, act: Callable[[Phrasebook], Awaitable[Screen]]) -> None:
    """Do what a command says for those who manage the server."""
    phrasebook = phrasebook_for(interaction)
    try:
        must_manage(interaction)
        screen = await act(phrasebook)
    except RoomRefusal as refusal:
        screen = plain_screen(refusal.said(phrasebook))
    await answers.whisper(interaction, screen)


async def _list(kept: GuildPresets, interaction: Interaction, phrasebook: Phrasebook) -> Screen:
    own = await kept.of_guild(interaction.guild_id or 0)
    defaults = await kept.defaults(interaction.guild_id or 0)
    first = _defaults(own, defaults, phrasebook)

    def told(room: int) -> Screen:
        lines = [_line(one, defaults, phrasebook, room) for one in own]
        heading = phrasebook("presets-title" if own else "presets-none")
        return plain_screen("\n".join((*first, heading, *lines)))

    return next((screen for screen in map(told, ROOMS) if screen.fits), told(0))


def _defaults(
    own: Sequence[GuildPreset], defaults: Mapping[str, str], phrasebook: Phrasebook
) -> list[str]:
    """Say what each command plays here if nobody says which, and how that is undone."""
    names = {one.name.casefold(): safe_name(one.name) for one in own}
    lines: list[str] = []
    for offer in offers():
        choice = defaults.get(offer.command, offer.default.key)
        key = f"variant-{choice}"
        if choice != offer.default.key and (choice in names or phrasebook.has(key)):
            name = names[choice] if choice in names else phrasebook(key)
            usual = phrasebook(f"variant-{offer.default.key}")
            command = offer.command
            lines.append(phrasebook("presets-default", command=command, name=name, usual=usual))
    return lines


def _line(
    saved: GuildPreset, defaults: Mapping[str, str], phrasebook: Phrasebook, room: int
) -> str:
    name = safe_name(saved.name)
    try:
        base = saved_variant(saved, phrasebook)
    except RoomRefusal:
        return phrasebook("presets-line-stale", name=name)
    facts = {
        "name": name,
        "variant": phrasebook(f"variant-{base.key}"),
        "changes": changes_text(base, phrasebook, room=room),
    }
    command = offer_of(base).command
    if saved.name.casefold() == defaults.get(command):
        return phrasebook("presets-line-default", command=command, **facts)
    return phrasebook("presets-line", **facts)


async def _delete(
    room: CardRoom, interaction: Interaction, name: str, phrasebook: Phrasebook
) -> Screen:
    guild_id, kept = interaction.guild_id or 0, room.services.store.presets
    act = act_of(room.services, interaction, "delete-preset", about=name.strip())
    if not await kept.delete(guild_id, name.strip(), act=act):
        raise RoomRefusal("refusal-preset-unknown", name=safe_name(name[:LONGEST_NAME]))
    tell_log(room, interaction)
    return plain_screen(phrasebook("presets-deleted", name=safe_name(name)))


async def _default(
    room: CardRoom, interaction: Interaction, preset: str, phrasebook: Phrasebook
) -> Screen:
    guild_id, kept = interaction.guild_id or 0, room.services.store.presets
    own = {one.name.casefold() for one in await kept.of_guild(guild_id)}
    chosen = await variant_meant(kept, guild_id, preset, phrasebook, among=offers())
    command = offer_of(chosen).command
    wanted = preset.casefold().strip()
    choice = wanted if wanted in own else chosen.key
    act = act_of(room.services, interaction, "setting", about=f"{command} {choice}")
    await kept.set_default(guild_id, command, choice, act=act)
    tell_log(room, interaction)
    title = safe_name(preset) if wanted in own else phrasebook(f"variant-{chosen.key}")
    return plain_screen(phrasebook("presets-default-set", name=title, command=command))
