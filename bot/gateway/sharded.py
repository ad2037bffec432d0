"""The sharded client: discord.py's, with lines that find their way back."""

import asyncio
import logging
from typing import Any, NoReturn

import discord

from bot.gateway.refusals import SHARDING
from bot.gateway.session_starts import SessionStarts
from bot.gateway.shard_line import ShardLine
from bot.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts

log = logging.getLogger(__name__)

_LAST_SECONDS = 3.0
"""How long the lines are given to say goodbye."""

_HEARTBEAT_TIMEOUT = 600.0
"""When discord.py itself would think a line dead; two heartbeats are always less."""


class LineLost(Exception):
    """Discord's gateway could not be reached for so long that a new process may do better."""


class ShardedClient(discord.AutoShardedClient):
    """Asks Discord how many shards there are to be, and keeps each connected."""

    def __init__(
        self,
        *,
        timeouts: GatewayTimeouts = GATEWAY_TIMEOUTS,
        **options: Any,  # noqa: ANN401  those of discord.py
    ) -> None:
        super().__init__(heartbeat_timeout=_HEARTBEAT_TIMEOUT, **options)
        self.timeouts = timeouts
        self._lines: dict[int, ShardLine] = {}
        self._keeping: asyncio.Task[NoReturn] | None = None
        self._set_up = False

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to its acknowledgement, on average of the shards."""
        found = [seconds for _, seconds in self.latencies]
        return sum(found) / len(found) if found else float("nan")

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """The same by shard."""
        return [(line.id, line.latency) for line in self._lines.values()]

    def is_ready(self) -> bool:
        """Whether every shard is connected, and Discord has told of its guilds."""
        return super().is_ready() and all(line.up for line in self._lines.values())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait: a turn was waited for before the connection was opened."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Tell of what happens until the client is closed.

        discord.py finds itself ready some time after it connects, and by then it may be gone.
        """
        if self.is_closed():
            return
        if event in ("shard_connect", "shard_resumed"):
            for line in self._lines.values():
                if line.id in args:
                    line.confirmed()
        super().dispatch(event, *args, **kwargs)

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002  lines always reconnect
        """Stay connected until the client is closed, and no longer.

        Raise `ConnectionClosed` if Discord refuses for good, `LineLost` if it was out of
        reach for too long, and `GatewayNotFound` if it does not say how many shards it wants.
        """
        if self.is_closed():
            return
        keeping = self._keeping = asyncio.create_task(self._keep())
        try:
            await asyncio.wait({keeping})
        finally:
            keeping.cancel()
        if not keeping.cancelled():
            keeping.result()

    async def close(self) -> None:
        """Say goodbye on every line and close the client; before it was set up too."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping}, timeout=_LAST_SECONDS)
        try:
            await super().close()
        except AttributeError:
            # discord.py 2.7.1 misses a queue of its own here if it was never set up. It does so
            # after all else is closed.
            if self._set_up:
                raise

    async def _async_setup_hook(self) -> None:
        await super()._async_setup_hook()
        self._set_up = True

    async def _keep(self) -> NoReturn:
        while True:
            count, _, _ = await self.http.get_bot_gateway()
            try:
                await self._keep_shards(count)
            except discord.ConnectionClosed as refusal:
                if refusal.code not in SHARDING:
                    raise
                wanted, _, _ = await self.http.get_bot_gateway()
                if wanted == count:
                    raise
                log.warning("Discord wants %d shards instead of %d", wanted, count)

    async def _keep_shards(self, count: int) -> NoReturn:
        self.shard_count = self._connection.shard_count = count
        self._connection.shard_ids = range(count)
        starts = SessionStarts(self.http.get_bot_gateway, self.timeouts)
        self._lines = {
            number: ShardLine(self, number, starts, self.timeouts) for number in range(count)
        }
        work = [asyncio.create_task(line.keep()) for line in self._lines.values()]
        work.append(asyncio.create_task(self._watch()))
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
        for result in ended:
            if isinstance(result, Exception):
                raise result
        raise asyncio.CancelledError

    async def _watch(self) -> NoReturn:
        """Say once a minute which shards have no line, and give up in the end."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.timeouts.reminder)
            for line in self._lines.values():
                outage = line.outage
                if outage is None or not outage.worth_telling(self.timeouts):
                    continue
                if outage.hopeless(loop.time(), self.timeouts):
                    raise LineLost(f"shard {line.id}: {outage.failures} attempts, {outage.cause}")
                log.error(
                    "shard %d has had no line to Discord's gateway for %d seconds (%d attempts,"
                    " the last: %s). Tables wait, and the attempts go on.",
                    line.id,
                    int(loop.time() - outage.began),
                    outage.failures,
                    outage.cause,
                )
