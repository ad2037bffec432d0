"""Slash commands beside the table: boards, figures, hands, rules, and a person's data."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.button_ids import ButtonId
from bot.playground.answers import Answer, Impossible
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import hand_message, press_one
from data.results import FinishedGame, SeatResult
from data.tables import TableRow, TableState
from engine.players.levels import USUAL
from engine.table.chairs import Chair
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import file_of, over, saying, table_of

COMMANDS = "/applications/{application_id}/commands"
MONTH_MS = 31 * 24 * 3600 * 1000


async def keep_game(
    evening: Evening,
    cards: Channel,
    number: int,
    places: Mapping[Person, int],
    *,
    ended_at: int | None = None,
    preset: str = "standard",
    customised: bool = False,
) -> None:
    """Keep the result of a game as if these people had played it."""
    assert cards.guild is not None
    now = time.time_ns() // 1_000_000 if ended_at is None else ended_at
    chairs = tuple(Chair(person.name, person=person.id) for person in places)
    row = TableRow(
        table_id=f"kept{number}",
        owner="main",
        guild_id=cards.guild.id,
        guild_name=cards.guild.name,
        channel_id=cards.id,
        channel_name=cards.name,
        host_id=chairs[0].person or 0,
        family="hearts",
        preset=preset,
        options={},
        revision=1,
        seat_count=len(chairs),
        level="easy",
        pace="live",
        state=TableState.LOBBY,
        locale="en-US",
        opened_at=now,
        chairs=chairs,
    )
    tables = evening.store.tables
    await tables.add(row)
    await tables.start(
        row.table_id, dealer=0, seat_count=len(chairs), chairs=chairs, started_at=now
    )
    game = FinishedGame(
        game_id=row.table_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        family="hearts",
        preset=preset,
        customised=customised,
        started_at=now,
        ended_at=now,
        deal_count=4,
        record={"variant": preset, "seats": len(chairs), "dealer": 0, "actions": []},
        seats=tuple(
            SeatResult(
                seat=seat,
                person=person.id,
                name=person.name,
                place=place,
                score=10 * place,
                points=10 * place,
                feats={"moons": int(place == 1)},
                left=False,
            )
            for seat, (person, place) in enumerate(places.items())
        ),
    )
    assert await evening.store.results.finish(game)
    await tables.set_announced(row.table_id)


def ranks_in(person: Person, board: Answer) -> list[tuple[str, str]]:
    """Return the rows of a leaderboard as (rank, name)."""
    rows = [line for line in person.reads(board).splitlines() if "\\. **" in line]
    return [(row.partition("\\")[0], row.split("**")[1]) for row in rows]


# Leaderboards and figures ------------------------------------------------------------------------


async def test_a_leaderboard_has_pages_that_anybody_may_turn(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    guests = [discord_server.world.add_person(f"Guest {number}") for number in range(12)]
    for number, guest in enumerate(guests):
        await keep_game(evening, cards, number, {guest: 1, bob: 2})
    board = await alice.slash("leaderboard")
    first = ranks_in(alice, board)
    assert len(first) == 10
    assert "Page 1 of 2" in alice.reads(board)
    with pytest.raises(Impossible, match="disabled"):
        await alice.click(board, "Previous")

    await bob.click(board, "Next")

    second = ranks_in(alice, board)
    assert "Page 2 of 2" in alice.reads(board)
    assert {name for _, name in first + second} == {*(guest.name for guest in guests), "Bob"}
    assert second[-1] == ("13", "Bob")
    with pytest.raises(Impossible, match="disabled"):
        await alice.click(board, "Next")
    await alice.click(board, "Previous")
    assert ranks_in(alice, board) == first


async def test_a_button_to_a_page_that_is_no_more_leads_to_the_last(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    board = await alice.slash("leaderboard")
    assert board.message is not None
    season = datetime.now(UTC).strftime("%Y-%m")
    said = ButtonId("-", "board", text=f"hearts {season} 7").custom_id
    again = await alice.press_raw(board.message, said, forged=True)
    assert ranks_in(alice, again) == [("1", "Alice"), ("2", "Bob")]
    assert "Page 1 of 1" in alice.reads(again)


async def test_wins_decide_then_fewer_games_and_equals_share_a_rank(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    await keep_game(evening, cards, 2, {bob: 1, dave: 2})
    await keep_game(evening, cards, 3, {carol: 1, dave: 2})

    board = await alice.slash("leaderboard")

    ranks = {name: rank for rank, name in ranks_in(alice, board)}
    assert ranks == {"Alice": "1", "Carol": "1", "Bob": "3", "Dave": "4"}
    assert "1 win in 2 games" in alice.reads(board)
    assert "average place 1.50 · 3.8 points a deal · 1 moon" in alice.reads(board)
    assert await evening.store.standings.audit() == []


async def test_a_game_of_an_earlier_month_counts_for_all_time_only(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    earlier = time.time_ns() // 1_000_000 - 2 * MONTH_MS
    await keep_game(evening, cards, 1, {alice: 1, bob: 2}, ended_at=earlier)
    board = await alice.slash("leaderboard")
    assert ranks_in(alice, board) == []
    await alice.click(board, "Show all time")
    assert [name for _, name in ranks_in(alice, board)] == ["Alice", "Bob"]
    toggle = next(face for face in alice.faces(board) if face.startswith("Show "))
    await bob.click(board, toggle)
    assert ranks_in(alice, board) == []
    straight = await alice.slash("leaderboard", season="all")
    assert len(ranks_in(alice, straight)) == 2
    assert "No game that counts yet" in alice.reads(await alice.slash("stats"))


async def test_stats_tell_of_oneself_and_of_others(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    own = await alice.slash("stats")
    assert own.kind == "ephemeral"
    assert "1 win in 1 game, number 1" in alice.reads(own)
    other = await alice.slash("stats", player=bob)
    assert "Bob at Hearts" in alice.reads(other)
    assert "0 wins in 1 game, number 2" in alice.reads(other)
    assert "Carol has finished no game" in alice.reads(await alice.slash("stats", player=carol))


async def test_a_leaderboard_of_one_preset_holds_its_own_games_as_they_are_and_no_others(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    await keep_game(evening, cards, 2, {bob: 1, alice: 2}, preset="black_maria")
    await keep_game(evening, cards, 3, {carol: 1, dave: 2}, preset="black_maria", customised=True)

    every = await alice.slash("leaderboard")
    assert {name for _, name in ranks_in(alice, every)} == {"Alice", "Bob", "Carol", "Dave"}
    assert "### Hearts in this server" in alice.reads(every)

    own = await alice.slash("leaderboard", preset="black_maria")
    assert ranks_in(alice, own) == [("1", "Bob"), ("2", "Alice")]
    assert "### Black Maria in this server" in alice.reads(own)
    assert "customised rules count for all of Hearts" in alice.reads(own)
    await carol.click(own, "Show all time")
    assert ranks_in(alice, own) == [("1", "Bob"), ("2", "Alice")]
    assert "### Black Maria in this server: all time" in alice.reads(own)

    family = await alice.slash("leaderboard", family="hearts", preset="hearts")
    assert ranks_in(alice, family) == [("1", "Alice"), ("2", "Bob")]
    suggested = await bob.autocomplete("leaderboard", "preset", "maria")
    marias = ["black_maria", "black_maria_plain", "black_maria_de"]
    assert [choice["value"] for choice in suggested.choices] == marias
    refused = await bob.slash("leaderboard", preset="Bridge")
    assert refused.kind == "ephemeral"
    assert "no game called Bridge" in bob.reads(refused)


async def test_the_pages_of_a_presets_board_stay_with_the_preset(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    guests = [discord_server.world.add_person(f"Guest {number}") for number in range(11)]
    for number, guest in enumerate(guests):
        await keep_game(evening, cards, number, {guest: 1, bob: 2}, preset="omnibus")
    await keep_game(evening, cards, 99, {alice: 1, bob: 2})
    board = await alice.slash("leaderboard", preset="omnibus")
    await alice.click(board, "Next")
    assert "Omnibus" in alice.reads(board)
    assert "Page 2 of 2" in alice.reads(board)
    assert [name for _, name in ranks_in(alice, board)][-1] == "Bob"
    await alice.click(board, "Previous")
    assert "Alice" not in {name for _, name in ranks_in(alice, board)}


async def test_a_forged_page_of_a_preset_or_family_that_is_none_shows_nothing(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    board = await alice.slash("leaderboard")
    assert board.message is not None
    for text in ("hearts all 0 bridge", "bridge all 0", "hearts all 0 omnibus x"):
        said = ButtonId("-", "board", text=text).custom_id
        answer = await alice.press_raw(board.message, said, forged=True)
        assert "too old" in alice.reads(answer)


async def test_stats_tell_how_many_games_had_customised_rules(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    assert "customised" not in alice.reads(await alice.slash("stats"))
    await keep_game(evening, cards, 2, {alice: 1, bob: 2}, customised=True)
    told = alice.reads(await alice.slash("stats", family="hearts"))
    assert "2 wins in 2 games" in told
    assert "1 of these games was played by customised rules" in told


# The table and the hand --------------------------------------------------------------------------


async def test_table_posts_the_table_again_at_the_bottom(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    parlour = discord_server.world.place("parlour")
    assert "Nobody plays" in alice.reads(await alice.slash("table"))
    await gather_at_table(alice, [bob], target=10)
    await alice.until(lambda: hand_message(alice))
    old = table_of(alice, cards)

    told = await bob.slash("table")

    assert told.kind == "ephemeral"
    await alice.until(lambda: table_of(alice, cards)["id"] != old["id"])
    await alice.until(lambda: len(saying(alice, cards, "hand")) == 1)
    public = [message for message in alice.sees(cards) if not message["ephemeral"]]
    assert public[-1]["id"] == table_of(alice, cards)["id"]
    assert "Nobody plays" in alice.reads(await alice.slash("table", parlour))
    link = table_of(alice, cards)["id"]
    await play_until([alice, bob], lambda: over(alice, cards))
    assert saying(alice, cards, "hand") == []
    await alice.until(lambda: not evening.client.room.live_tables)
    assert link in {message["id"] for message in alice.sees(cards)}


@pytest.mark.usefixtures("evening")
async def test_hand_shows_the_cards_in_the_channel_and_in_direct_messages(
    discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    parlour = discord_server.world.place("parlour")
    assert "play at no table" in bob.reads(await bob.slash("hand"))
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))

    for where in (cards, parlour, bob.dm_channel):
        shown = await bob.slash("hand", where)
        assert shown.kind == "ephemeral"
        assert "Your hand" in bob.reads(shown)
        await press_one(bob, where)
    assert "Your hand" not in alice.reads(cards)
    assert "Your hand" not in alice.reads(parlour)


@pytest.mark.usefixtures("evening")
async def test_who_wants_hands_by_direct_message_again_gets_the_one_of_now(
    alice: Person, bob: Person, cards: Channel
) -> None:
    await bob.slash("hand", hands="here")
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: saying(bob, cards, "hand"))
    assert bob.dms() == []
    await bob.slash("hand", hands="dm")
    await bob.until(lambda: hand_message(bob))


async def test_leave_works_from_direct_messages_too(
    evening: Evening, alice: Person, bob: Person
) -> None:
    assert "play at no table" in bob.reads(await bob.slash("leave"))
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    sure = await bob.slash("leave", bob.dm_channel)
    assert "Leave the table?" in bob.reads(sure)
    seat = evening.live_table.seat_of(bob.id)
    assert seat is not None
    assert not evening.live_table.chairs[seat].played_by_computer
    await bob.click(sure, "Leave the table")
    assert evening.live_table.chairs[seat].played_by_computer


@pytest.mark.usefixtures("evening")
async def test_rules_and_help_are_told_to_who_asks(alice: Person, bob: Person) -> None:
    for where in (None, alice.dm_channel):
        told = await alice.slash("rules", where)
        assert told.kind == "ephemeral"
        assert "Shooting the moon" in alice.reads(told)
        helped = await alice.slash("help", where)
        assert helped.kind == "ephemeral"
        for name in ("hearts", "hand", "table", "leave", "leaderboard", "stats", "data export"):
            assert f"/{name}" in alice.reads(helped)
    names = {offer.name for offer in bob.offered(bob.dm_channel)}
    assert names == {"hand", "leave", "rules", "help", "data export", "data delete"}


# A person's data ---------------------------------------------------------------------------------


async def test_an_export_holds_ones_own_data_and_no_game_that_is_not_over(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    await play_until([alice, bob], lambda: over(alice, cards))
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    running = evening.live_table.table_id

    answer = await bob.slash("data export")

    assert answer.kind == "ephemeral"
    text = file_of(discord_server, answer).decode()
    held: dict[str, Any] = json.loads(text)
    assert held["person"] == bob.id
    assert held["preferences"]["name"] == "Bob"
    assert str(alice.id) not in text
    assert "Alice" not in text
    assert len(held["games"]) == 1
    assert held["games"][0]["record"]["actions"]
    assert {game["game"] for game in held["games"]}.isdisjoint({running})
    (table,) = [one for one in held["tables"] if one["table"] == running]
    assert "actions" not in json.dumps(table)
    journal = await evening.store.journal.read(running)
    assert str(journal[0].action) not in text


async def test_who_is_deleted_leaves_the_tables_and_the_others_keep_their_results(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob, carol], target=10)
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    before = {name: rank for rank, name in ranks_in(alice, await alice.slash("leaderboard"))}
    assert set(before) == {"Alice", "Bob", "Carol"}
    lobby = await bob.slash("hearts")
    await carol.click(lobby, "Join")
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    seat = evening.live_table.seat_of(bob.id)
    assert seat is not None

    done = await bob.click(await bob.slash("data delete"), "Delete my data")

    assert "forgotten you" in bob.reads(done)
    assert evening.live_table.chairs[seat] == Chair("Former player", level=USUAL)
    await carol.until(lambda: "**Carol**, host" in carol.reads(lobby))
    assert "Bob" not in carol.reads(lobby)
    after = await alice.slash("leaderboard")
    assert {name: rank for rank, name in ranks_in(alice, after)} == {
        ("Former player" if name == "Bob" else name): rank for name, rank in before.items()
    }
    assert "Bob has finished no game" in bob.reads(await bob.slash("stats"))
    assert await evening.store.standings.audit() == []
    stored = json.dumps(await evening.store.privacy.export(bob.id))
    assert "Bob" not in stored
    await alice.until(lambda: "Former player (computer, medium)" in alice.reads(cards))
    await bob.until(lambda: hand_message(bob) is None)
    await play_until([alice], lambda: over(alice, cards, times=2))


async def test_nothing_of_who_is_deleted_is_left_in_the_file(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], target=10)
    await play_until([alice, bob], lambda: over(alice, cards))
    await bob.slash("hearts")
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    bobs = (str(bob.id), str(bob.dm_channel.id), "'Bob'")
    assert all(trace in written(evening) for trace in bobs)

    await bob.click(await bob.slash("data delete"), "Delete my data")

    await bob.until(lambda: hand_message(bob) is None)
    assert [trace for trace in bobs if trace in written(evening)] == []
    await play_until([alice], lambda: over(alice, cards, times=2))
    assert [trace for trace in bobs if trace in written(evening)] == []


def written(evening: Evening) -> str:
    """Return all that the file holds, as text."""
    with closing(sqlite3.connect(evening.database)) as file:
        return "\n".join(file.iterdump())


async def test_a_table_whose_last_person_is_deleted_closes(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [], target=1000)
    await alice.until(lambda: hand_message(alice))
    done = await alice.click(await alice.slash("data delete"), "Delete my data")
    assert "forgotten you" in alice.reads(done)
    await alice.until(lambda: "Everybody left the table" in alice.reads(cards))
    await alice.until(lambda: not evening.client.room.live_tables)
    await alice.until(lambda: hand_message(alice) is None)


# Commands ----------------------------------------------------------------------------------------


async def test_commands_are_told_to_discord_once_and_again_when_they_change(
    evening: Evening, discord_server: LoopbackDiscord
) -> None:
    assert len(discord_server.asked("PUT", COMMANDS)) == 1
    await evening.close()
    await evening.open()
    assert len(discord_server.asked("PUT", COMMANDS)) == 1
    assert len(discord_server.asked("GET", COMMANDS)) == 1
    await evening.store.settings.set("commands", "those of an older version")
    await evening.close()
    await evening.open()
    assert len(discord_server.asked("PUT", COMMANDS)) == 2
    await evening.close()
    await evening.open()
    assert len(discord_server.asked("PUT", COMMANDS)) == 2


@pytest.mark.usefixtures("evening")
async def test_ten_commands_at_once_are_all_answered(alice: Person) -> None:
    names = ["help", "rules", "leaderboard", "stats", "hand"] * 2
    given = await asyncio.gather(*(alice.slash(name) for name in names))
    assert [answer.error for answer in given] == [None] * 10
