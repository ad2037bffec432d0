"""What is done to the processes of one bot, round by round, and how long each round took."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.app.exit_codes import ExitCode
from tests.crash.company import Told, Wait
from tests.crash.gaps import Gap, Gaps
from tests.crash.outages import Outage, Outages
from tests.crash.processes import BotProcesses, Run
from tests.data.places import PostgresPlace
from tests.postgres_server import PostgresServer

NAMES: Final = ("a", "b", "c")
TAKEN_OVER_SECONDS: Final = 60.0
"""On a machine with nothing else to do it takes as long as the lease, and a moment."""
ENDED_SECONDS: Final = 60.0
AWAY: Final = (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL)
"""How a server is stopped: in good order, at once, and as by a power cut."""

_CUT: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name LIKE 'cardroom %' AND random() < 0.3
"""


@dataclass(slots=True)
class RoundFigures:
    """What was done so far, and what came of it. Times are seconds."""

    kills: int = 0
    hand_overs: int = 0
    broken_hand_overs: int = 0
    """A kill in the middle of each, of the heir or of the one it was to follow."""
    stops: int = 0
    cuts: int = 0
    pauses: int = 0
    outages: int = 0
    ended_by_outages: int = 0
    """Processes that have ended by an outage of the database; it must be none."""
    fenced: int = 0
    """Processes that others took for dead, as the machine was too busy."""
    ended: Counter[int] = field(default_factory=Counter[int])
    """By their exit codes, the processes that nobody has killed or replaced."""
    rounds: list[float] = field(default_factory=list[float])
    """From a kill until everything is served again, by a process that was started again."""
    taken_over: list[float] = field(default_factory=list[float])
    """From a kill until everything is served again by those that are left."""
    windows: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """From when to when each hand-over went on, by the monotonic clock."""

    def around_hand_overs(self, told: Told, gaps: Gaps) -> list[Wait]:
        """Return how long was waited for answers to what was pressed while shards were handed over.

        What nobody could hear is left out.
        """
        inside = [
            wait
            for wait in told.waits
            if any(began <= wait.since <= ended for began, ended in self.windows)
        ]
        unexplained = set(gaps.unexplained(inside))
        return [wait for wait in inside if wait.seconds is not None or wait in unexplained]


