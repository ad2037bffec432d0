"""The direct message of a hand: one for each game, where its person sees it, and in two places."""

import asyncio
from typing import cast

import pytest

from bot.discord import interaction_token
from bot.tables.messages import direct_messages
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, Four, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of, ticked_in
from tests.end_to_end.mid_game import (
    everything_is_true,
    hands_shown,
    pass_all,
    pass_around,
    started,
)
from tests.end_to_end.restarting import break_off, restart
from tests.end_to_end.short_games import short_game, short_game_begun
from tests.regular import button_ids, hand_message, press_one

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(people=3)]


MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"


def posts_a_hand(request: Request) -> bool:
    body = cast("Payload", request.body or {})
    return request.route == MESSAGES and str(body.get("nonce", "")).startswith("h")


def hand_ids(person: Person) -> list[str]:
    return [str(message["id"]) for message in hands_shown(person)]


async def test_a_game_of_several_deals_has_one_hand_for_each_and_that_holds_the_result(
    evening: Evening,
) -> None:
    await short_game_begun(evening, evening.people, evening.cards, target=3)
    first = [hand_ids(person) for person in evening.people]
    await play_until(evening.people, lambda: evening.live_table.deal == 2)
    await everything_is_true(evening, evening.people, evening.cards)
    # It tells who leads, and leads to the table as it hangs now.
    assert all("Your hand · " in text_of(person.dms()[-1]) for person in evening.people)
    await play_until(evening.people, lambda: over(evening.alice, evening.cards))
    for person in evening.people:
        await person.until(lambda who=person: not hands_shown(who), what="the end")
    assert [[str(one["id"]) for one in person.dms()] for person in evening.people] == first
    assert sum(map(posts_a_hand, evening.discord_server.requests)) == len(evening.people)
    told = [text_of(person.dms()[0]) for person in evening.people]
    assert sum("### You won with " in one for one in told) >= 1
    assert all("won the game" in one or "win" in one for one in told), told
    assert any("### You came" in one for one in told)


