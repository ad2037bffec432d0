"""The direct message of a hand: one for each game, and where its person sees it."""

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
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import (
    everything_is_true,
    hands_shown,
    pass_all,
    pass_around,
    started,
)
from tests.end_to_end.restarting import break_off, change, restart
from tests.end_to_end.short_games import short_game_begun
from tests.regular import button_ids, press_one

pytestmark = pytest.mark.each_database_thorough


MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person) -> list[Person]:
    return [alice, bob, carol]


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
    await break_off(evening)
    await change(evening, "UPDATE hands SET deal = 7")
    await evening.open()
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
    await evening.alice.until(lambda: len(evening.live_table.draft(0)) == 1, what="the tick")