class Rounds:
    """Kills, pauses and replaces processes, and takes their database away."""

    def __init__(
        self,
        processes: BotProcesses,
        server: PostgresServer,
        gaps: Gaps,
        chance: random.Random,
    ) -> None:
        self.processes = processes
        self.figures = RoundFigures()
        self.server = server
        self._gaps = gaps
        self._chance = chance

    async def begin(self) -> None:
        """Start every process, and wait until they have shared the shards."""
        for name in NAMES:
            await self.processes.start(name)
        await self.processes.until_served(TAKEN_OVER_SECONDS)

    # Kills ---------------------------------------------------------------------------------------

    async def kill(self, count: int = 1) -> None:
        """Kill some processes at once, and start them again at once, as their host does."""
        gap = await self._kill(*(self.processes.runs[name] for name in self._some(count)))
        killed = await self.processes.start_those_that_ended(self._restart())
        await self._until_served(gap, killed)
        self.figures.rounds.append(gap.ended - gap.began)

    async def be_taken_over(self) -> None:
        """Kill a process, and start it again once the others have all that it had."""
        (name,) = self._some(1)
        run = self.processes.runs[name]
        gap = await self._kill(run)
        # To share what is left takes some seconds more, and nobody waits for that.
        await self._until_served(gap, [run], moving=True)
        self.figures.taken_over.append(gap.ended - gap.began)
        await self.processes.start(name)
        await self._until_served(None, [run])

    async def _kill(self, *runs: Run) -> Gap:
        shards = await self.processes.shards_of(*runs)
        gap = self._gaps.begin(shards, time.monotonic())
        for run in runs:
            if run.bot.running:
                run.bot.kill()
                self.figures.kills += 1
        for run in runs:
            await run.bot.end()
        # What was handed to it just before it died.
        gap.shards |= await self.processes.shards_of(*runs)
        return gap

    def _some(self, count: int) -> Sequence[str]:
        return self._chance.sample(NAMES, count)

    def _restart(self) -> str:
        return self._chance.choice(("run", "run --take-over", "run --take-over"))

    # Hand-overs ----------------------------------------------------------------------------------

    async def hand_over(self, name: str | None = None) -> None:
        """Let a process be replaced by one that is started beside it."""
        name = name or self._chance.choice(NAMES)
        await self._start_those_that_ended()
        await self.processes.until_joined(name)
        began = time.monotonic()
        old = await self.processes.hand_over(name)
        await self._until_ended(old)
        self.figures.hand_overs += 1
        if not old.is_fenced:
            assert old.bot.returncode == ExitCode.STOPPED, self.processes.logs()
            self.figures.windows.append((began, time.monotonic()))
        await self._until_served(None, [old])
        if not old.is_fenced:
            said = await self._said(name, "are served here now")
            # What others have left by dying is taken as it is.
            if "is dead" not in said:
                assert said.index("are preloaded") < said.index("are served here now")

    async def _said(self, name: str, what: str) -> str:
        """Return the log of a process, once that says something."""
        log = self.processes.runs[name].bot.log

        async def found() -> bool:
            return what in log.read_text()

        await self.processes.until(found, seconds=60.0, what=f"{what!r} of process {name}")
        return log.read_text()

    async def break_hand_over(self) -> None:
        """Kill the heir or the one it is to follow in the middle of a hand-over."""
        name = self._chance.choice(NAMES)
        await self._start_those_that_ended()
        await self.processes.until_joined(name)
        old = await self.processes.hand_over(name)
        heir = self.processes.runs[name]
        await asyncio.sleep(self._chance.uniform(0, 2))
        killed = self._chance.choice((old, heir))
        gap = await self._kill(killed)
        self.figures.broken_hand_overs += 1
        if killed is heir and old.bot.running:
            # It may still be about to end, as all its shards are the heir's.
            self.processes.runs[name] = old
        await self.processes.start_those_that_ended(self._restart())
        await self._until_served(gap, [killed])

    async def _until_ended(self, run: Run) -> None:
        async def has_ended() -> bool:
            return not run.bot.running

        await self.processes.until(has_ended, seconds=ENDED_SECONDS, what=f"end of {run.process}")

    # The database --------------------------------------------------------------------------------

    async def cut_connections(self, times: int = 5) -> None:
        """Break some of the connections to the server, again and again."""
        for _ in range(times):
            await self.processes.rows(_CUT)
            self.figures.cuts += 1
            await asyncio.sleep(self._chance.uniform(0, 0.2))

    async def stop_server(self) -> None:
        """Let the server go, each time in another way, and come back."""
        gap = self._gaps.begin(None, time.monotonic())
        way = AWAY[self.figures.stops % len(AWAY)]
        if way is signal.SIGKILL:
            await asyncio.to_thread(self.server.kill)
        else:
            await asyncio.to_thread(self.server.stop, way)
        self.figures.stops += 1
        await asyncio.sleep(self._chance.uniform(0, 1))
        await asyncio.to_thread(self.server.start)
        await self._until_served(gap, [])

    async def bring(self, outage: Outage, outages: Outages, seconds: float) -> None:
        """Let the database be away for longer than a lease; every press is answered meanwhile."""
        # Who only begins would end, as a start does without a database.
        for name in NAMES:
            await self.processes.until_joined(name)
            await self._said(name, "are served here now")
        before = self.figures.fenced + self.figures.ended.total()
        await outages.bring(outage, seconds)
        self.server = outages.server
        self.figures.outages += 1
        await self._until_served(None, [])
        # Who was last to come back has had the time of a lease by then.
        await asyncio.sleep(2 * self.processes.lease_ms / 1000)
        await self._start_those_that_ended()
        after = self.figures.fenced + self.figures.ended.total()
        self.figures.ended_by_outages += after - before

    # Pauses --------------------------------------------------------------------------------------

    async def pause(self, seconds: float, may_press: asyncio.Event) -> None:
        """Stop a process where it is; once it goes on, it writes nothing and ends."""
        processes = self.processes
        paused = await processes.pause(self._chance.choice(NAMES))
        self.figures.pauses += 1
        began = time.monotonic()
        gap = self._gaps.begin(await processes.shards_of(paused), began)
        await self._until_served(gap, [paused])
        await asyncio.sleep(max(1.0, began + seconds - time.monotonic()))
        may_press.clear()
        # Nobody else writes from here on.
        gap = await self._kill(*(run for run in processes.runs.values() if run is not paused))
        await processes.until_alone()
        place = PostgresPlace(self.server, processes.address)
        before = await place.everything()
        processes.go_on(paused)
        await self._until_ended(paused)
        assert paused.bot.returncode == ExitCode.AGAIN, processes.logs()
        await processes.until_alone()
        assert await place.everything() == before
        for name in NAMES:
            await processes.start(name)
        await self._until_served(gap, [])
        may_press.set()

    # Being served --------------------------------------------------------------------------------

    async def _until_served(
        self, gap: Gap | None, gone: Sequence[Run], *, moving: bool = False
    ) -> None:
        """Wait until all is served by others than those that are gone, and end the gap."""
        without = [run.process for run in gone]
        served = asyncio.create_task(
            self.processes.until_served(TAKEN_OVER_SECONDS, without=without, moving=moving)
        )
        while not served.done():
            await asyncio.wait([served], timeout=0.5)
            await self._start_those_that_ended(gone)
        await served
        if gap is not None:
            gap.ended = time.monotonic()

    async def _start_those_that_ended(self, but: Sequence[Run] = ()) -> None:
        """Start again what has ended by itself, as a host does."""
        for run in list(self.processes.runs.values()):
            code = run.bot.returncode
            if code is None or run in but:
                continue
            lease = self.processes.lease_ms / 1000
            if run.is_fenced:
                self.figures.fenced += 1
                # It was dead to the others when its lease was over.
                gap = self._gaps.begin(None, time.monotonic() - 2 * lease)
                gap.ended = time.monotonic() + lease
            else:
                self.figures.ended[code] += 1
            await self.processes.start(run.name)
