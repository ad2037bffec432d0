"""The option `preset`: what is suggested while somebody types, and what is meant."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from discord.app_commands import Choice

from bot.answers import Interaction
from bot.guests import phrasebook_for
from bot.names import safe_name
from bot.phrasebook import HOME, Phrasebook, phrasebook_of
from bot.room.refusal import RoomRefusal
from bot.screens.families import SCREENS, family_screens, offers
from bot.screens.family import Offer
from data.presets import GuildPreset, GuildPresets
from engine.contract.refusal import BadRules
from engine.contract.variant import Family, Variant
from engine.games.catalogue import FAMILIES, variant

SUGGESTIONS: Final = 25
"""As many as Discord shows at once."""

LONGEST_CHOICE: Final = 100

Suggests: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Scope: TypeAlias = Callable[[Interaction], Sequence[Offer]]
"""The offers that come into question for what somebody has typed so far."""


def family_choices() -> list[Choice[str]]:
    """Return a choice for each family of games."""
    phrasebook = phrasebook_of(HOME)
    return [Choice(name=phrasebook(f"family-{key}"), value=key) for key in SCREENS]


def in_family(interaction: Interaction) -> Sequence[Offer]:
    """Return the offers of the family that is chosen beside, all if none is.

    A client may send what is typed of the family so far, which names none.
    """
    family = getattr(interaction.namespace, "family", None)
    return offers_in(family if family in SCREENS else None)


def offers_in(family: str | None) -> Sequence[Offer]:
    """Return the offers of a family, all if none is named."""
    return offers() if family is None else family_screens(family).offers


def suggesting(presets: GuildPresets, scope: Scope, *, own: bool = True) -> Suggests:
    """Return what suggests the guild's `own` presets, then those of the catalogue."""

    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        among = scope(interaction)
        known = titles(phrasebook_for(interaction), among)
        choices: dict[str, str] = {}
        if own:
            saved = await presets.of_guild(interaction.guild_id or 0)
            choices = {one.name: one.name for one in saved if one.preset in known}
        for key, title in known.items():
            choices.setdefault(key, title)
        return fitting(choices, current)

    return suggest


def fitting(choices: dict[str, str], typed: str) -> list[Choice[str]]:
    """Return the choices (value to title) that hold what is typed so far."""
    typed = typed.casefold().strip()
    return [
        Choice(name=title[:LONGEST_CHOICE], value=value)
        for value, title in choices.items()
        if typed in title.casefold() or typed in value.casefold()
    ][:SUGGESTIONS]


def titles(phrasebook: Phrasebook, among: Sequence[Offer]) -> dict[str, str]:
    """Return the titles of the presets on offer by their keys."""
    return {one.key: phrasebook(f"variant-{one.key}") for offer in among for one in offer.presets}


def preset_meant(text: str, phrasebook: Phrasebook, among: Sequence[Offer]) -> str:
    """Return the key of the preset that `text` names by key or title; raise `RoomRefusal`."""
    wanted = text.casefold().strip()
    for key, title in titles(phrasebook, among).items():
        if wanted in (key, title.casefold()):
            return key
    raise RoomRefusal("refusal-preset-unknown", name=safe_name(text[:LONGEST_CHOICE]))


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
