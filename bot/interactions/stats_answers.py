"""What `/stats` and its buttons answer: a person's figures, or why there are none to see."""

from dataclasses import replace

from bot.discord.answers import Interaction
from bot.interactions.figures import families_of, figures_of
from bot.interactions.guests import place_of
from bot.screens.leaderboards.stats import Subject, stats_screen
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.tables.messages.picturing import card_look
from bot.tables.preferences import Preferences
from bot.text.phrasebook import Phrasebook
from data.ratings import EVERYWHERE
from data.store import Store


async def stats_found(
    store: Store,
    preferences: Preferences,
    interaction: Interaction,
    subject: Subject,
    family: str | None,
    *,
    now: int,
    phrasebook: Phrasebook,
) -> Screen:
    """Return the figures of a person, in a family or in the one that they play most.

    Outside the guilds of the bot all guilds are counted, and everybody sees their own alone.
    """
    guild_id = place_of(interaction)
    own = subject.person == interaction.user.id
    if guild_id == EVERYWHERE and not own:
        return plain_screen(phrasebook("stats-own-only"))
    subject = replace(subject, everywhere=guild_id == EVERYWHERE)
    families = await families_of(store, guild_id, subject.person, own=own)
    chosen = family or next(iter(families), None)
    if chosen is None or chosen not in families:
        key = "stats-none-everywhere" if subject.everywhere else "stats-none"
        return plain_screen(phrasebook(key, name=subject.name))
    figures = await figures_of(store, guild_id, subject, chosen, now=now, own=own)
    reader = await preferences.looked_up(interaction.user.id)
    pictures = card_look(reader.look) is not None
    return stats_screen(subject, figures, families, phrasebook, pictures=pictures)
