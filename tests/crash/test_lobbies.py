"""A lobby is opened while its process is replaced, and Discord takes its time to show it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.crash.processes import BotProcesses, processes_on
from tests.crash.siege import places_over
from tests.end_to_end.looking import saying
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer

pytestmark = [pytest.mark.crash, pytest.mark.long]

SLOW: Final = {"is shown late": (2.2, 0.0), "is shown, and heard of late": (0.0, 4.0)}
"""How long Discord waits before it shows a lobby, and then before it says so."""
CALLBACK: Final = "/interactions/{interaction_id}/{token}/callback"


async def opened_slowly(server: LoopbackDiscord, host: Person, cards: Channel, slow: str) -> Answer:
    """Open a lobby of which the bot hears long after it was asked for."""
    before, after = SLOW[slow]
    server.faults.add("POST", CALLBACK, delay_seconds=before, late_seconds=after)
    return await host.slash("hearts", cards)


async def is_played(opened: Answer, host: Person, guest: Person, cards: Channel) -> None:
    """Hold that a lobby is there once, that somebody can join, and that its game begins."""
    assert opened.kind == "message"
    (lobby,) = saying(host, cards, "start")
    assert lobby["id"] == opened.message["id"]
    joined = await guest.click(lobby, "Join")
    assert joined.kind == "update"
    assert f"**{guest.name}**" in guest.reads(cards)
    await host.click(cards, "Start")
    await guest.until(lambda: saying(guest, cards, "hand"), what="the table")
    await host.until(lambda: not saying(host, cards, "start"), what="the end of the lobby")


@pytest.fixture
async def processes(
    postgres_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[BotProcesses]:
    async with processes_on(
        postgres_server, "lobbies", loaded_bot, discord_server, tmp_path
    ) as found:
        yield found


@pytest.mark.postgresql
@pytest.mark.parametrize("slow", SLOW)
async def test_a_lobby_outlives_a_hand_over_of_its_shard(
    discord_server: LoopbackDiscord, processes: BotProcesses, slow: str
) -> None:
    alice, bob = map(discord_server.world.person, ("Alice", "Bob"))
    (cards,) = places_over(discord_server.world, shards=1, guilds=1, channels=1)
    await processes.start("a")
    await processes.until_served(30)
    old = await processes.hand_over("a")
    heir: BotProcess = processes.runs["a"].bot
    async with asyncio.TaskGroup() as evening:
        assert await heir.connected()
        opening = evening.create_task(opened_slowly(discord_server, alice, cards, slow))
        await old.bot.ended()
    assert "handed over" in old.bot.log.read_text()
    await processes.until_served(30)
    await is_played(opening.result(), alice, bob, cards)
