"""Places of hands: a hand is shown in two, or only where it can be sent."""

import asyncio

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, Four, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of, ticked_in
from tests.end_to_end.short_games import short_game
from tests.regular import button_ids, hand_message, press_one

pytestmark = pytest.mark.each_database_thorough


MESSAGES = "/channels/{channel_id}/messages"


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
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    cards: Channel,
    code: int,
) -> None:
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
