"""Tables with a clock and without one: a game pauses when nobody is there, and a pause ends."""

import asyncio

import pytest

from bot.tables.clock.paces import Pace
from data.tables import TableState
from engine.table.chairs import Presence
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import table_of
from tests.end_to_end.mid_game import count_tricks
from tests.end_to_end.pauses import (
    HOUR,
    PAUSED,
    asked_earlier,
    at_table,
    leaves,
    moves,
    posts,
    presence_of,
)
from tests.end_to_end.restarting import restart
from tests.regular import hand_message

pytestmark = pytest.mark.each_database_thorough


async def goes_on(evening: Evening, person: Person) -> None:
    """Let a person and computers pass, and play two tricks."""
    await play_until([person], lambda: count_tricks(evening) >= 2)


async def test_a_table_at_which_everybody_is_away_pauses(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await at_table(evening, alice, bob)
    # So no computer is just about to act when the pause begins.
    evening.computer_seconds = 0.1
    # Both have let a turn pass, and now the pass.
    await restart(evening, asked_earlier(61), "UPDATE chairs SET missed = 1 WHERE person > 0")

    await alice.until(lambda: PAUSED in alice.reads(cards))
    assert (presence_of(evening, alice), presence_of(evening, bob)) == (Presence.AWAY,) * 2
    played, posted = await moves(evening), posts(discord_server)
    await asyncio.sleep(1)
    assert (await moves(evening), posts(discord_server)) == (played, posted)

    answer = await bob.slash("hand")
    assert "Your hand" in bob.reads(answer)
    await bob.until(lambda: "🔶 Bob" in bob.reads(cards), what="the table going on")
    await goes_on(evening, bob)


async def test_a_pause_takes_away_the_lines_that_called_somebody(evening: Evening) -> None:
    await evening.open_again(paces={"live": Pace("live", reminder=0.3, turn=600)})
    await at_table(evening, evening.alice, evening.bob)
    for person in (evening.alice, evening.bob):
        told = f"<@{person.id}>, it is your turn"
        await person.until(lambda told=told: told in evening.alice.reads(evening.cards))
    await leaves(evening.bob)
    await leaves(evening.alice, "Pause")
    await evening.alice.until(lambda: "it is your turn" not in evening.alice.reads(evening.cards))


async def test_a_pause_and_its_end_outlive_the_process(evening: Evening) -> None:
    await at_table(evening, evening.alice)
    await leaves(evening.alice, "Pause")
    await evening.alice.until(lambda: PAUSED in evening.alice.reads(evening.cards))
    until, posted = evening.live_table.row.paused_until, posts(evening.discord_server)
    edited = table_of(evening.alice, evening.cards)["edited_timestamp"]

    await restart(evening)

    await evening.alice.until(
        lambda: table_of(evening.alice, evening.cards)["edited_timestamp"] != edited
    )
    await evening.live_table.settle()
    assert evening.live_table.row.paused_until == until
    assert PAUSED in evening.alice.reads(evening.cards)
    assert posts(evening.discord_server) == posted
    await evening.alice.slash("hand")
    await goes_on(evening, evening.alice)


async def test_a_pause_that_ran_out_while_the_bot_was_away_ends_the_game_at_its_start(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    table_id = await at_table(evening, alice)
    await leaves(alice, "Pause")
    await alice.until(lambda: PAUSED in alice.reads(alice.dm_channel))
    posted = posts(discord_server)

    await restart(evening, f"UPDATE tables SET paused_until = paused_until - {25 * HOUR * 1000}")

    await alice.until(lambda: "Nobody went on with the paused game" in alice.reads(cards))
    await alice.until(lambda: "has ended without a result" in alice.reads(alice.dm_channel))
    row = await evening.store.tables.get(table_id)
    assert row is not None
    assert row.state is TableState.VOID
    # Nobody needs the cards of a game that nobody ends.
    assert await evening.store.journal.read(table_id) == ()
    assert await evening.store.results.get(table_id) is None
    assert posts(discord_server) == posted
    await alice.until(lambda: not evening.client.room.tables.live)


async def test_a_pause_ends_while_the_bot_runs(evening: Evening) -> None:
    await evening.open_again(pause_hours=0.5 / HOUR)
    await at_table(evening, evening.alice)
    await leaves(evening.alice, "Pause")
    await evening.alice.until(
        lambda: "Nobody went on with the paused game" in evening.alice.reads(evening.cards)
    )
    await evening.alice.until(lambda: not evening.client.room.tables.live)


async def test_who_deletes_their_data_leaves_a_paused_game_to_who_may_come_back(
    evening: Evening,
) -> None:
    await at_table(evening, evening.alice, evening.bob)
    await leaves(evening.bob)
    await evening.alice.click(await evening.alice.slash("data delete"), "Delete my data")
    await evening.bob.until(lambda: "**Bob** can go on" in evening.bob.reads(evening.cards))
    assert "End the paused game?" in evening.bob.reads(await evening.bob.slash("leave"))
    await evening.bob.slash("hand")
    await goes_on(evening, evening.bob)


def deadlines(*messages: Payload | None) -> list[bool]:
    return ["A computer takes over" in text_of(one) for one in messages if one is not None]


async def test_alone_with_computers_there_is_no_clock_and_no_ping(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await evening.open_again(paces={"live": Pace("live", reminder=0.2, turn=0.5)})
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
