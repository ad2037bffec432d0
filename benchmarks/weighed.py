"""The bot with a scale in its event loop: `python -m benchmarks.weighed FILE`.

Twice a second it notes the time, its resident memory in KiB and how many tasks its loop has. At its
end it writes them to FILE, as JSON. Linux only: the memory is read from where Linux shows it.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Final

from bot.life import live
from bot.logs import set_up
from bot.settings import Settings

EVERY_SECONDS: Final = 0.5

PAGE_KIB: Final = 4


class Scale:
    """Notes what the process weighs, again and again."""

    def __init__(self) -> None:
        self.found: list[tuple[float, int, int]] = []
        self._loop = asyncio.get_running_loop()

    def weigh(self) -> None:
        """Note what is held now, and be called again."""
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        self.found.append((time.time(), pages * PAGE_KIB, len(asyncio.all_tasks(self._loop))))
        self._loop.call_later(EVERY_SECONDS, self.weigh)


async def weighed() -> Scale:
    """Run the bot as `cardroom run` does, on a scale."""
    scale = Scale()
    scale.weigh()
    await live(Settings.from_environment())
    return scale


if __name__ == "__main__":
    set_up("WARNING")
    Path(sys.argv[1]).write_text(json.dumps(asyncio.run(weighed()).found), encoding="utf-8")
