"""Bots run for a measurement: a loopback Discord in this process, a bot in its own.

So neither counts the other's work. A bot may be that of another work tree of the project: it is
known by what it does at Discord and by what `benchmarks/inside.py` tells of its process.
"""

import asyncio
import base64
import json
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from benchmarks.measuring import HERE
from bot.faces.names import pictures_of
from bot.faces.uploading import PICTURED, named_pictures
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel

START_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 0.002


@dataclass(frozen=True, slots=True)
class RunningBot:
    """A process of a bot, and the Discord that it is at."""

    discord: LoopbackDiscord
    process: asyncio.subprocess.Process
    reports: Path
    since: float

    async def connected(self) -> float:
        """Wait until it is at the gateway, and return the seconds since its process began."""
        (somebody, *_) = self.discord.world.people
        gateway = self.discord.gateway
        await somebody.until(lambda: gateway.connected, START_SECONDS, "the bot")
        seconds = time.perf_counter() - self.since
        first = self.discord.world.guilds[0].channels[0]
        await somebody.until(lambda: somebody.offered(first), START_SECONDS, "the commands")
        return seconds

    async def report(self) -> Mapping[str, Any]:
        """Return what it has cost, as `benchmarks/inside.py` tells it."""
        size = self.reports.stat().st_size
        self.process.send_signal(signal.SIGUSR1)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            written = self.reports.read_bytes()[size:]
            if written.endswith(b"\n"):
                report: dict[str, Any] = json.loads(written)
                return report


@asynccontextmanager
async def loopback(world: World) -> AsyncGenerator[LoopbackDiscord]:
    """Run a Discord that has the pictures of all cards, as at a host whose bot has run before."""
    for look in PICTURED:
        for name, (_, picture) in named_pictures(look, pictures_of(look)).items():
            image = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
            world.emojis.create({"name": name, "image": image})
    discord = LoopbackDiscord(world)
    await discord.start()
    try:
        yield discord
    finally:
        await discord.stop()


@asynccontextmanager
async def bot_process(
    discord: LoopbackDiscord,
    folder: Path,
    *,
    tree: Path = HERE,
    program: Sequence[str] = ("bot", "run"),
    settings: Mapping[str, str],
    option: str = "",
    errors: BinaryIO | None = None,
) -> AsyncGenerator[RunningBot]:
    """Run a module with its arguments as a bot, with what it keeps in `folder`.

    `option` is one of `benchmarks/inside.py`. Its log goes to `errors`, or where this process
    writes its own.
    """
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree),
        "DISCORD_TOKEN": "benchmark",
        "CARDROOM_DATABASE": str(folder / "room.sqlite3"),
        "CARDROOM_LOG_LEVEL": "ERROR",
        "CARDROOM_API_URL": discord.api_url,
        "CARDROOM_GATEWAY_URL": discord.gateway_url,
        **settings,
    }
    inside, reports = Path(__file__).with_name("inside.py"), folder / "reports"
    since = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(inside), str(reports), *((option,) if option else ()), *program),
        env=environment,
        cwd=tree,
        stderr=errors,
    )
    try:
        yield RunningBot(discord, process, reports, since)
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def running(
    world: World,
    folder: Path,
    *,
    tree: Path = HERE,
    computer_seconds: float = 1.0,
    intervals: bool = False,
    option: str = "",
    errors: BinaryIO | None = None,
) -> AsyncGenerator[RunningBot]:
    """Run the bot of a tree at a Discord of its own, once people are offered its commands.

    Without `intervals` each deal begins as soon as the last one is over.
    """
    settings = {
        "CARDROOM_COMPUTER_SECONDS": str(computer_seconds),
        "CARDROOM_INTERVALS": str(int(intervals)),
    }
    async with (
        loopback(world) as discord,
        bot_process(
            discord, folder, tree=tree, settings=settings, option=option, errors=errors
        ) as bot,
    ):
        await bot.connected()
        yield bot


def many_tables(
    count: int, people_a_table: int
) -> tuple[World, list[tuple[Channel, list[Person]]]]:
    """Return a world with as many channels as tables, and who sits at which."""
    world = World()
    guild = world.add_guild("The Green Baize")
    tables = [
        (
            world.add_channel(guild, f"table-{number}"),
            [world.add_person(f"P{number}x{seat}") for seat in range(people_a_table)],
        )
        for number in range(count)
    ]
    guild.owner = world.people[0].user
    return world, tables
