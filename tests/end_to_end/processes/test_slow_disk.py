"""A disk is slow and many press at once: they wait for each other, and nobody is refused."""

import asyncio
import logging
import time
from typing import Any, cast

import pytest

from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.regular import button_ids

PEOPLE = 12
COMMIT_SECONDS = 0.1


async def test_tables_that_open_at_once_on_a_slow_disk_all_begin(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    world = evening.discord_server.world
    await evening.alice.until(
        lambda: evening.alice.offered(world.guilds[0].channels[0]), what="the commands"
    )

    def hear(statement: str) -> None:
        if statement == "COMMIT":
            # On the thread that writes, as an fsync would.
            time.sleep(COMMIT_SECONDS)

    await cast("Any", evening.store).database._writer.set_trace_callback(hear)

    async def opened(person: Person, where: Channel) -> None:
        await person.slash("hearts", where)

        def offers_start() -> bool:
            return any(button_ids(one, "start") for one in person.sees(where))

        await person.until(offers_start, what="the lobby")
        await person.click(where, "Start")
        await person.until(lambda: not offers_start(), what="the game")

    seats = [
        (world.add_person(f"P{number}"), world.add_channel(world.guilds[0], f"table-{number}"))
        for number in range(PEOPLE)
    ]
    with caplog.at_level(logging.INFO):
        await asyncio.gather(*(opened(person, where) for person, where in seats))
        await asyncio.sleep(3 * COMMIT_SECONDS)
    assert len(evening.client.room.tables.live) == PEOPLE
    # Computers have moved meanwhile.
    assert [record.message for record in caplog.records if record.levelno > logging.INFO] == []
    assert not any("That did not count" in person.reads(where) for person, where in seats)
