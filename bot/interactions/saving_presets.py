"""Saving the rules of a table as a preset of its server; whoever means one of several is asked."""

from collections.abc import Sequence
from typing import Final

from bot.discord.answers import Interaction
from bot.screens.families import offer_of
from bot.screens.lobbies.which_table import which_rules_screen
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.hosting import OpenTable
from bot.tables.live_table import LiveTable
from bot.text.names import plain_name, safe_name
from bot.text.phrasebook import Phrasebook
from data.presets import PRESETS_A_GUILD, GuildPreset, GuildPresets, TooManyPresets
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant

LONGEST_NAME: Final = 40


def must_manage(interaction: Interaction) -> None:
    """Raise `RoomRefusal` for those who do not manage the server; Discord's check may be off."""
    if not interaction.permissions.manage_guild:
        raise RoomRefusal("presets-managers-only")


async def save_preset(
    room: CardRoom,
    kept: GuildPresets,
    interaction: Interaction,
    name: str,
    phrasebook: Phrasebook,
    *,
    table_id: str | None = None,
) -> Screen:
    """Save the rules of the table that is meant, or ask which it is; raise `RoomRefusal`.

    `table_id` is what somebody who was asked has chosen.
    """
    must_manage(interaction)
    tables = _meant(room, interaction)
    if table_id is not None:
        tables = [table for table in tables if table.table_id == table_id]
    if not tables:
        raise RoomRefusal("presets-no-table" if table_id is None else "table-over")
    name = plain_name(name)
    if not any(letter.isalnum() for letter in name):
        raise RoomRefusal("presets-bad-name")
    if len(tables) > 1:
        offered = [(table.frame(phrasebook), _rules_of(table)) for table in tables]
        return which_rules_screen(name, offered, phrasebook)
    chosen = _rules_of(tables[0])
    _must_be_changed(chosen, phrasebook)
    preset = GuildPreset(name, chosen.key, dict(chosen.options))
    try:
        await kept.save(interaction.guild_id or 0, preset)
    except TooManyPresets:
        raise RoomRefusal("presets-too-many", count=PRESETS_A_GUILD) from None
    command = offer_of(chosen).command
    return plain_screen(phrasebook("presets-saved", name=safe_name(name), command=command))


def _meant(room: CardRoom, interaction: Interaction) -> Sequence[OpenTable]:
    """Return the tables of the channel at which the person sits, or all; the newest first."""
    person = interaction.user.id
    tables: dict[str, OpenTable] = {**room.lobbies, **room.live_tables}
    here = [
        table
        for table in tables.values()
        if table.row.channel_id == interaction.channel_id
        and not table.row.solo
        and not (isinstance(table, LiveTable) and table.over)
    ]
    own = [table for table in here if person == table.row.host_id or _sits_at(table, person)]
    return sorted(own or here, key=lambda table: table.row.opened_at, reverse=True)


def _sits_at(table: OpenTable, person: int) -> bool:
    if isinstance(table, LiveTable) and table.left_by(person):
        return False
    return table.seat_of(person) is not None


def _rules_of(table: OpenTable) -> Variant:
    return variant(table.row.preset, table.row.options)


def _must_be_changed(chosen: Variant, phrasebook: Phrasebook) -> None:
    """Raise `RoomRefusal` for rules that have a name already: those of a preset."""
    presets = FAMILIES[chosen.family].presets
    for preset in (presets[chosen.key], *presets.values()):
        if preset.rules == chosen.rules:
            title = phrasebook(f"variant-{preset.key}")
            raise RoomRefusal("presets-unchanged", variant=title)
