"""The lines of a client: begun and ended while others stand, and watched."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import NoReturn

import discord

from bot.discord.gateway.session_starts import SessionStarts
from bot.discord.gateway.shard_line import ResumableSession, ShardLine
from bot.discord.gateway.timeouts import GatewayTimeouts

log = logging.getLogger(__name__)


class LineLost(Exception):
    """Discord's gateway could not be reached for so long that a new process may do better."""


class ShardLines:
    """A line for each shard that a client serves. The first that fails for good ends them all."""

    def __init__(
        self, client: discord.Client, starts: SessionStarts, timeouts: GatewayTimeouts
    ) -> None:
        self._client = client
        self._starts = starts
        self._timeouts = timeouts
        self._lines: dict[int, ShardLine] = {}
        self._tasks: dict[int, asyncio.Task[NoReturn]] = {}
        self._over = False
        self._failed = asyncio.Event()
        self._failure: BaseException | None = None

    def __iter__(self) -> Iterator[ShardLine]:
        return iter(tuple(self._lines.values()))

    def of(self, shard_id: int) -> ShardLine | None:
        """Return the line of a shard, if there is one."""
        return self._lines.get(shard_id)

    def begin(self, shard_id: int, session: ResumableSession | None = None) -> None:
        """Keep a line from now on, with a session that another process has left or a new one."""
        if shard_id in self._lines or self._over:
            return
        line = ShardLine(self._client, shard_id, self._starts, self._timeouts, session)
        task = asyncio.create_task(line.keep())
        task.add_done_callback(self._note_end)
        self._lines[shard_id], self._tasks[shard_id] = line, task

    async def end(self, shard_ids: Iterable[int], *, farewell: int) -> dict[int, ResumableSession]:
        """Close some lines with a close code, all at once; return the sessions they had."""
        lines = [self._lines.pop(one) for one in shard_ids if one in self._lines]
        tasks = [self._tasks.pop(line.id) for line in lines]
        for line, task in zip(lines, tasks, strict=True):
            line.farewell = farewell
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {line.id: line.session for line in lines if line.session is not None}

    async def keep(self, farewell: Callable[[], int]) -> NoReturn:
        """Keep the lines until cancelled, and then close them with the `farewell` of that moment.

        Raise what ends them, such as `LineLost`.
        """
        watching, failed = (
            asyncio.create_task(self._watch()),
            asyncio.create_task(self._failed.wait()),
        )
        try:
            await asyncio.wait({watching, failed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (watching, failed):
                task.cancel()
            self._over = True
            await self.end(tuple(self._lines), farewell=farewell())
        if self._failure is not None:
            raise self._failure
        watching.result()

    async def until_up(self, shard_ids: Iterable[int]) -> None:
        """Return when some lines stand, or have ended."""
        for shard_id in tuple(shard_ids):
            if shard_id not in self._lines:
                continue
            waiting = asyncio.create_task(self._lines[shard_id].until_up())
            try:
                await asyncio.wait(
                    {waiting, self._tasks[shard_id]}, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                waiting.cancel()

    def _note_end(self, task: asyncio.Task[NoReturn]) -> None:
        if task.cancelled():
            return
        self._failure = self._failure or task.exception()
        self._failed.set()

    async def _watch(self) -> NoReturn:
        """Say once a minute which shards have no line, and give up in the end."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._timeouts.reminder)
            for line in self:
                outage = line.outage
                if outage is None or not outage.worth_telling(self._timeouts):
                    continue
                if outage.hopeless(loop.time(), self._timeouts):
                    raise LineLost(f"shard {line.id}: {outage.failures} attempts, {outage.cause}")
                log.error(
                    "shard %d has had no line to Discord's gateway for %d seconds (%d attempts,"
                    " the last: %s). Tables wait, and the attempts go on.",
                    line.id,
                    int(loop.time() - outage.began),
                    outage.failures,
                    outage.cause,
                )
