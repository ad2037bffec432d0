"""Challenges: two people play the same deals, each alone, and are told at the end who won."""

import asyncio
import json
import re
from hashlib import sha256
from typing import Any, Final

import pytest

from bot.fields.challenges import ACCEPT_MS, PLAY_DAYS
from bot.fields.turnover import PATIENCE_MS
from data.fields import MOST_OPEN
from data.seasons import DAY_MS
from engine.records.verifying import verified
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.rate_limits import MESSAGE_ROUTE, MESSAGES_ROUTE, WEBHOOK_ROUTE
from tests.conftest import there
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, play_until
from tests.end_to_end.daily_tries import DAY, newest, playing
from tests.end_to_end.restarting import break_off, change, restart
from tests.regular import button_ids, hand_message
from tests.stored import exported

MINUTE_MS: Final = 60_000

pytestmark = [
    pytest.mark.usefixtures("ended_at_once", "quick_computers"),
    pytest.mark.each_database,
    pytest.mark.evening(fair=True, day=DAY),
]


async def challenged(evening: Evening, deals: int = 2) -> Answer:
    """Let Alice challenge Bob."""
    return await evening.alice.slash(
        "challenge", evening.cards, player=evening.bob, game="pitch", deals=deals
    )


async def accepted(evening: Evening, deals: int = 2) -> Answer:
    message = await challenged(evening, deals)
    await evening.bob.click(message, "Accept")
    return message


async def to_its_end(evening: Evening, person: Person, *, last: bool = False) -> None:
    """Play a deal to its end, with the first or the last answer each time."""
    while last and playing(evening, person):
        if message := hand_message(person, evening.cards):
            _, custom_id = button_ids(message, "do")[-1]
            await person.click(message, custom_id=custom_id)
        await asyncio.sleep(0.01)
    await play_until([person], lambda: not playing(evening, person), where=evening.cards)
    await person.until(lambda: not hand_message(person, evening.cards), what="the result")
    # It is kept a moment after the last card.
    unkept = (
        "SELECT 1 FROM field_tries JOIN fields USING (field)"
        f" WHERE person = {person.id} AND lead IS NULL AND closed = 0"
    )
    async with asyncio.timeout(LONGEST_SECONDS):
        while await kept(evening, unkept):
            await asyncio.sleep(0.01)


async def plays(
    evening: Evening, person: Person, message: Answer | Payload, *, last: bool = False
) -> None:
    await person.click(message, "Play my next deal")
    await person.until(lambda: hand_message(person, evening.cards), what="the cards")
    await to_its_end(evening, person, last=last)


def told(evening: Evening, message: Answer) -> str:
    """Return what the message of a challenge says now, to whoever has no part in it."""
    sees = evening.carol.sees(evening.cards)
    return next(text_of(one) for one in sees if one["id"] == message.message["id"])


async def until_told(evening: Evening, message: Answer, what: str) -> None:
    await evening.alice.until(lambda: what in told(evening, message), what=what)


async def until_said(person: Person, evening: Evening, what: str) -> None:
    await person.until(lambda: what in newest(person, evening.cards), what=what)


async def kept(evening: Evening, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await evening.client.store.database.rows(query)]


async def time_goes(evening: Evening, ms: int) -> None:
    evening.ahead_ms += ms
    await evening.client.turnover.turn()
    await evening.client.telling.see_to()


