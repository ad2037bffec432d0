"""The cluster: all processes that run one bot, as one of them takes part in it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.processes.coordinator import Coordinator, PlayedHere
from bot.processes.forwarding import Forwarding
from bot.processes.shared_limits import SharedCalls
from bot.support.background_tasks import BackgroundTasks
from bot.support.settings import Settings
from data.processes import LEASE_MS, Member, NameTaken, Processes

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 0.5

LONGEST_SECONDS: Final = LEASE_MS / 1000 + 2
"""By then one that has died is known to be dead."""


class Cluster:
    """The way of one process to the others.

    `lead` is called whenever it is to begin or cease to do what only one process does.
    """

    def __init__(
        self,
        settings: Settings,
        playing: PlayedHere,
        background_tasks: BackgroundTasks,
        *,
        lead: Callable[[bool], None],
    ) -> None:
        self._settings = settings
        self._playing = playing
        self._background_tasks = background_tasks
        self.forwarding = Forwarding(
            playing.store, playing.room.tables.has, playing.gateway.incoming, background_tasks
        )
        self.coordinator = Coordinator(playing, self.forwarding, led=lead)

    async def share_calls(self) -> None:
        """Be a member, and make no call from now on but those that all have between them.

        A proxy lets them take turns by itself.

        Raise `NameTaken` if a process of this name lives on.
        """
        settings, processes = self._settings, self._playing.store.processes
        pinned = frozenset[int]() if settings.shards is None else settings.shards.ids
        member = Member(processes.process, settings.process, pinned)
        await joined(processes, member, replacing=settings.take_over)
        self.coordinator.keep_lease()
        if settings.api_proxy is not None:
            # All take turns there already.
            return
        rate_limiter = self._playing.room.services.post.rate_limiter
        await SharedCalls(processes, rate_limiter, self._background_tasks).begin()

    async def begin(self) -> None:
        """Serve the shards that are this process's part."""
        shards = self._settings.shards
        count = await self._playing.gateway.recommended() if shards is None else shards.count
        await self.coordinator.begin(count)

    async def leave(self) -> None:
        """Let others serve the shards at once. Nothing may go on here any more."""
        await self.coordinator.leave()


async def joined(processes: Processes, member: Member, *, replacing: bool) -> Member:
    """Begin the lease of a process; raise `NameTaken` if another of its name lives on.

    One that was killed is started again at once, before anybody knows that the last one is dead.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + LONGEST_SECONDS
    waits = False
    while True:
        try:
            return await processes.join(member, replacing=replacing)
        except NameTaken:
            if loop.time() >= until:
                raise
        if not waits:
            waits = True
            log.info("a process %s may run still; its lease is waited for", member.name)
        await asyncio.sleep(AGAIN_SECONDS)
