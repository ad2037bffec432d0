"""Several processes of one bot on one database, each of which may die, pause, or be replaced."""

import asyncio
import re
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from bot.app.exit_codes import ExitCode
from data.addresses import PostgresAddress
from data.postgresql.dialect import translated
from data.postgresql.failures import is_lost
from data.postgresql.links import PostgresLink, linked
from data.postgresql.store import PostgresStore
from data.processes import LEASE_MS
from data.sql.database import SqlRow, Value
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer

SHORT_LEASE: Final = Path(__file__).with_name("short_lease.py")

_UNSERVED: Final = """
SELECT shard FROM shards WHERE process IS NULL
OR process NOT IN (SELECT process FROM processes WHERE ended_at IS NULL)
"""
_MOVING: Final = "SELECT shard FROM shards WHERE heir IS NOT NULL"
_SERVING: Final = "SELECT shard, process, heir FROM shards"
_CONNECTED: Final = """
SELECT 1 FROM pg_stat_activity
WHERE application_name LIKE 'cardroom %' AND application_name <> 'cardroom siege'
"""
_ORPHANS: Final = """
SELECT table_id, owner, state, opened_at FROM tables WHERE state IN ('lobby', 'playing')
AND NOT EXISTS (SELECT 1 FROM processes WHERE process = owner AND ended_at IS NULL)
"""


@dataclass(eq=False)
class Run:
    """One run of a process: from its start to its end."""

    name: str
    bot: BotProcess
    known: frozenset[str] = frozenset()
    """The runs of its name that there were before, as the database calls them."""
    process: str | None = None
    """What the database calls it, once that was asked for and it had joined the others."""

    @property
    def token(self) -> str:
        """What it begins its sessions with, which tells them from those of others."""
        return f"a-token-of-{self.bot.log.parent.name}"

    @property
    def is_fenced(self) -> bool:
        """Whether it has ended because others took it for dead, as on a machine too busy."""
        return self.bot.returncode == ExitCode.AGAIN and "for dead" in self.bot.log.read_text()


