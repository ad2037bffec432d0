"""A bot that dies at its own writes and answers, on days that pass as a test says."""

import asyncio
import contextlib
import json
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final, NamedTuple

from bot.app.client import now_ms
from data.seasons import day_of, day_start
from loopback_discord.people.client import Impossible
from loopback_discord.server.faults import Cut
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from tests.conftest import BotProcess

FIRST: Final = Path(__file__).with_name("dying_at_writes.py")
ANSWER: Final = "/interactions/{interaction_id}/{token}/callback"
DAY: Final = "2026-11-25"
CUTS: Final[tuple[Cut, Cut]] = ("before", "after")
DAY_MS: Final = 86_400_000


class Write(NamedTuple):
    """A write of the bot's that says something, `times` times in all, and where it dies there."""

    says: str
    cut: Cut
    times: int = 1


NOWHERE: Final = Write("", "after")


class Lives:
    """The lives of a bot on days that pass as the test says; it dies at its writes and answers."""

    def __init__(self, process: BotProcess, discord_server: LoopbackDiscord) -> None:
        self.process = process
        self.server = discord_server
        self.cards = discord_server.world.place("cards")
        # At noon, so that no test meets a midnight by chance.
        self.ahead_ms = day_start(DAY) + DAY_MS // 2 - now_ms()

    @property
    def dead(self) -> bool:
        return not self.process.running

    async def begin(self, dies_at: Write) -> None:
        """Start the next process, wherever it may die."""
        await self.process.start(
            first=FIRST, AHEAD_MS=str(self.ahead_ms), DIES_AT=json.dumps(dies_at)
        )

    async def live(self, dies_at: Write = NOWHERE) -> bool:
        """Start the next process; return whether it lived until people could play."""
        await self.begin(dies_at)
        connected = await self.process.connected()
        while (
            connected
            and not self.dead
            and not self.process.rows(
                "SELECT 1 FROM fields WHERE opens_at = ?", day_start(self.today)
            )
        ):
            await asyncio.sleep(0.005)
        return connected

    @property
    def today(self) -> str:
        """The day of the bot's clock."""
        return day_of(now_ms() + self.ahead_ms)

    def dies_answering(self, cut: Cut, once: Callable[[], bool] = lambda: True) -> None:
        """Let it die at its next answer, before or after Discord takes it, `once` that holds."""

        since = self.server.world.snowflakes.next()

        def meant(request: Request) -> bool:
            # What an earlier process has left is acknowledged before it is seen to.
            if int(request.path.split("/")[2]) < since:
                return False
            # It does nothing more while it is looked at.
            self.process.kill(signal.SIGSTOP)
            dies = once()
            self.process.kill(signal.SIGKILL if dies else signal.SIGCONT)
            return dies

        self.server.faults.add("POST", ANSWER, cut=cut, when=meant)

    async def dies_of(self, doing: Coroutine[None, None, object]) -> None:
        """Do something until the bot is dead of it."""
        task = asyncio.create_task(doing)
        anybody = self.server.world.people[0]
        await anybody.until(lambda: self.dead, what="the kill")
        await self.process.die()
        with contextlib.suppress(Impossible):
            await task
