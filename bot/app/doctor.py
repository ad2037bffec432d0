"""`cardroom doctor`: what a host has to look at, before and after the bot runs.

It prints a line for each thing, which is well or says what to do, and no secret: all of it may be
pasted into a report.
"""

import asyncio
import json
import os
import re
import sys
import time
from collections.abc import AsyncGenerator, Iterable, Iterator, Mapping
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from ipaddress import ip_address
from math import ceil
from pathlib import Path
from typing import Any, Final, TextIO, cast

import aiohttp
import yarl

from bot.app.health import NOBODY, told
from bot.discord.gateway.addresses import api_at
from bot.discord.permissions import is_harmless, lacking, may_give_role
from bot.faces.names import is_ours, pictures_of
from bot.faces.uploading import PICTURED, named_pictures
from bot.support.listening import unserved
from bot.support.settings import (
    DOTENV,
    BadSettings,
    Settings,
    is_private,
    misspelt_in,
    readable_by_others,
    secret_files,
)
from data.addresses import PostgresAddress, StoreAddress
from data.opening import examined, title_role
from data.unopened import StoreUnopened

DISCORD: Final = "https://discord.com/api/v10"

CLOCK_SECONDS: Final = 5.0
"""Seconds that this machine's clock may be off Discord's: presses are answered within three."""

PATIENCE_SECONDS: Final = 15.0

HOUR_MS: Final = 3_600_000

GUILD_INSTALL, USER_INSTALL = "0", "1"

THREADS: Final = (10, 11, 12)
"""Discord's numbers for the kinds of threads."""

ADMINISTRATOR: Final = 1 << 3
"""The permission that outweighs what a channel says."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: whether it is well, and what there is or what to do."""

    well: bool
    text: str


def _fine(text: str) -> Finding:
    return Finding(well=True, text=text)


def _look(text: str) -> Finding:
    return Finding(well=False, text=text)


@dataclass(frozen=True, slots=True)
class DiscordReply:
    """The reply of Discord to one call."""

    status: int
    body: Any
    seconds: float
    headers: Mapping[str, str]
    """Found by their names in any case: what stands between may spell them anew."""


def main(*, channel: int | None, out: TextIO) -> int:
    """Look at everything, and print it; return 0 if all is well, else 1."""
    return asyncio.run(_examine(channel, out))


async def _examine(channel: int | None, out: TextIO) -> int:
    all_well = True
    # Whoever reads it may go at any line, and then what is open is closed from the inside out.
    async with aclosing(_findings(channel)) as findings:
        async for finding in findings:
            all_well &= finding.well
            out.write(f"{'ok  ' if finding.well else 'LOOK'}  {finding.text}\n")
            out.flush()
    return 0 if all_well else 1


async def _findings(channel: int | None) -> AsyncGenerator[Finding]:
    for finding in _of_the_machine():
        yield finding
    try:
        settings = Settings.from_environment()
    except BadSettings as faults:
        for fault in faults.faults:
            yield _look(fault.strip())
        return
    yield _fine("the settings are complete")
    line, well = told(settings)
    looked = await _of_the_store(settings.database, runs=not line.startswith(NOBODY))
    for finding in looked:
        yield finding
    store = settings.database if looked[-1].well else None
    yield _of_the_bot(line, well=well)
    if settings.metrics is not None:
        yield await _of_metrics(*settings.metrics)
    try:
        async with aclosing(_of_discord(settings, store, channel, runs=well)) as findings:
            async for finding in findings:
                yield finding
    except (aiohttp.ClientError, TimeoutError) as lost:
        way = "" if settings.api_proxy is None else f" through {settings.api_proxy}"
        yield _look(f"Discord cannot be reached{way}: {type(lost).__name__}")
    except _Refused as refused:
        yield _look(str(refused))


async def _of_the_store(address: StoreAddress, *, runs: bool) -> list[Finding]:
    """Look at what is kept; the last finding says whether it could be looked at."""
    found: list[Finding] = []
    if isinstance(address, PostgresAddress) and address.names_database:
        found.append(of_the_way(address))
    try:
        lines = await examined(address, runs=runs)
    except StoreUnopened as refusal:
        return [*found, _look(str(refusal))]
    return [*found, *(_fine(line) for line in lines)]


