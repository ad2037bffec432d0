"""How long it takes until a card room serves everybody."""

import asyncio

from bot.app.client import CardRoomClient
from loopback_discord.server.loopback import LoopbackDiscord


async def until_it_serves(client: CardRoomClient, server: LoopbackDiscord) -> None:
    """Wait until a client serves its shards, and has told Discord of the commands."""
    if client.cluster is None:
        await client.registration.tried.wait()
        return
    coordinator = client.cluster.coordinator
    while not (coordinator.served and client.is_ready() and server.world.commands.of(None)):
        assert not client.is_closed()
        await asyncio.sleep(0.005)
    # What comes before is told to Discord first, as another process may have answered it.
    while not coordinator.served <= client.sessions.keys():
        await asyncio.sleep(0.005)
    await client.until_up(coordinator.served)
