"""Inheriting: a process that takes the place of another one on a database file.

It connects to Discord first, and holds what comes. It reads the file that the other still has, and
replays all games. Then it asks for the file. The lease decides in the end: whoever has it plays.
"""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

from bot.gateway.incoming import HeldInteraction, IncomingInteractions
from bot.gateway.sharded import ShardedClient
from bot.incidents import log_incident
from bot.processes.handing_over import place_beside
from bot.processes.handover_line import (
    GIVE_UP,
    READY,
    TAKE,
    YOURS,
    HandoverLine,
    NotHeard,
)
from bot.processes.holding import acknowledge_held, held_are_answered
from bot.processes.played_here import PlayedHere
from bot.room.card_room import CardRoom
from bot.room.collecting import nothing_collected
from bot.room.hosting import OpenTable
from data.patience import NotRead
from data.store import LateStore
from data.unopened import StoreInUse, StoreUnusable

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
            await self._preload(playing.room)
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
        await held_are_answered(playing)
        return tables

    async def carry_on(self, room: CardRoom, tables: tuple[OpenTable, ...]) -> None:
        """Draw the tables that were taken anew, and do what has become due."""
        with nothing_collected():
            await room.carry_on(tables)
            # What was drawn stays as well.
            gc.freeze()

    async def _preload(self, room: CardRoom) -> None:
        """Replay the games ahead; what cannot be is replayed when the file is this process's."""
        try:
            # It is closed before the file is asked for: each process has it alone.
            async with self._store.beside() as store:
                await room.preloading.preload(store.tables, store.journal, room.services.owner)
            # All of it stays, and the collector of garbage need not look at it.
            gc.freeze()
        except (StoreUnusable, NotRead) as unread:
            log.info("the games are replayed later: %s", unread)
        except Exception as error:  # noqa: BLE001  it only saves time
            log_incident(log, "preloading tables", error)

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
                ready = await line.hear(READY, READY_SECONDS)
                seen = frozenset[int](ready["seen"])
                self._pass_over(gateway, lambda held: held.id in seen)
                self._note_acknowledged(gateway, ready)
                seconds = CLOSED_SECONDS
                await line.say(TAKE)
                # It may take long from here on if the file has to be migrated.
                self._acknowledge(gateway)
                self._note_acknowledged(gateway, await line.hear(YOURS, CLOSED_SECONDS))
            except NotHeard as unheard:
                log.warning("the process that has the file does not hand it over (%s)", unheard)
            finally:
                line.close()
        await self._open(seconds)
        return seen

    def _pass_over(self, gateway: ShardedClient, seen: Callable[[HeldInteraction], bool]) -> None:
        for number in self._numbers:
            gateway.incoming.pass_over(number, seen)

    def _note_acknowledged(self, gateway: ShardedClient, told: Mapping[str, Any]) -> None:
        # Earlier versions do not tell.
        ids = frozenset[int](told.get("acknowledged", ()))
        for number in self._numbers:
            for held in gateway.incoming.held(number):
                held.acknowledged |= held.id in ids

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