class BotProcesses:
    """The processes of one bot, each known by its name.

    `lease_ms` is what they and the others give a process to be heard of.
    """

    def __init__(
        self,
        loaded_bot: LoadedBot,
        discord_server: LoopbackDiscord,
        address: PostgresAddress,
        folder: Path,
        *,
        lease_ms: int = LEASE_MS,
    ) -> None:
        self.discord_server = discord_server
        self.address = address
        self.lease_ms = lease_ms
        self.runs: dict[str, Run] = {}
        self.first = SHORT_LEASE
        """What each runs at first."""
        self.anew = False
        """Whether each is the command line as a host has it, which runs nothing at first."""
        self.settings: dict[str, Mapping[str, str]] = {}
        """What each name is started with besides."""
        self._loaded_bot = loaded_bot
        self._folder = folder
        self._numbers = count(1)
        self._link: PostgresLink | None = None
        self._asking = asyncio.Lock()

    # Lives ------------------------------------------------------------------------------------

    async def start(self, name: str, command: str = "run", **settings: str) -> Run:
        """Start a process, beside whichever of its name there is."""
        folder = self._folder / f"{name}{next(self._numbers)}"
        folder.mkdir(parents=True)
        bot = BotProcess(self._loaded_bot, self.discord_server, folder)
        run = self.runs[name] = Run(name, bot, await self._named(name))
        environment = {
            "CARDROOM_DATABASE": self.address.url,
            "CARDROOM_PROCESS": name,
            "DISCORD_TOKEN": run.token,
            "LEASE_MS": str(self.lease_ms),
            **self.settings.get(name, {}),
            **settings,
        }
        await bot.start(command, anew=self.anew, first=self.first, **environment)
        return run

    async def process_of(self, run: Run) -> str | None:
        """Return what a run is called in the database, None if it has not joined the others."""
        if run.process is None:
            run.process = next(iter(await self._named(run.name) - run.known), None)
        return run.process

    async def until_joined(self, name: str) -> None:
        """Wait until a process has joined the others, as one of a dead one's name may not yet."""

        async def found() -> bool:
            run = self.runs[name]
            assert run.bot.running, self.logs()
            return await self.process_of(run) is not None

        await self.until(found, seconds=60.0, what=f"process {name}")

    async def kill(self, name: str) -> Run:
        """Kill a process, and wait for its end."""
        run = self.runs[name]
        await self.process_of(run)
        await run.bot.end()
        return run

    async def pause(self, name: str) -> Run:
        """Stop a process where it is, once it is one of those that serve."""
        await self.until_joined(name)
        run = self.runs[name]
        run.bot.kill(signal.SIGSTOP)
        return run

    def go_on(self, run: Run) -> None:
        run.bot.kill(signal.SIGCONT)

    async def hand_over(self, name: str) -> Run:
        """Start a process in the place of one that runs, which is returned."""
        old = self.runs[name]
        await self.process_of(old)
        await self.start(name, "run --take-over")
        return old

    async def stop(self) -> None:
        """Kill all of them."""
        for run in self.runs.values():
            if run.bot.running:
                await run.bot.end()
        if self._link is not None:
            await self._link.close()
            self._link = None

    async def start_those_that_ended(self, command: str = "run") -> list[Run]:
        """Start the processes again that have ended, as their host does; return their last runs."""
        ended = [run for run in self.runs.values() if not run.bot.running]
        for run in ended:
            await self.start(run.name, command)
        return ended

    # What the database says --------------------------------------------------------------------

    async def rows(self, query: str, *values: Value) -> list[SqlRow]:
        """Ask the database; while it is away, wait for it."""
        while True:
            try:
                async with self._asking:
                    link = self._link = self._link or await linked(self.address)
                    return [tuple(row) for row in await link.fetch(translated(query), *values)]
            except Exception as error:
                if not is_lost(error):
                    raise
                self._link = None
                await asyncio.sleep(0.1)

    async def served(self) -> bool:
        """Whether each shard and each table is served by a process that lives."""
        return not any([await self.rows(one) for one in (_UNSERVED, _ORPHANS, _MOVING)])

    async def until(
        self, found: Callable[[], Awaitable[bool]], *, seconds: float, what: str
    ) -> float:
        """Wait until a question to the database is answered by yes; return how long it took."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while not await found():
            assert loop.time() - began < seconds, f"{what} not in {seconds} s\n{await self.told()}"
            await asyncio.sleep(0.05)
        return loop.time() - began

    async def until_served(self, seconds: float, *, without: Iterable[str | None] = ()) -> float:
        """Wait until all is `served`, by none of some processes, and every shard is heard."""
        gone = set(without)

        async def found() -> bool:
            serving = await self.rows(_SERVING)
            return (
                bool(serving)
                and not any(process in gone for _, process, _ in serving)
                and await self.served()
                and all([await self._hears(shard, process) for shard, process, _ in serving])
            )

        return await self.until(found, seconds=seconds, what="every shard is served")

    async def _hears(self, shard: int, process: str) -> bool:
        """Whether Discord has a line to the process that serves a shard."""
        tokens = {run.token for run in self.runs.values() if await self.process_of(run) == process}
        return any(
            session.connection is not None and session.token in tokens
            for session in self.discord_server.gateway.sessions(shard)
        )

    async def until_alone(self) -> None:
        """Wait until no process is connected to the database any more."""

        async def found() -> bool:
            return not await self.rows(_CONNECTED)

        await self.until(found, seconds=30.0, what="the end of every connection")

    async def told(self) -> str:
        """Return what the database says of processes and shards, for whoever looks into it."""
        lines = [
            *await self.rows("SELECT process, replaces, joined_at, ended_at FROM processes"),
            *await self.rows("SELECT shard, process, heir, ready FROM shards ORDER BY shard"),
            *await self.rows(_ORPHANS),
        ]
        return "\n".join(map(str, lines)) + "\n" + self.logs()[-6000:]

    def logs(self) -> str:
        """Return what all runs have logged."""
        return "\n".join(
            f"--- {log.parent.name}\n{log.read_text()}"
            for log in sorted(self._folder.glob("*/log"))
        )

    def incidents(self) -> list[str]:
        """Return what nobody foresaw, as the logs of all runs tell it."""
        entries = [entry for log in self._folder.glob("*/log") for entry in _entries(log)]
        return [entry for entry in entries if "incident" in entry.partition("\n")[0]]

    async def _named(self, name: str) -> frozenset[str]:
        rows = await self.rows("SELECT process FROM processes WHERE name = ?", name)
        return frozenset(str(process) for (process,) in rows)


@asynccontextmanager
async def processes_on(
    server: PostgresServer,
    name: str,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    folder: Path,
    *,
    lease_ms: int = LEASE_MS,
) -> AsyncGenerator[BotProcesses]:
    """Let there be processes on a new database of that name, of which none is started yet."""
    address = server.make(name)
    await (await PostgresStore.open(address)).close()
    found = BotProcesses(loaded_bot, discord_server, address, folder, lease_ms=lease_ms)
    yield found
    await found.stop()


def _entries(log: Path) -> list[str]:
    """Return the entries of a log, each with the traceback that follows it."""
    return re.split(r"\n(?=\d{4}-\d\d-\d\d )", log.read_text())
