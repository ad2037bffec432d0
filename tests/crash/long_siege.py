"""A siege at full length: hundreds of people play while processes are killed and replaced.

    python -m tests.crash.long_siege --minutes 50
    python -m tests.crash.long_siege --people 30 --kills 20 --hand-overs 10 --stops 1 --outages 5

People play short games of Hearts in direct messages on a loopback Discord of eight shards, with
three processes on a PostgreSQL server that writes everything to its disk. It goes in cycles. In the
first part of each, processes with a short lease are killed, some two at once and some in the middle
of a hand-over. In the second part every process has the lease of real life, and is replaced by
another one; one is killed and taken over, and the server is stopped. Once a process is paused. With
`--outages` the database is away for longer than a lease in each cycle, by turns in five ways.

With `--late-receipts` Discord does at once what it is asked for, and often says so only two seconds
later: processes then end, and shards change theirs, in the middle of an answer.

It prints one JSON object, and its exit code is 1 if a claim fails. With `--minutes` it stops after
so long, however many rounds that were; then the games are played to their end.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import traceback
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.measuring import print_figures
from bot.discord.gateway.addresses import point_discord_at
from data.postgresql.store import PostgresStore
from data.processes import LEASE_MS
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from tests.crash.outages import Outage, Outages
from tests.crash.processes import BotProcesses
from tests.crash.rounds import NAMES
from tests.crash.siege import Siege, places_over
from tests.crash.siege_figures import SiegeFigures
from tests.cutting_proxy import CuttingProxy
from tests.loaded_bot import LoadedBot
from tests.postgres_server import FOLLOWED, PostgresServer

SHARDS: Final = 8
GUILDS: Final = 24
SHORT_LEASE_MS: Final = 2_000
COMPANIES: Final = ((4, 4), (4, 4), (3, 3), (4, 2))
"""Seats, and how many people sit there; computers have the others."""
KILLS_A_CYCLE: Final = 50
HAND_OVERS_A_CYCLE: Final = 10
ROUNDS_A_LOOK: Final = 5
PAUSE_SECONDS: Final = 60.0
STUCK_SECONDS: Final = 240.0
"""Somebody moves at each table every few seconds, but for a pause and when a game begins."""
LATE_SECONDS: Final = 2.0
"""By how much a late receipt is late. Whoever waits has the answer itself by then."""
OUTAGES: Final = {
    Outage.CUT: 20.0,
    Outage.HOLE: 30.0,
    Outage.PROMOTION: 15.0,
    Outage.UNCONFIRMED: 25.0,
    Outage.TAKEN: 20.0,
}
"""How many seconds each of them lasts."""
CONNECTIONS: Final = 100
"""Enough for all processes and their heirs, and not too many to be taken."""
LAST_LETTERS: Final = 1_000
"""So much is told of an error among the figures."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is to be done."""

    people: int
    kills: int
    hand_overs: int
    stops: int
    pauses: int
    outages: int
    until: float
    """When to end, by the monotonic clock, however much was done."""
    think_seconds: float
    calls_a_second: int
    late_receipts: float
    """The share of all calls whose answers come late."""


class LongSiege:
    """Lays siege in cycles, until the plan is fulfilled or the time is over."""

    def __init__(self, siege: Siege, outages: Outages, plan: Plan) -> None:
        self._siege = siege
        self._outages = outages
        self._plan = plan
        self._rounds = siege.rounds
        self._done = siege.rounds.figures
        self._since_look = 0

    @property
    def _goes_on(self) -> bool:
        return time.monotonic() < self._plan.until

    async def lay(self) -> None:
        """Do all of the plan, by turns."""
        while self._goes_on and self._left():
            await self._kill_often(self._done.kills + KILLS_A_CYCLE)
            await self._be_as_in_real_life(self._done.hand_overs + HAND_OVERS_A_CYCLE)

    def _left(self) -> bool:
        done, plan = self._done, self._plan
        return (
            done.kills < plan.kills
            or done.hand_overs < plan.hand_overs
            or done.stops < plan.stops
            or done.outages < plan.outages
        )

    async def _kill_often(self, kills: int) -> None:
        if self._done.kills >= self._plan.kills:
            return
        await self._change_leases(SHORT_LEASE_MS)
        while self._goes_on and self._done.kills < min(kills, self._plan.kills):
            await self._kill_somehow()
            await self._look_now_and_then()

    async def _kill_somehow(self) -> None:
        match self._done.kills % 10:
            case 3 | 7:
                await self._rounds.kill(2)
            case 6:
                await self._rounds.break_hand_over()
            case _:
                await self._rounds.kill()

    async def _be_as_in_real_life(self, hand_overs: int) -> None:
        await self._change_leases(LEASE_MS)
        while self._goes_on and self._done.hand_overs < min(hand_overs, self._plan.hand_overs):
            await self._rounds.hand_over()
            await self._look_now_and_then()
        if self._goes_on:
            await self._rounds.be_taken_over()
        if self._goes_on and self._done.pauses < self._plan.pauses:
            await self._rounds.pause(PAUSE_SECONDS, self._siege.may_press)
        if self._goes_on and self._done.outages < self._plan.outages:
            outage = [*OUTAGES][self._done.outages % len(OUTAGES)]
            await self._rounds.bring(outage, self._outages, OUTAGES[outage])
        if self._goes_on and self._done.stops < self._plan.stops:
            await self._rounds.cut_connections()
            await self._rounds.stop_server()
        await self._siege.holds()

    async def _change_leases(self, lease_ms: int) -> None:
        """Replace every process by one whose lease is that long."""
        processes = self._siege.processes
        if processes.lease_ms != lease_ms:
            processes.lease_ms = lease_ms
            for name in NAMES:
                await self._rounds.hand_over(name)

    async def _look_now_and_then(self) -> None:
        self._since_look += 1
        if self._since_look >= ROUNDS_A_LOOK:
            self._since_look = 0
            await self._siege.holds()
            still = self._siege.ledger.still_since(time.monotonic() - STUCK_SECONDS)
            assert not still, f"tables {still} stand still\n{await self._siege.stuck(still)}"
            told = {"kills": self._done.kills, "hand_overs": self._done.hand_overs}
            told |= {"presses": self._siege.told.presses}
            print(json.dumps(told), file=sys.stderr, flush=True)  # noqa: T201  how far it has come


