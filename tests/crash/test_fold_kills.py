"""The bot is killed between a result and the last deal, which goes once it was looked at."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from tests.conftest import BotProcess
from tests.end_to_end.looking import over
from tests.end_to_end.playing.test_intervals import at_the_last
from tests.end_to_end.positions import TABLE_ID, write
from tests.end_to_end.weather import MESSAGE, MESSAGES
from tests.regular import hand_message

Killed = Literal["as it is told", "once it is told", "as the deal is deleted"]

LOOKED_AT: Final = "10"
"""Nobody has looked long enough before the bot is killed."""
AT_ONCE: Final = "0"

RESULT: Final = "\N{TROPHY}"


@pytest.mark.crash
@pytest.mark.each_database
@pytest.mark.parametrize("killed", ["as it is told", "once it is told", "as the deal is deleted"])
async def test_a_killed_bot_takes_the_last_deal_away_in_its_next_life(
    discord_server: LoopbackDiscord,
    bot_process: BotProcess,
    alice: Person,
    bob: Person,
    carol: Person,
    killed: Killed,
) -> None:
    cards = discord_server.world.place("cards")
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
