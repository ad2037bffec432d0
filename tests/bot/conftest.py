"""A store in a file, processes that are clients alone, and the guilds of two shards."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.support.shards import Shards
from data.sqlite.store import SqliteStore
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild
from tests.bot.sharded import Process, Start


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "cardroom.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def start(discord_server: LoopbackDiscord) -> AsyncIterator[Start]:
    """Start processes, each with its shards."""
    processes: list[Process] = []
    discord_server.world.commands.post(None, {"name": "hand", "description": "x"})

    def started(name: str, shards: Shards | None) -> Process:
        process = Process(name, shards)
        processes.append(process)
        process.running = asyncio.create_task(process.start("a-token"))
        return process

    yield started
    for process in processes:
        await process.close()
        assert process.running is not None
        await asyncio.wait({process.running})


@pytest.fixture
def guilds(discord_server: LoopbackDiscord) -> list[Guild]:
    """Two guilds, of shard 0 and of shard 1 of two."""
    world = discord_server.world
    world.remove_guild(world.guilds[0])
    for number in range(2):
        world.add_channel(world.add_guild(f"Server {number}", shard=(number, 2)), f"cards-{number}")
    return list(world.guilds)
