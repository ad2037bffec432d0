"""Processes that take each other's place, as several tests of crashes need them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.loopback import LoopbackDiscord
from tests.crash.heirs import Heirs
from tests.loaded_bot import LoadedBot


@pytest.fixture
async def heirs(
    loaded_bot: LoadedBot, discord_server: LoopbackDiscord, tmp_path: Path
) -> AsyncIterator[Heirs]:
    """The processes of one file, of which there is none yet."""
    heirs = Heirs(loaded_bot, discord_server, tmp_path)
    yield heirs
    await heirs.end()
