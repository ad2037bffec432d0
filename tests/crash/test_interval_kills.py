"""The bot is killed between two deals: the next one is dealt once, and not before its time."""

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess
from tests.end_to_end.looking import saying
from tests.end_to_end.playing.test_intervals import at_the_last
from tests.end_to_end.positions import write
from tests.regular import button_ids, hand_message


def deals_written(process: BotProcess) -> int:
    """Count the deals in the store of a process."""
    ((count,),) = process.rows("SELECT count(*) FROM journal WHERE seat < 0")
    return int(count)


@pytest.mark.crash
@pytest.mark.each_database
async def test_a_kill_between_two_deals_deals_the_next_once(
    discord_server: LoopbackDiscord,
    bot_process: BotProcess,
    alice: Person,
    bob: Person,
    carol: Person,
) -> None:
    """What is known of the interval follows from the journal: when the deal ended."""
    cards = discord_server.world.place("cards")
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
