"""Guests: the person behind an interaction, and where it happened."""

import logging
from dataclasses import dataclass
from typing import Literal, Self, TypeAlias, cast

from bot.discord.answers import LANGUAGE, Interaction
from bot.discord.gateway.incoming import about, payload_of
from bot.discord.gateway.sharded import ShardedClient
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.card_room import CardRoom
from bot.tables.services.preferences import Preferences, read_in
from bot.text.names import plain_name
from bot.text.phrasebook import HOME, Phrasebook, phrasebook_of
from data.patience import NotWritten
from data.people import PersonRow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PastReader:
    """Somebody who looks back at a game.

    `phrasebook` has their language, and cards as they see them.
    """

    room: CardRoom
    interaction: Interaction
    phrasebook: Phrasebook

    @classmethod
    async def of(cls, room: CardRoom, interaction: Interaction) -> Self:
        """Return who has typed a command or pressed a button."""
        services = room.services
        look = (await services.preferences.looked_up(interaction.user.id)).look
        return cls(room, interaction, services.phrasebook(language_for(interaction), look))


def place_of(interaction: Interaction) -> int:
    """Return the guild where an interaction happened, 0 if the bot is a member of none there.

    That is so in its direct messages and wherever `is_elsewhere`.
    """
    guild_id, member = interaction.guild_id, about(interaction).member
    if not guild_id:
        return 0
    if member is None:
        member = is_member(interaction)
    return guild_id if member else 0


def is_member(interaction: Interaction) -> bool:
    """Whether the bot is a member of the guild where an interaction happened."""
    return cast("ShardedClient", interaction.client).is_member(interaction)


def is_elsewhere(interaction: Interaction) -> bool:
    """Whether it happened where the bot is not: in others' servers or conversations.

    There the bot can do nothing but answer, and draw its answers anew by their tokens.
    """
    if interaction.guild_id is not None:
        return not place_of(interaction)
    return bool(interaction.context.private_channel)


OfferedCommands: TypeAlias = Literal["all", "but_for_tables", "anywhere"]
"""Which commands Discord offers: all, all but those for tables of a guild, or `usable_anywhere`."""


def offered_at(interaction: Interaction) -> OfferedCommands:
    """Return which commands Discord offers where an interaction happened."""
    if place_of(interaction):
        return "all"
    # Of its direct messages Discord says if the person shares a guild with the bot.
    owners = (payload_of(interaction) or {}).get("authorizing_integration_owners")
    by_guild = not owners or "0" in owners
    return "but_for_tables" if by_guild and not is_elsewhere(interaction) else "anywhere"


def too_old(interaction: Interaction) -> str:
    """Return the message for a button of another version, by what brings a fresh one."""
    messages: dict[OfferedCommands, str] = {
        "all": "press-other-grammar",
        "but_for_tables": "press-other-grammar-hand",
        "anywhere": "press-other-grammar-typed",
    }
    return messages[offered_at(interaction)]


def channel_of(interaction: Interaction) -> int:
    """Return the channel where an interaction happened, 0 if the bot is not there."""
    return 0 if is_elsewhere(interaction) else interaction.channel_id or 0


async def learn_language(interaction: Interaction, room: CardRoom) -> None:
    """Learn how the person is called, and in which language they read, before anything is said.

    The store is asked only for people who sit at no table.
    """
    person, locale = interaction.user.id, str(interaction.locale)
    room.hearing.hear(person, locale)
    room.hearing.hear_name(person, place_of(interaction), shown_name(interaction))
    try:
        language = await room.services.preferences.looked_up_language(person, locale)
    except NotWritten as away:
        log_unwritten(log, "looking a language up", away)
        return
    except Exception as error:  # noqa: BLE001  an answer in another language is better than none
        log_incident(log, "looking a language up", error)
        return
    interaction.extras[LANGUAGE] = language


def language_for(interaction: Interaction) -> str:
    """Return the locale in which the person reads: their own choice, else that of their Discord."""
    return str(interaction.extras.get(LANGUAGE, interaction.locale))


def phrasebook_for(interaction: Interaction) -> Phrasebook:
    """Return the words of the person's own language."""
    return phrasebook_of(language_for(interaction))


async def guild_phrasebook_for(interaction: Interaction, preferences: Preferences) -> Phrasebook:
    """Return the words of what everybody reads in the guild where the interaction happened."""
    chosen = await preferences.looked_up_of_guild(place_of(interaction))
    return phrasebook_of(read_in(chosen.language, str(interaction.guild_locale or HOME)))


def shown_name(interaction: Interaction) -> str:
    """Return the name the person goes by where the interaction happened."""
    return plain_name(interaction.user.display_name)


def person_of(interaction: Interaction) -> PersonRow:
    return PersonRow(interaction.user.id, shown_name(interaction), str(interaction.locale))
