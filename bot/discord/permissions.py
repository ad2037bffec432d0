"""Permissions: what the bot needs in a channel, and what it asks a guild for."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

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
"""Permissions that a table needs: to be seen and posted, with pictures, in threads too."""

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")


def missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    """Return the permissions that a table in this channel needs and the bot lacks."""
    granted = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    return tuple([name.replace("_", "-") for name in needed if not getattr(granted, name)])


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


def may_give_role(roles: Sequence[Mapping[str, Any]], own: Collection[str], role_id: int) -> bool:
    """Whether the bot, which has roles `own`, may give one of a guild's roles, and take it.

    It needs *Manage Roles*, which the invite does not ask for, and a role that stands above.
    """
    mine = [role for role in roles if role["id"] in own or not role["position"]]
    meant = _given_by_people(roles, role_id)
    if meant is None:
        return False
    granted = [discord.Permissions(int(role["permissions"])) for role in mine]
    above = max((role["position"] for role in mine), default=0) > meant["position"]
    return above and any(one.administrator or one.manage_roles for one in granted)


def is_harmless(roles: Sequence[Mapping[str, Any]], role_id: int) -> bool:
    """Whether one of a guild's roles is there, for people to give, and grants nothing more."""
    return _given_by_people(roles, role_id) is not None and not grants_more(roles, role_id)


def _given_by_people(roles: Sequence[Mapping[str, Any]], role_id: int) -> Mapping[str, Any] | None:
    """Return a role, unless it is gone, everybody's, or had by those alone who are an app's."""
    meant = next((role for role in roles if role["id"] == str(role_id)), None)
    return None if meant is None or meant["managed"] or not meant["position"] else meant


def grants_more(roles: Sequence[Mapping[str, Any]], role_id: int) -> bool:
    """Whether one of a guild's roles grants permissions that not everybody has there."""
    granted = {role["id"]: int(role["permissions"]) for role in roles}
    usual = next((granted[role["id"]] for role in roles if not role["position"]), 0)
    return bool(granted.get(str(role_id), 0) & ~usual)


def invite_link(application_id: int) -> str:
    """Return the address that invites the bot with the least permissions."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITE, scopes=("bot", "applications.commands")
    )


def install_link(application_id: int) -> str:
    """Return the address at which people install the bot for themselves, to use it anywhere."""
    link = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{link}&integration_type={BY_PEOPLE}"
