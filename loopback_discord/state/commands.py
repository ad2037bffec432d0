"""Commands: what the bot has registered, where each may be used, and in which words it is shown.

For whom the application is installed says where its global commands may be used.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from loopback_discord.payloads import (
    CHAT_INPUT,
    ENTRY_POINT,
    SUBCOMMAND,
    SUBCOMMAND_GROUP,
    Payload,
    many,
)
from loopback_discord.state.core import Core
from loopback_discord.state.guilds import (
    ATTACH_FILES,
    EMBED_LINKS,
    MENTION_EVERYONE,
    USE_EXTERNAL_APPS,
    USE_EXTERNAL_EMOJIS,
    Channel,
    User,
)
from loopback_discord.validation.commands import (
    BY_GUILDS,
    BY_PEOPLE,
    CONTEXTS,
    IN_BOT_DM,
    IN_GUILD,
    IN_PRIVATE_CHANNEL,
    INTEGRATION_TYPES,
    check_command,
    check_commands,
)
from loopback_discord.validation.errors import ENTRY_POINT_LEFT_OUT, UNKNOWN_COMMAND, ApiError

_AMONG_PEOPLE: Final = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""Permissions of an application in a conversation, wherever that is."""

Owners = Mapping[str, str]
"""By the kind of install, whose install an interaction rests on: a guild's or a person's."""


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


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command that can be typed: the top-level command and the path down to it."""

    command: Payload
    path: tuple[str, ...]
    options: tuple[Payload, ...]
    description: str

    @property
    def name(self) -> str:
        """As it is typed after the slash: `hearts start`."""
        return " ".join(self.path)


class Commands:
    """The application's commands, global and of each guild."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.installs = INTEGRATION_TYPES
        """For whom the application may be installed, as its host has set it."""
        self._by_place: dict[int | None, list[Payload]] = {}

    def of(self, guild_id: int | None) -> list[Payload]:
        """The commands registered for a guild, or globally for None."""
        return list(self._by_place.get(guild_id, []))

    def keep(self, registered: Iterable[Payload]) -> None:
        """Have these global commands, which were registered at another time."""
        self._by_place[None] = list(registered)

    def put(self, guild_id: int | None, bodies: list[Payload]) -> list[Payload]:
        """Replace all commands of a place; a known name keeps its id. Raise `ApiError`."""
        check_commands(bodies, self.installs, local=guild_id is not None)
        if any(one["type"] == ENTRY_POINT for one in self.of(guild_id)) and not any(
            body.get("type") == ENTRY_POINT for body in bodies
        ):
            raise ApiError(ENTRY_POINT_LEFT_OUT)
        names = [(body.get("type", 1), body["name"]) for body in bodies]
        before = {(one["type"], one["name"]): one["id"] for one in self.of(guild_id)}
        self._by_place[guild_id] = [
            self._registered(guild_id, body, before.get(name))
            for body, name in zip(bodies, names, strict=True)
        ]
        return self.of(guild_id)

    def post(self, guild_id: int | None, body: Payload) -> Payload:
        """Add one command, or replace the one of its name; raise `ApiError`."""
        name = (body.get("type", 1), body.get("name"))
        others = [one for one in self.of(guild_id) if (one["type"], one["name"]) != name]
        check_command(body, self.installs, local=guild_id is not None)
        kept = {(one["type"], one["name"]): one["id"] for one in self.of(guild_id)}
        made = self._registered(guild_id, body, kept.get((name[0], body["name"])))
        self._by_place[guild_id] = [*others, made]
        return made

    def remove(self, guild_id: int | None, command_id: int) -> None:
        """Take a command away; raise `ApiError` (10063)."""
        kept = [one for one in self.of(guild_id) if one["id"] != str(command_id)]
        if len(kept) == len(self.of(guild_id)):
            raise ApiError(UNKNOWN_COMMAND)
        self._by_place[guild_id] = kept

    def offered(self, user: User, channel: Channel) -> list[TypedCommand]:
        """The commands that `user` can type in `channel`, subcommands spelled out."""
        found: list[TypedCommand] = []
        for command in self._at(user, channel, CHAT_INPUT):
            found += _spelled_out(command, (command["name"],), command)
        return found

    def in_menu(self, kind: int, user: User, channel: Channel) -> list[Payload]:
        """The commands that stand in the menu of a message or person in `channel`."""
        return self._at(user, channel, kind)

    def owners(self, command: Payload, user: User, channel: Channel) -> Owners:
        """Return on whose install `user` may use a command in `channel`, empty if none."""
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
            elif context == IN_BOT_DM and self._core.meets(user):
                owners[str(BY_GUILDS)] = "0"
        if BY_PEOPLE in installs and user.has_app:
            owners[str(BY_PEOPLE)] = str(user.id)
        return owners

    def named(self, data: Payload) -> Payload | None:
        """The registered command that the `data` of an interaction names."""
        guild_id = data.get("guild_id")
        places = self.of(None if guild_id is None else int(guild_id))
        return next((one for one in places if one["id"] == data.get("id")), None)

    def _at(self, user: User, channel: Channel, kind: int) -> list[Payload]:
        if not channel.is_open_to(user):
            return []
        local = [] if channel.guild is None else self.of(channel.guild.id)
        found: list[Payload] = []
        for command in local + self.of(None):
            if command["type"] != kind or not self.owners(command, user, channel):
                continue
            needed = int(command.get("default_member_permissions") or 0)
            if channel.guild is None or not needed & ~channel.guild.permissions_of(user):
                found.append(command)
        return found

    def _registered(self, guild_id: int | None, body: Payload, kept: str | None) -> Payload:
        installs = body.get("integration_types")
        command: Payload = {
            "id": kept or str(self._core.snowflakes.next()),
            "application_id": str(self._core.bot.id),
            "version": str(self._core.snowflakes.next()),
            "default_member_permissions": _as_text(body.get("default_member_permissions")),
            **_texts(body, "name", "description"),
            "type": body.get("type") or CHAT_INPUT,
            "description": body.get("description") or "",
            "dm_permission": IN_BOT_DM in contexts_of(body),
            "contexts": body.get("contexts"),
            "integration_types": sorted(self.installs) if installs is None else installs,
            "nsfw": bool(body.get("nsfw")),
            **_listed(body, "options", _kept_option),
            **_told(body, "handler"),
        }
        if guild_id is not None:
            command["guild_id"] = str(guild_id)
        return command


