"""What is done to the processes of one bot, round by round."""

import asyncio
import random
import signal
import time
from collections.abc import Sequence
from itertools import cycle
from typing import Final

from bot.app.exit_codes import ExitCode
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


class Rounds:
    """Kills, pauses and replaces processes, and takes their database away."""

    def __init__(
        self, processes: BotProcesses, server: PostgresServer, chance: random.Random
    ) -> None:
        self.processes = processes
        self._server = server
        self._chance = chance
        self._ways = cycle(AWAY)

    async def begin(self) -> None:
        """Start every process, and wait until they have shared the shards."""
        for name in NAMES:
            await self.processes.start(name)
        await self.processes.until_served(TAKEN_OVER_SECONDS)

    # Kills ---------------------------------------------------------------------------------------

    async def kill(self, count: int = 1) -> None:
        """Kill some processes at once, and start them again at once, as their host does."""
        await self._kill(*(self.processes.runs[name] for name in self._some(count)))
        killed = await self.processes.start_those_that_ended(self._restart())
        await self._until_served(killed)

    async def _kill(self, *runs: Run) -> None:
        for run in runs:
            await self.processes.process_of(run)
            run.bot.kill()
        for run in runs:
            await run.bot.end()

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
        old = await self.processes.hand_over(name)
        await self._until_ended(old)
        if not old.is_fenced:
            assert old.bot.returncode == ExitCode.STOPPED, self.processes.logs()
        await self._until_served([old])
        if not old.is_fenced:
            said = await self._said(name, "are served here now")
            # What others have left by dying is taken as it is.
            if "is dead" not in said:
                assert said.index("are preloaded") < said.index("are served here now")

    async def renew(self, name: str) -> None:
        """Stop a process in good order, and start it anew, as a rolling change does."""
        run = self.processes.runs[name]
        await self.processes.process_of(run)
        run.bot.kill(signal.SIGTERM)
        await self._until_ended(run)
        assert run.is_fenced or run.bot.returncode == ExitCode.STOPPED, self.processes.logs()
        await self.processes.start(name)
        await self._until_served([run])

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
        await self._kill(killed)
        if killed is heir and old.bot.running:
            # It may still be about to end, as all its shards are the heir's.
            self.processes.runs[name] = old
        await self.processes.start_those_that_ended(self._restart())
        await self._until_served([killed])

    async def _until_ended(self, run: Run) -> None:
        async def has_ended() -> bool:
            return not run.bot.running

        await self.processes.until(has_ended, seconds=ENDED_SECONDS, what=f"end of {run.process}")

    # The database --------------------------------------------------------------------------------

    async def cut_connections(self, times: int = 5) -> None:
        """Break some of the connections to the server, again and again."""
        for _ in range(times):
            await self.processes.rows(_CUT)
            await asyncio.sleep(self._chance.uniform(0, 0.2))

    async def stop_server(self) -> None:
        """Let the server go, each time in another way, and come back."""
        way = next(self._ways)
        if way is signal.SIGKILL:
            await asyncio.to_thread(self._server.kill)
        else:
            await asyncio.to_thread(self._server.stop, way)
        await asyncio.sleep(self._chance.uniform(0, 1))
        await asyncio.to_thread(self._server.start)
        await self._until_served([])

    # Pauses --------------------------------------------------------------------------------------

    async def pause(self, seconds: float, may_press: asyncio.Event) -> None:
        """Stop a process where it is; once it goes on, it writes nothing and ends."""
        processes = self.processes
        paused = await processes.pause(self._chance.choice(NAMES))
        began = time.monotonic()
        await self._until_served([paused])
        await asyncio.sleep(max(1.0, began + seconds - time.monotonic()))
        may_press.clear()
        # Nobody else writes from here on.
        await self._kill(*(run for run in processes.runs.values() if run is not paused))
        await processes.until_alone()
        place = PostgresPlace(self._server, processes.address)
        before = await place.everything()
        processes.go_on(paused)
        await self._until_ended(paused)
        assert paused.bot.returncode == ExitCode.AGAIN, processes.logs()
        await processes.until_alone()
        assert await place.everything() == before
        for name in NAMES:
            await processes.start(name)
        await self._until_served([])
        may_press.set()

    # Being served --------------------------------------------------------------------------------

    async def _until_served(self, gone: Sequence[Run]) -> None:
        """Wait until all is served by others than those that are gone."""
        without = [run.process for run in gone]
        served = asyncio.create_task(
            self.processes.until_served(TAKEN_OVER_SECONDS, without=without)
        )
        while not served.done():
            await asyncio.wait([served], timeout=0.5)
            await self._start_those_that_ended(gone)
        await served

    async def _start_those_that_ended(self, but: Sequence[Run] = ()) -> None:
        """Start again what has ended by itself, as a host does."""
        for run in list(self.processes.runs.values()):
            if not run.bot.running and run not in but:
                await self.processes.start(run.name)
