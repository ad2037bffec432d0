"""The gateway disturbed: drops, resumptions, lost sessions, odd orders."""

import asyncio
import json
import sys
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel

Post = Callable[..., Awaitable[discord.Message]]
Launch = Callable[[discord.Client], asyncio.Task[None]]
PRESSED = "INTERACTION_CREATE"


@pytest.fixture
def cards(discord_server: LoopbackDiscord) -> Channel:
    return discord_server.world.place("cards")


async def test_a_press_during_a_drop_is_replayed_by_the_resumption(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "go")
    discord_server.gateway.drop()
    answer = await alice.click(cards, "go")
    assert (answer.kind, presses) == ("update", ["go"])
    assert (discord_server.gateway.identified, discord_server.gateway.resumed) == (1, 1)


async def test_a_forgotten_session_is_identified_anew_and_what_was_missed_is_lost(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "go")
    gateway = discord_server.gateway
    gateway.drop(forget_session=True)
    lost = asyncio.create_task(alice.click(cards, "go"))
    await alice.until(lambda: gateway.identified == 2 and gateway.connected)
    discord_server.world.interactions.give_up()
    assert (await lost).error is not None
    assert (await alice.click(cards, "go")).kind == "update"
    assert (presses, gateway.resumed) == (["go"], 0)


async def test_a_line_that_breaks_is_resumed_where_its_session_may_be(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    gateway = discord_server.gateway

    async def counts(identified: int, resumed: int) -> None:
        await alice.until(lambda: (gateway.identified, gateway.resumed) == (identified, resumed))
        await alice.until(lambda: gateway.connected)
        await post(cards, "the table", "go")
        assert (await alice.click(cards, "go")).kind == "update"

    gateway.ask_to_reconnect()
    await counts(1, 1)
    await gateway.close(4000)
    await counts(1, 2)
    gateway.invalidate(resumable=True)
    await counts(1, 3)
    gateway.invalidate(resumable=False)
    await counts(2, 3)


async def test_a_close_code_that_forbids_it_ends_the_client(
    discord_server: LoopbackDiscord, launch: Launch
) -> None:
    client = discord.Client(intents=discord.Intents.none(), guild_ready_timeout=0.05)
    running = launch(client)
    await discord_server.world.person("Alice").until(lambda: discord_server.gateway.connected)
    await discord_server.gateway.close(4013)
    with pytest.raises(discord.ConnectionClosed) as closed:
        await running
    assert closed.value.code == 4013


async def test_a_connection_without_heartbeats_answered_is_given_up(
    discord_server: LoopbackDiscord, launch: Launch, alice: Person
) -> None:
    gateway = discord_server.gateway
    gateway.heartbeat_seconds = 0.2
    gateway.acknowledges_heartbeats = False
    client = discord.Client(
        intents=discord.Intents.none(), guild_ready_timeout=0.05, heartbeat_timeout=0.5
    )
    launch(client)
    await alice.until(lambda: gateway.resumed >= 1)


async def test_an_acknowledgement_takes_its_time(discord_server: LoopbackDiscord) -> None:
    # One that comes at once overtakes the thread of discord.py that notes when it was asked for,
    # for threads take turns only so often.
    gateway = discord_server.gateway
    assert gateway.acknowledge_seconds >= 4 * sys.getswitchinterval()
    gateway.acknowledge_seconds = 1.0
    heard: list[int] = []
    identity = {"token": "any", "intents": 0}
    async with aiohttp.ClientSession() as session, session.ws_connect(gateway.url) as line:
        await line.send_json({"op": 1, "d": None})
        heard.append((await line.receive_json())["op"])
        await line.send_json({"op": 2, "d": identity})
        while len(heard) < 3:
            heard.append((await line.receive_json())["op"])
    hello, dispatch, acknowledgement = 10, 0, 11
    assert heard == [hello, dispatch, acknowledgement]


async def test_a_compressed_line_is_one_stream_whose_messages_end_at_a_flush(
    discord_server: LoopbackDiscord,
) -> None:
    stream, heard = zlib.decompressobj(), list[int]()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{discord_server.gateway.url}?compress=zlib-stream") as line,
    ):
        await line.send_json({"op": 2, "d": {"token": "any", "intents": 1}})
        while len(heard) < 3:
            packed = await line.receive_bytes()
            assert packed.endswith(b"\x00\x00\xff\xff")
            heard.append(json.loads(stream.decompress(packed))["op"])
    hello, dispatch = 10, 0
    assert heard == [hello, dispatch, dispatch]


