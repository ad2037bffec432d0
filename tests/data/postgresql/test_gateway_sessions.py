"""Sessions at Discord's gateway, kept for whoever serves their shards next."""

from dataclasses import replace

from data.processes import Member, Processes, Shard
from data.sql.gateway_sessions import KEPT_MS, GatewaySessions, KeptSession
from data.store import Store
from tests.data.places import Place

SESSION = KeptSession(0, 2, 1, "a-secret", "wss://gateway-us.discord.gg/", 1 << 40)
OTHER = replace(SESSION, shard=1, id="another")


async def test_sessions_are_kept_in_the_place_of_earlier_ones(store: Store) -> None:
    sessions = store.gateway_sessions
    assert await sessions.left() == ()
    await sessions.keep([SESSION, OTHER])
    await sessions.keep([replace(SESSION, sequence=7, address="wss://elsewhere.discord.gg/")])
    moved = replace(SESSION, sequence=7, address="wss://elsewhere.discord.gg/")
    assert await sessions.left() == (moved, OTHER)


async def test_a_session_is_left_for_some_minutes(store: Store, place: Place) -> None:
    await store.gateway_sessions.keep([SESSION, OTHER])
    await place.do(f"UPDATE gateway_sessions SET kept_at = kept_at - {KEPT_MS} - 1 WHERE shard = 0")
    assert await store.gateway_sessions.left() == (OTHER,)


async def test_a_process_keeps_the_sessions_of_its_own_shards_alone(store: Store) -> None:
    database = store.database
    processes = {name: Processes(database, name) for name in ("one/1", "two/1")}
    sessions = {name: GatewaySessions(database, name) for name in processes}
    for name, process in processes.items():
        await process.join(Member(name, name[:3]), replacing=False)
    await processes["one/1"].agree_on_shards(2)
    await processes["one/1"].claim(Shard(0, None))
    await processes["two/1"].claim(Shard(1, None))
    await sessions["one/1"].keep([SESSION, OTHER])
    assert await sessions["two/1"].left() == (SESSION,)
    # It was taken for dead, and another one serves its shard.
    await processes["one/1"].leave()
    assert await processes["two/1"].claim(Shard(0, "one/1"))
    await sessions["one/1"].keep([replace(SESSION, id="too late")])
    assert await sessions["two/1"].left() == (SESSION,)


def test_no_text_of_a_session_tells_its_id() -> None:
    assert "a-secret" not in repr(SESSION)
