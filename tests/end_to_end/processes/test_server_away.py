"""The server of the store is stopped in mid-game: people are told, nothing is lost or half done."""

import asyncio
import contextlib
import json
import logging
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot.fields.turnover
import bot.support.incidents
import bot.support.retrying
import data.patience
from bot.discord.gateway.incoming import BY_THE_GATEWAY, About, IncomingInteractions
from data.days import day_field
from data.patience import NotWritten
from data.processes import Processes
from data.seasons import day_after, day_end
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import today
from tests.end_to_end.mid_game import hand_in_turn, in_play
from tests.postgres_server import PostgresServer
from tests.regular import button_ids


@pytest.fixture
def answer_seconds() -> float:
    return 3 * ANSWER_SECONDS


@pytest.fixture
async def evening(
    discord_server: LoopbackDiscord,
    own_server: PostgresServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Evening]:
    """A card room on a server."""
    monkeypatch.setattr(data.patience, "USUAL_SECONDS", 0.2)
    monkeypatch.setattr(bot.support.retrying, "RETRY_SECONDS", 0.05)
    evening = Evening(discord_server, tmp_path / "nothing")
    evening.on_server = own_server.make("cardroom")
    await evening.open()
    yield evening
    await evening.close()


def said(answer: Answer) -> str:
    """What an answer says, which must not have come too late."""
    assert answer.error is None
    return text_of(answer.message)


async def at_cards(evening: Evening, cards: Channel, people: list[Person]) -> list[Person]:
    """Let people play up to the first trick, and return them."""
    gateway, host = evening.discord_server.gateway, people[0]
    await host.until(lambda: gateway.identified and host.offered(cards), what="the commands")
    await in_play(evening, people)
    return people


async def test_a_card_played_while_the_server_is_away_does_not_count_and_counts_once_it_is_back(
    evening: Evening, own_server: PostgresServer
) -> None:
    people = await at_cards(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    table_id = evening.live_table.table_id
    for number in (signal.SIGINT, signal.SIGQUIT):
        in_turn, hand = await hand_in_turn(evening, people)
        _, custom_id = button_ids(hand, "do")[0]
        before = await evening.store.journal.read(table_id)
        await asyncio.to_thread(own_server.stop, number)
        told = await in_turn.click(hand, custom_id=custom_id)
        assert "That did not count" in said(told)
        # What only reads is answered as well.
        assert "That did not count" in said(await evening.bob.slash("stats"))
        await asyncio.to_thread(own_server.start)
        again = await in_turn.click(hand, custom_id=custom_id)
        assert "That did not count" not in said(again)
        entries = await evening.store.journal.read(table_id)
        assert entries[: len(before)] == before
        assert [entry.number for entry in entries] == list(range(len(before) + 1))
        await evening.settle()


async def test_however_many_press_while_the_server_is_away_a_line_a_second_is_logged(
    evening: Evening, own_server: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    people = await at_cards(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    in_turn, hand = await hand_in_turn(evening, people)
    custom_id = button_ids(hand, "do")[0][1]
    caplog.clear()
    began = time.monotonic()
    await asyncio.to_thread(own_server.stop, signal.SIGQUIT)
    for _ in range(3):
        await asyncio.gather(
            *(in_turn.click(hand, custom_id=custom_id) for _ in range(5)),
            *(person.slash("stats") for person in people),
        )
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert 1 < len(lines) <= time.monotonic() - began + 1
    assert any("times in a second" in record.getMessage() for record in lines)


async def test_a_press_and_a_command_that_cannot_be_forwarded_do_not_count(
    evening: Evening, own_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has taken the table over; then the store is away for a moment."""
    people = await at_cards(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    in_turn, hand = await hand_in_turn(evening, people)
    taken_over = "UPDATE tables SET owner = 'other/1', epoch = epoch + 1"
    await asyncio.to_thread(own_server.tell, "cardroom", taken_over)

    async def away(*_: object, **__: object) -> None:
        raise NotWritten("ConnectionRefusedError", busy=False)

    monkeypatch.setattr(Processes, "forward", away)
    told = await in_turn.click(hand, custom_id=button_ids(hand, "do")[0][1])
    assert "That did not count" in said(told)
    evening.client.room.tables.forget(evening.live_table.table_id)
    assert "That did not count" in said(await in_turn.slash("hand"))


async def test_a_day_that_ends_while_the_server_is_away_is_turned_over_once_it_is_back(
    evening: Evening,
    own_server: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    turnover, store = evening.client.turnover, evening.store
    await asyncio.wait_for(turnover.turned.wait(), 30)
    over = today(evening)
    monkeypatch.setattr(bot.fields.turnover, "AGAIN_SECONDS", 0.05)
    # Else a line tells the last of all that was tried in a second.
    monkeypatch.setattr(bot.support.incidents, "SECONDS_A_LINE", 0.0)
    await asyncio.to_thread(own_server.stop, signal.SIGQUIT)
    evening.ahead_ms += day_end(over) - evening.now() + 1000
    watching = asyncio.create_task(turnover.watch())
    async with asyncio.timeout(30):
        while caplog.text.count("while turning the day over") < 2:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(own_server.start)
        while await store.fields.unsettled(evening.now()):
            await asyncio.sleep(0.02)
        # What is played next is fixed as well.
        while await store.fields.get(day_field(day_after(today(evening)), "hearts")) is None:
            await asyncio.sleep(0.02)
    watching.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watching
    # Whoever else was refused says so as well; that is foreseen.
    assert not [said for said in caplog.messages if said.startswith("incident")]


async def test_a_press_that_reaches_a_process_as_it_ends_is_kept_for_the_next_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever forwarded it waits for its answer."""
    people = await at_cards(evening, evening.cards, [evening.alice, evening.bob, evening.carol])
    in_turn, hand = await hand_in_turn(evening, people)
    heard: list[Payload] = []
    take_in = IncomingInteractions.take_in

    def noted(self: IncomingInteractions, payload: Payload, about: About = BY_THE_GATEWAY) -> None:
        heard.append(payload)
        take_in(self, payload, about)

    monkeypatch.setattr(IncomingInteractions, "take_in", noted)
    await in_turn.click(hand, custom_id=button_ids(hand, "do")[0][1])
    (payload,) = heard
    press_id = int(payload["id"]) + 1
    client, table_id = evening.client, evening.live_table.table_id
    told = json.dumps([payload | {"id": str(press_id)}, None])
    processes = evening.store.processes
    other = Processes(evening.store.database, "other/1")
    assert await other.forward(press_id, table_id, told) == processes.process
    assert client.cluster is not None
    # It has begun to end.
    await client.under_way.end(1)
    await client.cluster.forwarding.take()
    assert [int(one["id"]) for one in heard[1:]] == [press_id]
    # What is answered is forgotten at once.
    await asyncio.sleep(0.5)
    assert await other.acknowledge_forwarded(press_id)
