"""Installs: for whom the application is there, and where its commands may be used for that."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from bot.playground.payloads import Payload
from bot.playground.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    MENTION_EVERYONE,
    USE_EXTERNAL_APPS,
    USE_EXTERNAL_EMOJIS,
)
from bot.playground.places import Channel, User

BY_GUILDS: Final = 0
BY_PEOPLE: Final = 1
INTEGRATION_TYPES: Final = frozenset({BY_GUILDS, BY_PEOPLE})

IN_GUILD: Final = 0
IN_BOT_DM: Final = 1
IN_PRIVATE_CHANNEL: Final = 2
CONTEXTS: Final = frozenset({IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL})

_AMONG_PEOPLE: Final = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""What an application may do in a conversation, wherever it is."""

Owners = Mapping[str, str]
"""By the kind of install, whose install an interaction rests on: a guild's or a person's."""

Meets = Callable[[User], bool]
"""Whether a person is in a guild in which the bot is."""


def context_of(channel: Channel) -> int:
    """Return which of Discord's three contexts a channel is."""
    if channel.guild is not None:
        return IN_GUILD
    return IN_PRIVATE_CHANNEL if channel.people else IN_BOT_DM


def contexts_of(command: Payload) -> frozenset[int]:
    """Return where a global command may be used; one that does not say may be used everywhere."""
    contexts = cast("list[int] | None", command.get("contexts"))
    if contexts is not None:
        return frozenset(contexts)
    return CONTEXTS if command.get("dm_permission", True) else frozenset({IN_GUILD})


def owners_of_command(command: Payload, user: User, channel: Channel, meets: Meets) -> Owners:
    """Return on whose install `user` may use a registered command in `channel`, empty if none."""
    guild = channel.guild
    there = guild is not None and guild.has_bot
    if command.get("guild_id") is not None:
        here = there and guild is not None and command["guild_id"] == str(guild.id)
        return {str(BY_GUILDS): str(command["guild_id"])} if here else {}
    context = context_of(channel)
    if context not in contexts_of(command):
        return {}
    installs = cast("list[int]", command["integration_types"])
    owners: dict[str, str] = {}
    if BY_GUILDS in installs:
        if guild is not None and there:
            owners[str(BY_GUILDS)] = str(guild.id)
        elif context == IN_BOT_DM and meets(user):
            owners[str(BY_GUILDS)] = "0"
    if BY_PEOPLE in installs and user.has_app:
        owners[str(BY_PEOPLE)] = str(user.id)
    return owners


def owners_of_press(message: Payload | None, user: User, channel: Channel) -> Owners:
    """Return on whose install a press on `message` rests: that of the command that it answered."""
    metadata = cast("Payload", (message or {}).get("interaction_metadata") or {})
    owners = cast("Owners | None", metadata.get("authorizing_integration_owners"))
    if owners is not None:
        return owners
    if not channel.has_bot:
        return {str(BY_PEOPLE): str(user.id)}
    return {str(BY_GUILDS): str(channel.guild.id) if channel.guild else "0"}


def rests_on_a_person(owners: Owners) -> bool:
    """Whether nothing but a person's install lets the application answer."""
    return set(owners) == {str(BY_PEOPLE)}


def is_muffled(user: User, channel: Channel, owners: Owners) -> bool:
    """Whether only the person sees what the application answers, whatever it wishes."""
    guild = channel.guild
    if guild is None or not rests_on_a_person(owners):
        return False
    return not guild.permissions_of(user) & USE_EXTERNAL_APPS


def app_permissions(user: User, channel: Channel, owners: Owners) -> int:
    """Return what an interaction says that the application may do where it comes from."""
    if channel.guild is None:
        return _AMONG_PEOPLE | (0 if channel.people else USE_EXTERNAL_EMOJIS)
    if rests_on_a_person(owners):
        return channel.guild.permissions_of(user)
    return channel.bot_permissions
