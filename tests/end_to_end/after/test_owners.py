"""What an owner tries who knows the secrets: each is found, told, or worth nothing."""

import asyncio

import pytest

from data.tables import TableState
from engine.records.verifying import OwnersChoice, verified
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from tests.conftest import there
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import saying
from tests.end_to_end.restarting import break_off, change

MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture
def fair() -> bool:
    return True


@pytest.fixture
async def lobby(evening: Evening) -> tuple[Payload, str]:
    """A lobby of Alice, Bob and Carol, and the id of its table."""
    answer = await evening.alice.slash("hearts", evening.cards, deals=1)
    for person in (evening.bob, evening.carol):
        await person.click(answer, "Join")
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    return answer.message, open_lobby.table_id


def dealing(person: Person, evening: Evening) -> list[str]:
    return [one for one in map(text_of, person.sees(evening.cards)) if "being dealt" in one]


async def start_slowly(evening: Evening, lobby: Payload, seconds: float) -> asyncio.Task[object]:
    """Press *Start*; return once Discord has the table's message, which the bot hears later."""
    faults = evening.discord_server.faults
    posted = faults.add("POST", MESSAGES, times=1, late_seconds=seconds)
    pressed = asyncio.create_task(evening.alice.click(lobby, "Start"))
    await evening.alice.until(lambda: posted.hits, what="the table's message")
    return pressed


async def test_who_sits_where_is_named_before_a_card_is_known_and_for_good(
    evening: Evening, lobby: tuple[Payload, str]
) -> None:
    message, table_id = lobby
    pressed = await start_slowly(evening, message, 0.3)
    order = "**Alice**, **Bob**, **Carol** and **Ada**"
    assert [one for one in dealing(evening.dave, evening) if order in one]
    assert await evening.store.journal.read(table_id) == ()
    await pressed
    live_table = await evening.alice.until(lambda: evening.client.room.tables.live, what="it")
    (one,) = live_table.values()
    (table,) = await evening.dave.until(
        lambda: saying(evening.dave, evening.cards, "hand"), what="the table"
    )
    # It is the same message, and goes on saying so while its deal is played.
    assert f"In this order: {order}" in text_of(table)
    assert one.board.message_id == int(table["id"])
    assert order in str(one.drawing.line())
    await one.close(TableState.CLOSED, "table-closed-empty")
    record = there(await evening.store.proofs.record(table_id))
    found = verified(record)
    assert (found.wrong, found.choices) == (False, ())
    start, message_id = map(int, (record["fair"]["start"], record["fair"]["message"]))
    assert 0 < start < message_id
    assert [one != "-" for one in record["fair"]["people"]] == [True, True, True, False]
    assert "Check" in str(one.drawing.line())


async def test_two_who_are_exchanged_in_the_store_once_the_message_is_known_are_noticed(
    evening: Evening, lobby: tuple[Payload, str], caplog: pytest.LogCaptureFixture
) -> None:
    """The process ends behind a lock, two rows are exchanged, and it is started again."""
    message, table_id = lobby
    pressed = await start_slowly(evening, message, 30)
    await break_off(evening)
    await pressed
    for seat, other in ((0, 9), (1, 0), (9, 1)):
        await change(
            evening,
            f"UPDATE chairs SET seat = {other} WHERE table_id = ? AND seat = {seat}",
            table_id,
        )
    await change(evening, "UPDATE proofs SET postings = 0 WHERE table_id = ?", table_id)
    await evening.open()
    tables = evening.client.room.tables
    await evening.alice.until(
        lambda: [one for one in tables.lobbies.values() if not one.starting], what="the lobby"
    )
    # No game: the lobby stands once more, in the order that it has now, and that posting counts.
    assert not tables.live
    assert await evening.store.journal.read(table_id) == ()
    assert there(await evening.store.proofs.get(table_id)).postings == 1
    assert "ChairsExchanged" in caplog.text


async def test_a_message_whose_receipt_was_lost_counts_though_the_next_try_was_refused(
    evening: Evening, lobby: tuple[Payload, str]
) -> None:
    message, table_id = lobby
    faults = evening.discord_server.faults
    faults.add("POST", MESSAGES, times=1, cut="after")
    faults.add("POST", MESSAGES, times=1, status=403)
    answer = await evening.alice.click(message, "Start")
    await evening.alice.until(
        lambda: not next(iter(evening.client.room.tables.lobbies.values())).starting,
        what="the lobby again",
    )
    del answer
    assert there(await evening.store.proofs.get(table_id)).postings == 1
    assert dealing(evening.dave, evening), "the message stands there, and may be looked at"
    evening.client.room.services.post.refusing.ask_again(evening.cards.id, at_once=True)
    await evening.alice.click(saying(evening.alice, evening.cards, "join")[0], "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table")
    assert there(await evening.store.proofs.get(table_id)).postings == 2
    assert "posted 2 times" in str(evening.live_table.drawing.line())


async def test_a_message_that_was_refused_at_once_does_not_count(
    evening: Evening, lobby: tuple[Payload, str]
) -> None:
    message, table_id = lobby
    evening.discord_server.faults.add("POST", MESSAGES, times=1, status=403)
    await evening.alice.click(message, "Start")
    await evening.alice.until(
        lambda: not next(iter(evening.client.room.tables.lobbies.values())).starting,
        what="the lobby again",
    )
    assert there(await evening.store.proofs.get(table_id)).postings == 0


async def test_a_deal_that_is_thrown_away_once_the_message_is_known_counts(
    evening: Evening, lobby: tuple[Payload, str]
) -> None:
    """Somebody who looks lets *Start* fail, or closes the table, before it is dealt."""
    message, table_id = lobby
    pressed = await start_slowly(evening, message, 0.5)
    await change(evening, "UPDATE proofs SET people = '-' WHERE table_id = ?", table_id)
    open_lobby = next(iter(evening.client.room.tables.lobbies.values()))
    await evening.alice.until(lambda: not open_lobby.starting, what="the lobby again")
    await pressed
    assert there(await evening.store.proofs.get(table_id)).postings == 1
    guild_id = evening.guild.id
    assert await evening.store.proofs.aborted(guild_id, "all", "hearts") == 0
    await open_lobby.close("lobby-closed-empty")
    assert await evening.store.proofs.aborted(guild_id, "all", "hearts") == 1


async def test_a_game_that_began_with_a_second_posting_says_what_could_be_chosen(
    evening: Evening, lobby: tuple[Payload, str]
) -> None:
    message, table_id = lobby
    await change(evening, "UPDATE proofs SET postings = 1 WHERE table_id = ?", table_id)
    await evening.alice.click(message, "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table")
    await evening.live_table.close(TableState.CLOSED, "table-closed-empty")
    record = there(await evening.store.proofs.record(table_id))
    assert verified(record).choices == (OwnersChoice.POSTED_AGAIN,)
    # The number has a part in every card: nobody takes it back afterwards.
    fewer = record | {"fair": record["fair"] | {"postings": 1}}
    assert verified(fewer).draws[-1].finding == "otherwise"
