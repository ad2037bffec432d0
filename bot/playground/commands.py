"""Commands: what the bot has synchronised, and how a person's words fit them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.command_limits import check_command, check_commands
from bot.playground.installs import INTEGRATION_TYPES, Meets, Owners, owners_of_command
from bot.playground.payloads import Payload
from bot.playground.places import Channel, User
from bot.playground.refusals import entry_point_left_out, unknown_command
from bot.playground.snowflakes import Mint

SUBCOMMAND: Final = 1
SUBCOMMAND_GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
USER: Final = 6
CHANNEL: Final = 7
ROLE: Final = 8
MENTIONABLE: Final = 9
NUMBER: Final = 10
ATTACHMENT: Final = 11

ENTRY_POINT: Final = 4
"""The type of the command that opens an application's Activity."""

CHAT_INPUT: Final = 1
ON_PEOPLE: Final = 2
ON_MESSAGES: Final = 3
"""The types of commands: typed, and chosen in the menu of a person or of a message."""


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

    def __init__(self, mint: Mint, application_id: int, meets: Meets) -> None:
        self._mint = mint
        self._application_id = application_id
        self._meets = meets
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
        """Replace all commands of a place; those of a known name keep their id."""
        check_commands(bodies, self.installs, local=guild_id is not None)
        if any(one["type"] == ENTRY_POINT for one in self.of(guild_id)) and not any(
            body.get("type") == ENTRY_POINT for body in bodies
        ):
            raise entry_point_left_out()
        names = [(body.get("type", 1), body["name"]) for body in bodies]
        before = {(one["type"], one["name"]): one["id"] for one in self.of(guild_id)}
        self._by_place[guild_id] = [
            self._registered(guild_id, body, before.get(name))
            for body, name in zip(bodies, names, strict=True)
        ]
        return self.of(guild_id)

    def post(self, guild_id: int | None, body: Payload) -> Payload:
        """Add one command, or replace the one of its name."""
        name = (body.get("type", 1), body.get("name"))
        others = [one for one in self.of(guild_id) if (one["type"], one["name"]) != name]
        check_command(body, self.installs, local=guild_id is not None)
        kept = {(one["type"], one["name"]): one["id"] for one in self.of(guild_id)}
        made = self._registered(guild_id, body, kept.get((name[0], body["name"])))
        self._by_place[guild_id] = [*others, made]
        return made

    def remove(self, guild_id: int | None, command_id: int) -> None:
        kept = [one for one in self.of(guild_id) if one["id"] != str(command_id)]
        if len(kept) == len(self.of(guild_id)):
            raise unknown_command()
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
        """On whose install `user` may use a command in `channel`, empty if none."""
        return owners_of_command(command, user, channel, self._meets)

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
        command: Payload = {
            "type": 1,
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            **body,
            "id": kept or str(self._mint.strike()),
            "application_id": str(self._application_id),
            "version": str(self._mint.strike()),
        }
        if command.get("integration_types") is None:
            command["integration_types"] = sorted(self.installs)
        if guild_id is not None:
            command["guild_id"] = str(guild_id)
        return command


def _spelled_out(command: Payload, path: tuple[str, ...], level: Payload) -> list[TypedCommand]:
    options: list[Any] = level.get("options") or []
    below = [one for one in options if one["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if not below:
        return [TypedCommand(command, path, tuple(options), str(level.get("description") or ""))]
    return [offer for one in below for offer in _spelled_out(command, (*path, one["name"]), one)]
