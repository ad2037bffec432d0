"""Shards at the gateway: which events each gets, how they begin, and several sessions of one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.gateway import KEPT_SECONDS
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild

DISPATCH, IDENTIFY, RESUME, INVALID_SESSION, HELLO = 0, 2, 6, 9, 10

Frame = dict[str, Any]


class Listener:
    """One connection to the gateway, and all that it has heard."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line = line
        self.heard: list[Frame] = []

    async def identify(self, shard_id: int, count: int) -> None:
        """Ask for a session and wait for what Discord says."""
        shard = [shard_id, count]
        await self._line.send_json(
            {"op": IDENTIFY, "d": {"token": "x", "intents": 1, "shard": shard}}
        )
        await self.hear()

    async def resume(self, session_id: str, sequence: int) -> None:
        body = {"token": "x", "session_id": session_id, "seq": sequence}
        await self._line.send_json({"op": RESUME, "d": body})
        await self.hear()

    async def hear(self) -> Frame:
        """Return the next frame but HELLO."""
        while True:
            frame: Frame = await self._line.receive_json()
            if frame["op"] != HELLO:
                self.heard.append(frame)
                return frame

    async def hear_press(self) -> str:
        """Return the id of the next interaction."""
        while (frame := await self.hear())["t"] != "INTERACTION_CREATE":
            pass
        return str(frame["d"]["id"])

    @property
    def close_code(self) -> int | None:
        """How the other end has closed the connection."""
        return self._line.close_code

    async def gone(self) -> None:
        """Return when the other end has closed the connection."""
        while not self._line.closed:
            await self._line.receive()

    @property
    def guilds(self) -> list[str]:
        """The guilds that READY told of."""
        (ready,) = (one for one in self.heard if one["t"] == "READY")
        return [one["id"] for one in ready["d"]["guilds"]]


Connect = Callable[[], Awaitable[Listener]]


@pytest.fixture
async def connect(discord_server: LoopbackDiscord) -> AsyncIterator[Connect]:
    """Open connections to the gateway."""
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(aiohttp.ClientSession())

        async def opened() -> Listener:
            line = client.ws_connect(discord_server.gateway.url)
            return Listener(await stack.enter_async_context(line))

        yield opened


@pytest.fixture
def guilds(discord_server: LoopbackDiscord) -> list[Guild]:
    """Two guilds, of shard 0 and of shard 1 of two."""
    world = discord_server.world
    world.remove_guild(world.guilds[0])
    for number in range(2):
        guild = world.add_guild(f"Server {number}", shard=(number, 2))
        world.add_channel(guild, f"cards-{number}")
    discord_server.world.commands.post(None, {"name": "hand", "description": "x"})
    return list(world.guilds)


@pytest.fixture
async def pressed(
    discord_server: LoopbackDiscord, alice: Person
) -> AsyncIterator[Callable[[Any], None]]:
    """Let Alice type a command that nobody answers."""
    tasks: list[asyncio.Task[Any]] = []
    yield lambda where: tasks.append(asyncio.create_task(alice.slash("hand", where)))
    discord_server.world.interactions.give_up()
    await asyncio.gather(*tasks)


async def test_ready_tells_the_guilds_of_the_shard_alone(
    connect: Connect, guilds: list[Guild]
) -> None:
    for number, guild in enumerate(guilds):
        listener = await connect()
        await listener.identify(number, 2)
        assert listener.guilds == [str(guild.id)]
    alone = await connect()
    await alone.identify(0, 1)
    assert alone.guilds == [str(guild.id) for guild in guilds]


async def test_each_session_of_a_shard_hears_every_press(
    discord_server: LoopbackDiscord,
    connect: Connect,
    guilds: list[Guild],
    pressed: Callable[[Any], None],
    alice: Person,
) -> None:
    old, new, other = await connect(), await connect(), await connect()
    for listener, number in ((old, 0), (new, 0), (other, 1)):
        await listener.identify(number, 2)
    assert len(discord_server.gateway.sessions(0)) == 2
    pressed(guilds[0].channels[0])
    first = await old.hear_press()
    assert await new.hear_press() == first
    pressed(alice.dm_channel)
    second = await old.hear_press()
    assert await new.hear_press() == second != first
    pressed(guilds[1].channels[0])
    assert await other.hear_press() not in (first, second)


async def test_sessions_that_count_their_shards_differently_hear_the_same(
    connect: Connect, guilds: list[Guild], pressed: Callable[[Any], None], alice: Person
) -> None:
    alone, of_two = await connect(), await connect()
    await alone.identify(0, 1)
    await of_two.identify(1, 2)
    pressed(guilds[1].channels[0])
    assert await alone.hear_press() == await of_two.hear_press()
    pressed(alice.dm_channel)
    pressed(guilds[1].channels[0])
    message, press = await alone.hear_press(), await alone.hear_press()
    assert await of_two.hear_press() == press != message


async def test_a_bucket_stays_closed_for_a_while_and_others_are_open(
    discord_server: LoopbackDiscord, connect: Connect
) -> None:
    starts = discord_server.gateway.session_starts
    starts.max_concurrency, starts.apart_seconds = 2, 5.0
    discord_server.world.clock.hold()
    listeners = [await connect() for _ in range(3)]
    for number, listener in enumerate(listeners):
        await listener.identify(number, 3)
    ops = [listener.heard[0]["op"] for listener in listeners]
    assert ops == [DISPATCH, DISPATCH, INVALID_SESSION]
    assert listeners[2].heard[0]["d"] is False
    assert (discord_server.gateway.identified, discord_server.gateway.too_soon) == (2, 1)
    assert starts.remaining == starts.total - 2
    discord_server.world.clock.advance(5.0)
    await listeners[2].identify(2, 3)
    assert listeners[2].heard[1]["t"] == "READY"
    assert starts.described["max_concurrency"] == 2