async def test_a_challenge_from_the_invitation_to_its_end(evening: Evening) -> None:
    message = await challenged(evening)
    assert "**Alice** challenges" in told(evening, message)
    assert [one["id"] for one in message.message["mentions"]] == [str(evening.bob.id)]
    checked = await evening.carol.click(message, "Check")
    commitments = re.findall("`([0-9a-f]{64})`", evening.carol.reads(checked))
    assert len(commitments) == 2
    # The message held them before anybody could know its id.
    ((_, check),) = button_ids(message.message, "field-check")
    assert check.endswith(sha256("".join(f"{one}\n" for one in commitments).encode()).hexdigest())
    await evening.bob.click(message, "Accept")
    assert "**Alice** 0 of 2 · **Bob** 0 of 2" in told(evening, message)

    await plays(evening, evening.alice, message)
    await until_said(evening.alice, evening, "Bob's results come when both have played all.")
    assert "deal 1 of 2" in newest(evening.alice, evening.cards)
    await until_told(evening, message, "**Alice** 1 of 2 · **Bob** 0 of 2")
    await evening.alice.click(evening.cards, "Play deal 2 of 2")
    await evening.alice.until(
        lambda: "One try, no clock" in newest(evening.alice, evening.cards), what="the next deal"
    )
    await to_its_end(evening, evening.alice)
    await until_said(evening.alice, evening, "when Bob has played 2 deals more")
    withheld = await evening.alice.slash("verify", evening.cards)
    assert set(re.findall("`([0-9a-f]{64})`", evening.alice.reads(withheld))) == {*commitments}
    again = await evening.alice.click(message, "Play my next deal")
    assert "answered or over already" in evening.alice.reads(again)

    await plays(evening, evening.bob, message, last=True)
    await plays(evening, evening.bob, message, last=True)
    await evening.alice.until(
        lambda: "[to the result]" in newest(evening.carol, evening.cards), what="the end"
    )
    said = told(evening, message)
    assert re.search("🏆 (Alice|Bob) wins [12]:[01]|A draw, [01]:[01]", said)
    assert "Biggest difference" in said
    assert "That cost" in said
    called = evening.carol.sees(evening.cards)[-1]["mentions"]
    assert {one["id"] for one in called} == {str(evening.alice.id), str(evening.bob.id)}
    stats = await evening.alice.slash("stats", evening.cards, against=evening.bob)
    assert re.search("Challenges with Bob: [01] won", evening.alice.reads(stats))

    # Both played the same cards, and the secrets fit what was published before.
    rows = await kept(evening, "SELECT table_id FROM field_tries ORDER BY number, person")
    records = [await evening.client.store.proofs.record(table_id) for (table_id,) in rows]
    first, second, *_ = [one or {} for one in records]
    assert first["actions"][0] == second["actions"][0]
    for record in filter(None, records):
        found = verified(record)
        assert found.holds
        assert found.commitment in commitments
        assert record["fair"]["message"] == message.message["id"]

    once_more = await evening.bob.click(message, "Rematch")
    assert "**Bob** challenges" in told(evening, once_more)


async def test_who_may_not_be_challenged_is_said(evening: Evening) -> None:
    alice, cards = evening.alice, evening.cards
    own = await alice.slash("challenge", cards, player=alice)
    assert "for another person" in alice.reads(own)
    await evening.client.room.services.preferences.choose(evening.bob.id, "challenges", "no")
    unwilling = await challenged(evening)
    assert "Bob takes no challenges here." in alice.reads(unwilling)
    assert await kept(evening, "SELECT 1 FROM fields WHERE kind = 'challenge'") == []


async def test_a_server_says_in_which_channels_people_are_challenged(evening: Evening) -> None:
    world = evening.discord_server.world
    elsewhere = world.add_channel(world.guilds[0], "den")
    preferences = evening.client.room.services.preferences
    await preferences.choose_for_guild(world.guilds[0].id, "channels", str(elsewhere.id))
    refused = await challenged(evening)
    assert f"<#{elsewhere.id}>" in evening.alice.reads(refused)


async def test_nobody_has_more_than_five_open(evening: Evening) -> None:
    messages = [await challenged(evening) for _ in range(MOST_OPEN)]
    full = await challenged(evening)
    assert "You have 5 challenges open already" in evening.alice.reads(full)
    theirs = await evening.carol.slash("challenge", evening.cards, player=evening.bob)
    assert "Bob has 5 challenges open already" in evening.carol.reads(theirs)
    await evening.bob.click(messages[0], "Not now")
    assert f"**<@{evening.bob.id}>** said *Not now*" in told(evening, messages[0])
    await evening.alice.click(messages[1], "Not now")
    assert "**Alice** withdrew" in told(evening, messages[1])
    assert "challenges" in told(evening, await challenged(evening))


