"""Shards that come and go while the client runs, and interactions that come in another way."""

import asyncio
import gc
from typing import Any, cast

import discord
import pytest

from bot.discord.gateway.shard_lines import ResumableSession
from bot.support.shards import Shards
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild
from tests.bot.sharded import Process, Start


def known(process: Process) -> set[str]:
    return {guild.name for guild in process.guilds}


async def test_a_client_serves_the_shards_that_it_is_given(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("1/2"))
    await alice.until(process.is_ready, what="its shard")
    assert known(process) == {"Server 1"}
    (session,) = discord_server.gateway.sessions()
    assert session.shard == (1, 2)
    assert (await alice.slash("hand", guilds[1].channels[0])).kind == "message"


async def test_shards_come_and_go_and_nobody_is_told_that_guilds_were_left(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="the first shard")
    process.add_shards({1})
    assert not process.is_ready()
    await process.until_up({1})
    assert len(discord_server.gateway.sessions(1)) == 1
    await alice.until(process.is_ready, what="the second shard")
    assert known(process) == {"Server 0", "Server 1"}
    assert str(process.serving) == "0-1/2"
    assert (await alice.slash("hand", guilds[1].channels[0])).kind == "message"
    await process.drop_shards({0})
    assert known(process) == {"Server 1"}
    # A goodbye ends the session at Discord.
    await alice.until(lambda: not discord_server.gateway.sessions(0), what="the goodbye")
    assert process.is_ready()
    assert [shard_id for shard_id, _ in process.latencies] == [1]
    assert (await alice.slash("hand", guilds[1].channels[0])).kind == "message"
    assert not [event for event in process.told if event.startswith("guild_remove")]
    assert (process.told.count("ready"), process.told.count("shard_ready")) == (1, 2)


