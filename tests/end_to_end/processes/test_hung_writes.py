"""Writes hang, or wait for a slow disk: whoever pressed is told so, and sees what came of it."""

import asyncio
import logging
import time
from typing import Any, cast

import pytest

from loopback_discord.payloads import text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ANSWER_SECONDS, MODAL_SUBMIT
from tests.end_to_end.conftest import Evening, Four
from tests.regular import button_ids
from tests.stored import hung


@pytest.fixture
def answer_seconds() -> float:
    return 3 * ANSWER_SECONDS


@pytest.mark.each_database
async def test_a_card_is_acknowledged_and_seen_once_it_is_kept(four: Four) -> None:
    await four.pass_cards()
    in_turn, before = four.in_turn, await four.journal_length()
    hand = await four.hand_of(in_turn)
    _, custom_id = button_ids(hand, "do")[0]
    async with hung(four.evening.store):
        # The second one waits until it is known what became of the first.
        answers = await asyncio.gather(
            *(in_turn.click(hand, custom_id=custom_id) for _ in range(2))
        )
        assert [answer.kind for answer in answers] == ["deferred", "deferred"]
        assert four.view.stage == "play"
        assert text_of(in_turn.dms()[-1]) == text_of(hand)

    def is_drawn() -> bool:
        return text_of(in_turn.dms()[-1]) != text_of(hand)

    await in_turn.until(is_drawn, what="the card played")
    await four.evening.settle()
    assert await four.journal_length() == before + 1


@pytest.mark.each_database
async def test_a_command_is_acknowledged_and_done_once_the_store_goes_on(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await alice.until(lambda: alice.offered(cards), what="the commands")
    async with hung(evening.store):
        opened, told = await asyncio.gather(alice.slash("hearts"), bob.slash("stats"))
        assert [opened.kind, told.kind] == ["deferred", "deferred"]

    def lobby() -> bool:
        return any(button_ids(one, "join") for one in bob.sees(cards))

    await bob.until(lobby, what="the lobby")
    await bob.until(lambda: "has finished no game" in bob.reads(cards), what="the answer")
    await evening.settle()
    # What said that an answer is under way has become one, or is gone.
    assert not any(one["flags"] & 1 << 7 for one in (*alice.sees(cards), *bob.sees(cards)))


@pytest.mark.each_database
async def test_a_form_is_acknowledged_and_answered_once_the_store_goes_on(
    evening: Evening, answer_seconds: float
) -> None:
    await evening.alice.until(lambda: evening.alice.offered(evening.cards), what="the commands")
    async with hung(evening.store):
        begun = evening.discord_server.world.interactions.begin(
            MODAL_SUBMIT, evening.alice.user, evening.cards, {"custom_id": "wish", "components": []}
        )
        async with asyncio.timeout(answer_seconds):
            await begun.answered.wait()
        assert Answer(begun).kind == "deferred"
    await evening.alice.until(
        lambda: "too old for me to read" in evening.alice.reads(Answer(begun)), what="the answer"
    )


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
