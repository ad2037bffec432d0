"""Inheriting: a process that takes the place of another one on a database file.

It connects to Discord first, and holds what comes. Then it asks the other for the file. The lease
decides in the end: whoever has it plays.
"""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bot.gateway.incoming import HeldInteraction, IncomingInteractions
from bot.gateway.sharded import ShardedClient
from bot.processes.handing_over import PlayedHere, place_beside
from bot.processes.handover_line import (
    GIVE_UP,
    READY,
    TAKE,
    YOURS,
    HandoverLine,
    NotHeard,
)
from bot.processes.holding import acknowledge_held
from bot.room.hosting import OpenTable
from data.store import LateStore
from data.unopened import StoreInUse

log = logging.getLogger(__name__)

READY_SECONDS: Final = 10.0
"""How long the other process may take to stop its tables. It needs two at most."""

CLOSED_SECONDS: Final = 20.0
"""How long it may take to close the file after that."""

FREE_SECONDS: Final = 3.0
"""How long a file is waited for whose process does not answer: it may just be ending."""

AGAIN_SECONDS: Final = 0.05

EARLIER_SECONDS: Final = 3.0
"""What came so long before the other process was asked, it has seen to: Discord waits no longer."""


class Inheriting:
    """Takes the place of the process that has a database file."""

    def __init__(self, database: Path, store: LateStore) -> None:
        self.database = database
        self._store = store
        self._numbers: tuple[int, ...] = ()
        self._acknowledging: list[asyncio.Task[None]] = []

    def hold(self, incoming: IncomingInteractions, count: int) -> None:
        """Hold what comes on so many shards, until the place is taken."""
        self._numbers = tuple(range(count))
        for number in self._numbers:
            incoming.hold(number)

    async def take_place(
        self, playing: PlayedHere, all_tables: Callable[[], Awaitable[tuple[OpenTable, ...]]]
    ) -> tuple[OpenTable, ...] | None:
        """Hear all that happens, then take the file and all its tables; return these.

        If that fails, the client is ended with the error, and None is returned.
        """
        gateway = playing.gateway
        try:
            await gateway.wait_until_ready()
            seen = await self._take(gateway)
            tables = await all_tables()
        except Exception as error:  # noqa: BLE001  whatever it is, it ends the process, which tells of it
            gateway.end(error)
            return None
        # What was loaded stays, as after any other start.
        gc.freeze()
        playing.deliveries.remember(seen)
        playing.has_store.set()
        for number in self._numbers:
            gateway.incoming.release(number, but=seen)
        return tables

    async def _take(self, gateway: ShardedClient) -> frozenset[int]:
        """Ask for the file and open it; return the presses that the other process has seen to.

        Raise `StoreInUse` if the other keeps it, or `StoreUnusable`.
        """
        earlier = asyncio.get_running_loop().time() - EARLIER_SECONDS
        self._pass_over(gateway, lambda held: held.came < earlier)
        seen, seconds = frozenset[int](), FREE_SECONDS
        try:
            line = await HandoverLine.to(place_beside(self.database))
        except NotHeard as unheard:
            log.warning("the process that has the file cannot be asked for it: %s", unheard)
        else:
            try:
                await line.say(GIVE_UP)
                seen = frozenset[int]((await line.hear(READY, READY_SECONDS))["seen"])
                self._pass_over(gateway, lambda held: held.id in seen)
                seconds = CLOSED_SECONDS
                await line.say(TAKE)
                # It may take long from here on if the file has to be migrated.
                self._acknowledge(gateway)
                await line.hear(YOURS, CLOSED_SECONDS)
            except NotHeard as unheard:
                log.warning("the process that has the file does not hand it over (%s)", unheard)
            finally:
                line.close()
        await self._open(seconds)
        return seen

    def _pass_over(self, gateway: ShardedClient, seen: Callable[[HeldInteraction], bool]) -> None:
        for number in self._numbers:
            gateway.incoming.pass_over(number, seen)

    def _acknowledge(self, gateway: ShardedClient) -> None:
        """Tell Discord of presses that wait for too long."""
        self._acknowledging = [
            asyncio.create_task(acknowledge_held(gateway, number)) for number in self._numbers
        ]

    async def _open(self, seconds: float) -> None:
        """Open the file as soon as it is free; raise `StoreInUse` if it is not in time."""
        until = asyncio.get_running_loop().time() + seconds
        while True:
            try:
                await self._store.begin()
            except StoreInUse:
                if asyncio.get_running_loop().time() >= until:
                    raise StoreInUse(
                        f"{self.database} is in use, and the process that runs with it does not"
                        " hand it over: stop that one, then start this one"
                    ) from None
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                return
