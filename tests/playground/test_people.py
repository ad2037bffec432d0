"""People at the loopback Discord: commands, presses, menus, forms, private messages."""

import asyncio

import pytest
from discord import Client

from bot.playground.answers import FAILED, Impossible
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import EPHEMERAL
from bot.playground.person import Person


async def test_a_command_is_answered_in_the_channel_and_a_hand_comes_by_direct_message(
    discord_server: LoopbackDiscord, bot: Client, alice: Person, bob: Person
) -> None:
    cards = discord_server.world.place("cards")
    answer = await alice.slash("deal", cards, cards=4)
    assert (answer.kind, answer.error) == ("message", None)
    await alice.until(alice.dms, what="her hand")
    assert alice.faces(alice.dm_channel) == ["card 0", "card 1", "card 2", "card 3"]
    assert alice.reads(cards) == bob.reads(cards) == "the table"
    assert bob.dms() == []
    assert bot.is_ready()


async def test_a_press_in_a_direct_message_edits_that_message(bot: Client, alice: Person) -> None:
    await alice.slash("deal")
    await alice.until(alice.dms)
    answer = await alice.click(alice.dm_channel, "card 1")
    assert answer.kind == "update"
    assert alice.reads(alice.dm_channel) == "pressed card 1"
    assert bot.is_ready()


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_and_pressed_by_its_viewer_only(
    discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    cards = discord_server.world.place("cards")
    answer = await alice.slash("quiet", cards)
    assert answer.kind == "ephemeral"
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL
    assert [one["ephemeral"] for one in alice.sees(cards)] == [True]
    assert bob.sees(cards) == []
    with pytest.raises(Impossible, match="does not see"):
        await bob.click(answer.message, "turn")
    with pytest.raises(Impossible, match="is not there"):
        await bob.click(cards, "turn")
    assert (await alice.click(cards, "turn")).kind == "update"
    assert alice.reads(cards) == "pressed turn"


@pytest.mark.usefixtures("bot")
async def test_what_nobody_answers_fails_after_three_seconds_of_the_clock(
    discord_server: LoopbackDiscord, alice: Person
) -> None:
    world = discord_server.world
    sent = world.version
    waiting = asyncio.create_task(alice.slash("silent"))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    world.clock.advance(3)
    answer = await waiting
    assert (answer.kind, answer.error) == ("none", FAILED)
    assert world.version == sent