def of_the_way(address: PostgresAddress) -> Finding:
    """Look if others can listen on the way to a server, or stand in for it."""
    parts, here = address.parts, ("", "localhost", "127.0.0.1", "::1")
    mode = parts.options.get("sslmode") or os.environ.get("PGSSLMODE") or "prefer"
    named = [host or os.environ.get("PGHOST", "") for host, _ in parts.hosts]
    afar = [one for host in named for one in host.split(",") if one not in here and one[0] != "/"]
    if mode == "verify-full" or not afar:
        return _fine("nobody listens on the way to the database")
    if mode == "disable" and all(map(is_private, afar)):
        return _fine("the way to the database is not encrypted, as its address asks for")
    text = f"sslmode={mode} lets others listen on the way to {', '.join(afar)}, and hear all cards:"
    text += " add sslmode=verify-full to CARDROOM_DATABASE"
    return _look(text)


def _of_the_bot(line: str, *, well: bool) -> Finding:
    # A bot that does not run yet is as it should be before its first start.
    if well or line.startswith(NOBODY):
        return _fine(f"the bot: {line}")
    return _look(f"the bot: {line}: look at its log")


async def _of_metrics(host: str, port: int) -> Finding:
    """Look if the bot tells its figures, or could."""
    address = yarl.URL.build(scheme="http", host=host, port=port, path="/metrics")
    to_all = "" if ip_address(host).is_loopback else "; whoever reaches that address can read them"
    timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(address) as page:
            if "cardroom_build_info" in await page.text():
                return _fine(f"the bot tells its figures at {address}{to_all}")
    except (aiohttp.ClientError, TimeoutError, UnicodeDecodeError):
        # Nobody is there yet, or somebody else.
        pass
    try:
        (await asyncio.start_server(_hung_up, host, port)).close()
    except OSError as error:
        return _look(unserved("CARDROOM_METRICS", (host, port), error))
    return _fine(f"figures will be told at {address}{to_all}")


def _hung_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def _of_the_machine() -> Iterator[Finding]:
    ours = sys.version_info[:3]
    python = ".".join(map(str, ours))
    yield Finding(ours >= (3, 11), f"Python {python}; 3.11 or newer is needed")
    others = [
        f"{name} is {found or 'missing'}, tested is {wanted}"
        for name, wanted in _pinned()
        if (found := _installed(name)) != wanted
    ]
    to_do = "install them again by step 1 of docs/host/first-hour.md"
    text = f"{'; '.join(others)}: {to_do}" if others else "the packages are those that are tested"
    yield Finding(not others, text)
    for secret in secret_files():
        if readable_by_others(secret):
            yield _look(f"others can read {secret}: chmod 600 {secret}")
        elif os.path.lexists(secret):
            yield _fine(f"{secret} is for this user alone")
    for name in misspelt_in(DOTENV):
        yield _look(f"{DOTENV} sets {name}, which is no setting: .env.example has all there are")


def _pinned() -> Iterator[tuple[str, str]]:
    """Yield what runs, and in which version; nothing of what only other machines need."""
    packaged = files("bot") / "requirements.lock"
    beside = Path(__file__).parents[2] / "deploy" / "requirements.lock"
    text = packaged.read_text() if packaged.is_file() else beside.read_text()
    for name, wanted, only in re.findall(r"^([a-z0-9-]+)==([^\s;]+)( ;)?", text, re.MULTILINE):
        if not only:
            yield name, wanted


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _later(status: int) -> str | None:
    """Return what to do if Discord may take later what it refuses now; None if it never will."""
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return "wait some minutes, and see if something else uses the token"
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return "try again later, and look at https://discordstatus.com"
    return None


class _Refused(Exception):
    """Discord does not answer what it was asked. The message says what to do."""

    def __init__(self, path: str, status: int) -> None:
        if status == HTTPStatus.OK:
            to_do = "something else answers in its place"
        else:
            to_do = _later(status) or "is there a newer version of Cardroom?"
        super().__init__(f"Discord answers {status} to GET {path}: {to_do}")


