"""The cost of a press on a file and on PostgreSQL, with one process and with several.

    python -m benchmarks.processes
    python -m benchmarks.processes --tables 24 --seconds 20 --rounds 3

Everybody plays Hearts against three computers, with the hand in direct messages, and thinks no
longer than a client needs. Discord sends all direct messages to shard 0, so the presses at tables
of another process are forwarded: they are told apart. Each round plays one evening of each form in
turn, so that what else the machine does hits all alike. The server writes to its disk as a host's
does. What idle processes ask it is counted before anybody plays.
"""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.evening import Evening
from benchmarks.measuring import command_line, percentiles, print_figures, progress
from benchmarks.running import bot_process, loopback
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.state.guilds import Channel
from tests.postgres_server import PostgresServer

FORMS: Final = {
    "sqlite": 0,
    "postgresql, 1": 1,
    "postgresql, 2": 2,
    "postgresql, 4": 4,
}
"""How many processes there are on PostgreSQL; none means one on a file."""
NAMES: Final = ("north", "east", "south", "west")
SHARDS: Final = len(NAMES)
WARMING_SECONDS: Final = 4.0
IDLE_SECONDS: Final = 10.0
BEGUN_SECONDS: Final = 3.0
"""By then a bot has registered its commands, and does nothing but look."""
SERVED_SECONDS: Final = 60.0
THINK: Final = (0.0, 0.1)

DATABASE: Final = "processes"
COUNTED: Final = ("shared_preload_libraries=pg_stat_statements",)
"""The server as a host has it, which writes everything to its disk, and counts statements."""
_SERVED: Final = """
SELECT shard, shards.process FROM shards JOIN processes USING (process)
WHERE heir IS NULL AND ended_at IS NULL
"""
_STATEMENTS: Final = """
SELECT coalesce(sum(calls), 0) FROM pg_stat_statements JOIN pg_database ON oid = dbid
WHERE datname = current_database() AND query NOT LIKE 'SELECT coalesce(sum(calls)%'
"""


@dataclass(slots=True)
class Measured:
    """All evenings of one form."""

    direct: list[float] = field(default_factory=list[float])
    forwarded: list[float] = field(default_factory=list[float])
    table: list[float] = field(default_factory=list[float])
    statements: float = 0.0
    idle: list[float] = field(default_factory=list[float])
    """Statements of all processes a second, with nobody there."""
    seconds: float = 0.0

    def figures(self) -> dict[str, Any]:
        """Return presses a second, the times of a press, and the statements."""
        presses = len(self.direct) + len(self.forwarded)
        found: dict[str, Any] = {
            "presses": presses,
            "presses_per_s": round(presses / self.seconds, 1),
            "press_to_answer_ms": percentiles(self.direct),
        }
        if self.table:
            found["press_to_table_ms"] = percentiles(self.table)
        if self.forwarded:
            found["forwarded_press_to_answer_ms"] = percentiles(self.forwarded)
            found["forwarded"] = len(self.forwarded)
        if self.statements:
            found["statements_per_press"] = round(self.statements / presses, 1)
            found["idle_statements_per_s"] = round(min(self.idle), 1)
        return found


def _seated(tables: int) -> tuple[World, list[tuple[Channel, list[Person]]]]:
    """Return a world with a guild on each shard, and who sits at which table."""
    world = World()
    guilds = [world.add_guild(f"Guild {at}", shard=(at, SHARDS)) for at in range(SHARDS)]
    seated = [
        (
            world.add_channel(guilds[number % SHARDS], f"table-{number}"),
            [world.add_person(f"P{number}")],
        )
        for number in range(tables)
    ]
    for guild in guilds:
        guild.owner = world.people[0].user
    return world, seated


async def _served(server: PostgresServer, processes: int) -> Mapping[int, str]:
    """Wait until all shards are served, by so many processes alike; return who serves which."""
    until = time.monotonic() + SERVED_SECONDS
    while time.monotonic() < until:
        rows = (await asyncio.to_thread(server.tell, DATABASE, _SERVED)).splitlines()
        found = {int(shard): process for shard, process in (row.split("\t") for row in rows)}
        loads = Counter(found.values())
        if len(found) == SHARDS and len(loads) == processes and len(set(loads.values())) == 1:
            return found
        await asyncio.sleep(0.5)
    raise RuntimeError("the shards are not served alike")


async def _statements(server: PostgresServer) -> float:
    return float(await asyncio.to_thread(server.tell, DATABASE, _STATEMENTS))


async def _evening(
    form: str, server: PostgresServer, tables: int, seconds: float, measured: Measured
) -> None:
    processes = FORMS[form]
    world, seated = _seated(tables)
    shards = {str(channel.id): at % SHARDS for at, (channel, _) in enumerate(seated)}
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(loopback(world))
        starts = discord.gateway.session_starts
        starts.shards, starts.max_concurrency = (SHARDS, 16) if processes else (1, 1)
        settings = {"CARDROOM_COMPUTER_SECONDS": "0", "CARDROOM_INTERVALS": "0"}
        if processes:
            settings["CARDROOM_DATABASE"] = server.make(DATABASE).url
        for name in NAMES[: max(1, processes)]:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            named = settings | ({"CARDROOM_PROCESS": name} if processes else {})
            bot = await stack.enter_async_context(bot_process(discord, folder, settings=named))
            if name == NAMES[0]:
                await bot.connected()
        owners: Mapping[int, str] = {}
        before = 0.0
        if processes:
            owners = await _served(server, processes)
            server.tell(DATABASE, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
            await asyncio.sleep(BEGUN_SECONDS)
            before = await _statements(server)
            await asyncio.sleep(IDLE_SECONDS)
            measured.idle.append((await _statements(server) - before) / IDLE_SECONDS)
        evening = Evening(discord)
        await evening.sit_down(seated)
        await evening.play(seated, WARMING_SECONDS, THINK)
        evening.presses.clear()
        before = await _statements(server) if processes else 0.0
        await evening.play(seated, seconds, THINK)
        measured.statements += await _statements(server) - before if processes else 0.0
        await asyncio.sleep(1)
        measured.seconds += seconds
        for press, took in zip(evening.presses, evening.answer_times(), strict=True):
            forwarded = owners and owners[shards[press.channel_id]] != owners[0]
            (measured.forwarded if forwarded else measured.direct).append(took)
        measured.table += evening.table_times()


async def compared(
    forms: Sequence[str], tables: int, seconds: float, rounds: int
) -> dict[str, Any]:
    """Return the figures of some forms."""
    measured = {form: Measured() for form in forms}
    server = PostgresServer(options=COUNTED)
    try:
        server.start()
        for number in range(rounds):
            for form in forms:
                progress(f"round {number + 1} of {rounds}: {form}")
                await _evening(form, server, tables, seconds, measured[form])
    finally:
        server.remove()
    return {"people": tables} | {form: each.figures() for form, each in measured.items()}


if __name__ == "__main__":
    parser = command_line("processes", __doc__)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--forms", nargs="*", default=list(FORMS), choices=FORMS)
    said = parser.parse_args()
    print_figures(asyncio.run(compared(said.forms, said.tables, said.seconds, said.rounds)))
