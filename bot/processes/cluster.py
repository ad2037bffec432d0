"""The cluster: all processes that run one bot, as one of them takes part in it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.deliveries import Deliveries
from bot.gateway.sharded import ShardedClient
from bot.processes.coordinator import Coordinator, Serving
from bot.processes.forwarding import Forwarding
from bot.processes.joining import joined
from bot.processes.shared_calls import SharedCalls
from bot.room.background_tasks import BackgroundTasks
from bot.room.card_room import CardRoom
from bot.settings import Settings
from bot.under_way import UnderWay
from data.processes import Member
from data.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnPart:
    """What one process brings into the cluster.

    `lead` is called whenever it is to begin or cease to do what only one process does, and
    `replaced` once another has taken its place. It `takes_over` from one of its name.
    """

    settings: Settings
    store: Store
    room: CardRoom
    gateway: ShardedClient
    deliveries: Deliveries
    under_way: UnderWay
    lead: Callable[[bool], None]
    replaced: Callable[[], Awaitable[None]]
    takes_over: bool


class Cluster:
    """The way of one process to the others."""

    def __init__(self, part: OwnPart, background_tasks: BackgroundTasks) -> None:
        store = part.store
        self._part = part
        self._background_tasks = background_tasks
        self.forwarding = Forwarding(store, part.room.has, part.gateway.incoming, background_tasks)
        serving = Serving(
            store, part.room, part.gateway, part.deliveries, part.under_way, self.forwarding
        )
        self.coordinator = Coordinator(serving, led=part.lead, replaced=part.replaced)

    async def share_calls(self) -> None:
        """Be a member, and make no call from now on but those that all have between them.

        Raise `NameTaken` if a process of this name lives on.
        """
        part, processes, shards = self._part, self._part.store.processes, self._part.settings.shards
        pinned = frozenset[int]() if shards is None else shards.ids
        member = Member(processes.process, part.settings.process, pinned)
        await joined(processes, member, replacing=part.takes_over)
        await SharedCalls(
            processes, part.room.services.post.rate_limiter, self._background_tasks
        ).begin()

    async def begin(self) -> None:
        """Serve the shards that are this process's part."""
        shards = self._part.settings.shards
        count = await self._part.gateway.recommended() if shards is None else shards.count
        await self.coordinator.begin(count)

    async def leave(self) -> None:
        """Let others serve the shards at once. Nothing may go on here any more."""
        await self.coordinator.leave()
