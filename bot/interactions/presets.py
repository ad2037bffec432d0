"""Presets by name: what a name means, and saving the rules of a table under one."""

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.answers import Interaction
from bot.interactions.moderators import act_of, tell_log
from bot.screens.families import family_screens, offer_of, offers
from bot.screens.family import Offer
from bot.screens.lobbies.which_table import which_rules_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.hosting import OpenTable
from bot.text.names import plain_name, safe_name
from bot.text.phrasebook import Phrasebook
from data.presets import PRESETS_A_GUILD, GuildPreset, GuildPresets, TooManyPresets
from engine.contract.refusal import BadRules
from engine.contract.variant import Family, Length, Variant
from engine.games.catalogue import FAMILIES, variant

LONGEST_TOLD: Final = 100
"""Characters of an unknown name that are told back."""


def titles(phrasebook: Phrasebook, among: Sequence[Offer]) -> dict[str, str]:
    """Return the titles of the presets on offer by their keys."""
    return {one.key: phrasebook(f"variant-{one.key}") for offer in among for one in offer.presets}


def suggesting_words(key: str) -> dict[str, str]:
    """Return which messages say what a preset is called, and what tells it from the others."""
    return {"title": f"variant-{key}", "brief": f"variant-{key}-brief"}


def suggested(key: str, phrasebook: Phrasebook) -> str:
    """Return the title of a preset with a few words that tell it from the others."""
    words = {fact: phrasebook(told) for fact, told in suggesting_words(key).items()}
    return phrasebook("preset-suggested", **words)


def preset_meant(text: str, phrasebook: Phrasebook, among: Sequence[Offer]) -> str:
    """Return the key of the preset that `text` names by key or title; raise `RoomRefusal`.

    A client that lets people change what they have chosen sends what was suggested as it stands.
    """
    wanted = text.casefold().strip()
    for key, title in titles(phrasebook, among).items():
        if wanted in (key, title.casefold(), suggested(key, phrasebook).casefold()):
            return key
    raise RoomRefusal("refusal-preset-unknown", name=safe_name(text[:LONGEST_TOLD]))


async def variant_meant(
    presets: GuildPresets,
    guild_id: int | None,
    text: str | None,
    phrasebook: Phrasebook,
    *,
    among: Sequence[Offer],
    seats: int | None = None,
) -> Variant:
    """Return what `text` names, a guild's own presets first; with None what is usual there.

    That is the guild's default, if it is for so many `seats`, else the first offer's. Raise
    `RoomRefusal`, also if this version does not play a saved preset.
    """
    own = {one.name.casefold(): one for one in await presets.of_guild(guild_id or 0)}
    if text is None:
        default = await presets.default(guild_id or 0, among[0].command)
        if default is None:
            return among[0].usual(seats)
        # Of a command that families share it may be a game of another one.
        chosen = _named(own, default, phrasebook, offers())
        fits = chosen.key in titles(phrasebook, among)
        fits = fits and seats in (None, *chosen.seats_allowed)
        return chosen if fits else among[0].usual(seats)
    return _named(own, text, phrasebook, among)


def _named(
    own: dict[str, GuildPreset], text: str, phrasebook: Phrasebook, among: Sequence[Offer]
) -> Variant:
    saved = own.get(text.casefold().strip())
    if saved is None:
        return variant(preset_meant(text, phrasebook, among))
    chosen = saved_variant(saved, phrasebook)
    if chosen.key not in titles(phrasebook, among):
        raise RoomRefusal("refusal-preset-unknown", name=safe_name(saved.name))
    return chosen


DEALS: Final = {"one": 1, "short": 3, "full": None}
"""How many deals a game of each length has that may be asked for; None: as its rules have it."""


def of_length(chosen: Variant, length: str) -> Variant:
    """Return the same game, of so many deals if its family can be played so."""
    lengths: Length[Any] = FAMILIES[chosen.family].length
    deals = DEALS.get(length)
    if deals is None or "deals" not in lengths.wishes:
        return chosen
    options = dict(chosen.options)
    options.update(lengths.written(chosen.rules, deals=deals))
    return variant(chosen.key, options)


def saved_variant(saved: GuildPreset, phrasebook: Phrasebook) -> Variant:
    """Return the rules of a saved preset; raise `RoomRefusal` if they are played no more."""
    family = _family_of(saved.preset)
    if family is None:
        raise RoomRefusal("refusal-preset-gone", name=safe_name(saved.name))
    try:
        return variant(saved.preset, saved.options)
    except BadRules as refusal:
        reason = family_screens(family.key).unplayable(refusal, phrasebook)
        name = safe_name(saved.name)
        raise RoomRefusal("refusal-preset-stale", name=name, reason=reason) from None


def _family_of(preset: str) -> Family[Any, Any] | None:
    return next((family for family in FAMILIES.values() if preset in family.presets), None)


LONGEST_NAME: Final = 40


def must_manage(interaction: Interaction) -> None:
    """Raise `RoomRefusal` for those who do not manage the server; Discord's check may be off."""
    if not interaction.permissions.manage_guild:
        raise RoomRefusal("presets-managers-only")


async def save_preset(
    room: CardRoom,
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
    guild_id, kept = interaction.guild_id or 0, room.services.store.presets
    preset = GuildPreset(name, chosen.key, dict(chosen.options))
    act = act_of(room.services, interaction, "save-preset", about=name)
    try:
        await kept.save(guild_id, preset, act=act)
    except TooManyPresets:
        raise RoomRefusal("presets-too-many", count=PRESETS_A_GUILD) from None
    tell_log(room, interaction)
    command = offer_of(chosen).command
    return plain_screen(phrasebook("presets-saved", name=safe_name(name), command=command))


def _meant(room: CardRoom, interaction: Interaction) -> Sequence[OpenTable]:
    """Return the tables of the channel at which the person sits, or all; the newest first."""
    person = interaction.user.id
    tables: dict[str, OpenTable] = {**room.tables.lobbies, **room.tables.live}
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
