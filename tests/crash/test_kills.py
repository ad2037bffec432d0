"""The bot is killed at random moments while people play; nothing that was answered is lost."""

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from pathlib import Path

import pytest

from data.addresses import StoreAddress
from data.opening import store_at
from data.tables import TableState
from engine.records.verifying import verified
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess, there
from tests.crash.company import Company, Told
from tests.crash.remembered import Memory, everybody_sees, found_after_death
from tests.regular import button_ids
from tests.stored import closed_after

KILLS = int(os.environ.get("CARDROOM_CRASHES", "6"))
LONGEST_LIFE_SECONDS = 0.8
START_SECONDS = 0.3
LAST_GAMES_SECONDS = 240.0
"""On a machine with nothing else to do they are over in some seconds."""
# A kill and the start after it take two seconds, on a busy machine ten.
pytestmark = [
    pytest.mark.crash,
    pytest.mark.each_database_thorough,
    pytest.mark.timeout(300 + 15 * KILLS),
]


SHORT_LEASE = Path(__file__).with_name("short_lease.py")


def lives_of(bot_process: BotProcess) -> Callable[[], Awaitable[None]]:
    """Start the bot again and again, on a server each time as another process.

    That one takes the tables of the dead one over.
    """
    lives = count()

    async def start() -> None:
        await bot_process.start(first=SHORT_LEASE, CARDROOM_PROCESS=f"life-{next(lives)}")

    return start


@pytest.mark.long
async def test_nothing_answered_is_lost_and_every_table_carries_on_when_the_bot_is_killed(
    discord_server: LoopbackDiscord, bot_process: BotProcess, tmp_path: Path
) -> None:
    start = lives_of(bot_process)
    chance = random.Random()
    told = Told()
    companies = [
        Company(discord_server, told, names, seats=seats, chance=chance)
        for names, seats in (("Alice Bob Carol Dave", 4), ("Bob Carol Alice", 3), ("Dave Alice", 4))
    ]
    may_press = asyncio.Event()
    memory, owes = Memory(), False
    async with asyncio.TaskGroup() as evening:
        playing = [evening.create_task(company.play_on(may_press)) for company in companies]
        for number in range(KILLS):
            if number % 4 == 3:
                # Killed while it starts, perhaps before it has taken up any table.
                await start()
                await asyncio.sleep(chance.uniform(0, START_SECONDS))
            else:
                await start()
                assert await bot_process.connected()
                if not owes:
                    await everybody_sees(discord_server, memory)
                may_press.set()
                await asyncio.sleep(chance.uniform(0, LONGEST_LIFE_SECONDS))
            await bot_process.end()
            may_press.clear()
            # Whoever was about to press does so first, or the next bot would owe that an answer.
            await asyncio.sleep(0.05)
            owes = left_owing(discord_server, chance)
            memory = await found_after_death(bot_process.store, tmp_path / "found")
            memory.holds(told)
        await start()
        assert await bot_process.connected()
        if not owes:
            await everybody_sees(discord_server, memory)
        for company in companies:
            company.leaving = True
        may_press.set()
        await companies[0].host.until(
            lambda: all(one.done() for one in playing),
            timeout=LAST_GAMES_SECONDS,
            what="the end of every game",
        )
        played = {table_id for company in companies for table_id in company.played}
        # Each result is told after the last card, some with a picture.
        await companies[0].host.until(
            lambda: results(discord_server).keys() >= played, what="every result"
        )
    await bot_process.end()
    memory = await found_after_death(bot_process.store, tmp_path / "found")
    memory.holds(told)
    finished = [one for one, game in memory.games.items() if game.row.state is TableState.FINISHED]
    assert played <= set(finished)
    assert len(played) >= len(companies)
    await hold_the_end(discord_server, bot_process, finished)
    tell(told, len(finished))


def left_owing(discord_server: LoopbackDiscord, chance: random.Random) -> bool:
    """Give up at once what a dead bot owed an answer, or let the next one owe it; return which.

    A press that is owed may count as soon as the next bot lives, so nobody knows how its tables
    stand then.
    """
    owes = chance.random() < 0.5
    if not owes:
        discord_server.world.interactions.give_up()
    return owes


async def hold_the_end(
    discord_server: LoopbackDiscord, bot_process: BotProcess, finished: list[str]
) -> None:
    """Hold that each result is told once and each deal proven, and that nothing went wrong."""
    assert results(discord_server) == Counter(finished)
    await every_deal_is_proven(bot_process.store, finished)
    assert "incident" not in bot_process.log.read_text()
    assert discord_server.gateway.resumed or not KILLS


def tell(told: Told, finished: int) -> None:
    sys.stdout.write(
        f"{KILLS} kills, {told.presses} presses, {len(told.plays)} cards and passes acknowledged,"
        f" {told.unanswered} unanswered, {finished} games finished, none lost\n"
    )


async def every_deal_is_proven(address: StoreAddress, table_ids: Iterable[str]) -> None:
    """Hold that games were dealt as their lobbies promised, however often the bot died."""
    async with closed_after(await store_at(address)) as store:
        for table_id in table_ids:
            found = verified(there(await store.proofs.record(table_id)))
            # A bot that dies at a start posts its table again, which is told.
            assert (found.wrong, found.lacks) == (False, ()), found
            assert found.over


def results(discord_server: LoopbackDiscord) -> Counter[str]:
    """Count the results that are told in the channel, by table."""
    cards = discord_server.world.place("cards")
    return Counter(
        button_id.table
        for message in discord_server.world.person("Alice").sees(cards)
        for button_id, _ in button_ids(message, "review")
    )
