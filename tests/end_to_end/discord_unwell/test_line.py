"""The line to Discord: broken, silent, refused, gone for an hour, and its end."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.gateway.shard_lines import GatewayUnreachable
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from loopback_discord.people.person import Person
from loopback_discord.server.faults import Handshake
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import count_cards, count_tricks, everything_is_true, in_play
from tests.regular import press_one

pytestmark = [pytest.mark.long, pytest.mark.evening(people=3)]

AN_HOUR = 60
"""In reminders, which are a minute apart where nobody is in a hurry."""


@pytest.fixture
def timeouts() -> GatewayTimeouts:
    """Minutes are a twentieth of a second here, and nothing is given up."""
    return GatewayTimeouts(
        connect=3.0,
        first_pause=0.01,
        longest_pause=0.05,
        longest_identify_pause=0.05,
        identify_apart=0.05,
        allowance_asked_again=0.05,
        short_life=0.0,
        reminder=0.05,
        give_up=1e9,
    )


async def pressed_in_an_outage(
    evening: Evening, people: list[Person]
) -> tuple[Person, int, asyncio.Task[object]]:
    """Let the person in turn press a card; return them, the cards before and the press."""
    in_turn = people[evening.live_table.waiting_for[0]]
    return in_turn, count_cards(evening), asyncio.create_task(press_one(in_turn))


async def gone(evening: Evening, discord_server: LoopbackDiscord, person: Person) -> None:
    """Let the gateway be gone, for all that is connected and for all that comes."""
    discord_server.gateway.handshakes = {"main": "refused", "resume": "refused"}
    discord_server.gateway.drop()
    await person.until(lambda: not evening.client.is_ready(), what="the loss of the line")


async def back(evening: Evening, discord_server: LoopbackDiscord, person: Person) -> None:
    discord_server.gateway.handshakes.clear()
    await person.until(evening.client.is_ready, what="the line again")


def reminders(caplog: pytest.LogCaptureFixture) -> int:
    return caplog.text.count("has had no line to Discord's gateway for")


@pytest.mark.parametrize("trouble", ["refused", "silent", "cut"])
async def test_where_the_resume_host_fails_the_main_one_resumes_and_no_press_is_lost(
    evening: Evening, trouble: Handshake
) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    gateway.handshakes["resume"] = trouble
    gateway.drop()
    in_turn, before, press = await pressed_in_an_outage(evening, evening.people)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await press
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert gateway.attempts == {"main": 2, "resume": 1}
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.parametrize(
    "timeouts",
    [replace(GATEWAY_TIMEOUTS, first_pause=0.02, identify_apart=0.02, longest_pause=1e9)],
)
async def test_a_line_that_is_cut_again_and_again_is_back_as_soon_whoever_ends_the_session(
    evening: Evening,
) -> None:
    """Every fifth cut ends the session too, so that a new one is begun."""
    await in_play(evening)
    alice, gateway = evening.people[0], evening.discord_server.gateway
    for cut in range(1, 26):
        ends_session = cut % 5 == 0
        if ends_session:
            await gateway.close(4009)
            # What is pressed now is told to nobody.
            await alice.until(lambda: gateway.identified == 1 + cut // 5, what="a session")  # noqa: B023  awaited at once
            await alice.until(evening.client.is_ready, what="the line again")
        else:
            gateway.drop()
        # Twenty doublings would be more than five hours.
        assert (await alice.slash("help", evening.cards)).kind == "ephemeral"
        await alice.until(evening.client.is_ready, what="the line again")
    assert (gateway.identified, gateway.resumed) == (6, 20)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_line_silent_for_two_heartbeats_is_left_for_the_main_gateway(
    evening: Evening,
) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    gateway.heartbeat_seconds = 0.5
    gateway.drop()
    await evening.people[0].until(lambda: gateway.resumed == 1, what="a line with short heartbeats")
    main, resume = gateway.attempts["main"], gateway.attempts["resume"]
    gateway.heartbeat_seconds = GATEWAY_TIMEOUTS.give_up
    gateway.fall_silent()
    in_turn, before, press = await pressed_in_an_outage(evening, evening.people)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await press
    assert gateway.identified == 1
    assert gateway.attempts == {"main": main + 1, "resume": resume}
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_gateway_that_is_gone_for_an_hour_is_found_again(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await in_play(evening)
    await gone(evening, evening.discord_server, evening.people[0])
    await evening.people[0].until(lambda: reminders(caplog) >= AN_HOUR, what="an hour")
    assert evening.discord_server.gateway.attempts["main"] > AN_HOUR
    assert evening.discord_server.gateway.attempts["resume"] == 1
    assert "Traceback" not in caplog.text
    in_turn, before, press = await pressed_in_an_outage(evening, evening.people)
    await back(evening, evening.discord_server, in_turn)
    # Discord kept the session, so it delivers what was pressed in the meantime.
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await press
    told = reminders(caplog)
    assert "has its line to Discord's gateway again" in caplog.text
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)
    assert reminders(caplog) == told


async def test_a_session_forgotten_in_an_outage_is_begun_anew(evening: Evening) -> None:
    await in_play(evening)
    await gone(evening, evening.discord_server, evening.people[0])
    evening.discord_server.gateway.drop(forget_session=True)
    await back(evening, evening.discord_server, evening.people[0])
    assert evening.discord_server.gateway.identified == 2
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_gateway_that_stays_away_ends_the_client_and_the_next_carries_on(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    people: list[Person],
    cards: Channel,
    timeouts: GatewayTimeouts,
) -> None:
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.timeouts = replace(timeouts, give_up=0.2)
    await evening.open()
    await in_play(evening, people)
    await gone(evening, discord_server, people[0])
    with pytest.raises(GatewayUnreachable):
        await evening.ended()
    with pytest.raises(GatewayUnreachable):
        await evening.close()
    discord_server.gateway.handshakes.clear()
    await evening.open()
    await play_until(people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, people, cards)
    await evening.close()


async def test_what_is_no_message_breaks_the_line_and_loses_no_press(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    gateway.send_text('{"op": 0, "t": "INTERACTION_CREATE", "d": "QS')
    in_turn, before, press = await pressed_in_an_outage(evening, evening.people)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await press
    await in_turn.until(lambda: gateway.resumed == 1, what="the line again")
    assert gateway.identified == 1
    await everything_is_true(evening, evening.people, evening.cards)
    assert "QS" not in caplog.text


async def test_an_event_that_cannot_be_understood_is_passed_over(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    evening.discord_server.world.deliver("INTERACTION_CREATE", {"id": "QS"}, None)
    await evening.people[0].until(lambda: "could not be read" in caplog.text, what="the word of it")
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)
    assert (gateway.identified, gateway.resumed) == (1, 0)
    assert "QS" not in caplog.text


async def test_two_shards_hear_what_is_theirs_and_play_one_game(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    people: list[Person],
    cards: Channel,
    timeouts: GatewayTimeouts,
) -> None:
    discord_server.gateway.session_starts.shards = 2
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.timeouts = timeouts
    await evening.open()
    assert (evening.client.shard_count, discord_server.gateway.identified) == (2, 2)
    await in_play(evening, people)
    discord_server.gateway.drop()
    await people[0].until(lambda: discord_server.gateway.resumed == 2, what="both lines again")
    await play_until(people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, people, cards)
    assert [shard for shard, _ in evening.client.latencies] == [0, 1]
    await evening.close()


async def test_a_client_that_needs_more_shards_asks_how_many(evening: Evening) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    gateway.session_starts.shards = 2
    await gateway.close(4011)
    await evening.people[0].until(lambda: gateway.identified == 3, what="two shards")
    await evening.people[0].until(evening.client.is_ready, what="both lines")
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_the_last_sessions_of_a_day_are_left_alone(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    alice: Person,
    cards: Channel,
    timeouts: GatewayTimeouts,
    caplog: pytest.LogCaptureFixture,
) -> None:
    starts = discord_server.gateway.session_starts
    starts.remaining = 20
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.timeouts = replace(timeouts, give_up=0.0)
    opening = asyncio.create_task(evening.open())
    await alice.until(lambda: caplog.text.count("allows only 20 more") > 2, what="the word of it")
    assert discord_server.gateway.attempts["main"] == 0
    # To wait is no failure, however long it takes.
    assert not opening.done()
    starts.remaining = starts.total
    await opening
    assert (await alice.slash("help", cards)).kind == "ephemeral"
    await evening.close()


@pytest.mark.parametrize("trouble", ["refused", "silent", "cut"])
async def test_a_client_without_a_line_can_be_closed(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    alice: Person,
    timeouts: GatewayTimeouts,
    trouble: Handshake,
) -> None:
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.timeouts = replace(timeouts, connect=3600.0, first_pause=3600.0, longest_pause=3600.0)
    await evening.open()
    gateway = discord_server.gateway
    gateway.handshakes = {"main": trouble, "resume": trouble}
    gateway.drop()
    waiting = "resume" if trouble == "silent" else "main"
    before = gateway.attempts[waiting]
    await alice.until(lambda: gateway.attempts[waiting] > before, what="an attempt")
    await evening.close()
    assert not [
        task for task in asyncio.all_tasks() if "bot.discord.gateway" in repr(task.get_coro())
    ]


async def test_a_client_that_was_never_set_up_can_be_closed(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    client = await evening.made()
    await client.close()
    await client.store.close()
    assert client.is_closed()
