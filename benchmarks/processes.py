"""The cost of a press on a file and on PostgreSQL, with one process and with several.

    python -m benchmarks.processes
    python -m benchmarks.processes --tables 6 30 60 90 --seconds 12 --rounds 2

Everybody plays Hearts against three computers, with the hand in direct messages, and thinks no
longer than a client needs. Through the gateway all direct messages go to shard 0, by HTTP (`door`)
to any process. A press at a table of another process is forwarded: these are told apart. Each round
plays one evening of each form in turn, so that what else the machine does hits all alike; in it so
many people play at once as is said, one number after the other. The server writes to its disk as a
host's does. What idle processes ask it is counted before anybody plays. Whoever presses, Discord
and the balancer are one process of one core, whose share is told.
"""

import asyncio
import json
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
from benchmarks.running import RunningBot, bot_process, loopback
from bot.playground.balancer import Balancer
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.postgres_server import PostgresServer, free_port

FORMS: Final = {
    "sqlite": (0, False),
    "postgresql, 1": (1, False),
    "postgresql, 1, door": (1, True),
    "postgresql, 2": (2, False),
    "postgresql, 2, door": (2, True),
    "postgresql, 3": (3, False),
    "postgresql, 3, door": (3, True),
}
"""How many processes there are on PostgreSQL, none for a file, and if presses come by HTTP."""
NAMES: Final = ("north", "east", "south")
SHARDS: Final = 6
"""As many for each process, however many there are."""
WARMING_SECONDS: Final = 4.0
IDLE_SECONDS: Final = 6.0
BEGUN_SECONDS: Final = 3.0
"""By then a bot has registered its commands, and does nothing but look."""
SERVED_SECONDS: Final = 60.0
THINK: Final = (0.0, 0.1)

DATABASE: Final = "processes"
COUNTED: Final = ("shared_preload_libraries=pg_stat_statements",)
"""The server as a host has it, which writes everything to its disk, and counts statements."""
_SERVED: Final = """
SELECT shard, name FROM shards JOIN processes USING (process)
WHERE heir IS NULL AND ended_at IS NULL
"""
_OWNED: Final = """
SELECT channel_id, name FROM tables JOIN processes ON process = owner WHERE state = 'playing'
"""
_STATEMENTS: Final = """
SELECT coalesce(sum(calls), 0) FROM pg_stat_statements JOIN pg_database ON oid = dbid
WHERE datname = current_database() AND query NOT LIKE 'SELECT coalesce(sum(calls)%'
"""


@dataclass(slots=True)
class Measured:
    """All evenings of one form with so many people."""

    direct: list[float] = field(default_factory=list[float])
    forwarded: list[float] = field(default_factory=list[float])
    table: list[float] = field(default_factory=list[float])
    unanswered: int = 0
    statements: float = 0.0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    """Of all processes of the bot; the server's are not in it."""
    driver_seconds: float = 0.0
    """The processor time of this process."""

    def figures(self) -> dict[str, Any]:
        """Return presses a second, the times of a press, and the statements."""
        presses = len(self.direct) + len(self.forwarded)
        found: dict[str, Any] = {
            "presses": presses,
            "unanswered": self.unanswered,
            "presses_per_s": round(presses / self.seconds, 1),
            "any_press_to_answer_ms": percentiles([*self.direct, *self.forwarded]),
            "press_to_answer_ms": percentiles(self.direct),
            "cpu_ms_per_press": round(self.cpu_seconds * 1000 / presses, 1),
            "cores": round(self.cpu_seconds / self.seconds, 2),
            "driver_cores": round(self.driver_seconds / self.seconds, 2),
        }
        if self.table:
            found["press_to_table_ms"] = percentiles(self.table)
        if self.forwarded:
            found["forwarded_press_to_answer_ms"] = percentiles(self.forwarded)
            found["forwarded"] = len(self.forwarded)
        if self.statements:
            found["statements_per_press"] = round(self.statements / presses, 1)
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


async def _told(server: PostgresServer, statement: str) -> Mapping[int, str]:
    rows = (await asyncio.to_thread(server.tell, DATABASE, statement)).splitlines()
    return {int(number): name for number, name in (row.split("\t") for row in rows)}


async def _served(server: PostgresServer, processes: int) -> Mapping[int, str]:
    """Wait until all shards are served, by so many processes alike; return who serves which."""
    until = time.monotonic() + SERVED_SECONDS
    while time.monotonic() < until:
        found = await _told(server, _SERVED)
        loads = Counter(found.values())
        if len(found) == SHARDS and len(loads) == processes and len(set(loads.values())) == 1:
            return found
        await asyncio.sleep(0.5)
    raise RuntimeError("the shards are not served alike")


async def _statements(server: PostgresServer) -> float:
    return float(await asyncio.to_thread(server.tell, DATABASE, _STATEMENTS))


