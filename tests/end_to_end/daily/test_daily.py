"""The deal of the day: one try each at the same cards, and what is told of it afterwards."""

import asyncio
import json
import re
from hashlib import sha256
from unittest.mock import Mock

import discord
import pytest

from bot.discord import under_way
from bot.screens.daily.games import families
from bot.tables.open_tables import LATELY_MS, OpenTables
from bot.text.button_ids import ANYWHERE, ButtonId
from data.days import day_field
from data.proofs import packed
from data.store import Store
from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.people.person import Person, Where
from loopback_discord.state.attachments import Upload
from loopback_discord.state.guilds import Channel, Guild, User
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.daily_tries import (
    DAY,
    begun,
    day_passes,
    finished,
    labels,
    newest,
    playing,
    today,
)
from tests.end_to_end.looking import look_up, published, rest_of
from tests.end_to_end.restarting import change, restart
from tests.regular import button_ids, hand_message
from tests.stored import held

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(fair=True, day=DAY),
]


@pytest.mark.each_database
async def test_a_try_that_another_process_plays_is_not_said_to_be_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(evening, evening.alice, evening.cards)
    monkeypatch.setattr(Store, "shared", True)
    monkeypatch.setattr(OpenTables, "of_person", Mock(return_value=()))
    await change(evening, "UPDATE tables SET owner = 'another'")
    await evening.alice.slash("daily", evening.cards)
    assert "Go on with Auction Pitch" in labels(evening.alice, evening.cards)
    assert "ended without a result" not in newest(evening.alice, evening.cards)


async def test_a_day_from_the_menu_to_sharing_it(evening: Evening) -> None:
    await evening.client.turnover.turned.wait()
    menu = await evening.alice.slash("daily", evening.cards)
    assert menu.kind == "ephemeral"
    said = evening.alice.reads(menu)
    assert "Deal of the day" in said
    assert "**Auction Pitch**" not in said
    assert not re.search("[0-9a-f]{13}", said)
    # A menu of an earlier version had *Check*.
    check = ButtonId(ANYWHERE, "verify", text=today(evening)).custom_id
    checked = await evening.alice.press_raw(menu.message, check, forged=True)
    assert len(re.findall(r"`[0-9a-f]{64}`", evening.alice.reads(checked))) == 2 * len(families())
    await evening.alice.click(menu, "Play Auction Pitch")
    await evening.alice.until(lambda: hand_message(evening.alice, evening.cards), what="the cards")
    said = newest(evening.alice, evening.cards)
    assert "One try, no clock, until midnight UTC" in said
    assert evening.bob.sees(evening.cards) == []

    await finished(evening, evening.alice, evening.cards)
    said = newest(evening.alice, evening.cards)
    assert "You are the first to finish." in said
    assert "secret" not in said
    page = await evening.alice.click(evening.cards, "My result")
    said = evening.alice.reads(page)
    assert "Streak: 1 day" in said
    assert "Tricks:" in said
    assert [one["filename"] for one in page.message["attachments"]]
    assert "The moment" not in said
    field = await evening.alice.click(page, "Everybody")
    assert "1 person has finished" in evening.alice.reads(field)
    assert "**Alice**" in evening.alice.reads(field)
    again = await evening.alice.slash("daily", evening.cards, game="pitch")
    assert "You are the first to finish." in evening.alice.reads(again)
    assert len(evening.client.room.tables.live) <= 1

    shared = await evening.alice.click(again, "Share")
    assert shared.kind == "message"
    posted = evening.bob.reads(evening.cards)
    assert "**Alice** · Deal of the day" in posted
    assert "the first to finish" in posted
    assert re.search("^[🟩🟨⬜]{6}$", posted, re.MULTILINE)
    assert not shared.message["attachments"]
    again = await evening.alice.click(again, "Share")
    assert "shared this here already" in evening.alice.reads(again)
    assert evening.bob.reads(evening.cards) == posted

    # Whoever reads it begins there: with their one try, and with practice once the day is over.
    await evening.bob.click(shared, "Play Auction Pitch")
    await evening.bob.until(lambda: hand_message(evening.bob, evening.cards), what="the cards")
    assert "One try, no clock, until midnight UTC" in newest(evening.bob, evening.cards)
    await day_passes(evening)
    await evening.carol.click(shared, "Play Auction Pitch")
    await evening.carol.until(lambda: hand_message(evening.carol, evening.cards), what="the cards")
    assert "It does not count" in newest(evening.carol, evening.cards)


