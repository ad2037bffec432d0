"""Places of which a test makes one shape after another."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.postgres_server import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Place]:
    """A place that nobody uses afterwards."""
    if request.param == "sqlite":
        yield SqlitePlace(path)
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    yield PostgresPlace(server, await asyncio.to_thread(server.make, "versions"))
    await asyncio.to_thread(server.drop, "versions")
