"""`cardroom doctor`: what a host has to look at, before and after the bot runs.

It prints a line for each thing, which is well or says what to do, and no secret: all of it may be
pasted into a report.
"""

import asyncio
import re
import sys
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

import aiohttp

from bot.app.health import told
from bot.discord.permissions import lacking
from bot.faces.names import pictures_of
from bot.faces.uploading import PICTURED
from bot.support.settings import DOTENV, BadSettings, Settings, readable_by_others
from data.opening import examined
from data.unopened import StoreUnopened

if TYPE_CHECKING:
    from bot.tables.card_room import CardRoom

DISCORD: Final = "https://discord.com/api/v10"

CLOCK_SECONDS: Final = 5.0
"""So far may this machine's clock be from Discord's: presses are answered within three seconds."""

PATIENCE_SECONDS: Final = 15.0

GUILD_INSTALL, USER_INSTALL = "0", "1"

ADMINISTRATOR: Final = 1 << 3
"""The permission that outweighs what a channel says."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: whether it is well, and what there is or what to do."""

    well: bool
    text: str


@dataclass(frozen=True, slots=True)
class DiscordReply:
    """What Discord answered to one call."""

    status: int
    body: Any
    seconds: float
    headers: dict[str, str]


def main(*, channel: int | None, out: TextIO) -> int:
    """Look at everything, and print it; return 0 if all is well, else 1."""
    return asyncio.run(_examine(channel, out))


async def _examine(channel: int | None, out: TextIO) -> int:
    all_well = True
    async for finding in _findings(channel):
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
            yield Finding(well=False, text=fault.strip())
        return
    yield Finding(well=True, text="the settings are complete")
    try:
        for line in await examined(settings.database):
            yield Finding(well=True, text=line)
    except StoreUnopened as refusal:
        yield Finding(well=False, text=str(refusal))
    line, well = told(settings)
    # A bot that does not run yet is as it should be before its first start.
    yield Finding(well=well or line.startswith("no process"), text=f"the bot: {line}")
    try:
        async for finding in _of_discord(settings, channel):
            yield finding
    except (aiohttp.ClientError, TimeoutError) as lost:
        yield Finding(well=False, text=f"Discord cannot be reached: {type(lost).__name__}")


def _of_the_machine() -> Iterator[Finding]:
    ours = sys.version_info[:3]
    python = ".".join(map(str, ours))
    yield Finding(ours >= (3, 11), f"Python {python}; 3.11 or newer is needed")
    others = [
        f"{name} is {found or 'missing'}, tested is {wanted}"
        for name, wanted in _pinned()
        if (found := _installed(name)) != wanted
    ]
    yield Finding(not others, "; ".join(others) or "the packages are those that are tested")
    if readable_by_others(DOTENV):
        yield Finding(well=False, text=f"others can read the token: chmod 600 {DOTENV}")
    elif DOTENV.exists():
        yield Finding(well=True, text=f"{DOTENV} is for this user alone")


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


class _Discord:
    """Discord's interface, called as the bot does, one call after the other."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session, self._base = session, base

    async def call(
        self, method: str, path: str, body: dict[str, Any] | None = None
    ) -> DiscordReply:
        began = time.monotonic()
        async with self._session.request(method, f"{self._base}{path}", json=body) as response:
            text = await response.text()
            seconds = time.monotonic() - began
            is_json = "json" in response.headers.get("Content-Type", "")
            found = await response.json() if is_json and text else None
            return DiscordReply(response.status, found, seconds, dict(response.headers))


@asynccontextmanager
async def _calling(settings: Settings) -> AsyncGenerator[_Discord]:
    headers = {
        "Authorization": f"Bot {settings.token}",
        "User-Agent": f"DiscordBot (cardroom, {version('cardroom')})",
    }
    timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        yield _Discord(session, (settings.api_url or DISCORD).rstrip("/"))


async def _of_discord(settings: Settings, channel: int | None) -> AsyncGenerator[Finding]:
    async with _calling(settings) as discord:
        me = await discord.call("GET", "/users/@me")
        if me.status == 401:
            yield Finding(well=False, text="Discord does not know this token: take a new one")
            return
        if me.status != 200:
            yield Finding(well=False, text=f"Discord answers {me.status}")
            return
        yield Finding(well=True, text=f"Discord knows the token, in {1000 * me.seconds:.0f} ms")
        yield of_the_clock(me)
        application = (await discord.call("GET", "/applications/@me")).body
        for finding in _of_the_application(application):
            yield finding
        gateway = (await discord.call("GET", "/gateway/bot")).body
        limit = gateway["session_start_limit"]
        left = f"{limit['remaining']} of {limit['total']} sessions are left today"
        shards = f"Discord recommends {gateway['shards']} shards"
        yield Finding(limit["remaining"] > 2 * gateway["shards"], f"{shards}; {left}")
        async for finding in _of_the_commands(discord, settings, str(application["id"])):
            yield finding
        if channel is not None:
            async for finding in _of_the_channel(discord, str(me.body["id"]), channel):
                yield finding


def of_the_clock(reply: DiscordReply) -> Finding:
    """Compare this machine's clock with the `Date` of an answer."""
    told_by = reply.headers.get("Date")
    if told_by is None:
        return Finding(well=True, text="Discord told no time, so the clock is not compared")
    apart = time.time() - parsedate_to_datetime(told_by).timestamp()
    if abs(apart) <= CLOCK_SECONDS:
        return Finding(well=True, text="the clock agrees with Discord's")
    return Finding(well=False, text=f"the clock is {apart:+.0f} s from Discord's: set it by NTP")


