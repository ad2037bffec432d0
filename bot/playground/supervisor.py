"""The supervisor: runs processes of the bot, and starts again what ended."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import bot

AGAIN_SECONDS: Final = 2.0
"""How long after its end a process is started again, as a service manager does it."""

STOP_SECONDS: Final = 15.0
"""How long a process may take to end in good order."""

COMMAND: Final = (sys.executable, "-m", "bot", "run")


@dataclass(slots=True)
class Supervised:
    """A process by its name: its run, and the run that is to take its place, if any."""

    name: str
    run: asyncio.subprocess.Process | None = None
    successor: asyncio.subprocess.Process | None = None
    keeping: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def runs(self) -> list[asyncio.subprocess.Process]:
        return [one for one in (self.run, self.successor) if one and one.returncode is None]


class Supervisor:
    """Keeps one process running for each name.

    `environments` has the variables of each by the time it begins; all run `command` in `folder`.
    """

    def __init__(
        self,
        names: Sequence[str],
        environments: Mapping[str, Mapping[str, str]],
        folder: Path,
        *,
        command: Sequence[str] = COMMAND,
        again_seconds: float = AGAIN_SECONDS,
    ) -> None:
        self.supervised = {name: Supervised(name) for name in names}
        self._environments = environments
        self._folder = folder
        self._command = command
        self._again_seconds = again_seconds

    def begin(self) -> None:
        """Start every process, and again whenever it has ended."""
        for one in self.supervised.values():
            one.keeping = asyncio.create_task(self._keep(one))

    def kill(self, name: str) -> bool:
        """Kill a process without a word; False if it does not run."""
        run = self.supervised[name].run
        if run is None or run.returncode is not None:
            return False
        with contextlib.suppress(ProcessLookupError):
            run.kill()
        return True

    async def hand_over(self, name: str) -> bool:
        """Start the successor of a process that runs; False if there is one already, or no run."""
        one = self.supervised[name]
        if len(one.runs) != 1 or one.runs[0] is not one.run:
            return False
        one.successor = await self._start(name)
        return True

    async def stop(self) -> None:
        """End all processes in good order, and start none again."""
        for one in self.supervised.values():
            if one.keeping is not None:
                one.keeping.cancel()
        runs = [run for one in self.supervised.values() for run in one.runs]
        for run in runs:
            with contextlib.suppress(ProcessLookupError):
                run.send_signal(signal.SIGTERM)
        await asyncio.gather(*map(_ended, runs))

    async def _keep(self, one: Supervised) -> None:
        while True:
            one.run = await self._start(one.name)
            while one.run is not None:
                await one.run.wait()
                # Whoever was to take the place of a run has taken it, if it lives itself.
                one.run, one.successor = one.successor, None
            await asyncio.sleep(self._again_seconds)

    async def _start(self, name: str) -> asyncio.subprocess.Process:
        # A run that was killed stands in the books until its lease is over. So each is told to
        # take the place of one before it. In a session of its own no Ctrl-C reaches it.
        return await asyncio.create_subprocess_exec(
            *self._command,
            "--take-over",
            env={**_inherited(), **self._environments[name], "CARDROOM_PROCESS": name},
            cwd=self._folder,
            start_new_session=True,
        )


def _inherited() -> dict[str, str]:
    """Return the environment without what is meant for a bot that plays on Discord.

    The same program is found there from every folder.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CARDROOM_", "DISCORD_"))
    }
    paths = [str(Path(bot.__file__).parents[1]), kept.get("PYTHONPATH", "")]
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


async def _ended(run: asyncio.subprocess.Process) -> None:
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await run.wait()
    except TimeoutError:
        run.kill()
        await run.wait()