class _Discord:
    """Discord's interface, called as the bot does, one call after the other."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session, self._base = session, base

    async def call(
        self, method: str, path: str, body: dict[str, Any] | None = None
    ) -> DiscordReply:
        began = time.monotonic()
        async with self._session.request(method, f"{self._base}{path}", json=body) as response:
            content = await response.read()
            seconds = time.monotonic() - began
            body = _read(content)
            return DiscordReply(response.status, body, seconds, response.headers)

    async def got(self, path: str) -> Any:  # noqa: ANN401  what JSON holds
        """Return what Discord has at a path; raise `_Refused`."""
        reply = await self.call("GET", path)
        if reply.status != HTTPStatus.OK or reply.body is None:
            raise _Refused(path, reply.status)
        return reply.body


def _read(content: bytes) -> Any:  # noqa: ANN401  what JSON holds
    """Return what Discord says, None if that is nothing, or nothing that Discord would say."""
    try:
        found = json.loads(content)
    except ValueError:
        return None
    return cast("Any", found) if isinstance(found, dict | list) else None


@asynccontextmanager
async def _calling(settings: Settings) -> AsyncGenerator[_Discord]:
    headers = {
        "Authorization": f"Bot {settings.token}",
        "User-Agent": f"DiscordBot (cardroom, {version('cardroom')})",
    }
    timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        proxied = None if settings.api_proxy is None else api_at(settings.api_proxy)
        yield _Discord(session, (proxied or settings.api_url or DISCORD).rstrip("/"))


async def _of_discord(
    settings: Settings, store: StoreAddress | None, channel: int | None, *, runs: bool
) -> AsyncGenerator[Finding]:
    async with _calling(settings) as discord:
        me = await discord.call("GET", "/users/@me")
        if me.status == 401:
            yield _look("Discord does not know this token: take a new one")
            return
        known = me.status == HTTPStatus.OK and "id" in (me.body or ())
        if settings.api_proxy is not None and (
            me.status == HTTPStatus.REQUEST_TIMEOUT
            or "generated-by-proxy" in me.headers
            or (me.status == HTTPStatus.OK and not known)
        ):
            text = f"{settings.api_proxy} answers {me.status} in place of Discord: look at its log"
            yield _look(text)
            return
        if not known:
            raise _Refused("/users/@me", me.status)
        if settings.api_proxy is not None:
            yield _fine(f"calls go through {settings.api_proxy}, which answers")
        yield _fine(f"Discord knows the token, in {1000 * me.seconds:.0f} ms")
        yield of_the_clock(me)
        application = await discord.got("/applications/@me")
        installs: set[str] = set(application.get("integration_types_config") or (GUILD_INSTALL,))
        for finding in _of_the_application(application, installs):
            yield finding
        async for finding in _of_the_door(settings, application, runs=runs):
            yield finding
        gateway = await discord.got("/gateway/bot")
        yield _of_the_sessions(gateway["shards"], gateway["session_start_limit"])
        # Else Discord leaves the translations out.
        path = f"/applications/{application['id']}/commands?with_localizations=true"
        registered = await discord.got(path)
        async for finding in _of_the_commands(registered, installs, runs=runs):
            yield finding
        yield await _of_the_emojis(settings, discord, application["id"])
        if channel is not None:
            found = _of_the_channel(discord, store, str(me.body["id"]), channel)
            async for finding in found:
                yield finding


async def _of_the_door(
    settings: Settings, application: dict[str, Any], *, runs: bool
) -> AsyncGenerator[Finding]:
    """Look where presses come, and who answers them there."""
    there, wanted = application.get("interactions_endpoint_url"), settings.presses
    if wanted is None:
        if there is not None:
            text = (
                f"Discord posts presses to {there}, and none comes here: set CARDROOM_PRESSES, or"
            )
            yield _look(f"{text} start the bot, which takes back what it has set, or do so by hand")
        return
    if not runs:
        yield _fine(f"presses will be posted to {wanted} when the bot runs")
        return
    from bot.app.door_doctor import examined_door  # noqa: PLC0415  its library takes 5 MiB

    async for well, text in examined_door(wanted, settings.token):
        yield Finding(well, text)
    text = f"Discord posts presses to {there or 'nobody'}, and not to {wanted}: see the bot's log"
    yield _fine("Discord posts presses there") if there == wanted else _look(text)


def _of_the_sessions(shards: int, limit: dict[str, int]) -> Finding:
    text = f"Discord recommends {_counted(shards, 'shard')}; {limit['remaining']} of"
    text += f" {limit['total']} sessions are left today"
    if limit["remaining"] > 2 * shards:
        return _fine(text)
    hours = ceil(limit["reset_after"] / HOUR_MS)
    to_do = f"do not start the bot before the others come back, in {hours} h"
    return _look(f"{text}: {to_do}")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def of_the_clock(reply: DiscordReply) -> Finding:
    """Compare this machine's clock with the `Date` of an answer."""
    told_by = reply.headers.get("Date")
    if told_by is None:
        return _fine("Discord told no time, so the clock is not compared")
    apart = time.time() - parsedate_to_datetime(told_by).timestamp()
    if abs(apart) <= CLOCK_SECONDS:
        return _fine("the clock agrees with Discord's")
    return _look(f"the clock is {apart:+.0f} s from Discord's: set it by NTP")