@asynccontextmanager
async def besieged(
    folder: Path, plan: Plan, loaded_bot: LoadedBot
) -> AsyncGenerator[tuple[Siege, Outages]]:
    """Let there be a server, a Discord, processes that are not started yet, and people."""
    database = PostgresServer(options=(*FOLLOWED, f"max_connections={CONNECTIONS}"))
    proxy = CuttingProxy(database.port)
    outages = Outages(database, proxy)
    discord_server = LoopbackDiscord(World())
    try:
        await asyncio.to_thread(database.start)
        await proxy.start()
        address = database.make("siege")
        if plan.outages:
            address = outages.way_to(address)
        await (await PostgresStore.open(address)).close()
        if plan.late_receipts:
            confirm_late(discord_server, plan.late_receipts)
        await discord_server.start()
        point_discord_at(discord_server.api_url, discord_server.gateway_url)
        processes = BotProcesses(
            loaded_bot,
            discord_server,
            address,
            folder,
            lease_ms=SHORT_LEASE_MS,
            calls_a_second=plan.calls_a_second,
        )
        siege = Siege(discord_server, processes, database, shards=SHARDS, chance=random.Random())
        seat(siege, discord_server.world, plan)
        try:
            yield siege, outages
        finally:
            await processes.stop()
    finally:
        await discord_server.stop()
        await proxy.stop()
        await asyncio.to_thread(outages.server.remove)


def confirm_late(discord_server: LoopbackDiscord, share: float) -> None:
    """Let Discord answer that share of calls late, whatever they ask for."""
    chance = random.Random()
    discord_server.faults.add(
        "*",
        "*",
        times=sys.maxsize,
        late_seconds=LATE_SECONDS,
        when=lambda _: chance.random() < share,
    )


def seat(siege: Siege, world: World, plan: Plan) -> None:
    """Let people sit down at as many tables as they need; one in twenty takes no messages."""
    companies: list[tuple[int, int]] = []
    while sum(people for _, people in companies) < plan.people:
        companies.append(COMPANIES[len(companies) % len(COMPANIES)])
    places = places_over(world, shards=SHARDS, guilds=GUILDS, channels=len(companies))
    names = (f"P{number}" for number in range(10_000))
    for place, (seats, people) in zip(places, companies, strict=True):
        seated = [next(names) for _ in range(people)]
        for name in seated:
            world.add_person(name, dms_open=int(name[1:]) % 20 != 19)
        siege.seat(seated, place, seats=seats, think_seconds=plan.think_seconds)


async def measured(folder: Path, plan: Plan, loaded_bot: LoadedBot) -> dict[str, Any]:
    """Lay siege, and return what came of it; what fails is told whole in a file of the folder."""
    processor_seconds = time.process_time()
    async with besieged(folder, plan, loaded_bot) as (siege, outages):
        figures = SiegeFigures(siege)
        try:
            async with siege.laid():
                await LongSiege(siege, outages, plan).lay()
                figures.pressed_until = time.monotonic()
        except* Exception as failed:
            if not siege.has_begun:
                raise
            told = ["".join(traceback.format_exception(one)) for one in failed.exceptions]
            (folder / "failures").write_text("\n".join(told))
            figures.failures += [one[-LAST_LETTERS:] for one in told]
        found = await asyncio.to_thread(figures.told)
    return found | {
        "people": plan.people,
        "tables": len(siege.companies),
        "processor_seconds_of_people_and_discord": round(
            time.process_time() - processor_seconds, 1
        ),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, lay siege, print one JSON object; return 1 if a claim fails."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.crash.long_siege",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--hand-overs", type=int, default=200)
    parser.add_argument("--stops", type=int, default=10, help="of the server")
    parser.add_argument("--pauses", type=int, default=1)
    parser.add_argument("--outages", type=int, default=0, help="of the database")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="end after so long")
    parser.add_argument("--think-seconds", type=float, default=3.0, help="before each press")
    parser.add_argument("--calls-a-second", type=int, default=45, help="that Discord takes")
    parser.add_argument("--late-receipts", type=float, default=0.0, help="share of all calls")
    parser.add_argument("--logs", type=Path, help="where the logs of processes are to stay")
    said = parser.parse_args(arguments)
    if said.logs is not None and said.logs.exists() and any(said.logs.iterdir()):
        parser.error(f"argument --logs: something lies in {said.logs} already")
    plan = Plan(
        said.people,
        said.kills,
        said.hand_overs,
        said.stops,
        said.pauses,
        said.outages,
        time.monotonic() + 60 * said.minutes,
        said.think_seconds,
        said.calls_a_second,
        said.late_receipts,
    )
    with tempfile.TemporaryDirectory() as folder, LoadedBot() as loaded_bot:
        place = said.logs or Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(measured(place, plan, loaded_bot))
    print_figures(found)
    return int(bool(found["failures"]))


if __name__ == "__main__":
    sys.exit(main())