async def test_a_hand_moves_below_that_of_another_table_when_it_is_dealt_anew(
    evening: Evening, people: list[Person], alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game_begun(evening, people, cards, target=3)
    table = evening.live_table
    (old,) = hand_ids(alice)
    await gather_at_table(bob, [alice], command="pitch", seats=2)
    await alice.until(lambda: len(hand_ids(alice)) == 2, what="both hands")
    # In the middle of a deal it stays where it is, whatever else comes.
    while table.deal == 1:
        for person in people:
            for message in hands_shown(person):
                if table.table_id in str(message["components"]):
                    await _press_first(person, message)
        # If no hand offers anything at this moment, the next one is still to be drawn.
        await table.settle()
        if table.deal == 1:
            assert hand_ids(alice)[0] == old
    await alice.until(
        lambda: len(hand_ids(alice)) == 2 and old not in hand_ids(alice), what="the move"
    )
    assert table.table_id in str(hands_shown(alice)[-1]["components"])
    assert len(alice.dms()) == 2


async def _press_first(person: Person, message: Payload) -> None:
    offers = button_ids(message, "do") or button_ids(message, "tick")
    if offers:
        try:
            await person.click(message, custom_id=offers[0][1])
        except Impossible:
            # It was drawn anew, or has moved.
            return


async def test_an_old_hand_is_posted_anew_when_its_person_is_asked(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(evening.people)
    old = [hand_ids(person) for person in evening.people]
    # Nobody waits an hour here.
    monkeypatch.setattr(direct_messages, "OLD_MS", 0)
    await pass_around(evening.people, evening)
    await everything_is_true(evening, evening.people, evening.cards)
    seat = evening.live_table.waiting_for[0]
    asked = evening.people[seat]
    # An answer in private may show the hand already while its message is posted anew.
    await asked.until(lambda: len(hand_ids(asked)) == 1, what="one message with the hand")
    assert hand_ids(asked) != old[seat]
    # A press on a hand that moves at that moment is answered by a whisper beside it.
    kept = [[one for one in person.dms() if not one["ephemeral"]] for person in evening.people]
    assert [len(one) for one in kept] == [1, 1, 1]


@pytest.mark.parametrize("held", ["before", "after"])
async def test_a_kill_while_a_hand_moves_leaves_one_of_it(evening: Evening, held: str) -> None:
    """The old message is deleted and the new one not posted, or posted and not remembered."""
    await started(evening.people)
    await evening.settle()
    (old,) = hand_ids(evening.alice)
    early, late = (60, 0) if held == "before" else (0, 60)
    fault = evening.discord_server.faults.add(
        "POST", "*", delay_seconds=early, late_seconds=late, when=posts_a_hand
    )
    await evening.alice.slash("hand", evening.alice.dm_channel)
    await evening.alice.until(lambda: fault.hits, what="the post held")
    assert old not in hand_ids(evening.alice)
    await break_off(evening)
    evening.discord_server.faults.clear()
    await evening.open()
    await everything_is_true(evening, evening.people, evening.cards)
    assert len(hand_ids(evening.alice)) == 1
    assert len([one for one in evening.alice.dms() if not one["ephemeral"]]) == 1


async def test_a_hand_that_cannot_be_deleted_says_where_the_cards_are(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], alice: Person
) -> None:
    await started(people)
    await evening.settle()
    (old,) = hand_ids(alice)
    stale = hands_shown(alice)[0]
    discord_server.faults.add("DELETE", MESSAGE, status=403, body={"code": 50013, "message": ""})

    answer = await alice.slash("hand", alice.dm_channel)

    assert "at the bottom" in alice.reads(answer)
    await alice.until(lambda: hand_ids(alice) not in ([], [old]), what="the new hand")
    await evening.settle()
    (closed,) = [one for one in alice.dms() if one["id"] == old]
    assert "in a newer message below" in text_of(closed)
    # What it offered before is answered in the same way, and does not become a second hand.
    pressed = await alice.press_raw(
        stale, f"c1.{evening.live_table.table_id}.tick.1.2C", forged=True
    )
    assert "in a newer message below" in alice.reads(pressed)
    # Asked again at once, the cards are shown beside it.
    shown = await alice.slash("hand", alice.dm_channel)
    assert "Your hand" in alice.reads(shown)


async def test_a_hand_of_an_earlier_version_is_taken_up_whatever_its_deal(evening: Evening) -> None:
    """Earlier versions posted a message for each deal, and kept its number."""
    await started(evening.people)
    (before,) = hand_ids(evening.alice)
    await evening.settle()
    await restart(evening, "UPDATE hands SET deal = 7")
    for person in evening.people:
        await pass_all(person)
    await everything_is_true(evening, evening.people, evening.cards)
    assert hand_ids(evening.alice) == [before]
    await restart(evening)
    await everything_is_true(evening, evening.people, evening.cards)
    assert hand_ids(evening.alice) == [before]


async def test_a_hand_leads_to_the_table_where_it_hangs_now(evening: Evening) -> None:
    await started(evening.people)
    await evening.settle()
    link = evening.live_table.moment.link
    await evening.alice.slash("table", evening.cards)
    await evening.alice.until(lambda: evening.live_table.moment.link != link, what="the table anew")
    new = evening.live_table.moment.link
    assert new is not None
    for person in evening.people:
        await person.until(
            lambda who=person: new in str(hands_shown(who)[0]["components"]), what="the way there"
        )
    await press_one(evening.alice)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_hand_that_is_asked_for_while_its_whisper_is_written_moves_all_the_same(
    evening: Evening,
) -> None:
    await started(evening.people, pace="slow")
    whisper = await evening.alice.slash("hand", evening.cards)
    (before,) = hand_ids(evening.alice)
    slow = evening.discord_server.faults.add(
        "PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", delay_seconds=0.5
    )
    assert await press_one(evening.alice)
    await evening.alice.until(lambda: slow.hits > 0, what="the whisper being written")

    assert "at the bottom" in evening.alice.reads(
        await evening.alice.slash("hand", evening.alice.dm_channel)
    )

    await evening.alice.until(
        lambda: hand_ids(evening.alice) not in ([], [before]), what="the hand anew"
    )
    assert whisper.kind == "ephemeral"
    await evening.live_table.settle()


async def test_a_whisper_that_is_drawn_for_the_last_time_says_of_when_it_is(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(evening.people, pace="slow")
    await evening.live_table.settle()
    monkeypatch.setattr(interaction_token, "TOKEN_SECONDS", 0.2)
    await evening.alice.click(evening.alice.sees(evening.cards)[-1], "My hand")
    await evening.alice.until(
        lambda: any(
            "your cards as of <t:" in text_of(one) for one in evening.alice.sees(evening.cards)
        ),
        what="the last drawing of the whisper",
    )


async def test_a_press_on_a_hand_that_is_taken_away_meanwhile_is_answered(evening: Evening) -> None:
    """Discord takes no answer to a message that is gone, and would say that it failed."""
    await started(evening.people, target=30)
    await evening.alice.until(lambda: hands_shown(evening.alice), what="a hand")
    await evening.settle()
    old = evening.alice.dms()[-1]
    (_, custom_id), *_ = button_ids(old, "tick")
    await evening.alice.slash("hand", evening.alice.dm_channel)
    await evening.alice.until(
        lambda: str(old["id"]) not in hand_ids(evening.alice), what="the old hand to go"
    )
    answer = await evening.alice.press_raw(old, custom_id, forged=True)
    assert evening.alice.reads(answer) == "This message is gone now. Look at the newest one below."
    # What was pressed counts all the same.
    await evening.alice.until(
        lambda: len(evening.live_table.moment.draft(0) or ()) == 1, what="the tick"
    )


async def test_a_hand_that_is_shown_twice_follows_in_both_places(four: Four) -> None:
    bob = four.people[1]
    shown = await bob.click(table_of(bob, four.cards), "My hand")
    assert shown.kind == "ephemeral"
    assert bob.faces(shown) == bob.faces(await four.hand_of(bob))

    await press_one(bob, four.cards)

    await bob.until(lambda: len(ticked_in(bob.dms()[-1])) == 1)
    await press_one(bob)
    await bob.until(lambda: shown.message and len(ticked_in(shown.message)) == 2)
    for person in four.people:
        if person is not bob:
            await play_until([person], lambda who=person: four.seat_of(who) in four.view.passed_by)
    await press_one(bob, four.cards)
    await press_one(bob, four.cards)
    await bob.until(lambda: four.view.stage == "play")
    await bob.until(
        lambda: "You got" in bob.reads(shown) and "You got" in bob.reads(bob.dm_channel)
    )


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_closed_direct_messages_are_met_once_and_the_hand_is_played_in_the_channel(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel, code: int
) -> None:
    alice, bob, *_ = evening.people
    bob.close_dms(code)

    def tried() -> int:
        return sum(
            request.path.startswith(f"/channels/{bob.dm_channel.id}/")
            for request in discord_server.asked("POST", MESSAGES)
        )

    await short_game(evening, [alice, bob], cards)
    await bob.until(
        lambda: f"<@{bob.id}>, I can't send you a DM. Press *My hand*." in alice.reads(cards)
    )
    mention = next(
        request
        for request in discord_server.asked("POST", MESSAGES)
        if "I can't send you" in str(request.body)
    )
    assert [int(one) for one in mention.body["allowed_mentions"]["users"]] == [bob.id]

    async def play_a_game(number: int) -> None:
        await bob.until(lambda: evening.client.room.tables.live and saying(bob, cards, "hand"))
        await bob.click(table_of(bob, cards), "My hand")
        assert "Your hand" in bob.reads(cards)
        async with asyncio.timeout(LONGEST_SECONDS):
            while not over(alice, cards, times=number):
                if not await press_one(alice) and not await press_one(bob, cards):
                    await asyncio.sleep(0.01)

    await play_a_game(1)
    assert tried() == 1
    assert bob.dms() == []
    rematch = await alice.click(cards, "Rematch")
    await alice.click(rematch, "Start")
    await bob.until(lambda: "I can't send you a DM" in bob.reads(cards))
    await play_a_game(2)
    assert tried() == 1


async def test_hand_command_tries_direct_messages_again(evening: Evening) -> None:
    evening.bob.close_dms()
    await gather_at_table(evening.alice, [evening.bob], target=10)
    await evening.bob.until(lambda: "I can't send you a DM" in evening.alice.reads(evening.cards))
    evening.bob.open_dms()

    await evening.bob.slash("hand", hands="dm")

    await evening.bob.until(lambda: hand_message(evening.bob))
    assert evening.live_table.moment.unreachable == frozenset()


async def test_everybody_sees_the_cards_passed_to_them_before_they_are_asked(four: Four) -> None:
    await four.pass_cards()
    for person in four.people:
        await person.until(lambda who=person: "You got" in who.reads(who.dm_channel), what="cards")
    assert button_ids(four.waits.dms()[-1], "ahead")