async def _begun(
    form: str, stack: AsyncExitStack, discord: LoopbackDiscord, settings: Mapping[str, str]
) -> tuple[list[RunningBot], Mapping[str, str]]:
    """Start the processes of a form; return them, and who is given which press by the balancer."""
    processes, by_door = FORMS[form]
    names = NAMES[: max(1, processes)]
    ports = {name: free_port() for name in names}
    given: dict[str, str] = {}
    balancer = Balancer(ports, lambda body, name: given.update({str(json.loads(body)["id"]): name}))
    if by_door:
        await balancer.start()
        stack.push_async_callback(balancer.stop)
    bots: list[RunningBot] = []
    for name, port in ports.items():
        own = {"CARDROOM_PROCESS": name} if processes else {}
        if by_door:
            own |= {"CARDROOM_PRESSES": balancer.url, "CARDROOM_PRESSES_AT": f"127.0.0.1:{port}"}
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        bot = bot_process(discord, folder, settings={**settings, **own})
        bots.append(await stack.enter_async_context(bot))
        if len(bots) == 1:
            await bots[0].connected()
    if by_door:
        (somebody, *_) = discord.world.people
        await somebody.until(
            lambda: discord.endpoint.url is not None and balancer.taking == set(names),
            SERVED_SECONDS,
            "the balancer",
        )
    return bots, given


async def _evening(
    form: str, server: PostgresServer, seconds: float, measured: Mapping[int, Measured]
) -> float:
    """Play with so many people, one number after the other; return idle statements a second."""
    processes, _ = FORMS[form]
    world, seated = _seated(max(measured))
    idle = 0.0
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(loopback(world))
        starts = discord.gateway.session_starts
        starts.shards, starts.max_concurrency = (SHARDS, 16) if processes else (1, 1)
        settings = {"CARDROOM_COMPUTER_SECONDS": "0", "CARDROOM_INTERVALS": "0"}
        if processes:
            settings["CARDROOM_DATABASE"] = server.make(DATABASE).url
        bots, given = await _begun(form, stack, discord, settings)
        first = NAMES[0]
        if processes:
            first = (await _served(server, processes))[0]
            server.tell(DATABASE, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
            await asyncio.sleep(BEGUN_SECONDS)
            before = await _statements(server)
            await asyncio.sleep(IDLE_SECONDS)
            idle = (await _statements(server) - before) / IDLE_SECONDS
        evening = Evening(discord)
        await evening.sit_down(seated)
        for people, each in measured.items():
            playing, seated = seated[:people], seated[people:] + seated[:people]
            await evening.play(playing, WARMING_SECONDS, THINK)
            evening.presses.clear()
            before = await _statements(server) if processes else 0.0
            cpu_before, driver_before = await _cpu_seconds(bots), time.process_time()
            await evening.play(playing, seconds, THINK)
            each.driver_seconds += time.process_time() - driver_before
            each.cpu_seconds += await _cpu_seconds(bots) - cpu_before
            each.statements += await _statements(server) - before if processes else 0.0
            await asyncio.sleep(1)
            each.seconds += seconds
            owners = await _told(server, _OWNED) if processes else dict[int, str]()
            for press, took in evening.answered():
                heard_by = given.get(press.interaction_id, first)
                forwarded = owners.get(int(press.channel_id), heard_by) != heard_by
                if took is None:
                    each.unanswered += 1
                else:
                    (each.forwarded if forwarded else each.direct).append(took)
            each.table += evening.table_times()
            # What has been looked at is not looked through again.
            discord.requests.clear()
    return idle


async def _cpu_seconds(bots: Sequence[RunningBot]) -> float:
    return sum([(await bot.report())["cpu_seconds"] for bot in bots])


async def compared(
    forms: Sequence[str], tables: Sequence[int], seconds: float, rounds: int
) -> dict[str, Any]:
    """Return the figures of some forms, for each number of people."""
    measured = {form: {people: Measured() for people in tables} for form in forms}
    idle: dict[str, float] = {}
    server = PostgresServer(options=COUNTED)
    try:
        server.start()
        for number in range(rounds):
            for form in forms:
                progress(f"round {number + 1} of {rounds}: {form}")
                asked = await _evening(form, server, seconds, measured[form])
                idle[form] = round(min(asked, idle.get(form, asked)), 1)
    finally:
        server.remove()
    figures = {
        form: {str(n): one.figures() for n, one in of.items()} for form, of in measured.items()
    }
    return {"idle_statements_per_s": idle, "people": figures}


if __name__ == "__main__":
    parser = command_line("processes", __doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[24])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--forms", nargs="*", default=list(FORMS), choices=FORMS)
    said = parser.parse_args()
    print_figures(asyncio.run(compared(said.forms, said.tables, said.seconds, said.rounds)))
