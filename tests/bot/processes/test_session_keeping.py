"""What a process keeps of its sessions, and which of those that were left it resumes."""

from dataclasses import replace
from typing import Any

import pytest

from bot.discord.gateway.socket import END_SESSION, KEEP_SESSION
from bot.processes.session_keeping import SessionKeeping
from bot.support.background_tasks import BackgroundTasks
from bot.support.shards import Shards
from data.sql.gateway_sessions import KeptSession
from data.sqlite.store import SqliteStore
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild
from tests.bot.sharded import Process, Start


def keeping(store: SqliteStore, process: Process) -> SessionKeeping:
    return SessionKeeping(store.gateway_sessions, process, BackgroundTasks())


async def test_sessions_are_kept_when_they_have_moved_and_only_those_of_shards_served_here(
    start: Start, store: SqliteStore, guilds: list[Guild], alice: Person
) -> None:
    process = start("one", Shards.read("0-1/2"))
    await alice.until(process.is_ready, what="its shards")
    sessions = keeping(store, process)
    process.incoming.hold(1)
    process.incoming.expect_replays(0)
    await sessions.keep()
    assert await store.gateway_sessions.left() == ()
    process.incoming.end_replays(0)
    assert process.close_code == END_SESSION
    await sessions.keep()
    assert process.close_code == KEEP_SESSION
    (kept,) = await store.gateway_sessions.left()
    assert (kept.shard, kept.shards, kept.intents) == (0, 2, 1)
    # Nothing is written as long as nothing moves, so what somebody else writes stays.
    changed = replace(kept, sequence=0)
    await store.gateway_sessions.keep([changed])
    await sessions.keep()
    assert await store.gateway_sessions.left() == (changed,)
    await alice.slash("hand", guilds[0].channels[0])
    await sessions.keep()
    assert await store.gateway_sessions.left() == (replace(kept, sequence=kept.sequence + 1),)


@pytest.mark.parametrize(
    ("changes", "resumed"),
    [
        ({}, 1),
        ({"intents": 3}, 0),
        ({"shards": 4}, 0),
        ({"shard": 1}, 0),
        ({"address": "wss://gateway.discord.gg/"}, 0),
    ],
)
async def test_a_session_is_resumed_only_by_who_would_have_begun_the_same(
    start: Start,
    store: SqliteStore,
    discord_server: LoopbackDiscord,
    guilds: list[Guild],
    alice: Person,
    changes: dict[str, Any],
    resumed: int,
) -> None:
    old, new = start("old", Shards.read("0/2")), start("new", Shards(frozenset(), 2))
    for process in (old, new):
        await alice.until(process.is_ready, what=process.name)
    await keeping(store, old).keep()
    (kept,) = await store.gateway_sessions.left()
    await old.close()
    left: KeptSession = replace(kept, **changes)
    await store.database.do("DELETE FROM gateway_sessions")
    await store.gateway_sessions.keep([left])
    await keeping(store, new).resume([0])
    new.add_shards([0])
    await alice.until(new.is_ready, what="the shard")
    assert (discord_server.gateway.resumed, len(new.guilds)) == (resumed, 1)
    assert len(guilds) == 2
