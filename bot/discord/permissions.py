"""Permissions: what the bot needs in a channel, and what it asks a guild for."""

from typing import Final

import discord

from bot.discord.answers import Interaction

BY_PEOPLE: Final = 1
"""Discord's number for an install by a person, not by a guild."""

INVITE: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)
"""What tables need: to be seen and posted, with pictures, in a thread if a server wants that."""

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")


def missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions that a table in this channel needs and the bot lacks."""
    granted = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    return tuple(name.replace("_", "-") for name in needed if not getattr(granted, name))


def missing_for_threads(interaction: Interaction) -> tuple[str, ...] | None:
    """Return what the bot lacks to play in a thread of this channel; None if it can have none."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return None
    granted = interaction.app_permissions
    return tuple(name.replace("_", "-") for name in IN_THREADS if not getattr(granted, name))


def lacking(granted: int) -> tuple[str, ...]:
    """Return what of all that tables need is not among permissions, as Discord numbers them."""
    has = discord.Permissions(granted)
    return tuple(
        name.replace("_", " ") for name, needed in INVITE if needed and not getattr(has, name)
    )


def invite_link(application_id: int) -> str:
    """Return the address that invites the bot with the least permissions."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITE, scopes=("bot", "applications.commands")
    )


def install_link(application_id: int) -> str:
    """Return the address at which people install the bot for themselves, to use it anywhere."""
    link = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{link}&integration_type={BY_PEOPLE}"