async def test_only_the_two_press_and_each_answer_counts_once(evening: Evening) -> None:
    message = await challenged(evening)
    for person in (evening.carol, evening.alice):
        refused = await person.click(message, "Accept")
        assert "only for" in person.reads(refused)
    ((_, accept), (_, refuse)) = button_ids(message.message, "field-accept", "field-refuse")
    await evening.bob.click(message, "Accept")
    twice = await evening.bob.press_raw(message.message, accept, forged=True)
    assert twice.kind == "update"
    late = await evening.bob.press_raw(message.message, refuse, forged=True)
    assert "answered or over already" in evening.bob.reads(late)
    stranger = await evening.carol.click(message, "Play my next deal")
    assert "only for Alice and Bob" in evening.carol.reads(stranger)


async def test_an_invitation_and_a_challenge_end_by_themselves(evening: Evening) -> None:
    unanswered = await challenged(evening)
    message = await accepted(evening)
    await plays(evening, evening.bob, message)
    await evening.alice.click(message, "Play my next deal")
    await time_goes(evening, ACCEPT_MS + 1)
    await until_told(evening, unanswered, "did not answer")
    await time_goes(evening, PLAY_DAYS * DAY_MS)
    await until_told(evening, message, "Bob wins 1:0")
    assert "Decided by deals that **Alice** did not play." in told(evening, message)
    assert not playing(evening, evening.alice)
    texts = [text_of(one) for one in evening.carol.sees(evening.cards)]
    assert sum("[to the result]" in one for one in texts) == 1
    await evening.client.telling.see_to()
    assert len(evening.carol.sees(evening.cards)) == len(texts)


async def test_a_game_that_cannot_be_loaded_holds_its_field_up_for_two_minutes(
    evening: Evening,
) -> None:
    message = await accepted(evening)
    await plays(evening, evening.bob, message)
    await evening.alice.click(message, "Play my next deal")
    await evening.alice.until(lambda: hand_message(evening.alice, evening.cards), what="the cards")
    (table,) = evening.client.room.tables.live
    await break_off(evening)
    await change(evening, "UPDATE tables SET pace = 'unheard of' WHERE table_id = ?", table)
    evening.ahead_ms += PLAY_DAYS * DAY_MS
    await evening.open()
    await time_goes(evening, PATIENCE_MS - MINUTE_MS)
    assert "**Alice** 0 of 2 · **Bob** 1 of 2" in told(evening, message)
    await time_goes(evening, MINUTE_MS)
    await until_told(evening, message, "Bob wins 1:0")
    ended = f"SELECT state FROM tables WHERE table_id = '{table}'"
    assert await kept(evening, ended) == [("void",)]
    assert not evening.client.room.tables.has(table)


async def test_a_challenge_whose_receipt_is_lost_is_posted_once(evening: Evening) -> None:
    """Discord names no further message of an answer, so it might take that twice."""
    evening.client.incoming.expect_replays(0)
    evening.discord_server.faults.add("POST", WEBHOOK_ROUTE, status=503, after_effect=True)
    evening.discord_server.faults.add("POST", MESSAGES_ROUTE, status=503, after_effect=True)
    await challenged(evening)
    noted = "SELECT message_id FROM fields WHERE kind = 'challenge' AND message_id <> 0"
    async with asyncio.timeout(LONGEST_SECONDS):
        while not await kept(evening, noted):
            await asyncio.sleep(0.01)
    await evening.settle()
    (message,) = evening.alice.sees(evening.cards)
    assert await kept(evening, noted) == [(int(message["id"]),)]


async def test_a_message_that_was_not_noted_says_at_a_press_how_it_ended(evening: Evening) -> None:
    """As after a crash just when it was posted."""
    message = await challenged(evening)
    await evening.settle()
    await change(evening, "UPDATE fields SET message_id = 0 WHERE kind = 'challenge'")
    await time_goes(evening, ACCEPT_MS + 1)
    assert "challenges" in told(evening, message)
    late = await evening.bob.click(message, "Accept")
    assert "over already" in evening.bob.reads(late)
    await until_told(evening, message, "did not answer")


