"""Processes of one bot against a loopback Discord, on a file or on a PostgreSQL server."""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from benchmarks.room import give_faces
from bot.playground.discord.people.world import World
from bot.playground.discord.server.loopback import LoopbackDiscord
from data.addresses import PostgresAddress
from tests.postgres_server import PostgresServer

SHARDS: Final = 4
"""So many that up to four processes serve as many each."""

BEGUN_SECONDS: Final = 60.0

DATABASE: Final = "processes"

COUNTED: Final = ("shared_preload_libraries=pg_stat_statements",)
"""The server as a host has it, which writes everything to its disk, and counts statements."""

_SERVED: Final = """
SELECT shard, shards.process FROM shards JOIN processes USING (process)
WHERE heir IS NULL AND ended_at IS NULL
"""


class Processes:
    """What runs, by the names of the processes; each writes its log beside the others'."""

    def __init__(self, server: LoopbackDiscord, folder: Path, program: Sequence[str]) -> None:
        self.discord = server
        self._folder = folder
        self._program = program
        self._running: dict[str, asyncio.subprocess.Process] = {}

    async def start(self, name: str, database: str) -> None:
        """Start a process of this name."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": "benchmark",
            "CARDROOM_DATABASE": database,
            "CARDROOM_PROCESS": name,
            "CARDROOM_LOG_LEVEL": "INFO",
            "CARDROOM_COMPUTER_SECONDS": "0",
            "CARDROOM_INTERVALS": "0",
            "CARDROOM_API_URL": self.discord.api_url,
            "CARDROOM_GATEWAY_URL": self.discord.gateway_url,
        }
        with (self._folder / f"{name}.log").open("ab") as log:
            self._running[name] = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", *self._program),
                env=environment,
                cwd=Path(__file__).parents[1],
                stdout=log,
                stderr=log,
            )

    def log_of(self, name: str) -> list[str]:
        """Return the lines that a process has logged."""
        return (self._folder / f"{name}.log").read_text("utf-8").splitlines()

    async def kill(self, name: str) -> None:
        """Kill a process as a machine does that loses its power."""
        self._running[name].kill()
        await self._running.pop(name).wait()

    async def stop(self) -> None:
        """Ask all to stop, and wait until they have."""
        for process in self._running.values():
            process.terminate()
        for process in self._running.values():
            await process.wait()


@asynccontextmanager
async def running(
    world: World,
    folder: Path,
    names: Sequence[str],
    database: str,
    program: Sequence[str] = ("bot", "run"),
) -> AsyncGenerator[Processes]:
    """Run a loopback Discord here, and a process of each name."""
    discord = LoopbackDiscord(world)
    give_faces(world)
    starts = discord.gateway.session_starts
    starts.shards, starts.max_concurrency = (SHARDS, 16) if len(names) else (1, 1)
    await discord.start()
    processes = Processes(discord, folder, program)
    try:
        for name in names:
            await processes.start(name, database)
        first, place = world.people[0], world.guilds[0].channels[0]
        await first.until(lambda: first.offered(place), BEGUN_SECONDS, "the commands")
        await first.until(lambda: discord.gateway.connected, BEGUN_SECONDS, "the bot")
        yield processes
    finally:
        await processes.stop()
        await discord.stop()


async def served(server: PostgresServer, processes: int) -> Mapping[int, str]:
    """Wait until all shards are served, by so many processes alike; return who serves which."""
    until = time.monotonic() + BEGUN_SECONDS
    while time.monotonic() < until:
        rows = (await asyncio.to_thread(server.tell, DATABASE, _SERVED)).splitlines()
        found = {int(shard): process for shard, process in (row.split("\t") for row in rows)}
        loads = Counter(found.values())
        if len(found) == SHARDS and len(loads) == processes and len(set(loads.values())) == 1:
            return found
        await asyncio.sleep(0.5)
    raise RuntimeError("the shards are not served alike")


def address_of(server: PostgresServer) -> PostgresAddress:
    """Make an empty database in place of the one before, and return where it is."""
    return server.make(DATABASE)
