"""The option `preset`: what is suggested while somebody types."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from discord.app_commands import Choice

from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import choice
from bot.interactions.guests import phrasebook_for, place_of
from bot.interactions.presets import suggested, titles
from bot.screens.families import SCREENS, family_screens, offers
from bot.screens.family import Offer
from data.presets import GuildPresets

SUGGESTIONS: Final = 25
"""As many as Discord shows at once."""

LONGEST_CHOICE: Final = 100

Suggests: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Scope: TypeAlias = Callable[[Interaction], Sequence[Offer]]
"""The offers that come into question for what somebody has typed so far."""


def family_choices() -> list[Choice[str]]:
    return [choice(key, f"family-{key}") for key in SCREENS]


def in_family(interaction: Interaction) -> Sequence[Offer]:
    """Return the offers of the family that is chosen beside, all if none is.

    A client may send what is typed of the family so far, which names none.
    """
    family = getattr(interaction.namespace, "family", None)
    return offers_in(family if family in SCREENS else None)


def offers_in(family: str | None) -> Sequence[Offer]:
    return offers() if family is None else family_screens(family).offers


def suggesting(presets: GuildPresets, scope: Scope, *, own: bool = True) -> Suggests:
    """Return what suggests the guild's `own` presets, then those of the catalogue."""

    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        among, phrasebook = scope(interaction), phrasebook_for(interaction)
        known = titles(phrasebook, among)
        choices: dict[str, str] = {}
        if own:
            saved = await presets.of_guild(place_of(interaction))
            choices = {one.name: one.name for one in saved if one.preset in known}
        for key, title in known.items():
            choices.setdefault(key, title)
        return [
            Choice(name=suggested(one.value, phrasebook), value=one.value)
            if one.value in known
            else one
            for one in fitting(choices, current)
        ]

    return suggest


def fitting(choices: dict[str, str], typed: str) -> list[Choice[str]]:
    """Return the choices (value to title) that hold what is typed so far."""
    typed = typed.casefold().strip()
    return [
        Choice(name=title[:LONGEST_CHOICE], value=value)
        for value, title in choices.items()
        if typed in title.casefold() or typed in value.casefold()
    ][:SUGGESTIONS]
