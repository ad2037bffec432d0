"""The panel of `/settings`, for whoever opens it."""

from functools import partial

from bot.discord.answers import Interaction
from bot.interactions.guests import language_for, place_of
from bot.screens.personal.preferences import preferences_screen
from bot.screens.screen import Screen
from bot.tables.services import Services


def managed_guild(interaction: Interaction) -> int | None:
    """Return the guild in which the person may choose for everybody; None if that is no guild."""
    return (place_of(interaction) or None) if interaction.permissions.manage_guild else None


async def preferences_panel(services: Services, interaction: Interaction) -> Screen:
    """Draw what the person has chosen, and the guild if the person manages it."""
    person, guild_id = interaction.user.id, managed_guild(interaction)
    preferences = services.preferences
    own = await preferences.looked_up(person)
    guild = None if guild_id is None else await preferences.looked_up_of_guild(guild_id)
    return preferences_screen(
        own,
        hands="dm" if await services.private.wants_them(person) else "here",
        guild=guild,
        phrasebook_of=partial(services.phrasebook, language_for(interaction)),
    )
