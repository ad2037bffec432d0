"""The channels in which a server lets tables be opened."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.discord.answers import Interaction
from bot.discord.permissions import missing_permissions
from bot.interactions.guests import phrasebook_for, place_of
from bot.screens.phrases import listed
from bot.screens.refusal import RoomRefusal
from bot.tables.services.services import Services
from data.preferences import GuildPreferences

NAMED: Final = 5
"""Most channels that are named to whoever asks in another one."""


def home_of(interaction: Interaction) -> int | None:
    """Return the channel that counts for what happens here: a thread counts for its channel."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return None if channel is None else channel.id


async def must_be_welcome(
    services: Services, interaction: Interaction, guild_id: int, home: int | None
) -> GuildPreferences:
    """Return what a guild has chosen; raise `RoomRefusal` where it lets no tables be opened.

    The store is asked: what was chosen counts at once, whichever process had to be told.
    """
    chosen = await services.store.preferences.of_guild(guild_id)
    if chosen.channels and home not in chosen.channels:
        raise _elsewhere(interaction, guild_id, chosen.channels, "refusal-tables-elsewhere")
    return chosen


async def must_post(services: Services, interaction: Interaction) -> tuple[int, GuildPreferences]:
    """Return the guild in which all are to see something, and what it has chosen.

    Raise `RoomRefusal` where none can be posted for all.
    """
    guild_id, phrasebook = place_of(interaction), phrasebook_for(interaction)
    if not guild_id or interaction.channel is None:
        raise RoomRefusal("guild-only")
    chosen = await must_be_welcome(services, interaction, guild_id, home_of(interaction))
    if missing := missing_permissions(interaction):
        names = listed([phrasebook(f"permission-{one}") for one in missing], phrasebook)
        raise RoomRefusal("start-missing-permissions", names=names)
    return guild_id, chosen


async def must_be_welcome_alone(services: Services, interaction: Interaction) -> None:
    """Raise `RoomRefusal` where a guild lets no game alone be begun; it rules nowhere else."""
    guild_id = place_of(interaction)
    if not guild_id:
        return
    chosen = await services.store.preferences.of_guild(guild_id)
    if chosen.alone == "never":
        raise RoomRefusal("refusal-alone-never")
    here = home_of(interaction)
    if chosen.alone == "table_channels" and chosen.channels and here not in chosen.channels:
        raise _elsewhere(interaction, guild_id, chosen.channels, "refusal-alone-elsewhere")


def _elsewhere(
    interaction: Interaction, guild_id: int, channels: Sequence[int], key: str
) -> RoomRefusal:
    """Return a refusal that names the channels which the person can see."""
    guild = interaction.client.get_guild(guild_id)
    seen = channels_there(guild, channels)
    if guild is not None and guild.channels:
        member = interaction.user
        looks = member if isinstance(member, discord.Member) else guild.default_role
        found = [guild.get_channel(one) for one in seen]
        seen = [one.id for one in found if one and one.permissions_for(looks).view_channel]
    if not seen:
        return RoomRefusal("refusal-tables-nowhere")
    links = [f"<#{one}>" for one in seen[:NAMED]]
    return RoomRefusal(key, channels=listed(links, phrasebook_for(interaction)))


def channels_there(guild: discord.Guild | None, channels: Sequence[int]) -> list[int]:
    """Return those of the channels that are still there, as far as the guild's are known."""
    if guild is None or not guild.channels:
        return list(channels)
    return [one for one in channels if guild.get_channel(one) is not None]
