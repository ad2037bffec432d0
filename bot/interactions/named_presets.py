"""Named presets: what somebody means by the name of a preset, a server's own or the catalogue's."""

from collections.abc import Sequence
from typing import Any, Final

from bot.screens.families import family_screens
from bot.screens.family import Offer
from bot.screens.refusal import RoomRefusal
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.presets import GuildPreset, GuildPresets
from engine.contract.refusal import BadRules
from engine.contract.variant import Family, Variant
from engine.games.catalogue import FAMILIES, variant

LONGEST_TOLD: Final = 100
"""So much of a name that nobody knows is told back."""


def titles(phrasebook: Phrasebook, among: Sequence[Offer]) -> dict[str, str]:
    """Return the titles of the presets on offer by their keys."""
    return {one.key: phrasebook(f"variant-{one.key}") for offer in among for one in offer.presets}


def preset_meant(text: str, phrasebook: Phrasebook, among: Sequence[Offer]) -> str:
    """Return the key of the preset that `text` names by key or title; raise `RoomRefusal`."""
    wanted = text.casefold().strip()
    for key, title in titles(phrasebook, among).items():
        if wanted in (key, title.casefold()):
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
        chosen = _named(own, default, phrasebook, among)
        return chosen if seats in (None, *chosen.seats_allowed) else among[0].usual(seats)
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