async def test_a_press_that_was_under_way_when_the_game_ended_finds_its_result(
    evening: Evening,
) -> None:
    await begun(evening, evening.alice, evening.cards)
    hand = hand_message(evening.alice, evening.cards)
    custom_id = button_ids(hand, "do", "tick")[0][1]
    await finished(evening, evening.alice, evening.cards)
    await evening.alice.until(lambda: not evening.client.room.tables.live, what="no table")
    pressed = await evening.alice.press_raw(hand, custom_id, forged=True)
    assert pressed.kind == "update"
    assert "Share" in labels(evening.alice, evening.cards)
    of_another = await evening.bob.press_raw(hand, custom_id, forged=True)
    assert text_of(of_another.message) == "This table is over."
    evening.ahead_ms += LATELY_MS
    await evening.alice.press_raw(hand, custom_id, forged=True)
    assert newest(evening.alice, evening.cards) == "This table is over."


async def test_of_a_person_who_was_deleted_no_result_is_shown_again(evening: Evening) -> None:
    await begun(evening, evening.alice, evening.cards)
    hand = hand_message(evening.alice, evening.cards)
    await finished(evening, evening.alice, evening.cards)
    await evening.alice.until(lambda: not evening.client.room.tables.live, what="no table")
    await evening.alice.click(
        await evening.alice.slash("data delete", evening.cards), "Delete my data"
    )
    await evening.alice.press_raw(hand, button_ids(hand, "do", "tick")[0][1], forged=True)
    assert "This table is over." in evening.alice.reads(evening.cards)
    assert "Share" not in labels(evening.alice, evening.cards)


@pytest.mark.each_database
async def test_two_people_get_the_same_cards_and_computers_and_are_compared(
    evening: Evening,
) -> None:
    for person in (evening.alice, evening.bob):
        await begun(evening, person, evening.cards)
        await finished(evening, person, evening.cards)
    fields, deal = evening.store.fields, (day_field(today(evening), "all_fours"), 1)
    tried = [await fields.try_of(*deal, one.id) for one in (evening.alice, evening.bob)]
    assert tried[0] is not None
    assert tried[1] is not None
    # Both press the first answer on offer, so that both play alike.
    assert tried[0].points == tried[1].points
    records = [await evening.store.results.record(one.table_id) for one in tried if one]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0]["actions"] == records[1]["actions"]
    assert "You are level with the 1 other." in newest(evening.bob, evening.cards)
    page = await evening.bob.slash("daily", evening.cards, game="pitch")
    await evening.bob.click(page, "This server")
    assert "2 people have finished" in newest(evening.bob, evening.cards)


async def test_leaving_a_try_loses_nothing_nor_does_a_restart(evening: Evening) -> None:
    await begun(evening, evening.alice, evening.cards)
    left = await evening.alice.click(evening.cards, "Leave")
    assert "waits until midnight UTC" in evening.alice.reads(left)
    assert evening.live_table.paused
    await evening.open_again()
    again = await evening.alice.slash("daily", evening.cards, game="pitch")
    assert "One try, no clock" in evening.alice.reads(again)
    assert not evening.live_table.paused
    await finished(evening, evening.alice, evening.cards)
    menu = await evening.alice.slash("daily", evening.cards)
    assert "the first to finish" in evening.alice.reads(menu)


async def test_of_two_presses_in_one_moment_one_begins_the_try(evening: Evening) -> None:
    await evening.client.turnover.turned.wait()
    menu = await evening.alice.slash("daily", evening.cards)
    both = await asyncio.gather(
        *(evening.alice.click(menu, "Play Auction Pitch") for _ in range(2)),
        evening.alice.slash("daily", evening.cards, game="pitch"),
    )
    assert all(answer.error is None for answer in both)
    assert all("One try, no clock" in evening.alice.reads(answer) for answer in both)
    assert len(evening.client.room.tables.live) == 1
    assert not evening.client.room.tables.lobbies


