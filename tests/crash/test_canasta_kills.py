"""The process killed in the middle of a turn of Canasta: only a plan is forgotten."""

from dataclasses import replace

import pytest

from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.end_to_end.canasta_tables import OPENING, at_table, can_press, choose, hand, press
from tests.end_to_end.looking import over, saying
from tests.end_to_end.positions import TABLE_ID, write

pytestmark = [pytest.mark.crash, pytest.mark.each_database]


async def killed_and_started(process: BotProcess) -> list[str]:
    """Kill the process, start it anew, and return what the store holds of the table."""
    await process.die()
    actions = process.actions(TABLE_ID)
    await process.begin()
    return [f"{seat} {action}" for seat, action in actions[1:]]


@pytest.mark.long
async def test_a_kill_forgets_a_plan_and_nothing_else(
    discord_server: LoopbackDiscord, bot_process: BotProcess
) -> None:
    """With a plan staged, between the pile and the discard, while one is asked, and promised."""
    alice, bob, carol, dave = people = discord_server.world.people
    cards = discord_server.world.place("cards")
    # Each start of the bot takes of the time for a turn.
    at = replace(at_table(people, OPENING, options={"target": 400}), pace="slow")
    await write(bot_process.store, cards, at)
    await bot_process.begin()

    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "K")
    await press(alice, "Next")
    assert "**Plan:**" in hand(alice)
    told = ["0 draw"]
    assert await killed_and_started(bot_process) == told
    await alice.until(lambda: "**Plan:**" not in hand(alice), what="the plan forgotten")
    await press(alice, "Plan melds")
    await choose(alice, "Which cards", "K")
    await choose(alice, "How many deuces with them", "1 deuce")
    await press(alice, "Lay down (50 of 50 ✓)")
    await choose(alice, "Discard and end the turn", "4")

    await press(bob, "Plan a take", "Take the pile (75 of 50 ✓)")
    told += ["0 lay K3,1,0", "0 discard 4", "1 take 42,0,0 + A3,0,0"]
    assert await killed_and_started(bot_process) == told
    await bob.until(lambda: "Bob took the pile" in bob.reads(cards), what="the table")
    await only_the_hand(bob, "Plan melds")
    assert "Draw" not in bob.faces(bob.dm_channel)
    await choose(bob, "Discard and end the turn", "Q")

    await press(carol, "Draw", "Ask")
    await can_press(alice, "Yes, go out")
    told += ["1 discard Q", "2 draw", "2 ask"]
    assert await killed_and_started(bot_process) == told
    await dave.until(lambda: 'Carol asks: "May I go out?"' in dave.reads(cards), what="the table")
    await only_the_hand(alice, "Yes, go out")
    await press(alice, "Yes, go out")
    await can_press(carol, "Go out")
    told += ["0 yes"]
    assert await killed_and_started(bot_process) == told
    await only_the_hand(carol, "Go out")
    assert "Your partner said yes: go out now." in hand(carol)
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, cards), what="the result")
    line = told_result(dave, cards).splitlines()[4]
    assert line.split() == ["1🔵", "Alice", "+", "Carol", "465"]
    await bot_process.end()
    assert "incident" not in bot_process.log.read_text()


async def only_the_hand(person: Person, label: str) -> None:
    """Wait until what a person may press is in one message."""
    await can_press(person, label)
    assert len([one for one in person.dms() if "Your hand" in text_of(one)]) == 1


def told_result(person: Person, cards: Channel) -> str:
    (told,) = saying(person, cards, "record")
    return text_of(told)
