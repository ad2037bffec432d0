"""Messages, channels and permissions are gone in mid-game, and the game goes on."""

import pytest

from bot.discord.refusing import Doing
from data.tables import TableState
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.drawing import as_sent
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import look_up
from tests.end_to_end.mid_game import (
    count_tricks,
    everything_is_true,
    hands_shown,
    in_play,
    live_tables,
    pass_all,
    pass_around,
    shows_hands,
)
from tests.end_to_end.short_games import short_game_begun
from tests.end_to_end.weather import MESSAGES, of_hand, others_play, play_card
from tests.regular import button_ids, hand_message

pytestmark = [
    pytest.mark.usefixtures("ended_at_once"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(people=3),
]


async def test_a_table_and_a_hand_deleted_in_mid_game_are_posted_again(evening: Evening) -> None:
    await in_play(evening)
    last, _ = await play_card(evening.people, evening)
    messages = evening.discord_server.world.messages
    for gone in (*live_tables(last, evening.cards), *hands_shown(last)):
        messages.delete(messages.find(int(gone["id"])))
    await others_play(evening.people, evening, last)
    await shows_hands(last, 1)
    await last.until(lambda: live_tables(last, evening.cards), what="the table again")
    await play_until(evening.people, lambda: count_tricks(evening) == 3)
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.parametrize("seconds_until_again", [0.5])  # People pass meanwhile.
async def test_a_hand_posted_without_a_receipt_does_not_stay_as_it_was(evening: Evening) -> None:
    # Discord answers the next try with the message that it made of the first, as it was then.
    alice, *others = evening.people
    evening.discord_server.faults.add(
        "POST",
        MESSAGES,
        cut="after",
        times=4,
        when=lambda request: of_hand(request) and str(alice.dm_channel.id) in request.path,
    )
    await gather_at_table(alice, others, seats=3)
    for person in evening.people:
        await shows_hands(person, 1)
        await pass_all(person)
    drawn = text_of(Payload(components=as_sent(evening.live_table.drawing.hand(0))))
    await alice.until(lambda: text_of(hands_shown(alice)[0]) == drawn, what="the hand as it stands")
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_channel_of_direct_messages_that_is_gone_is_opened_again(evening: Evening) -> None:
    await in_play(evening)
    last, _ = await play_card(evening.people, evening)
    messages, gone = evening.discord_server.world.messages, last.dm_channel
    for message in messages.in_channel(gone):
        messages.delete(message)
    del evening.discord_server.world.channels[gone.id]
    assert last.dms() == []
    await others_play(evening.people, evening, last)
    await shows_hands(last, 1)
    await last.until(lambda: live_tables(last, evening.cards), what="the table again")
    await play_until(evening.people, lambda: count_tricks(evening) == 3)
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.parametrize("heard", [True, False], ids=["told", "found-out"])
async def test_a_table_whose_channel_is_deleted_closes(evening: Evening, *, heard: bool) -> None:
    await in_play(evening)
    table_id = evening.live_table.table_id
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    hand = hand_message(in_turn)
    if heard:
        evening.discord_server.world.remove_channel(evening.cards)
    else:
        del evening.discord_server.world.channels[evening.cards.id]
        await play_card(evening.people, evening)
    await evening.people[0].until(lambda: not evening.client.room.tables.live, what="no table")
    row = await evening.store.tables.get(table_id)
    assert row is not None
    assert row.state is TableState.CLOSED
    for person in evening.people:
        await shows_hands(person, 0)
    answer = await in_turn.press_raw(hand, button_ids(hand, "do")[0][1], forged=True)
    assert "This table is over." in text_of(answer.message)


async def test_a_permission_lost_in_mid_game_stops_the_picture_but_not_the_play(
    evening: Evening,
) -> None:
    evening.client.room.services.post.refusing.retry_seconds = 0.0
    await in_play(evening)
    await everything_is_true(evening, evening.people, evening.cards)
    (before,) = live_tables(evening.people[0], evening.cards)
    evening.discord_server.world.permit(evening.cards, view=False, send=False)
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    # A press there, while the bot is told that it may not write, asks for no refusal either.
    await look_up(evening.people[0], before, "Scores")
    await play_until(evening.people, lambda: count_tricks(evening) == 3)
    await evening.live_table.settle()
    (still,) = live_tables(evening.people[0], evening.cards)
    assert text_of(still) == text_of(before)
    assert len(evening.discord_server.invalid_requests) == 1
    # Discord tells of the change, and nobody need do anything.
    evening.discord_server.world.permit(evening.cards, view=True, send=True)
    await everything_is_true(evening, evening.people, evening.cards)
    assert len(evening.discord_server.invalid_requests) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083)])
async def test_what_a_channel_refused_is_tried_again_by_itself_and_not_at_each_card(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    status: int,
    code: int,
) -> None:
    refusing = evening.client.room.services.post.refusing
    refusing.again_after = ()
    await in_play(evening, people)
    await everything_is_true(evening, people, cards)
    refused = [
        discord_server.faults.add(
            method,
            f"/channels/{{channel_id}}/messages{one}",
            times=10**6,
            status=status,
            body={"code": code, "message": ""},
            when=lambda request: f"/channels/{cards.id}/" in request.path,
        )
        for method, one in (("POST", ""), ("PATCH", "/{message_id}"))
    ]
    await play_until(people, lambda: count_tricks(evening) == 3)
    await evening.live_table.settle()
    # One call of each kind, and of an archived thread one more edit once a message did not wake it.
    assert sum(fault.hits for fault in refused) <= 3
    # A minute, five and fifteen are instants here.
    hits = sum(fault.hits for fault in refused)
    refusing.again_after = (0.01, 0.05, 0.15)
    refusing.note(cards.id, Doing.EDIT, "once more")
    await people[0].until(
        lambda: sum(fault.hits for fault in refused) >= hits + 3, what="three further tries"
    )
    discord_server.faults.clear()
    refusing.again_after = (0.0,) * 9
    refusing.note(cards.id, Doing.EDIT, "once more")
    await everything_is_true(evening, people, cards)


async def test_where_nothing_may_be_posted_the_next_deal_is_drawn_in_the_message_there_is(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    evening.client.room.services.post.refusing.retry_seconds = 0.0
    await short_game_begun(evening, people, cards, deals=3)
    discord_server.world.permit(cards, send=False)
    await play_until(people, lambda: evening.live_table.deal == 2)
    await pass_around(people, evening)
    await play_until(people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, people, cards)
    assert len(discord_server.invalid_requests) == 1
    (before,) = live_tables(people[0], cards)
    discord_server.world.permit(cards, send=True)
    await look_up(people[0], cards, "Scores")
    await people[0].until(
        lambda: live_tables(people[0], cards)[0]["id"] != before["id"], what="the table posted anew"
    )
    # Hands lead to the new message from their next drawing on.
    await play_until(people, lambda: count_tricks(evening) == 2)
    await everything_is_true(evening, people, cards)
    await people[0].until(
        lambda: "deal 2" in text_of(live_tables(people[0], cards)[0]), what="the second deal"
    )
    assert len(evening.client.room.tables.live) == 1
