"""The bot with a probe in its event loop: `python -m benchmarks.probed FILE`.

At its end it writes to FILE, as JSON, when each probe was due, how late it came, and for how long
the loop's thread had worked meanwhile; the rest others took of the processor. Probes are due at
equal distances whatever the loop does, so that a loop that stands still for long is met by as many
of them as presses would have been.
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

EVERY_SECONDS: Final = 0.005


class Probe:
    """Notes how late the loop comes to what is due."""

    def __init__(self) -> None:
        self.found: list[tuple[float, float, float]] = []
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time()
        self._since_epoch = time.time() - self._loop.time()
        self._worked = time.thread_time()

    def tick(self) -> None:
        """Note every probe that has become due, and wait for the next."""
        now, worked = self._loop.time(), time.thread_time()
        while self._due <= now:
            late = now - self._due
            work = min(late, worked - self._worked)
            self.found.append((self._since_epoch + self._due, late * 1000, work * 1000))
            self._due += EVERY_SECONDS
        self._worked = worked
        self._loop.call_at(self._due, self.tick)


async def probed() -> Probe:
    """Run the bot as `cardroom run` does, with a probe."""
    probe = Probe()
    probe.tick()
    await live(Settings.from_environment())
    return probe


if __name__ == "__main__":
    set_up("ERROR")
    Path(sys.argv[1]).write_text(json.dumps(asyncio.run(probed()).found), encoding="utf-8")
