"""Tables a second on a slow disk: many people open and start tables of their own at once.

    python -m benchmarks.fsync
    python -m benchmarks.fsync --tables 500 --at-once 12 --beside ../earlier --rounds 2

Everybody types `/hearts` in a channel of their own and presses *Start*; three computers sit down
and play on while others still come. A table counts once its game stands in the file as begun: what
is drawn of it has to wait for Discord's limits as well.

Each `fsync` of the bot's process takes longer by `--ms`: a library of a few lines, compiled here
with `cc` and loaded before all others, sleeps and then lets the system do it. So it measures how
often the bot waits for its disk, and for how many at once; it is no slow disk in anything else.
`--beside` measures the bot of other work trees of the project by turns, on the same Discord.
"""

import asyncio
import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from benchmarks.evening import newest
from benchmarks.measuring import command_line, percentiles, print_figures, trees
from benchmarks.running import many_tables, running
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel

DISCORD_SECONDS: Final = 3.0
LONGEST_SECONDS: Final = 120.0
PLAYED_SECONDS: Final = 3.0
"""How long computers play on at all tables after the last was opened."""

LOOK_SECONDS: Final = 0.05

REFUSED: Final = "That did not count"

SLOWED: Final = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
static int slowed(const char *name, int file) {
    usleep(MS * 1000);
    return ((int (*)(int)) dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return slowed("fsync", file); }
int fdatasync(int file) { return slowed("fdatasync", file); }
"""


@contextmanager
def slow_fsync(ms: int, folder: Path) -> Generator[None]:
    """Let each `fsync` of processes that are begun within take so much longer; 0 leaves it."""
    if not ms:
        yield
        return
    library = folder / "slowed.so"
    command = ("cc", "-x", "c", "-shared", "-fPIC", f"-DMS={ms}", "-o", str(library), "-")
    subprocess.run(command, input=SLOWED, text=True, check=True)  # noqa: S603  our own
    with patch.dict(os.environ, LD_PRELOAD=str(library)):
        yield


class Opening:
    """People who open and start a table each."""

    def __init__(self, file: Path, at_once: int) -> None:
        self.begun_at: dict[int, float] = {}
        """When each channel's game was seen to have begun."""
        self.answered: list[float] = []
        """How many seconds each first answer took."""
        self.refused = 0
        self._file = f"{file.as_uri()}?mode=ro"
        self._at_once = asyncio.Semaphore(at_once)

    async def open(self, person: Person, where: Channel) -> None:
        """Open a table and start it; who is told that it did not count gives up."""
        async with self._at_once:
            since = time.perf_counter()
            await person.slash("hearts", where, pace="slow", level="easy")
            self.answered.append(time.perf_counter() - since)
            if await self._comes_to(person, where, lambda: newest(person.sees(where), "start")):
                since = time.perf_counter()
                await person.click(where, "Start")
                self.answered.append(time.perf_counter() - since)
                await self._comes_to(person, where, lambda: where.id in self.begun_at)

    async def watch(self) -> None:
        """Look every moment which games have begun."""
        with closing(sqlite3.connect(self._file, uri=True, check_same_thread=False)) as file:
            while True:
                found = await asyncio.to_thread(_playing, file)
                now = time.perf_counter()
                for channel in found:
                    self.begun_at.setdefault(channel, now)
                await asyncio.sleep(LOOK_SECONDS)

    async def _comes_to(self, person: Person, where: Channel, end: Callable[[], object]) -> bool:
        """Wait for the end of something, and return False if it was refused instead."""
        until = time.perf_counter() + LONGEST_SECONDS
        while not end():
            if REFUSED in person.reads(where) or time.perf_counter() > until:
                self.refused += 1
                return False
            await asyncio.sleep(LOOK_SECONDS)
        return True


def _playing(file: sqlite3.Connection) -> list[int]:
    rows = file.execute("SELECT channel_id FROM tables WHERE state = 'playing'")
    return [channel for (channel,) in rows]


async def opened(tree: Path, tables: int, at_once: int, ms: int) -> dict[str, Any]:
    """Return how many tables a second could be opened and started, and who was refused."""
    world, seated = many_tables(tables, 1)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as errors:
        with slow_fsync(ms, Path(folder)):
            async with running(world, Path(folder), errors=errors, tree=tree) as bot:
                bot.discord.world.interactions.answer_seconds = LONGEST_SECONDS
                opening = Opening(Path(folder) / "room.sqlite3", at_once)
                watching = asyncio.create_task(opening.watch())
                begun = time.perf_counter()
                await asyncio.gather(*(opening.open(people[0], at) for at, people in seated))
                await asyncio.sleep(PLAYED_SECONDS)
                watching.cancel()
        errors.seek(0)
        logged = [line for line in errors.read().decode().splitlines() if "ERROR" in line]
    started = len(opening.begun_at)
    last = max(opening.begun_at.values(), default=begun + PLAYED_SECONDS)
    return {
        "tree": tree.name,
        "fsync_ms": ms,
        "tables": tables,
        "at_once": at_once,
        "started": started,
        "refused": opening.refused,
        "errors_logged": len(logged),
        "tables_a_second": round(started / (last - begun), 2),
        "first_answer_ms": percentiles([seconds * 1000 for seconds in opening.answered]),
        "after_three_seconds": sum(seconds > DISCORD_SECONDS for seconds in opening.answered),
    }


if __name__ == "__main__":
    parser = command_line("fsync", __doc__, beside=True)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--at-once", type=int, default=80)
    parser.add_argument("--ms", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    for _ in range(asked.rounds):
        for one in trees(asked).values():
            print_figures(asyncio.run(opened(one, asked.tables, asked.at_once, asked.ms)))