def _kept_option(option: Payload) -> Payload:
    """Return an option as Discord keeps it: it leaves out what has its usual value."""
    return {
        **_texts(option, "name", "description"),
        **_told(option, "type", "required", "autocomplete", "channel_types"),
        **_told(option, "min_value", "max_value", "min_length", "max_length"),
        **_listed(option, "choices", _kept_choice),
        **_listed(option, "options", _kept_option),
    }


def _kept_choice(choice: Payload) -> Payload:
    return {**_texts(choice, "name"), **_told(choice, "value")}


def _texts(holder: Payload, *keys: str) -> Payload:
    texts: Payload = {key: holder.get(key) for key in keys}
    translated = {f"{key}_localizations": holder.get(f"{key}_localizations") for key in keys}
    return {**texts, **{key: one or None for key, one in translated.items()}}


def _told(holder: Payload, *keys: str) -> Payload:
    """Return what is told of some fields; nothing, `False` and an empty list are what is usual."""
    given = {key: holder.get(key) for key in keys}
    return {key: one for key, one in given.items() if one not in (None, []) and one is not False}


def _listed(holder: Payload, key: str, kept: Callable[[Payload], Payload]) -> Payload:
    return _told({key: [kept(one) for one in many(holder, key)]}, key)


def _as_text(permissions: object) -> str | None:
    return None if permissions is None else str(permissions)


def _spelled_out(command: Payload, path: tuple[str, ...], level: Payload) -> list[TypedCommand]:
    options: list[Any] = level.get("options") or []
    below = [one for one in options if one["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if not below:
        return [TypedCommand(command, path, tuple(options), str(level.get("description") or ""))]
    return [offer for one in below for offer in _spelled_out(command, (*path, one["name"]), one)]


def untranslated(holder: Payload) -> Payload:
    """Return a command, option or choice as it is listed for who asks for no translations."""
    return {
        **{key: holder[key] for key in holder if not key.endswith("_localizations")},
        **_listed(holder, "choices", untranslated),
        **_listed(holder, "options", untranslated),
    }


def localized(offer: TypedCommand, locale: str) -> Payload:
    """Return a command as the page shows it, with the names by which it is sent.

    Whatever has no text in this language keeps the one that it was registered with.
    """
    return {
        "name": offer.name,
        "shown": shown_name(offer, locale),
        "description": text_in(_levels(offer)[-1], "description", locale),
        "options": [_option(option, locale) for option in offer.options],
    }


def shown_name(offer: TypedCommand, locale: str) -> str:
    """Return what stands after the slash in a language; the registered name can be typed too."""
    return " ".join(text_in(level, "name", locale) for level in _levels(offer))


def text_in(holder: Payload, key: str, locale: str) -> str:
    """Return the `name` or `description` of a command, option or choice in a language."""
    translated: Payload = holder.get(f"{key}_localizations") or {}
    return str(translated.get(locale) or holder.get(key) or "")


def localized_choices(choices: list[Any], locale: str) -> list[Payload]:
    """Return choices with their names in a language."""
    return [{"name": text_in(one, "name", locale), "value": one["value"]} for one in choices]


def _option(option: Payload, locale: str) -> Payload:
    return {
        **{key: option[key] for key in option if not key.endswith("_localizations")},
        "shown": text_in(option, "name", locale),
        "description": text_in(option, "description", locale),
        "choices": localized_choices(many(option, "choices"), locale),
    }


def _levels(offer: TypedCommand) -> list[Payload]:
    levels = [offer.command]
    for name in offer.path[1:]:
        levels.append(next(one for one in many(levels[-1], "options") if one["name"] == name))
    return levels
