"""What a press costs on a file and on PostgreSQL, with one process and with several.

    python -m benchmarks.processes
    python -m benchmarks.processes --tables 24 --seconds 20 --rounds 3 --pools 2 5 10 20

Everybody plays Hearts against three computers, with the hand in direct messages, and thinks no
longer than a client needs. Discord sends all direct messages to shard 0, so the presses at tables
of another process are forwarded: they are told apart. Each round plays one evening of each form in
turn, so that what else the machine does hits all alike. The server writes to its disk as a host's
does. What idle processes ask it is counted before anybody plays. At last a process of two is
killed that plays half of a thousand tables.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from benchmarks.process_room import COUNTED, DATABASE, SHARDS, address_of, running, served
from benchmarks.room import Evening
from benchmarks.taken_over import take_over
from bot.playground.discord.people.person import Person
from bot.playground.discord.people.world import World
from bot.playground.discord.state.guilds import Channel
from tests.postgres_server import PostgresServer

NAMES: Final = ("north", "east", "south", "west")
WARMING_SECONDS: Final = 4.0
IDLE_SECONDS: Final = 10.0
BEGUN_SECONDS: Final = 3.0
"""By then a bot has registered its commands, and does nothing but look."""

THINK: Final = (0.0, 0.1)

_STATEMENTS: Final = """
SELECT coalesce(sum(calls), 0) FROM pg_stat_statements JOIN pg_database ON oid = dbid
WHERE datname = current_database() AND query NOT LIKE 'SELECT coalesce(sum(calls)%'
"""


@dataclass(frozen=True, slots=True)
class Form:
    """A way to run the bot: no process on PostgreSQL means one on a file."""

    processes: int
    pool: int | None = None

    def __str__(self) -> str:
        if not self.processes:
            return "sqlite"
        pool = "" if self.pool is None else f", pool of {self.pool}"
        return f"postgresql, {self.processes} processes{pool}"


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

    def told(self) -> dict[str, Any]:
        """Return the figures."""
        presses = len(self.direct) + len(self.forwarded)
        found: dict[str, Any] = {
            "presses": presses,
            "presses_per_s": round(presses / self.seconds, 1),
            "press_to_answer_ms": percentiles(self.direct),
            "press_to_table_ms": percentiles(self.table),
        }
        if self.forwarded:
            found["forwarded_press_to_answer_ms"] = percentiles(self.forwarded)
            found["forwarded"] = len(self.forwarded)
        if self.statements:
            found["statements_per_press"] = round(self.statements / presses, 1)
        if self.idle:
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


async def _evening(
    form: Form, server: PostgresServer, tables: int, seconds: float, measured: Measured
) -> None:
    world, seated = _seated(tables)
    shards = {str(channel.id): at % SHARDS for at, (channel, _) in enumerate(seated)}
    pooled = ("bot", "run") if form.pool is None else ("benchmarks.pooled", str(form.pool))
    with tempfile.TemporaryDirectory() as folder:
        path, names = Path(folder), NAMES[: max(1, form.processes)]
        database = address_of(server).url if form.processes else str(path / "room.sqlite3")
        async with running(world, path, names, database, pooled) as processes:
            owners: Mapping[int, str] = {}
            if form.processes:
                owners = await served(server, form.processes)
                server.tell(DATABASE, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
                await asyncio.sleep(BEGUN_SECONDS)
                idle = await _statements(server, form)
                await asyncio.sleep(IDLE_SECONDS)
                idle = await _statements(server, form) - idle
                measured.idle.append(idle / IDLE_SECONDS)
            evening = Evening(processes.discord)
            await evening.sit_down(seated)
            await evening.play(seated, WARMING_SECONDS, THINK)
            evening.presses.clear()
            before = await _statements(server, form)
            await evening.play(seated, seconds, THINK)
            measured.statements += await _statements(server, form) - before
            await asyncio.sleep(1)
            measured.seconds += seconds
            for press, took in zip(evening.presses, evening.answer_times(), strict=True):
                at = shards[press.channel_id]
                forwarded = owners and owners[at] != owners[0]
                (measured.forwarded if forwarded else measured.direct).append(took)
            measured.table += evening.table_times()


async def _statements(server: PostgresServer, form: Form) -> float:
    if not form.processes:
        return 0.0
    return float(await asyncio.to_thread(server.tell, DATABASE, _STATEMENTS))


async def measure(
    *, tables: int, seconds: float, rounds: int, pools: Sequence[int], taken_over: int
) -> dict[str, Any]:
    """Return the figures of every form."""
    forms = [
        *(Form(count) for count in (0, 1, 2, 4)),
        *(Form(2, pool) for pool in pools),
    ]
    measured = {form: Measured() for form in forms}
    loads = [os.getloadavg()[0]]
    server = PostgresServer(options=COUNTED)
    try:
        server.start()
        for number in range(rounds):
            for form in forms:
                _say(f"round {number + 1} of {rounds}: {form}")
                await _evening(form, server, tables, seconds, measured[form])
                loads.append(os.getloadavg()[0])
        found: dict[str, Any] = {str(form): figures.told() for form, figures in measured.items()}
        if taken_over:
            _say("a process is killed")
            found["taken_over"] = await take_over(server, taken_over)
    finally:
        server.remove()
    return {
        "machine": machine(),
        "load": [round(load, 1) for load in (min(loads), max(loads))],
        "people": tables,
        **found,
    }


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, measure, and print one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.processes",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pools", type=int, nargs="*", default=[2, 5, 10, 20])
    parser.add_argument("--taken-over", type=int, default=1000, help="tables; 0 for no kill")
    said = parser.parse_args(None if arguments is None else list(arguments))
    print(json.dumps(asyncio.run(measure(**vars(said)))))


if __name__ == "__main__":
    main()
