"""The process is killed in the middle of a turn of Canasta, between two deals, after a result."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal

import pytest

from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.end_to_end.canasta_tables import OPENING, at_table, can_press, choose, hand, press
from tests.end_to_end.looking import over, saying, sheet_of
from tests.end_to_end.playing.test_intervals import at_the_last
from tests.end_to_end.positions import TABLE_ID, write
from tests.end_to_end.weather import MESSAGE, MESSAGES
from tests.regular import button_ids, hand_message

pytestmark = [pytest.mark.crash, pytest.mark.each_database]


async def killed_and_started(process: BotProcess) -> list[str]:
    """Kill the process, start it anew, and return what the store holds of the table."""
    await process.die()
    actions = process.actions(TABLE_ID)
    await process.begin()
    return [f"{seat} {action}" for seat, action in actions[1:]]


@pytest.mark.long
async def test_a_kill_forgets_a_plan_and_nothing_else(
    discord_server: LoopbackDiscord, bot_process: BotProcess, cards: Channel
) -> None:
    """With a plan staged, between the pile and the discard, while one is asked, and promised."""
    alice, bob, carol, dave = people = discord_server.world.people
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
    await dave.until(lambda: "Carol asks: “May I go out?”" in dave.reads(cards), what="the table")
    await only_the_hand(alice, "Yes, go out")
    await press(alice, "Yes, go out")
    await can_press(carol, "Go out")
    told += ["0 yes"]
    assert await killed_and_started(bot_process) == told
    await only_the_hand(carol, "Go out")
    assert "Your partner said yes: go out now." in hand(carol)
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, cards), what="the result")
    (result,) = saying(dave, cards, "more")
    assert sheet_of(result)[0].split() == ["1🔵", "Alice", "+", "Carol", "465"]
    await bot_process.end()
    assert "incident" not in bot_process.log.read_text()


async def only_the_hand(person: Person, label: str) -> None:
    """Wait until what a person may press is in one message."""
    await can_press(person, label)
    assert len([one for one in person.dms() if "Your hand" in text_of(one)]) == 1


def deals_written(process: BotProcess) -> int:
    """Count the deals in the store of a process."""
    ((count,),) = process.rows("SELECT count(*) FROM journal WHERE seat < 0")
    return int(count)


async def test_a_kill_between_two_deals_deals_the_next_once(
    bot_process: BotProcess, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    """What is known of the interval follows from the journal: when the deal ended."""
    await write(bot_process.store, cards, at_the_last(alice, bob, carol))
    await bot_process.begin(CARDROOM_INTERVALS="10")
    await carol.until(lambda: hand_message(carol), what="the last card")
    await carol.click(carol.dm_channel, "2♥")
    await carol.until(lambda: saying(carol, cards, "next"), what="the end of the deal")
    await bot_process.die()
    assert deals_written(bot_process) == 1
    await bot_process.begin(CARDROOM_INTERVALS="10")
    await carol.until(lambda: saying(carol, cards, "next"), what="the end of the deal again")
    for person in (alice, bob, carol):
        end = saying(person, cards, "next")[-1]
        await person.click(end, custom_id=button_ids(end, "next")[0][1])
    await carol.until(lambda: not saying(carol, cards, "next"), what="the next deal")
    await bot_process.die()
    assert deals_written(bot_process) == 2


Killed = Literal["as it is told", "once it is told", "as the deal is deleted"]

LOOKED_AT: Final = "10"
"""Nobody has looked long enough before the bot is killed."""
AT_ONCE: Final = "0"

RESULT: Final = "\N{TROPHY}"


@pytest.mark.parametrize("killed", ["as it is told", "once it is told", "as the deal is deleted"])
async def test_a_killed_bot_takes_the_last_deal_away_in_its_next_life(
    discord_server: LoopbackDiscord,
    bot_process: BotProcess,
    alice: Person,
    bob: Person,
    carol: Person,
    killed: Killed,
    cards: Channel,
) -> None:
    last = at_the_last(alice, bob, carol)
    one_deal = {**last.options, "end_mode": "deals", "deals": 1}
    await write(bot_process.store, cards, replace(last, options=one_deal))
    deletes = killed == "as the deal is deleted"
    await bot_process.begin(CARDROOM_INTERVALS=AT_ONCE if deletes else LOOKED_AT)
    await carol.until(lambda: hand_message(carol), what="the last card")
    dead = dies(discord_server, bot_process, killed)
    await carol.click(carol.dm_channel, "2♥")
    await carol.until(dead, what="its death")
    await bot_process.die()
    assert over(carol, cards)

    await bot_process.begin(CARDROOM_INTERVALS=AT_ONCE)
    await carol.until(lambda: announced(bot_process), what="the end of it all")
    (left,) = [one for one in carol.sees(cards) if not one["ephemeral"]]
    assert over(carol, cards)
    assert not over(carol, cards, times=2)
    assert [(left["id"],)] == [
        (str(result),) for (result,) in bot_process.rows("SELECT result_id FROM tables")
    ]
    # Nor is anything posted or deleted in another life.
    asked = (
        len(discord_server.asked("POST", MESSAGES)),
        len(discord_server.asked("DELETE", MESSAGE)),
    )
    await bot_process.die()
    await bot_process.begin(CARDROOM_INTERVALS=AT_ONCE)
    assert asked == (
        len(discord_server.asked("POST", MESSAGES)),
        len(discord_server.asked("DELETE", MESSAGE)),
    )


def dies(server: LoopbackDiscord, process: BotProcess, killed: Killed) -> Callable[[], bool]:
    """Let the bot die at that moment; return what tells whether it has."""

    def dies_of(request: Request) -> bool:
        if request.method == "POST" and RESULT not in str(request.body):
            return False
        process.kill()
        return True

    if killed == "once it is told":

        def told() -> bool:
            if not process.rows("SELECT 1 FROM tables WHERE result_id IS NOT NULL"):
                return False
            process.kill()
            return True

        return told
    method, route = ("POST", MESSAGES) if killed == "as it is told" else ("DELETE", MESSAGE)
    fault = server.faults.add(method, route, cut="after", when=dies_of)
    return lambda: bool(fault.hits)


def announced(process: BotProcess) -> bool:
    """Whether nothing is left to be done of the table."""
    return process.rows("SELECT announced FROM tables WHERE table_id = ?", TABLE_ID) == [(1,)]
