"""Tables with a clock and without one, and what comes of a long silence."""

import asyncio

import pytest

from bot.tables.clock.paces import Pace
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import table_of
from tests.end_to_end.pauses import HOUR, PAUSED, asked_earlier, at_table, leaves, posts, restart
from tests.regular import hand_message

pytestmark = pytest.mark.each_database_thorough


def deadlines(*messages: Payload | None) -> list[bool]:
    return ["A computer takes over" in text_of(one) for one in messages if one is not None]


async def test_alone_with_computers_there_is_no_clock_and_no_ping(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await evening.close()
    evening.paces = {"live": Pace("live", reminder=0.2, turn=0.5)}
    await evening.open()
    await at_table(evening, alice)
    posted = posts(discord_server)
    assert deadlines(table_of(alice, cards), hand_message(alice)) == [False, False]
    assert "No clock" not in text_of(table_of(alice, cards))
    assert evening.live_table.frame().deadline is None

    await asyncio.sleep(1)

    assert posts(discord_server) == posted
    assert 0 in evening.live_table.waiting_for
    assert evening.live_table.chairs[0].missed == 0


async def test_a_clock_begins_afresh_for_who_is_asked_when_a_second_person_comes_back(
    evening: Evening,
) -> None:
    await at_table(evening, evening.alice, evening.bob)
    await play_until([evening.bob], lambda: evening.live_table.waiting_for == (0,))
    assert evening.live_table.frame().deadline is not None
    await leaves(evening.bob)
    await evening.alice.until(lambda: deadlines(table_of(evening.alice, evening.cards)) == [False])
    why = "No clock: everybody else is away."
    assert why in text_of(table_of(evening.alice, evening.cards))
    # Alice has thought for half an hour, alone.
    await restart(evening, asked_earlier(HOUR // 2))
    assert evening.live_table.waiting_for == (0,)

    await evening.bob.click(table_of(evening.bob, evening.cards), "My hand")

    await evening.alice.until(lambda: deadlines(table_of(evening.alice, evening.cards)) == [True])
    assert why not in text_of(table_of(evening.alice, evening.cards))
    begun = evening.live_table.moment.awaited
    # Also where the process dies before she plays.
    await restart(evening)
    assert evening.live_table.moment.awaited == begun
    await evening.alice.until(lambda: deadlines(table_of(evening.alice, evening.cards)) == [True])
    assert evening.live_table.waiting_for == (0,)
    assert evening.live_table.chairs[0].missed == 0


async def test_a_game_without_a_clock_pauses_when_its_only_person_does_not_move_for_an_hour(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await at_table(evening, alice)
    posted = posts(discord_server)
    await restart(evening, asked_earlier(HOUR - 10))
    assert not evening.live_table.paused

    await restart(evening, asked_earlier(9))

    await alice.until(lambda: PAUSED in alice.reads(cards))
    await alice.until(lambda: PAUSED in alice.reads(alice.dm_channel))
    assert posts(discord_server) == posted
    # Taken up again, it does not pause at once because of that hour.
    await alice.click(alice.dm_channel, "I'm back")
    await restart(evening)
    await alice.until(lambda: "paused" not in text_of(table_of(alice, cards)))
    assert not evening.live_table.paused
