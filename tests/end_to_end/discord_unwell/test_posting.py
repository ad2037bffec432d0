"""Messages reach Discord once, and again where somebody deleted them."""

from typing import Literal

import pytest

from bot.discord.post import ATTEMPTS, Undelivered
from bot.screens.screen import plain_screen
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import saying, table_of
from tests.end_to_end.mid_game import (
    count_cards,
    everything_is_true,
    hands_shown,
    is_playing,
    live_tables,
    pass_all,
    pass_around,
    started,
)
from tests.regular import button_ids, press_one, stands
from tests.stored import rows_of

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(people=3)]


MESSAGES = "/channels/{channel_id}/messages"

Cut = Literal["before", "after"]


def lines_to(person: Person, cards: Channel) -> list[Payload]:
    """Return the lines in the channel that call a person because direct messages are closed."""
    return [
        one
        for one in person.sees(cards)
        if person.is_called_by(one) and "I can't send you a DM" in text_of(one)
    ]


def of_table(request: Request) -> bool:
    return str(request.body["nonce"]).startswith("t")


def start_button(lobby: Payload) -> str:
    return button_ids(lobby, "start")[0][1]


def deals(process: BotProcess) -> list[object]:
    """Return what was dealt, from the store of a process that is gone or runs."""
    return list(rows_of(process.store, "SELECT action FROM journal WHERE seat < 0"))


@pytest.mark.usefixtures("evening")
async def test_whoever_stays_closed_is_told_so_again_and_the_last_line_stays(
    people: list[Person], cards: Channel
) -> None:
    _, bob, _ = people
    bob.close_dms()
    await gather_at_table(people[0], people[1:], seats=3)
    told: set[str] = set()

    def told_anew() -> bool:
        ids = [str(one["id"]) for one in lines_to(bob, cards)]
        return len(ids) == 1 and ids[0] not in told

    for _ in range(3):
        await bob.until(told_anew, what="the line")
        told |= {str(one["id"]) for one in lines_to(bob, cards)}
        # To ask for direct messages while they are closed is to be told once more.
        await bob.slash("hand", cards, hands="dm")
    await bob.until(told_anew, what="the line")
    await bob.until(lambda: saying(bob, cards, "hand"), what="the table")
    await bob.click(table_of(bob, cards), "My hand")
    for _ in range(4):
        await press_one(bob, cards)
    # Whoever has acted need not be told any more.
    await bob.until(lambda: not lines_to(bob, cards), what="no line")
    await bob.slash("hand", cards, hands="dm")
    await bob.until(told_anew, what="the line")


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_game_whose_table_met_a_cut_line_at_every_try_is_dealt_once_and_drawn_true(
    evening: Evening, cut: Cut
) -> None:
    alice = evening.people[0]
    lobby = await alice.slash("hearts", evening.cards, seats=3)
    for person in evening.people[1:]:
        await person.click(lobby, "Join")
    old = dict(lobby.message)
    fault = evening.discord_server.faults.add(
        "POST", MESSAGES, cut=cut, times=ATTEMPTS, when=of_table
    )
    await alice.click(lobby, "Start")
    for person in evening.people:
        await person.until(lambda one=person: hands_shown(one), what="the hand")
    assert fault.hits == ATTEMPTS
    await everything_is_true(evening, evening.people, evening.cards)
    await alice.until(lambda: not stands(alice, evening.cards, old), what="that the lobby goes")
    # Whoever presses the lobby's old picture deals nothing anew.
    await alice.press_raw(old, start_button(old), forged=True)
    assert count_cards(evening) == 1
    await pass_around(evening.people, evening)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_picture_that_came_back_by_its_nonce_is_drawn_as_the_game_stands(
    evening: Evening,
) -> None:
    fault = evening.discord_server.faults.add(
        "POST", MESSAGES, cut="after", times=2 * ATTEMPTS, when=of_table
    )
    await started(evening.people)
    await play_until(evening.people, lambda: is_playing(evening))
    assert fault.hits >= ATTEMPTS
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.each_database
async def test_a_bot_killed_while_its_first_table_is_posted_deals_once_and_there(
    bot_process: BotProcess, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    await bot_process.begin()
    await alice.until(lambda: alice.offered(cards), what="the commands")
    lobby = await alice.slash("hearts", cards, seats=3)
    for person in people[1:]:
        await person.click(lobby, "Join")
    discord_server.faults.add("POST", MESSAGES, late_seconds=60, when=of_table)
    await alice.click(lobby, "Start")
    await alice.until(lambda: "being dealt" in alice.reads(cards), what="the message")
    await bot_process.end()
    # The deal follows from that message, and the bot had not heard which it is.
    assert deals(bot_process) == []
    await bot_process.start()
    for person in people:
        await person.until(lambda one=person: hands_shown(one), what="the hand")
    assert len(deals(bot_process)) == 1
    await alice.until(lambda: not stands(alice, cards, lobby.message), what="that the lobby goes")
    assert len(live_tables(alice, cards)) == 1
    assert "being dealt" not in alice.reads(cards)


async def test_a_post_under_the_name_of_a_deleted_message_is_posted_and_only_once(
    evening: Evening,
) -> None:
    post = evening.client.room.services.post
    messages = evening.discord_server.world.messages

    async def send() -> int:
        return await post.send(evening.cards.id, lambda: plain_screen("a line"), nonce="a-name")

    for _ in range(2):
        message_id = await send()
        assert await send() == message_id
        messages.delete(messages.find(message_id))
    # The receipt of the third is lost for every try, and the post is repeated later.
    evening.discord_server.faults.add("POST", MESSAGES, cut="after", times=9)
    with pytest.raises(Undelivered):
        await send()
    evening.discord_server.faults.clear()
    await send()
    assert len(evening.alice.sees(evening.cards)) == 1


async def test_a_hand_and_a_table_deleted_again_and_again_come_again(evening: Evening) -> None:
    await gather_at_table(evening.people[0], evening.people[1:], seats=3)
    alice = evening.people[0]
    messages = evening.discord_server.world.messages
    for person in evening.people:
        for _ in range(2):
            await alice.until(lambda: live_tables(alice, evening.cards), what="the table")
            (table,) = live_tables(alice, evening.cards)
            messages.delete(messages.find(int(table["id"])))
            evening.live_table.board.mark()
        await person.until(person.dms, what="the hand")
        await pass_all(person)
    await alice.until(lambda: live_tables(alice, evening.cards), what="the table")
