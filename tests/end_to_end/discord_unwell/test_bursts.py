"""A burst of presses at one table: the others do not wait for it."""

import asyncio

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import gather_at_table
from tests.end_to_end.looking import saying, table_of

MANY = 300

pytestmark = pytest.mark.usefixtures("evening")


async def test_a_press_in_another_channel_is_answered_before_the_last_of_a_burst(
    discord_server: LoopbackDiscord, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table")
    quiet = discord_server.world.add_channel(discord_server.world.guilds[0], "quiet")
    lobby = await carol.slash("hearts", quiet)
    shown = table_of(alice, cards)
    answered: list[str] = []

    async def presses_at_the_table(person: Person) -> None:
        await person.click(shown, "My hand")
        answered.append("the table")

    burst = [asyncio.create_task(presses_at_the_table((alice, bob)[n % 2])) for n in range(MANY)]
    await asyncio.sleep(0)
    await carol.click(lobby, "Options")
    answered.append("the lobby")
    await asyncio.gather(*burst)
    assert answered.count("the table") == MANY
    # Those under way when it came are answered first, and some that they made room for.
    assert answered.index("the lobby") < MANY / 2