async def test_what_was_being_drawn_does_not_cover_the_end(evening: Evening) -> None:
    message, store = await accepted(evening), evening.client.store
    await plays(evening, evening.bob, message)
    ((field,),) = await kept(evening, "SELECT field FROM fields WHERE kind = 'challenge'")
    late = evening.discord_server.faults.add("PATCH", MESSAGE_ROUTE, delay_seconds=0.5)
    drawing = asyncio.create_task(evening.client.telling.draw(field))
    await evening.alice.until(lambda: late.hits, what="a drawing under way")
    # As another process does, which has drawn that before.
    await store.fields.close(field, evening.now)
    await store.entries.settle(field, at=evening.now())
    await store.entries.told(field, 5)
    await drawing
    assert "Bob wins" in told(evening, message)


async def test_the_end_is_told_in_the_language_of_the_server_after_a_restart(
    evening: Evening,
) -> None:
    message = await accepted(evening, deals=1)
    await plays(evening, evening.bob, message)
    guild = there(evening.cards.guild).id
    await evening.client.store.preferences.choose_for_guild(guild, "language", "de")
    await restart(evening)
    await time_goes(evening, PLAY_DAYS * DAY_MS + 1)
    await until_told(evening, message, "Bob gewinnt 1:0")
    assert "Die Herausforderung ist" in newest(evening.carol, evening.cards)


async def test_the_end_is_told_whole_where_its_message_was_deleted(evening: Evening) -> None:
    message = await accepted(evening, deals=1)
    await plays(evening, evening.alice, message)
    await evening.bob.click(message, "Play my next deal")
    await evening.bob.until(lambda: hand_message(evening.bob, evening.cards), what="the cards")
    messages = evening.discord_server.world.messages
    messages.delete(messages.find(int(message.message["id"])))
    await to_its_end(evening, evening.bob)
    await evening.carol.until(
        lambda: any("🏆" in text_of(one) for one in evening.carol.sees(evening.cards)), what="end"
    )
    called = evening.carol.sees(evening.cards)[-1]["mentions"]
    assert {one["id"] for one in called} == {str(evening.alice.id), str(evening.bob.id)}
    await evening.client.telling.see_to()
    assert sum("🏆" in text_of(one) for one in evening.carol.sees(evening.cards)) == 1


async def test_whoever_deletes_their_data_leaves_the_challenge(evening: Evening) -> None:
    message = await accepted(evening)
    await plays(evening, evening.alice, message)
    for _ in range(2):
        await plays(evening, evening.bob, message)
    asked = await evening.alice.slash("data delete", evening.cards)
    await evening.alice.click(asked, "Delete my data")
    await evening.client.telling.see_to()
    await until_told(evening, message, "Bob wins")
    assert "Alice" not in told(evening, message)
    refused = await evening.alice.click(message, "Rematch")
    assert "only for" in evening.alice.reads(refused)


async def test_new_computers_end_a_challenge_with_what_was_played(evening: Evening) -> None:
    message = await accepted(evening)
    await plays(evening, evening.bob, message)
    await until_told(evening, message, "**Bob** 1 of 2")
    await change(evening, "UPDATE field_deals SET revision = revision - 1")
    await evening.client.telling.see_to()
    await until_told(evening, message, "The computers were updated")


async def test_nothing_of_a_deal_is_told_before_ones_own_try(evening: Evening) -> None:
    message = await accepted(evening)
    for _ in range(2):
        await plays(evening, evening.alice, message)
    await until_said(evening.alice, evening, "That was your last deal.")
    rows = await kept(evening, "SELECT points FROM field_tries WHERE points IS NOT NULL")
    assert len(rows) == 2
    seen = [
        json.dumps(one, ensure_ascii=False)
        for person in (evening.bob, evening.carol)
        for one in person.sees(evening.cards)
    ]
    assert seen
    for suit in "♠♥♦♣":
        assert not any(suit in one for one in seen)
    assert not any("point" in one for one in seen)
    # Nor does an export tell the cards, before all may know them.
    for over in (False, True):
        own, others = [
            await exported(evening.client.store, one.id) for one in (evening.alice, evening.bob)
        ]
        assert [one["record"] is not None for one in own["games"]] == [over] * 2
        assert len(own["tries"]) == len(own["games"]) == 2
        assert others["games"] == others["tries"] == []
        assert str(evening.bob.id) not in json.dumps(own)
        await time_goes(evening, PLAY_DAYS * DAY_MS + 1)