@pytest.mark.skipif(
    sys.version_info >= (3, 14), reason="discord.py asks for zstd there, and the double has none"
)
async def test_presses_arrive_over_the_compressed_line_that_discord_py_asks_for(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "go", "on")
    assert (await alice.click(cards, "go")).kind == "update"
    gateway = discord_server.gateway
    assert gateway.connected
    assert gateway.compressed
    # A new connection is a new stream.
    gateway.drop()
    await alice.until(lambda: gateway.resumed == 1)
    await post(cards, "the table", "on")
    assert (await alice.click(cards, "on")).kind == "update"
    assert gateway.compressed
    assert presses == ["go", "on"]


async def test_a_doubled_event_reaches_the_bot_twice_and_is_answered_once(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "whisper")
    discord_server.gateway.disturbances.duplicate_next(PRESSED)
    assert (await alice.click(cards, "whisper")).kind == "ephemeral"
    await alice.until(lambda: presses == ["whisper", "whisper"])
    route = "/interactions/{interaction_id}/{token}/callback"
    await alice.until(lambda: len(discord_server.asked("POST", route)) == 2)
    await alice.until(lambda: all(one.status for one in discord_server.requests))
    assert [one.status for one in discord_server.asked("POST", route)] == [200, 400]
    assert len(alice.sees(cards)) == 2


async def test_two_events_in_the_wrong_order(
    discord_server: LoopbackDiscord,
    post: Post,
    presses: list[str],
    alice: Person,
    bob: Person,
    cards: Channel,
) -> None:
    await post(cards, "the table", "one", "two")
    discord_server.gateway.disturbances.swap_next(PRESSED)
    first = asyncio.create_task(alice.click(cards, "one"))
    await asyncio.sleep(0)
    await bob.click(cards, "two")
    await first
    assert presses == ["two", "one"]


async def test_a_delayed_event_comes_later(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "one", "two")
    discord_server.gateway.disturbances.delay_next(PRESSED, 1.5)
    late = asyncio.create_task(alice.click(cards, "one"))
    await asyncio.sleep(0)
    await alice.click(cards, "two")
    await late
    assert presses == ["two", "one"]


async def test_events_outside_the_intents_are_not_sent(
    discord_server: LoopbackDiscord, bot: discord.Client, post: Post, cards: Channel
) -> None:
    heard: list[str] = []

    async def hear(event: str) -> None:
        heard.append(event)

    vars(bot)["on_socket_event_type"] = hear
    await post(cards, "no MESSAGE_CREATE for this")
    discord_server.world.add_channel(discord_server.world.guilds[0], "annexe")
    alice = discord_server.world.person("Alice")
    await alice.until(lambda: "CHANNEL_CREATE" in heard)
    assert not [one for one in heard if one.startswith("MESSAGE")]


async def test_direct_messages_go_to_the_first_shard_and_guilds_to_their_own(
    discord_server: LoopbackDiscord, launch: Launch, alice: Person, cards: Channel
) -> None:
    guild_shard = (discord_server.world.guilds[0].id >> 22) % 2
    heard: dict[int, list[discord.Interaction[Any]]] = {0: [], 1: []}

    def shard(number: int) -> discord.Client:
        client = discord.Client(
            intents=discord.Intents.none(), shard_id=number, shard_count=2, guild_ready_timeout=0.05
        )

        @client.event
        async def on_interaction(  # pyright: ignore[reportUnusedFunction]  # discord.py finds it by name
            interaction: discord.Interaction[Any],
        ) -> None:
            heard[number].append(interaction)

        return client

    clients = [shard(0), shard(1)]
    for client in clients:
        launch(client)
        await alice.until(client.is_ready)
    body = {"name": "hand", "description": "x"}
    discord_server.world.commands.post(None, body)
    presses = [
        asyncio.create_task(alice.slash("hand", cards)),
        asyncio.create_task(alice.slash("hand", alice.dm_channel)),
    ]
    await alice.until(lambda: len(heard[0]) + len(heard[1]) == 2)
    assert [one.guild_id for one in heard[1 - guild_shard]] == ([None] if guild_shard else [])
    assert None in [one.guild_id for one in heard[0]]
    discord_server.world.interactions.give_up()
    await asyncio.gather(*presses)


async def test_a_guild_that_throws_the_bot_out_is_gone(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person
) -> None:
    world = discord_server.world
    second = world.add_guild("The Back Room")
    world.add_channel(second, "back")
    await alice.until(lambda: len(bot.guilds) == 2)
    world.remove_guild(second)
    await alice.until(lambda: [guild.name for guild in bot.guilds] == ["The Green Baize"])
