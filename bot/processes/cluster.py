"""The cluster: all processes that run one bot, as one of them takes part in it."""

from collections.abc import Awaitable, Callable

from bot.processes.coordinator import Coordinator
from bot.processes.forwarding import Forwarding
from bot.processes.joining import joined
from bot.processes.played_here import PlayedHere
from bot.processes.shared_calls import SharedCalls
from bot.support.background_tasks import BackgroundTasks
from bot.support.settings import Settings
from data.processes import Member


class Cluster:
    """The way of one process to the others.

    `lead` is called whenever it is to begin or cease to do what only one process does, and
    `replaced` once another has taken its place.
    """

    def __init__(
        self,
        settings: Settings,
        playing: PlayedHere,
        background_tasks: BackgroundTasks,
        *,
        lead: Callable[[bool], None],
        replaced: Callable[[], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._playing = playing
        self._background_tasks = background_tasks
        self.forwarding = Forwarding(
            playing.store, playing.room.has, playing.gateway.incoming, background_tasks
        )
        self.coordinator = Coordinator(playing, self.forwarding, led=lead, replaced=replaced)

    async def share_calls(self) -> None:
        """Be a member, and make no call from now on but those that all have between them.

        Raise `NameTaken` if a process of this name lives on.
        """
        settings, processes = self._settings, self._playing.store.processes
        pinned = frozenset[int]() if settings.shards is None else settings.shards.ids
        member = Member(processes.process, settings.process, pinned)
        await joined(processes, member, replacing=settings.take_over)
        self.coordinator.keep_lease()
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
