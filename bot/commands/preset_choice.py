"""The option `preset`: what is suggested while somebody types, and what is meant."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from discord.app_commands import Choice

from bot.answers import Interaction
from bot.guests import words_for
from bot.names import safe_name
from bot.room.card_room import CardRoom, RoomRefusal
from bot.words import Words
from data.presets import GuildPreset
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant

SUGGESTIONS: Final = 25
"""As many as Discord shows at once."""

LONGEST_CHOICE: Final = 100

Suggests: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def suggesting(room: CardRoom) -> Suggests:
    """Return what suggests the guild's own presets, then those of the catalogue."""

    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        own = await room.house.store.presets.of_guild(interaction.guild_id or 0)
        choices = {preset.name: preset.name for preset in own}
        for key, title in titles(words_for(interaction)).items():
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


def titles(words: Words) -> dict[str, str]:
    """Return the titles of the presets of Hearts by their keys."""
    return {key: words(f"variant-{key}") for key in FAMILIES["hearts"].presets}


def preset_meant(text: str, words: Words) -> str:
    """Return the key of the preset that `text` names by key or title; raise `RoomRefusal`."""
    wanted = text.casefold().strip()
    for key, title in titles(words).items():
        if wanted in (key, title.casefold()):
            return key
    raise RoomRefusal("refusal-preset-unknown", name=safe_name(text[:LONGEST_CHOICE]))


async def variant_meant(
    room: CardRoom, guild_id: int | None, text: str | None, words: Words
) -> Variant:
    """Return what `text` names, a guild's own presets first; with None the guild's default.

    Raise `RoomRefusal`, also where a saved preset is none that this version plays.
    """
    presets = room.house.store.presets
    own = {one.name.casefold(): one for one in await presets.of_guild(guild_id or 0)}
    if text is None:
        text = await presets.default(guild_id or 0) or "standard"
    saved = own.get(text.casefold().strip())
    if saved is None:
        return variant(preset_meant(text, words))
    return saved_variant(saved)


def saved_variant(saved: GuildPreset) -> Variant:
    """Return the rules of a saved preset; raise `RoomRefusal` where they are played no more."""
    try:
        return variant(saved.preset, saved.options)
    except BadRules as refusal:
        raise RoomRefusal(
            "refusal-preset-stale", name=safe_name(saved.name), reason=str(refusal)
        ) from None
