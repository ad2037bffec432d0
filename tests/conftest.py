"""Fixtures for every test that plays through a Discord."""

from collections.abc import AsyncIterator

import pytest

from bot.playground.loopback import LoopbackDiscord, point_at
from bot.playground.person import Person


@pytest.fixture
async def discord_server() -> AsyncIterator[LoopbackDiscord]:
    """Start a loopback Discord of four people and point discord.py at it."""
    server = LoopbackDiscord()
    await server.start()
    point_at(server)
    yield server
    await server.stop()


@pytest.fixture
def alice(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Alice")


@pytest.fixture
def bob(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Bob")


@pytest.fixture
def carol(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Carol")


@pytest.fixture
def dave(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Dave")
