"""Fixtures for every test that plays through a Discord."""

import importlib.util
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.playground.loopback import LoopbackDiscord, point_at
from bot.playground.person import Person
from bot.playground.request_log import Request

DISCORD_RULES = Path(__file__).parents[2] / "shared" / "discord"
"""Where Discord's own description of its interface may be found; it is not part of the project."""


@pytest.fixture(scope="session")
def second_opinion() -> Callable[[Request], Sequence[object]]:
    """Check requests against Discord's OpenAPI description, for `discord_server.validate`."""
    source = DISCORD_RULES / "validate_discord.py"
    if not source.exists() or not source.with_name("openapi.json").exists():
        pytest.skip("Discord's OpenAPI description is not here")
    spec = importlib.util.spec_from_file_location("validate_discord", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    validator: Any = module.Validator(source.with_name("openapi.json"))

    def check(request: Request) -> Sequence[object]:
        files = [upload.filename for upload in request.files]
        found: list[object] = validator.check(
            request.method, request.path, request.body, files=files
        )
        return found

    return check


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
