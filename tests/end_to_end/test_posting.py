"""Messages reach Discord once, and again where somebody deleted them."""

from collections.abc import AsyncIterator

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import press_one
from bot.room.post import Undelivered
from bot.screens.plain import plain_screen
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import saying, table_of
from tests.end_to_end.mid_game import live_tables, pass_all

MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
async def ended_at_once(evening: Evening) -> AsyncIterator[None]:
    """Do not wait for the last pictures at the end of a test."""
    yield
    evening.client.room.stop()


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person) -> list[Person]:
    return [alice, bob, carol]


def lines_to(person: Person, cards: Channel) -> list[Payload]:
    """Return the lines in the channel that call a person because direct messages are closed."""
    return [
        one
        for one in person.sees(cards)
        if person.is_called_by(one) and "I cannot send you your cards" in text_of(one)
    ]


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


async def test_a_post_under_the_name_of_a_deleted_message_is_posted_and_only_once(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    post = evening.client.room.house.post
    messages = discord_server.world.messages

    async def send() -> int:
        return await post.send(cards.id, lambda: plain_screen("a line"), nonce="a-name")

    for _ in range(2):
        message_id = await send()
        assert await send() == message_id
        messages.delete(messages.find(message_id))
    # The receipt of the third is lost for every try, and the post is repeated later.
    discord_server.faults.add("POST", MESSAGES, cut="after", times=9)
    with pytest.raises(Undelivered):
        await send()
    discord_server.faults.clear()
    await send()
    assert len(alice.sees(cards)) == 1


async def test_a_hand_and_a_table_deleted_again_and_again_come_again(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await gather_at_table(people[0], people[1:], seats=3)
    alice = people[0]
    messages = discord_server.world.messages
    for person in people:
        for _ in range(2):
            await alice.until(lambda: live_tables(alice, cards), what="the table")
            (table,) = live_tables(alice, cards)
            messages.delete(messages.find(int(table["id"])))
            evening.sitting.board.mark()
        await person.until(person.dms, what="the hand")
        await pass_all(person)
    await alice.until(lambda: live_tables(alice, cards), what="the table")
