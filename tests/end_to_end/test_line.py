"""The line to Discord, and its end."""

import asyncio

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from tests.end_to_end.conftest import Evening


async def test_a_client_that_waits_for_its_next_attempt_can_be_closed(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def long(_: object) -> float:
        """discord.py waits at random, and longer every time."""
        return 3600.0

    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", long)
    await discord_server.stop()
    await alice.until(lambda: "Attempting a reconnect" in caplog.text, what="a failed attempt")
    await evening.close()
    assert not [task for task in asyncio.all_tasks() if "connect" in str(task.get_coro())]