async def test_a_try_that_could_not_be_written_was_none(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(under_way, "WRITING_SECONDS", 0.2)
    await evening.client.turnover.turned.wait()
    async with held(evening.address):
        refused = await evening.alice.slash("daily", evening.cards, game="pitch")
    assert refused.kind == "ephemeral"
    assert evening.client.room.tables.live == {}
    assert not evening.client.room.tables.lobbies
    opened = await evening.alice.slash("daily", evening.cards, game="pitch")
    assert "One try, no clock" in evening.alice.reads(opened)


@pytest.mark.each_database
async def test_after_a_clock_is_set_back_nothing_is_offered_that_is_refused(
    evening: Evening,
) -> None:
    """A day that was turned over stays over; a deal that somebody finished on it is still shown."""
    await begun(evening, evening.alice, evening.cards)
    await finished(evening, evening.alice, evening.cards)
    before = evening.ahead_ms
    day = today(evening)
    await day_passes(evening)
    evening.ahead_ms = before
    assert today(evening) == day

    for person, games in ((evening.alice, 1), (evening.bob, 0)):
        menu = await person.slash("daily", evening.cards)
        said = person.reads(menu)
        assert "That day is over" in said
        assert "until midnight" not in said
        keys = [button for button in buttons_of(menu.message) if not button.get("disabled")]
        assert len(keys) == games
        for key in keys:
            answer = await person.click(menu.message, custom_id=key["custom_id"])
            assert "is over, so" not in person.reads(answer)
    # And what it says of practice is so.
    offered = await evening.bob.autocomplete("practice", "day", "", evening.cards, game="pitch")
    assert [one["value"] for one in offered.choices] == [day]
    await evening.bob.slash("practice", evening.cards, game="pitch")
    await evening.bob.until(lambda: hand_message(evening.bob, evening.cards), what="the cards")
    assert "It does not count" in newest(evening.bob, evening.cards)


@pytest.mark.each_database
async def test_practice_is_for_days_that_are_over(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    await begun(evening, alice, cards)
    await finished(evening, alice, cards)
    day = today(evening)
    none = await bob.slash("practice", cards, game="pitch")
    assert "no earlier deal" in bob.reads(none)
    early = await bob.slash("practice", cards, game="pitch", day=day)
    assert "not over yet" in bob.reads(early)

    await day_passes(evening)
    offered = await bob.autocomplete("practice", "day", "", cards, game="pitch")
    assert [one["value"] for one in offered.choices] == [day]
    for _ in range(2):
        await bob.slash("practice", cards, game="pitch")
        await bob.until(lambda: hand_message(bob, cards), what="the cards")
        assert "It does not count" in newest(bob, cards)
        await play_until([bob], lambda: not playing(evening, bob), where=cards)
        await bob.until(lambda: "Practice counts for nothing." in newest(bob, cards), what="end")
        said = newest(bob, cards)
        assert "That day 1 person finished this deal. The best: Alice" in said
    verified = await bob.click(await rest_of(bob, cards), "Check")
    await bob.until(lambda: "Every card fits" in bob.reads(verified), what="the proof")
    page = await alice.slash("daily", cards, game="pitch")
    assert "One try, no clock" in alice.reads(page)
    assert await evening.store.fields.try_of(day_field(day, "all_fours"), 1, bob.id) is None

    # The record of a try names the deal, which has many tables; one's own is found by it.
    tried = there(await evening.store.fields.try_of(day_field(day, "all_fours"), 1, alice.id))
    kept = await evening.store.results.record(tried.table_id)
    file = Upload(0, "game.json", json.dumps(kept).encode())
    for person, is_kept in ((alice, True), (bob, False)):
        said = await person.slash("verify", cards, record=file)
        verdict = "Every card fits" if is_kept else "The cards are those of that day's deal"
        await person.until(lambda who=person, at=said, v=verdict: v in who.reads(at), what="it")
        assert ("It is the record that I keep" in person.reads(said)) is is_kept


async def test_the_record_of_somebody_elses_try_is_no_forged_one_of_ones_own(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await begun(evening, alice, cards)
    await finished(evening, alice, cards)
    await begun(evening, bob, cards)
    # Whoever does all the same has the same record.
    await bob.click(
        hand_message(bob, cards), custom_id=button_ids(hand_message(bob, cards), "do")[-1][1]
    )
    await finished(evening, bob, cards)
    day = today(evening)
    await day_passes(evening)
    tried = there(await evening.store.fields.try_of(day_field(day, "all_fours"), 1, alice.id))
    kept = await evening.store.results.record(tried.table_id)
    said = await bob.slash("verify", cards, record=Upload(0, "g.json", json.dumps(kept).encode()))
    verdict = "The cards are those of that day's deal"
    await bob.until(lambda: verdict in bob.reads(said), what="the verdict")
    assert "that I keep of this game" not in bob.reads(said)


@pytest.mark.each_database
async def test_cards_that_were_settled_on_the_day_itself_are_said_to_be_so(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    """The bot begins to run at noon of a day, and could promise nothing the day before."""
    late = "-# Auction Pitch · 25 November, settled at 12:00 UTC on the day itself: `"
    early, tomorrow = "-# Auction Pitch · 26 November: `", "-# Auction Pitch · 27 November: `"

    async def checked(where: Where) -> str:
        answer = await alice.click(where, "Check")
        return await alice.until(lambda: alice.reads(answer), what="the proof")

    await begun(evening, alice, cards)
    said = await checked((await look_up(alice, cards, "Rules")).message)
    assert late in said
    assert early in said
    await finished(evening, alice, cards)
    said = await checked(await alice.slash("daily", cards, game="pitch"))
    assert late in said
    assert early in said
    tried = there(await evening.store.fields.try_of(day_field(DAY, "all_fours"), 1, alice.id))

    await day_passes(evening)
    await begun(evening, alice, cards)
    said = await checked((await look_up(alice, cards, "Rules")).message)
    assert early in said
    assert tomorrow in said
    await restart(evening)
    panel = await alice.slash("daily", cards, game="pitch")
    assert early in await checked((await look_up(alice, panel, "Rules")).message)
    kept = await evening.store.results.record(tried.table_id)
    file = Upload(0, "game.json", json.dumps(kept).encode())
    for verified in (
        await alice.slash("verify", cards, table=tried.table_id),
        await alice.slash("verify", cards, record=file),
    ):
        await alice.until(
            lambda at=verified: "Every card fits" in alice.reads(at), what="the proof"
        )
        said = alice.reads(verified)
        assert "the cards were settled at 12:00 UTC on the day itself. `" in said
    await alice.slash("practice", cards, game="pitch", day=DAY)
    await alice.until(lambda: "It does not count" in newest(alice, cards), what="practice")
    deal = there(await evening.store.fields.deal(day_field(DAY, "all_fours")))
    assert [deal.commitment] in map(published, alice.sees(cards))


@pytest.mark.parametrize("gone", ["variant", "actions"])
async def test_a_try_that_nobody_can_replay_any_more_keeps_its_page(
    evening: Evening, alice: Person, cards: Channel, gone: str
) -> None:
    await begun(evening, alice, cards)
    await finished(evening, alice, cards)
    page = await alice.slash("daily", cards, game="pitch")
    assert "Tricks: " in alice.reads(page)
    tried = there(
        await evening.store.fields.try_of(day_field(today(evening), "all_fours"), 1, alice.id)
    )
    kept = there(await evening.store.results.record(tried.table_id))
    without = {"variant": "of_a_version_before", "actions": kept["actions"][:20]}
    body = packed({**kept, gone: without[gone]})
    await evening.store.database.do(
        "UPDATE records SET body = ? WHERE game_id = ?", (body, tried.table_id)
    )
    page = await alice.slash("daily", cards, game="pitch")
    assert "You are the first to finish." in alice.reads(page)
    assert "Tricks: " not in alice.reads(page)


@pytest.mark.each_database
async def test_the_moment_at_which_others_did_otherwise_is_told(evening: Evening) -> None:
    """Three others began otherwise, and came out better."""
    await begun(evening, evening.alice, evening.cards)
    table = evening.live_table.table_id
    await finished(evening, evening.alice, evening.cards)
    record = there(await evening.store.results.record(table))
    own = next(text for seat, text, *_ in record["actions"] if seat == 0)
    assert own.startswith("bid")
    other = "bid 3" if own != "bid 3" else "bid 2"
    await change(
        evening,
        "INSERT INTO field_choices (field, number, node, act, people, lead_sum)"
        " VALUES (?, 1, ?, ?, 3, 30)",
        day_field(today(evening), "all_fours"),
        sha256().digest()[:16],
        other,
    )
    page = await evening.alice.slash("daily", evening.cards, game="pitch")
    said = evening.alice.reads(page)
    assert "**Before play.** You: “" in said
    assert "Of the others 100% chose “" in said
    assert "better on average" in said or "worse on average" in said


async def test_where_one_may_not_write_one_shares_with_oneself_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(evening, evening.alice, evening.cards)
    await finished(evening, evening.alice, evening.cards)
    usual, writing = Guild.permissions_of, discord.Permissions(send_messages=True).value

    def reading(guild: Guild, user: User) -> int:
        return usual(guild, user) & ~writing

    monkeypatch.setattr(Guild, "permissions_of", reading)
    shared = await evening.alice.click(evening.cards, "Share")
    assert shared.kind == "ephemeral"
    assert "Deal of the day" in evening.alice.reads(shared)
    assert evening.bob.sees(evening.cards) == []
