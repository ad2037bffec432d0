"""Registration: telling Discord which commands there are, unless it has just these.

discord.py's own way cannot read a command of type 4, the entry point to an Activity. Discord
refuses (50240) a list that leaves it out.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

import aiohttp
import discord
from discord.app_commands import CommandTree
from discord.http import HTTPClient, Route

from bot.interactions.commands.all import commands as declared
from bot.interactions.commands.declaring import CommandTranslator
from bot.support.incidents import log_unwritten
from data.patience import NotWritten
from data.settings import COMMANDS, KeptSettings

if TYPE_CHECKING:
    from bot.tables.card_room import CardRoom

log = logging.getLogger(__name__)

AGAIN_AFTER_SECONDS: Final = (60.0, 300.0, 1800.0, 3600.0)
"""When a registration that failed is tried again; the last goes on for ever."""

Command: TypeAlias = dict[str, Any]

ENTRY_POINT: Final = 4
"""The type of a command that opens an Activity, which a host may have added."""

_IN_GUILDS, _IN_DIRECT_MESSAGES = 0, 1
_BY_GUILDS: Final = 0
_MALFORMED: Final = 400

_TAKEN_BACK: Final = frozenset(
    {
        "id",
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "default_member_permissions",
        "integration_types",
        "contexts",
        "nsfw",
        "handler",
    }
)
"""The fields of a command that a bulk overwrite accepts."""

_COMPARED: Final = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "choices",
        "value",
        "required",
        "autocomplete",
        "channel_types",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "nsfw",
        "default_member_permissions",
        "contexts",
        "integration_types",
    }
)
"""Fields of a command, its options and their choices that are compared.

`dm_permission` is not: where `contexts` are told, Discord works it out from them.
"""

_NESTED: Final = frozenset({"options", "choices"})
_UNORDERED: Final = frozenset({"channel_types", "contexts", "integration_types"})


def compared(commands: Iterable[Command]) -> dict[tuple[int, str], Command]:
    """Return, by type and name, what of commands is compared, but for entry points.

    It is the same of a command that is told to Discord and of what Discord then returns, which has
    ids and versions, permissions as a text, and often nothing where a field has its usual value.
    """
    ours = (command for command in commands if command["type"] != ENTRY_POINT)
    return {(command["type"], command["name"]): _compared(command) for command in ours}


def _compared(holder: Command) -> Command:
    found: Command = {}
    for key in _COMPARED & holder.keys():
        value = holder[key]
        if key in _NESTED:
            value = [_compared(one) for one in value or ()]
        elif key in _UNORDERED:
            value = sorted(value or ())
        elif key == "default_member_permissions" and value is not None:
            value = str(value)
        # Zero is a value: nobody but administrators may, nothing less may be typed.
        if value is not None and value is not False and value not in ("", [], {}):
            found[key] = value
    return found


class _NoRoom:
    """Stands where a card room is asked for that nothing is done with."""

    def __getattr__(self, name: str) -> "_NoRoom":
        return self


async def commands_without_bot() -> list[Command]:
    """Return the commands of this version as Discord is told of them; texts have been read."""
    tree = CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    # They are declared here and never called.
    for command in declared(cast("CardRoom", _NoRoom())):
        tree.add_command(command)
    await tree.set_translator(CommandTranslator())
    return await commands_of(tree)


async def commands_of(tree: CommandTree[Any]) -> list[Command]:
    commands = tree.get_commands()
    if tree.translator is None:
        return [_outright(command.to_dict(tree)) for command in commands]
    translated: list[Command] = []
    for command in commands:
        translated.append(_outright(await command.get_translated_payload(tree, tree.translator)))
        # All of them take a while, and somebody may have pressed.
        await asyncio.sleep(0)
    return translated


class Registration:
    """Registers the commands of one client."""

    def __init__(
        self,
        tree: CommandTree[Any],
        http: HTTPClient,
        settings: KeptSettings,
    ) -> None:
        self._tree = tree
        self._http = http
        self._settings = settings
        self.tried = asyncio.Event()
        """Set after the first attempt, whatever came of it."""

    async def register(self, application_id: int) -> None:
        """Return once Discord knows the commands; try again as long as it takes."""
        failures = 0
        while not await self._succeeds(application_id):
            self.tried.set()
            pause = AGAIN_AFTER_SECONDS[min(failures, len(AGAIN_AFTER_SECONDS) - 1)]
            failures += 1
            await asyncio.sleep(pause)
        self.tried.set()

    async def _succeeds(self, application_id: int) -> bool:
        commands = await commands_of(self._tree)
        try:
            there = await self._there(application_id)
            try:
                await self._overwrite(application_id, commands, there)
            except discord.HTTPException as refusal:
                if refusal.status != _MALFORMED:
                    raise
                # So it is if the host has not let people install the application.
                log.warning(
                    "Discord refuses commands for people who install the bot themselves (%s/%s)."
                    " Until User Install is switched on, on the page Installation of the"
                    " application, they are registered for servers alone.",
                    refusal.status,
                    refusal.code,
                )
                await self._overwrite(application_id, list(map(for_guilds, commands)), there)
        except discord.HTTPException as refusal:
            # Neither holds anything but what was registered.
            log.warning(
                "the commands could not be registered (%s/%s); it is tried again",
                refusal.status,
                refusal.code,
            )
            return False
        except NotWritten as unwritten:
            log_unwritten(log, "registering the commands", unwritten)
            return False
        except (discord.DiscordException, aiohttp.ClientError, OSError) as lost:
            log.warning(
                "the commands could not be registered (%s); it is tried again", type(lost).__name__
            )
            return False
        return True

    async def _overwrite(
        self, application_id: int, commands: list[Command], there: list[Command]
    ) -> None:
        """Register the commands, unless the same ones were registered last and are there.

        What is not compared may have changed since an earlier version registered them.
        """
        registered = json.dumps([application_id, commands], sort_keys=True, default=str)
        fingerprint = hashlib.sha256(registered.encode()).hexdigest()
        as_told = await self._settings.get(COMMANDS) == fingerprint
        # Whatever else uses the token may have changed them since.
        if as_told and compared(commands) == compared(there):
            return
        returned = [
            {key: value for key, value in command.items() if key in _TAKEN_BACK}
            for command in there
            if command["type"] == ENTRY_POINT
        ]
        await self._http.bulk_upsert_global_commands(application_id, [*commands, *returned])
        await self._settings.set(COMMANDS, fingerprint)

    async def _there(self, application_id: int) -> list[Command]:
        route = Route(
            "GET", "/applications/{application_id}/commands", application_id=application_id
        )
        # Else Discord leaves the translations out, and those of an entry point would be lost.
        found: list[Command] = await self._http.request(
            route, params={"with_localizations": "true"}
        )
        return found


def for_guilds(command: Command) -> Command:
    """Return a command as it is for guilds alone, which people cannot have for themselves."""
    contexts = [one for one in command["contexts"] if one in (_IN_GUILDS, _IN_DIRECT_MESSAGES)]
    return {**command, "contexts": contexts, "integration_types": [_BY_GUILDS]}


def _outright(command: Command) -> Command:
    """Say where a command may be used and who installs it, which discord.py may leave open."""
    everywhere = [_IN_GUILDS, _IN_DIRECT_MESSAGES]
    contexts = everywhere if command["dm_permission"] else [_IN_GUILDS]
    return {
        **command,
        "contexts": command["contexts"] or contexts,
        "integration_types": command["integration_types"] or [_BY_GUILDS],
    }
