"""Whole games, from /hearts to the leaderboard."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Final

import pytest

from bot.screens.sheet import MINUS
from engine.records.record import read_record
from engine.records.replay import replay
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.daily_tries import DAY
from tests.end_to_end.kept_results import board_rows
from tests.end_to_end.looking import (
    asks_to_leave,
    chairs_in,
    file_of,
    lines_of,
    over,
    rest_of,
    saying,
    sheet_of,
    table_id_of,
    table_of,
)
from tests.end_to_end.short_games import short_game
from tests.laws.covering import THOROUGH
from tests.regular import hand_message, press_one

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(emojis=True, day=DAY)]

TARGET: Final = 40 if THOROUGH else 10


@pytest.mark.long
@pytest.mark.each_database
async def test_four_people_play_from_the_lobby_to_the_leaderboard(evening: Evening) -> None:
    people = [evening.alice, evening.bob, evening.carol, evening.dave]
    await gather_at_table(evening.alice, [evening.bob, evening.carol, evening.dave], target=TARGET)
    await evening.alice.until(lambda: saying(evening.alice, evening.cards, "hand"))
    table_id = evening.live_table.table_id
    early = await evening.alice.press_raw(
        table_of(evening.alice, evening.cards), f"c1.{table_id}.record..", forged=True
    )
    assert "no record" in evening.alice.reads(early)

    await play_until(people, lambda: over(evening.alice, evening.cards))

    (told,) = saying(evening.alice, evening.cards, "more")
    record_file = file_of(
        evening.discord_server,
        await evening.bob.click(await rest_of(evening.bob, told), "Record of the game"),
    )
    last = list(replay(read_record(json.loads(record_file)), Random()))[-1]
    assert last["over"]
    finished = there(await evening.store.results.get(table_id))
    assert [seat.score for seat in finished.seats] == last["scores"]
    assert [seat.place for seat in finished.seats] == last["outcome"]["places"]
    assert sum(last["scores"]) == 26 * len(last["deal_scores"])
    said = lines_of(told)
    for seat in finished.seats:
        (line,) = [one.split() for one in sheet_of(told) if f" {seat.name} " in one]
        assert (line[0][0], line[-1]) == (str(seat.place), str(seat.score))
    assert "\N{TROPHY}" in said[0]

    rating = there(await evening.store.ratings.change(table_id))
    (rated,) = [line for line in said if line.startswith("-# Rating: ")]
    for seat in finished.seats:
        assert seat.person is not None
        change = rating.changes[seat.person]
        gained = f"{change.after - change.before:+}".replace("-", MINUS)
        assert f"{seat.name} {gained}" in rated
    assert {1500} == {one.before for one in rating.changes.values()}

    winners = {seat.name for seat in finished.seats if seat.place == 1}
    board = await evening.carol.slash("leaderboard")
    for season in ("this month", "all time"):
        rows = board_rows(evening.carol.reads(board))
        assert len(rows) == 4, season
        for _, name, won, _ in rows:
            assert won == ("1/1" if name in winners else "0/1")
        assert rows[0][1] in winners
        if season == "this month":
            await evening.carol.click(board, "All time")
            assert "all time" in evening.carol.reads(board)
    assert await evening.store.standings.audit() == []
    assert await evening.store.ratings.audit() == []


async def test_a_rematch_opens_a_lobby_with_the_same_seats_and_rules(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob, carol], cards, target=1, pace="relaxed")
    await alice.until(lambda: saying(alice, cards, "hand"))
    seats = [chair.name for chair in evening.live_table.chairs]
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    (told,) = saying(alice, cards, "rematch")
    assert "who played here" in dave.reads(await dave.click(told, "Rematch"))

    lobby = await bob.click(told, "Rematch")

    assert chairs_in(bob, lobby) == seats
    assert "**Bob** (host)" in bob.reads(lobby)
    assert "Game to 1 point · 5 minutes a turn" in bob.reads(lobby)
    assert "open already" in carol.reads(await carol.click(told, "Rematch"))
    await bob.click(lobby, "Start")
    await bob.until(lambda: hand_message(bob))
    await play_until([alice, bob, carol], lambda: over(alice, cards, times=2))
    board = await carol.slash("leaderboard")
    assert "2/2" in carol.reads(board)


async def test_a_hand_that_is_over_offers_the_rematch_in_the_channel(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob, carol], cards, target=1, pace="relaxed")
    await alice.until(lambda: saying(alice, cards, "hand"))
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    await bob.until(lambda: "Rematch" in bob.faces(bob.dm_channel), what="the way on in the hand")

    told = await bob.click(bob.dm_channel, "Rematch")

    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.link in bob.reads(told)
    assert "Start" in carol.faces(cards), "everybody sees it in the channel"
    assert "Start" not in bob.faces(bob.dm_channel)


async def test_a_game_of_one_person_and_three_computers_is_not_ranked(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await short_game(evening, [alice], cards)

    await play_until([alice], lambda: over(alice, cards))

    assert "does not count on the leaderboard" in alice.reads(saying(alice, cards, "rematch")[0])
    assert "Nobody is on this board yet" in alice.reads(await alice.slash("leaderboard"))
    told = alice.reads(await alice.slash("stats"))
    assert "No game that counts yet." in told
    assert "All time" not in told
    assert "of 1 game" in told.partition("Against computers")[2]
    await alice.until(lambda: not evening.client.room.tables.live, what="the end of the table")


@pytest.mark.parametrize("seats", [3, 5, 6] if THOROUGH else [6])
async def test_a_table_of_another_size_is_filled_with_computers(
    evening: Evening, seats: int
) -> None:
    await gather_at_table(evening.alice, [evening.bob], deals=1, seats=seats, level="easy")
    await evening.alice.until(lambda: hand_message(evening.alice))
    assert len(evening.live_table.chairs) == seats
    assert Counter(chair.person is None for chair in evening.live_table.chairs)[True] == seats - 2

    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))

    (told,) = saying(evening.alice, evening.cards, "rematch")
    assert sum(line.endswith("🤖") for line in lines_of(told)) == seats - 2
    assert "Alice" in evening.alice.reads(await evening.alice.slash("leaderboard"))


@pytest.mark.long
async def test_two_tables_play_in_one_channel_at_once_with_a_person_at_both(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob], cards)
    await alice.until(lambda: len(saying(alice, cards, "hand")) == 1)
    await short_game(evening, [carol, alice], cards)
    await alice.until(lambda: len(saying(alice, cards, "hand")) == 2)
    first, second = evening.client.room.tables.live
    hands = [table_id_of(hand) for hand in saying(alice, alice.dm_channel, "tick")]
    await alice.until(lambda: len(saying(alice, alice.dm_channel, "tick")) == 2)
    assert set(hands) <= {first, second}

    await play_until([bob, carol, alice], lambda: over(alice, cards, times=2))

    results = [await evening.store.results.get(table_id) for table_id in (first, second)]
    assert all(result is not None for result in results)
    won = {
        name: games
        for _, name, games, _ in board_rows(alice.reads(await alice.slash("leaderboard")))
    }
    assert won["Alice"].endswith("/2")


async def test_a_person_plays_a_whole_game_without_one_direct_message(evening: Evening) -> None:
    assert "you see your cards here" in evening.dave.reads(
        await evening.dave.slash("hand", hands="here")
    )
    await short_game(evening, [evening.alice, evening.dave], evening.cards)
    await evening.dave.until(lambda: saying(evening.dave, evening.cards, "hand"))
    shown = await evening.dave.click(table_of(evening.dave, evening.cards), "My hand")
    assert shown.kind == "ephemeral"

    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(evening.alice, evening.cards):
            if not await press_one(evening.alice) and not await press_one(
                evening.dave, evening.cards
            ):
                await asyncio.sleep(0.01)

    assert evening.dave.dms() == []
    opened = [
        request.body["recipient_id"]
        for request in evening.discord_server.asked("POST", "/users/@me/channels")
    ]
    assert [int(opened_for) for opened_for in opened] == [evening.alice.id]
    assert "Dave" in evening.alice.reads(saying(evening.alice, evening.cards, "rematch")[0])


@pytest.mark.each_database
async def test_who_leaves_for_good_is_last_of_the_result(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob, evening.carol], evening.cards)
    await evening.bob.until(lambda: hand_message(evening.bob))
    table_id = evening.live_table.table_id
    sure = await asks_to_leave(evening.bob, evening.cards)
    assert "you finish behind" in evening.bob.reads(sure)
    done = await evening.bob.click(sure, "Leave the table")
    assert "You have left" in evening.bob.reads(done)
    assert "left this table already" in evening.bob.reads(await evening.bob.slash("leave"))

    await play_until([evening.alice, evening.carol], lambda: over(evening.alice, evening.cards))

    finished = there(await evening.store.results.get(table_id))
    places = {seat.name: seat.place for seat in finished.seats}
    assert places["Bob"] == 3
    told = lines_of(saying(evening.alice, evening.cards, "rematch")[0])
    assert any(line.startswith("3🔶 Bob ") and line.endswith("🚪") for line in told)
    assert "**Bob** left early." in told
    assert "in 1 game" in evening.bob.reads(await evening.bob.slash("stats"))


async def test_who_left_can_come_back_and_play_to_the_end(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    await short_game(evening, [alice, bob], cards)
    await bob.until(lambda: hand_message(bob))
    await bob.click(await asks_to_leave(bob, cards), "Leave the table")
    await bob.until(lambda: "You left Hearts" in bob.reads(bob.dm_channel))
    await press_one(alice)

    await bob.click(bob.dm_channel, "I'm back")

    await play_until([alice, bob], lambda: over(alice, cards))
    assert "left early" not in alice.reads(cards)


@pytest.mark.each_database
async def test_my_hand_brings_back_who_left(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    await bob.click(await asks_to_leave(bob, cards), "Leave the table")
    assert evening.live_table.chairs[evening.live_table.seat_of(bob.id) or 0].played_by_computer

    shown = await bob.click(table_of(bob, cards), "My hand")

    assert "Your hand" in bob.reads(shown)
    assert not any(
        chair.played_by_computer for chair in evening.live_table.chairs if chair.person is not None
    )


async def test_a_game_that_its_last_person_ends_has_no_result(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], target=1000)
    await evening.alice.until(lambda: saying(evening.alice, evening.cards, "hand"))
    for person in (evening.alice, evening.bob):
        await person.until(lambda who=person: hand_message(who))
    await evening.live_table.settle()
    await evening.bob.click(await evening.bob.slash("leave"), "Leave the table")
    await evening.alice.click(await evening.alice.slash("leave"), "End the game")

    await evening.alice.until(lambda: "Alice ended the game" in evening.alice.reads(evening.cards))

    await evening.alice.until(lambda: not evening.client.room.tables.live)
    for person in (evening.alice, evening.bob):
        assert person.faces(person.dm_channel) == []
        assert "Hearts in The Green Baize, #cards, has ended" in person.reads(person.dm_channel)
    assert saying(evening.alice, evening.cards, "hand") == []
    assert "Nobody is on this board" in evening.alice.reads(
        await evening.alice.slash("leaderboard")
    )