async def test_one_session_of_several_is_disturbed(
    discord_server: LoopbackDiscord, connect: Connect
) -> None:
    gateway = discord_server.gateway
    old, new = await connect(), await connect()
    for listener in (old, new):
        await listener.identify(0, 1)
    first, second = gateway.sessions(0)
    await gateway.close(4000, of=[first])
    await old.gone()
    gateway.ask_to_reconnect(of=[second])
    while (await new.hear())["op"] != 7:
        pass
    assert gateway.sessions() == [first, second]
    gateway.drop(of=[first], forget_session=True)
    assert gateway.sessions() == [second]
    assert gateway.connected
    again = await connect()
    await again.resume(first.id, 1)
    assert again.heard[0]["op"] == INVALID_SESSION


async def test_an_event_goes_wrong_alike_at_all_sessions(
    discord_server: LoopbackDiscord,
    connect: Connect,
    guilds: list[Guild],
    pressed: Callable[[Any], None],
) -> None:
    listeners = [await connect(), await connect()]
    for listener in listeners:
        await listener.identify(0, 1)
    discord_server.gateway.disturbances.swap_next("INTERACTION_CREATE")
    for _ in range(2):
        pressed(guilds[0].channels[0])
    for listener in listeners:
        late, early = await listener.hear_press(), await listener.hear_press()
        assert int(late) > int(early)
    discord_server.gateway.disturbances.duplicate_next("INTERACTION_CREATE")
    pressed(guilds[0].channels[0])
    for listener in listeners:
        assert await listener.hear_press() == await listener.hear_press()


async def test_a_replay_ends_with_the_only_word_that_it_is_over(
    discord_server: LoopbackDiscord,
    connect: Connect,
    guilds: list[Guild],
    pressed: Callable[[Any], None],
) -> None:
    """Also if what came was replayed before, to a process that died of it."""
    first = await connect()
    await first.identify(0, 1)
    (session,) = discord_server.gateway.sessions()
    began = session.sequence
    for count in (1, 2, 3):
        pressed(guilds[0].channels[0])
        again = await connect()
        await again.resume(session.id, began)
        while again.heard[-1]["t"] != "RESUMED":
            await again.hear()
        told = [frame["t"] for frame in again.heard]
        assert told == ["INTERACTION_CREATE"] * count + ["RESUMED"]


async def test_a_session_that_nobody_resumes_is_forgotten(
    discord_server: LoopbackDiscord, connect: Connect, alice: Person
) -> None:
    gateway = discord_server.gateway
    listener = await connect()
    await listener.identify(0, 1)
    (session,) = gateway.sessions()
    gateway.drop()
    await alice.until(lambda: not gateway.connected)
    discord_server.world.clock.advance(KEPT_SECONDS - 1)
    assert gateway.sessions() == [session]
    discord_server.world.clock.advance(2)
    assert gateway.sessions() == []
    again = await connect()
    await again.resume(session.id, 1)
    assert again.heard[0]["op"] == INVALID_SESSION


async def test_a_process_that_reads_nothing_is_cut_off(discord_server: LoopbackDiscord) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", discord_server.port)
    writer.write(
        b"GET /gateway/ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    transport = writer.transport
    assert isinstance(transport, asyncio.ReadTransport)
    transport.pause_reading()
    gateway = discord_server.gateway
    # More than the system keeps for somebody who is paused.
    for _ in range(16):
        gateway.send_text("x" * (1 << 20))
        await asyncio.sleep(0)
    await gateway.close(4000)
    transport.resume_reading()
    with contextlib.suppress(ConnectionError):
        while await reader.read(1 << 20):
            pass
    writer.close()


async def test_a_session_resumed_elsewhere_leaves_its_first_connection(
    discord_server: LoopbackDiscord, connect: Connect
) -> None:
    listener = await connect()
    await listener.identify(0, 1)
    (session,) = discord_server.gateway.sessions()
    again = await connect()
    await again.resume(session.id, session.sequence)
    assert again.heard[-1]["t"] == "RESUMED"
    await listener.gone()
    assert discord_server.gateway.connected


async def test_a_session_cannot_be_resumed_where_it_never_was_or_is_no_more(
    discord_server: LoopbackDiscord, connect: Connect
) -> None:
    listener = await connect()
    await listener.identify(0, 1)
    (session,) = discord_server.gateway.sessions()
    ahead = await connect()
    with pytest.raises(TypeError):
        # No frame comes: the connection is closed.
        await ahead.resume(session.id, session.sequence + 1)
    assert ahead.close_code == 4007
    # Of the events that were missed one is kept no more.
    session.sent.popleft()
    behind = await connect()
    await behind.resume(session.id, 0)
    assert behind.heard[0]["op"] == INVALID_SESSION
    assert discord_server.gateway.sessions() == []


async def test_guilds_are_listed_page_by_page(
    discord_server: LoopbackDiscord, guilds: list[Guild]
) -> None:
    address = f"{discord_server.api_url}/users/@me/guilds"
    token = {"Authorization": "Bot x"}
    after, found = "0", list[str]()
    async with aiohttp.ClientSession(headers=token) as client:
        while True:
            async with client.get(address, params={"limit": 1, "after": after}) as answer:
                page: list[dict[str, Any]] = await answer.json()
            if not page:
                break
            ((after, name),) = [(one["id"], one["name"]) for one in page]
            found.append(name)
    assert found == [guild.name for guild in sorted(guilds, key=lambda guild: guild.id)]