async def test_a_shard_that_was_dropped_can_be_added_again(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0-1/2"))
    await alice.until(process.is_ready, what="both shards")
    for _ in range(2):
        await process.drop_shards({0, 1})
        assert not process.guilds
        process.add_shards({0, 1})
        await process.until_up()
        await alice.until(process.is_ready, what="both shards again")
        assert len(process.guilds) == len(guilds)
    assert discord_server.gateway.identified == 6


async def test_a_shard_that_is_dropped_before_it_is_ready_never_says_that_it_is(
    start: Start, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(lambda: known(process) == {guilds[0].name}, what="the guild")
    await process.drop_shards({0})

    def waits() -> bool:
        return any("delay_shard_ready" in repr(one.get_coro()) for one in asyncio.all_tasks())

    await alice.until(lambda: not waits(), what="the end of the wait for further guilds")
    assert "shard_ready" not in process.told
    assert process.is_ready()


async def test_a_shard_that_is_dropped_just_when_a_guild_is_told_of_ends_in_peace(
    start: Start, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(lambda: known(process) == {guilds[0].name}, what="the guild")
    errors: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: errors.append(str(told)))
    state = cast("Any", process)._connection
    task = state._ready_tasks[0]
    state._ready_states[0].put_nowait(process.guilds[0])
    # What waits for a guild has one now, and has not gone on with it.
    await asyncio.sleep(0)
    state.forget({0})
    await asyncio.wait({task})
    del task
    gc.collect()
    assert errors == []


async def test_a_client_that_serves_no_shard_yet_is_ready_and_waits_for_some(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards(frozenset(), 2))
    await alice.until(process.is_ready, what="a client without shards")
    assert discord_server.gateway.attempts["main"] == 0
    process.add_shards({0, 1})
    await process.until_up()
    await alice.until(lambda: len(known(process)) == len(guilds), what="all guilds")


async def test_a_shard_is_dropped_while_its_line_does_not_stand(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="the first shard")
    discord_server.gateway.handshakes["main"] = "silent"
    process.add_shards({1})
    await alice.until(lambda: discord_server.gateway.attempts["main"] == 2, what="an attempt")
    waiting = asyncio.create_task(process.until_up({1}))
    await asyncio.sleep(0)
    assert not waiting.done()
    await process.drop_shards({1})
    await waiting
    assert process.is_ready()
    assert len(discord_server.gateway.sessions()) == 1
    assert len(guilds) == 2


async def test_a_client_of_given_shards_does_not_count_them_anew(
    start: Start, discord_server: LoopbackDiscord, alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    discord_server.gateway.session_starts.shards = 4
    await discord_server.gateway.close(4011)
    assert process.running is not None
    with pytest.raises(discord.ConnectionClosed):
        await process.running
    assert discord_server.gateway.identified == 1


async def test_no_session_begins_too_soon_in_its_bucket(
    start: Start, discord_server: LoopbackDiscord, alice: Person
) -> None:
    starts = discord_server.gateway.session_starts
    starts.shards, starts.max_concurrency, starts.apart_seconds = 4, 2, 5.0
    # Nobody waits: by this clock no time passes, so each bucket lets in one.
    discord_server.world.clock.hold()
    process = start("one", None)
    gateway = discord_server.gateway
    await alice.until(lambda: gateway.identified == 2 and gateway.too_soon, what="two shards")
    assert {session.shard[0] % 2 for session in gateway.sessions()} == {0, 1}
    discord_server.world.clock.advance(5.0)
    await alice.until(process.is_ready, what="all shards")
    assert len(gateway.sessions()) == 4


async def test_two_sessions_of_one_shard_hear_each_press_and_it_is_answered_once(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    processes = [start(name, Shards.read("0/2")) for name in ("old", "new")]
    for process in processes:
        await alice.until(process.is_ready, what=process.name)
    for where in (guilds[0].channels[0], alice.dm_channel):
        assert (await alice.slash("hand", where)).kind == "message"
    await alice.until(lambda: all(len(one.payloads) == 2 for one in processes), what="all presses")
    assert processes[0].payloads == processes[1].payloads
    route = "/interactions/{interaction_id}/{token}/callback"

    def statuses() -> list[int]:
        return sorted(one.status or 0 for one in discord_server.asked("POST", route))

    await alice.until(lambda: statuses() == [200, 200, 400, 400], what="two answers, two refusals")


async def test_what_one_process_hands_on_another_answers(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    here = start("here", Shards.read("0/2"))
    there = start("there", Shards(frozenset(), 2))
    for process in (here, there):
        await alice.until(process.is_ready, what=process.name)
    here.hands_on_to = there
    for count, where in enumerate((guilds[0].channels[0], alice.dm_channel), start=1):
        answer = await alice.slash("hand", where)
        assert answer.message["content"] == "from there"
        assert (len(here.payloads), len(there.payloads)) == (count, count)
    assert discord_server.gateway.identified == 1


async def test_a_held_interaction_tells_no_token(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    process.incoming.hold(0)
    asked = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    await alice.until(lambda: process.incoming.held(0), what="the command")
    (held,) = process.incoming.held(0)
    assert held.payload["token"] not in repr(held)
    discord_server.world.interactions.give_up()
    await asked


async def test_what_is_held_runs_later_in_order_but_for_what_another_has_seen(
    start: Start,
    discord_server: LoopbackDiscord,
    guilds: list[Guild],
    alice: Person,
    bob: Person,
    carol: Person,
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    process.incoming.hold(0)
    asked: list[asyncio.Task[Any]] = []
    for count, person in enumerate((alice, bob, carol), start=1):
        asked.append(asyncio.create_task(person.slash("hand", guilds[0].channels[0])))
        await alice.until(lambda n=count: len(process.incoming.held(0)) == n, what="what is held")
    alices, bobs, carols = process.incoming.held(0)
    assert alices.id < bobs.id < carols.id
    assert alices.came <= bobs.came <= carols.came
    process.incoming.hold(0)
    process.incoming.hear({"id": "4", "what": "no interaction"}, 0)
    assert not process.payloads
    process.incoming.release(0, but={bobs.id})
    assert not process.incoming.held(0)
    await asyncio.gather(asked[0], asked[2])
    assert process.payloads == [alices.payload, carols.payload]
    # From now on everything runs at once.
    assert (await alice.slash("hand", guilds[0].channels[0])).kind == "message"
    discord_server.world.interactions.give_up()
    assert (await asked[1]).error is not None


async def test_one_shard_is_held_and_others_are_heard(
    start: Start, guilds: list[Guild], alice: Person, bob: Person, carol: Person
) -> None:
    process = start("one", Shards.read("0-1/2"))
    await alice.until(process.is_ready, what="both shards")
    process.incoming.hold(0)
    first = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    second = asyncio.create_task(bob.slash("hand", bob.dm_channel))
    await alice.until(lambda: len(process.incoming.held(0)) == 2, what="what is held")
    assert (await carol.slash("hand", guilds[1].channels[0])).kind == "message"
    # What another process hands on is for a table that is here.
    process.incoming.take_in(process.incoming.held(0)[1].payload)
    assert (await second).kind == "message"
    assert len(process.payloads) == 2
    process.incoming.release(1)
    assert not first.done()
    process.incoming.release(0, but={process.incoming.held(0)[1].id})
    assert (await first).kind == "message"


async def test_what_is_held_goes_with_its_shard(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    process.incoming.hold(0)
    asked = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    await alice.until(lambda: process.incoming.held(0), what="the command")
    await process.drop_shards({0})
    assert not process.incoming.held(0)
    process.add_shards({0})
    await process.until_up()
    assert (await alice.slash("hand", guilds[0].channels[0])).kind == "message"
    discord_server.world.interactions.give_up()
    await asked


async def test_a_client_that_closes_begins_no_line(
    start: Start, discord_server: LoopbackDiscord, alice: Person
) -> None:
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    closing = asyncio.create_task(process.close())
    # The moment matters in which it says goodbye.
    while process.latencies:
        await asyncio.sleep(0)
    process.add_shards({1})
    await closing
    assert not [one for one in asyncio.all_tasks() if "ShardLine" in repr(one.get_coro())]
    assert discord_server.gateway.attempts["main"] == 1


async def test_a_client_is_told_its_shards_before_it_connects(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    discord_server.gateway.session_starts.shards = 2
    process = start("one", None)
    process.serve(Shards.read("1/2"))
    await alice.until(process.is_ready, what="its shard")
    assert known(process) == {guilds[1].name}
    assert await process.recommended() == 2


async def test_a_shard_that_is_named_before_the_client_connects_is_waited_for(
    discord_server: LoopbackDiscord, guilds: list[Guild]
) -> None:
    process = Process("one", Shards.read("0/2"))
    process.add_shards({1})
    waiting = asyncio.create_task(process.until_up([1]))
    await asyncio.sleep(0)
    assert not waiting.done()
    process.running = asyncio.create_task(process.start("a-token"))
    await waiting
    assert len(discord_server.gateway.sessions(1)) == 1
    assert len(guilds) == 2
    await process.close()
    await process.running


async def test_a_client_that_is_ended_before_it_connects_does_not_stay(
    start: Start, discord_server: LoopbackDiscord
) -> None:
    process = start("one", Shards(frozenset(), 2))
    process.end(LookupError("others have taken it for dead"))
    assert process.running is not None
    with pytest.raises(LookupError):
        await process.running
    assert not discord_server.gateway.attempts


async def test_a_session_that_one_process_leaves_is_resumed_by_another(
    start: Start, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    old, new = start("old", Shards.read("0/2")), start("new", Shards(frozenset(), 2))
    for process in (old, new):
        await alice.until(process.is_ready, what=process.name)
    sessions = await old.drop_shards({0}, resumable=True)
    assert isinstance(sessions[0], ResumableSession)
    meanwhile = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    await asyncio.sleep(0)
    new.add_shards({0}, sessions)
    await new.until_up({0})
    answer = await meanwhile
    assert answer.message["content"] == "from new"
    gateway = discord_server.gateway
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await alice.until(new.is_ready, what="the guilds")
    assert known(new) == {"Server 0"}
