"""The bot with a scale in its event loop: `python -m benchmarks.weighed FILE`.

Twice a second it adds a line to FILE: its resident memory in KiB, a space, and how many tasks its
loop has. Linux only: the memory is read from where Linux shows it.
"""

import asyncio
import sys
from pathlib import Path
from typing import Final, TextIO

from bot.app.life import live
from bot.support.logs import set_up
from bot.support.settings import Settings

EVERY_SECONDS: Final = 0.5

PAGE_KIB: Final = 4


class Scale:
    """Notes what the process weighs, again and again."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()

    def weigh(self) -> None:
        """Note what is held now, and be called again."""
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        tasks = len(asyncio.all_tasks(self._loop))
        self._file.write(f"{pages * PAGE_KIB} {tasks}\n")
        self._file.flush()
        self._loop.call_later(EVERY_SECONDS, self.weigh)


async def weighed(file: TextIO) -> None:
    """Run the bot as `cardroom run` does, on a scale."""
    Scale(file).weigh()
    await live(Settings.from_environment())


if __name__ == "__main__":
    set_up("WARNING")
    with Path(sys.argv[1]).open("w", encoding="ascii") as weights:
        asyncio.run(weighed(weights))