def _of_the_application(application: dict[str, Any]) -> Iterator[Finding]:
    installs: set[str] = set(application.get("integration_types_config") or (GUILD_INSTALL,))
    yield Finding(
        GUILD_INSTALL in installs,
        "servers can add the bot"
        if GUILD_INSTALL in installs
        else "servers cannot add the bot: switch Guild Install on (Installation)",
    )
    if USER_INSTALL in installs:
        yield Finding(well=True, text="people can have it for themselves (User Install)")
    else:
        text = "User Install is off: /play is for servers alone (Installation)"
        yield Finding(well=True, text=text)
    if application.get("interactions_endpoint_url"):
        text = "an Interactions Endpoint URL is set, so no press comes here: empty that field"
        yield Finding(well=False, text=text)
    guilds = application.get("approximate_guild_count", 0)
    yield Finding(well=True, text=f"it is in {guilds} servers; no privileged intent is needed")


async def _of_the_commands(
    discord: _Discord, settings: Settings, application: str
) -> AsyncGenerator[Finding]:
    registered = (await discord.call("GET", f"/applications/{application}/commands")).body
    names = {str(command["name"]) for command in registered}
    missing = sorted(_command_names() - names)
    if not names:
        yield Finding(well=True, text="no commands are registered yet: the first start does so")
    elif missing:
        text = f"commands that Discord does not know yet: {', '.join(missing)}: start the bot"
        yield Finding(well=False, text=text)
    else:
        yield Finding(well=True, text=f"{len(names)} commands are registered")
    if not settings.emojis:
        yield Finding(well=True, text="cards are written in plain text (CARDROOM_EMOJIS=off)")
        return
    emojis = (await discord.call("GET", f"/applications/{application}/emojis")).body["items"]
    there = f"{len(emojis)} emojis are there"
    whole = len(emojis) >= sum(len(pictures_of(look)) for look in PICTURED)
    yield Finding(well=True, text=there if whole else f"{there}: the bot uploads what is missing")


class _NoRoom:
    """Stands where a card room is asked for that nothing is done with."""

    def __getattr__(self, name: str) -> "_NoRoom":
        return self


def _command_names() -> set[str]:
    """Return what the commands of this version are called."""
    from bot.interactions.commands.all import commands  # noqa: PLC0415  it loads all screens
    from bot.text.phrasebook import read_languages  # noqa: PLC0415  and this all texts

    read_languages()
    # They are declared here and never called.
    return {command.name for command in commands(cast("CardRoom", _NoRoom()))}


async def _of_the_channel(discord: _Discord, me: str, channel_id: int) -> AsyncGenerator[Finding]:
    channel = await discord.call("GET", f"/channels/{channel_id}")
    if channel.status != 200:
        text = (
            f"channel {channel_id} cannot be seen ({channel.status}): invite the bot, or let it in"
        )
        yield Finding(well=False, text=text)
        return
    guild_id = channel.body.get("guild_id")
    if guild_id is not None:
        granted = await _granted(discord, me, channel.body)
        missing = lacking(granted)
        text = (
            f"in the channel it lacks: {', '.join(missing)}" if missing else "it may all it needs"
        )
        yield Finding(not missing, text)
    made = await discord.call("POST", f"/channels/{channel_id}/messages", _message("1"))
    if made.status != 200:
        yield Finding(well=False, text=f"no message can be posted there: {made.status}")
        return
    path = f"/channels/{channel_id}/messages/{made.body['id']}"
    edited = await discord.call("PATCH", path, _message("2"))
    deleted = await discord.call("DELETE", path)
    took = ", ".join(
        f"{doing} {1000 * reply.seconds:.0f} ms"
        for doing, reply in (("posted", made), ("edited", edited), ("deleted", deleted))
    )
    done = edited.status == 200 and deleted.status == 204
    yield Finding(done, f"a message was {took}" if done else f"a message stays there: {took}")
    limit = made.headers.get("X-RateLimit-Limit"), made.headers.get("X-RateLimit-Reset-After")
    if None not in limit:
        text = f"Discord takes {limit[0]} messages in {float(limit[1] or 0):g} s there"
        yield Finding(well=True, text=text)


def _message(text: str) -> dict[str, Any]:
    button = {"type": 2, "style": 2, "label": text, "custom_id": "doctor", "disabled": True}
    said = f"cardroom doctor: {text} of 2, and gone"
    return {
        "content": said,
        "components": [{"type": 1, "components": [button]}],
        "allowed_mentions": {"parse": []},
    }


async def _granted(discord: _Discord, me: str, channel: dict[str, Any]) -> int:
    """Return the permissions of the bot in a channel, worked out as Discord says."""
    guild = (await discord.call("GET", f"/guilds/{channel['guild_id']}")).body
    member = (await discord.call("GET", f"/guilds/{channel['guild_id']}/members/{me}")).body
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
