"""Sessions that another process has left, and what is known of guilds once they are resumed."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.discord.gateway import state
from bot.discord.gateway.addresses import is_of_gateway
from bot.discord.gateway.incoming import InteractionPayload
from bot.discord.gateway.shard_lines import ResumableSession
from bot.support.shards import Shards
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild
from tests.bot.sharded import Process, Start

LIST = "/users/@me/guilds"

Left: TypeAlias = tuple[Process, dict[int, ResumableSession]]


@pytest.fixture
async def left(start: Start, guilds: list[Guild], alice: Person) -> Left:
    """A process that serves nothing yet, and what one that is gone has left of both shards."""
    old, new = start("old", Shards.read("0-1/2")), start("new", Shards(frozenset(), 2))
    for process in (old, new):
        await alice.until(process.is_ready, what=process.name)
    assert len(guilds) == 2
    return new, await old.drop_shards({0, 1}, resumable=True)


def known(process: Process) -> set[str]:
    return {guild.name for guild in process.guilds}


async def test_discord_is_asked_for_the_guilds_until_all_pages_are_there(
    left: Left, discord_server: LoopbackDiscord, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "AT_ONCE", 1)
    new, sessions = left
    discord_server.faults.add("GET", LIST, status=403)
    new.add_shards({0, 1}, sessions)
    await alice.until(new.is_ready, what="the guilds")
    assert known(new) == {"Server 0", "Server 1"}
    # One vain attempt, and then a page for each guild and an empty last one.
    assert len(discord_server.asked("GET", LIST)) >= 4
    assert (discord_server.gateway.identified, discord_server.gateway.resumed) == (2, 2)


async def test_what_went_away_meanwhile_is_told_though_nobody_knew_it(
    left: Left, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    new, sessions = left
    first, second = guilds
    discord_server.world.remove_channel(first.channels[0])
    discord_server.world.remove_guild(second)
    new.add_shards({0, 1}, sessions)
    await alice.until(new.is_ready, what="the guilds")
    assert {"channel_gone", "guild_gone"} <= set(new.told)
    assert known(new) == {"Server 0"}


async def test_a_guild_that_goes_while_they_are_listed_is_not_taken_for_one_that_is_there(
    left: Left, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    new, sessions = left
    listed = discord_server.faults.add("GET", LIST, late_seconds=1.0)
    new.add_shards({1}, sessions)
    await alice.until(lambda: listed.hits, what="the question")
    await asyncio.sleep(0.05)
    discord_server.world.remove_guild(guilds[1])
    await alice.until(new.is_ready, what="the guilds")
    assert known(new) == set()


async def test_whether_the_bot_is_a_member_is_known_before_its_guilds_are(
    left: Left, discord_server: LoopbackDiscord, guilds: list[Guild], alice: Person
) -> None:
    new, sessions = left
    heard: list[InteractionPayload] = []
    new.incoming.on_replay = heard.append

    def is_member(**changed: object) -> bool:
        return new.is_member(new.interaction_of({**heard[0], **changed}))

    slow = discord_server.faults.add("GET", LIST, delay_seconds=1.0, times=9)
    pressing = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    await asyncio.sleep(0)
    new.add_shards({0, 1}, sessions)
    await alice.until(lambda: heard, what="the command")
    assert is_member()
    assert not is_member(authorizing_integration_owners={"1": str(alice.id)})
    assert not known(new)
    await alice.until(new.is_ready, what="the guilds")
    assert slow.hits
    assert is_member()
    stranger = str(guilds[0].id + 1)
    assert not is_member(guild_id=stranger, authorizing_integration_owners={"0": stranger})
    pressing.cancel()


async def test_only_what_is_told_again_is_doubted(
    left: Left, guilds: list[Guild], alice: Person
) -> None:
    new, sessions = left
    doubted: list[InteractionPayload] = []
    new.incoming.on_replay = doubted.append
    pressing = asyncio.create_task(alice.slash("hand", guilds[0].channels[0]))
    await asyncio.sleep(0)
    new.add_shards({0, 1}, sessions)
    await new.until_up({0, 1})
    await alice.until(lambda: doubted, what="what was missed")
    assert (await alice.slash("hand", guilds[0].channels[0])).kind == "message"
    assert len(doubted) == 1
    pressing.cancel()


def _ahead(session: ResumableSession) -> ResumableSession:
    return ResumableSession(session.id, session.sequence + 99, session.gateway)


def _unknown(session: ResumableSession) -> ResumableSession:
    return ResumableSession("unknown", session.sequence, session.gateway)


@pytest.mark.parametrize("changed", [_ahead, _unknown])
async def test_a_session_that_discord_refuses_is_begun_anew(
    left: Left,
    discord_server: LoopbackDiscord,
    guilds: list[Guild],
    alice: Person,
    changed: Callable[[ResumableSession], ResumableSession],
) -> None:
    new, sessions = left
    tried = discord_server.gateway.attempts.copy()
    new.add_shards({0}, {0: changed(sessions[0])})
    await alice.until(new.is_ready, what="a session")
    assert discord_server.gateway.attempts - tried == {"resume": 1, "main": 1}
    assert (discord_server.gateway.identified, discord_server.gateway.resumed) == (3, 0)
    assert known(new) == {"Server 0"}
    # Nothing that comes now is doubted.
    assert (await alice.slash("hand", guilds[0].channels[0])).kind == "message"


async def test_a_session_that_neither_host_resumes_is_begun_anew(
    left: Left, discord_server: LoopbackDiscord, alice: Person
) -> None:
    new, sessions = left
    gateway = discord_server.gateway
    gateway.handshakes = {"resume": "refused", "main": "refused"}
    tried = gateway.attempts.copy()
    new.add_shards({0}, {0: sessions[0]})
    await alice.until(lambda: gateway.attempts["main"] > tried["main"], what="both attempts")
    gateway.handshakes.clear()
    await alice.until(new.is_ready, what="a session")
    assert gateway.attempts["resume"] == tried["resume"] + 1
    assert (gateway.identified, gateway.resumed) == (3, 0)


@pytest.mark.parametrize(
    ("address", "is_discords"),
    [
        ("wss://gateway-us-east1-b.discord.gg", True),
        ("ws://gateway-us-east1-b.discord.gg", False),
        ("wss://discord.gg.example", False),
        ("wss://notdiscord.gg", False),
        ("ws://127.0.0.1:80/gateway/", False),
        ("nonsense", False),
    ],
)
def test_no_session_is_resumed_at_a_strangers_host(
    monkeypatch: pytest.MonkeyPatch, address: str, *, is_discords: bool
) -> None:
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("wss://gateway.discord.gg/"))
    assert is_of_gateway(yarl.URL(address)) is is_discords