def _of_the_application(application: dict[str, Any], installs: set[str]) -> Iterator[Finding]:
    yield Finding(
        GUILD_INSTALL in installs,
        "servers can add the bot"
        if GUILD_INSTALL in installs
        else "servers cannot add the bot: switch Guild Install on (Installation)",
    )
    if USER_INSTALL in installs:
        yield _fine("people can have it for themselves (User Install)")
    else:
        off = "User Install is off: people cannot use /play where the bot is no member"
        yield _fine(f"{off} (Installation)")
    guilds = application.get("approximate_guild_count", 0)
    yield _fine(f"it is in {_counted(guilds, 'server')}; no privileged intent is needed")


async def _of_the_commands(
    registered: list[dict[str, Any]], installs: set[str], *, runs: bool
) -> AsyncGenerator[Finding]:
    # It loads all screens, and the other all texts.
    from bot.interactions.registration import (  # noqa: PLC0415
        commands_without_bot,
        compared,
        for_guilds,
    )
    from bot.text.phrasebook import read_languages  # noqa: PLC0415

    there = compared(registered)
    to_do = "start the bot again" if runs else "start the bot"
    if not there:
        if runs:
            text = "no commands are registered, though the bot runs: if that stays, start it again"
        else:
            text = "no commands are registered yet: the next start does so"
        yield Finding(well=not runs, text=text)
        return
    read_languages()
    commands = await commands_without_bot()
    wanted = compared(commands)
    # The latter is what a start tells where people may not install the bot.
    either = [wanted] if USER_INSTALL in installs else [wanted, compared(map(for_guilds, commands))]
    differing = _named(
        key for key in wanted.keys() & there.keys() if all(there[key] != one[key] for one in either)
    )
    if missing := _named(wanted.keys() - there.keys()):
        yield _look(f"commands that Discord does not know yet: {missing}: {to_do}")
    if others := _named(there.keys() - wanted.keys()):
        yield _look(f"commands at Discord that this version has not: {others}: {to_do}")
    if differing:
        text = f"commands that differ from this version's: {differing}: {to_do}"
        again = "if that comes back, see if something else uses the token"
        yield _look(f"{text}; {again}")
    if not missing and not others and not differing:
        yield _fine(f"{len(there)} commands are registered as in this version")


def _named(commands: Iterable[tuple[int, str]]) -> str:
    return ", ".join(sorted(name for _, name in commands))


async def _of_the_emojis(settings: Settings, discord: _Discord, application_id: str) -> Finding:
    if not settings.emojis:
        return _fine("cards are written in plain text (CARDROOM_EMOJIS=off)")
    emojis = await discord.got(f"/applications/{application_id}/emojis")
    names = {str(emoji["name"]) for emoji in emojis["items"]}
    wanted = {name for look in PICTURED for name in named_pictures(look, pictures_of(look))}
    there = len(wanted & names)
    old = sum(map(is_ours, names - wanted))
    to_do = "the bot uploads what is missing" if there < len(wanted) else ""
    if old:
        to_do += f"{' and' if to_do else 'the bot'} takes {old} of another version away"
    text = f"{there} of {len(wanted)} emojis are there"
    return _fine(f"{text}: {to_do}" if to_do else text)


