"""Outages: the database is not to be had for a while, each time in another way."""

import asyncio
from enum import Enum, auto
from typing import Final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.postgresql.failures import is_lost
from data.postgresql.links import PostgresLink, hung_up, linked
from tests.cutting_proxy import CuttingProxy
from tests.postgres_server import PostgresServer

SETTLED_SECONDS: Final = 1.0
"""How long a standby follows before something happens to one of the two."""

TAKING_AT_ONCE: Final = 6


class Outage(Enum):
    """What keeps all processes from the database."""

    CUT = auto()
    """The way to the server is cut; it refuses every connection."""
    HOLE = auto()
    """The way swallows everything; no connection ends."""
    PROMOTION = auto()
    """The server is killed, and after a while a standby is promoted in its place."""
    UNCONFIRMED = auto()
    """The standby that has to confirm each write is gone, until it is needed no more."""
    TAKEN = auto()
    """Others take every connection, also those that processes have lost."""


class Outages:
    """Takes the database away from whoever reaches it by a proxy."""

    def __init__(self, server: PostgresServer, proxy: CuttingProxy) -> None:
        self.server = server
        """The server at the moment; each promotion makes another one of it."""
        self._proxy = proxy

    def way_to(self, address: PostgresAddress) -> PostgresAddress:
        """Return how a database of the server is reached by whoever is to suffer."""
        return self._proxy.address(address, self.server.port)

    async def bring(self, outage: Outage, seconds: float) -> None:
        """Let the database be away for so long."""
        match outage:
            case Outage.CUT:
                await self._proxy.stop()
                await asyncio.sleep(seconds)
                await self._proxy.start()
            case Outage.HOLE:
                self._proxy.swallow()
                await asyncio.sleep(seconds)
                self._proxy.swallow_no_more()
            case Outage.PROMOTION:
                await self._promote(seconds)
            case Outage.UNCONFIRMED:
                await self._leave_unconfirmed(seconds)
            case Outage.TAKEN:
                await self._take_all(seconds)

    async def _promote(self, seconds: float) -> None:
        before, after = self.server, await asyncio.to_thread(self.server.followed)
        await asyncio.sleep(SETTLED_SECONDS)
        await asyncio.to_thread(before.kill)
        await self._proxy.stop()
        await asyncio.sleep(seconds)
        self._proxy.server_port = after.port
        # It can be read by then, and takes no write yet.
        await self._proxy.start()
        await asyncio.sleep(SETTLED_SECONDS)
        await asyncio.to_thread(after.promote)
        self.server = after
        await asyncio.to_thread(before.remove)

    async def _leave_unconfirmed(self, seconds: float) -> None:
        standby = await asyncio.to_thread(self.server.followed)
        await asyncio.sleep(SETTLED_SECONDS)
        await asyncio.to_thread(standby.remove)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.confirm_with, "")

    async def _take_all(self, seconds: float) -> None:
        taken: list[PostgresLink] = []
        taking = [asyncio.create_task(self._take(taken)) for _ in range(TAKING_AT_ONCE)]
        await asyncio.sleep(SETTLED_SECONDS)
        self._proxy.cut_all()
        await asyncio.sleep(seconds)
        for one in taking:
            one.cancel()
        await asyncio.wait(taking)
        for link in taken:
            hung_up(link)

    async def _take(self, taken: list[PostgresLink]) -> None:
        """Take connections for as long as there are any, and again."""
        address = self.server.address("postgres")
        while True:
            try:
                taken.append(await linked(address))
            except (asyncpg.PostgresError, OSError) as error:
                if not is_lost(error):
                    raise
                await asyncio.sleep(0.01)