async def _of_the_channel(
    discord: _Discord, store: StoreAddress | None, me: str, channel_id: int
) -> AsyncGenerator[Finding]:
    channel = await discord.call("GET", f"/channels/{channel_id}")
    if channel.status == HTTPStatus.NOT_FOUND:
        yield _look(f"there is no channel {channel_id}: take the id from the menu of a channel")
        return
    if channel.status != HTTPStatus.OK:
        text = (
            f"channel {channel_id} cannot be seen ({channel.status}): invite the bot, or let it in"
        )
        yield _look(text)
        return
    guild_id = channel.body.get("guild_id")
    if guild_id is not None:
        guild = await discord.got(f"/guilds/{guild_id}")
        member = await discord.got(f"/guilds/{guild_id}/members/{me}")
        where = await _whose_rights_count(discord, channel.body)
        missing = lacking(_granted(guild, member, me, where))
        text = (
            f"in the channel it lacks: {', '.join(missing)}: give it these rights there"
            if missing
            else "it may all it needs"
        )
        yield Finding(not missing, text)
        role = None if store is None else await title_role(store, int(guild_id))
        if role is not None:
            fits = is_harmless(guild["roles"], role)
            may = fits and may_give_role(guild["roles"], member["roles"], role)
            what = "give the role that is chosen for a season"
            needs = "it needs Manage Roles, and a role of its own above that one"
            if not fits:
                needs = "that is gone, belongs to an app, or grants more than everybody has"
            yield Finding(may, f"it may {what}" if may else f"it may not {what}: {needs}")
    async for finding in _of_a_message(discord, channel_id):
        yield finding


async def _of_a_message(discord: _Discord, channel_id: int) -> AsyncGenerator[Finding]:
    """Post a message, edit it and take it away."""
    made = await discord.call("POST", f"/channels/{channel_id}/messages", _message("1"))
    if made.status != HTTPStatus.OK:
        forbidden = made.status == HTTPStatus.FORBIDDEN
        to_do = "give it the rights" if forbidden else "is it a text channel?"
        to_do = _later(made.status) or to_do
        yield _look(f"no message can be posted there ({made.status}): {to_do}")
        return
    path = f"/channels/{channel_id}/messages/{made.body['id']}"
    edited = await discord.call("PATCH", path, _message("2"))
    deleted = await discord.call("DELETE", path)
    took = ", ".join(
        f"{doing} {1000 * reply.seconds:.0f} ms"
        for doing, reply in (("posted", made), ("edited", edited), ("deleted", deleted))
    )
    if deleted.status != HTTPStatus.NO_CONTENT:
        yield _look(f"a message stays there ({deleted.status}): delete it")
    elif edited.status != HTTPStatus.OK:
        yield _look(f"a message cannot be edited there ({edited.status}): try again later")
    else:
        yield _fine(f"a message was {took}")
    limit = made.headers.get("X-RateLimit-Limit"), made.headers.get("X-RateLimit-Reset-After")
    if None not in limit:
        yield _fine(f"Discord takes {limit[0]} messages in {float(limit[1] or 0):g} s there")


async def _whose_rights_count(discord: _Discord, channel: dict[str, Any]) -> dict[str, Any]:
    """Return the channel itself, or that of a thread, which has no rights of its own."""
    if channel["type"] not in THREADS:
        return channel
    above: dict[str, Any] = await discord.got(f"/channels/{channel['parent_id']}")
    return above


def _message(text: str) -> dict[str, Any]:
    button = {"type": 2, "style": 2, "label": text, "custom_id": "doctor", "disabled": True}
    said = f"cardroom doctor: {text} of 2, and gone"
    return {
        "content": said,
        "components": [{"type": 1, "components": [button]}],
        "allowed_mentions": {"parse": []},
    }


def _granted(
    guild: dict[str, Any], member: dict[str, Any], me: str, channel: dict[str, Any]
) -> int:
    """Return the permissions of the bot in a channel, worked out as Discord says."""
    own = {str(channel["guild_id"]), *map(str, member["roles"])}
    granted = 0
    for role in guild["roles"]:
        if str(role["id"]) in own:
            granted |= int(role["permissions"])
    if granted & ADMINISTRATOR or str(guild.get("owner_id")) == me:
        return ~0
    overwrites = {str(one["id"]): one for one in channel.get("permission_overwrites", ())}
    # Everybody's first, then those of all roles at once, then the bot's own.
    for some in ({str(channel["guild_id"])}, own - {str(channel["guild_id"])}, {me}):
        found = [overwrites[one] for one in some if one in overwrites]
        for one in found:
            granted &= ~int(one["deny"])
        for one in found:
            granted |= int(one["allow"])
    return granted
