"""Notices between processes: a listener whose connection is lost listens again at once."""

import asyncio
import json
import logging

import pytest

import data.postgresql.notices
from data.addresses import PostgresAddress
from data.postgresql.store import PostgresStore
from tests.data.places import PostgresPlace
from tests.postgres_server import PostgresServer

CUT_OFF = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE query ILIKE '%LISTEN%' AND pid <> pg_backend_pid() AND datname = current_database()
"""


async def test_whoever_listens_and_is_cut_off_listens_again_and_not_only_at_the_next_look(
    postgres_place: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.postgresql.notices, "LOOK_SECONDS", 600.0)
    await postgres_place.emptied()
    one = await PostgresStore.open(postgres_place.address, "one/1")
    two = await PostgresStore.open(postgres_place.address, "two/1")
    heard: list[tuple[str, str]] = []
    missed: list[str] = []

    def hear(topic: str, text: str) -> None:
        heard.append((topic, text))

    listening = asyncio.create_task(two.notices.listen(hear, lambda: missed.append("some")))

    async def is_heard(text: str) -> None:
        # What is told while nobody listens is lost, and told again.
        while ("topic", text) not in heard:
            await one.notices.tell_all("topic", text)
            await asyncio.sleep(0.05)

    try:
        async with asyncio.timeout(60):
            await is_heard("before")
            assert await postgres_place.rows(CUT_OFF) == [(True,)]
            await is_heard("after")
        # Something may have been told before it listened, and in between.
        assert missed == ["some", "some"]
        assert not listening.done()
    finally:
        listening.cancel()
        await asyncio.wait([listening])
        await one.close()
        await two.close()


UNREADABLE = (
    *("garbage-of-somebody", "", "[" * 7_900, '{"a":' * 1_500, "null", "7" * 7_000, "[1e999]"),
    *("[1, 2, 3, 4]", '["a", "*", "person"]', '["a", "*", 7, "11"]', '["a", "*", "person", null]'),
    *('{"a": 1, "b": 2, "c": 3, "d": 4}', '"four"', '["a", ["*"], "person", "11"]', "NaN", "{"),
)


OF_OTHERS = (["one/1", "*", "topic", "its own"], ["other", "two/1", "topic", "for another"])


async def test_what_no_process_has_told_is_passed_over_and_told_once_without_its_text(
    postgres_place: PostgresPlace, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await postgres_place.emptied()
    store = await PostgresStore.open(postgres_place.address, "one/1")
    heard: list[tuple[str, str]] = []

    def hear(topic: str, text: str) -> None:
        heard.append((topic, text))

    listening = asyncio.create_task(store.notices.listen(hear, lambda: None))
    async with store.links.acquire(timeout=60) as other:
        async with asyncio.timeout(60):
            for last in ("begun", "ended"):
                while ("topic", last) not in heard:
                    notice = json.dumps(["other", "*", "topic", last])
                    await other.fetchval("SELECT pg_notify('cardroom', $1)", notice)
                    await asyncio.sleep(0.05)
                for notice in (*UNREADABLE, *map(json.dumps, OF_OTHERS)):
                    await other.fetchval("SELECT pg_notify('cardroom', $1)", notice)
    listening.cancel()
    await asyncio.wait([listening])
    await store.close()
    assert set(heard) == {("topic", "begun"), ("topic", "ended")}
    assert len([record for record in caplog.records if "a notice" in record.message]) == 1
    assert "Traceback" not in caplog.text
    assert "somebody" not in caplog.text


async def test_whoever_may_not_listen_for_a_while_listens_again_and_it_is_told_once(
    postgres_server: PostgresServer,
    postgres_place: PostgresPlace,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(data.postgresql.notices, "AGAIN_SECONDS", 0.05)
    await postgres_place.emptied()
    postgres_server.tell("cardroom", f"CREATE ROLE listener LOGIN IN ROLE {postgres_server.role}")
    url = postgres_place.address.url.replace(f"//{postgres_server.role}@", "//listener@")
    one = await PostgresStore.open(postgres_place.address, "one/1")
    two = await PostgresStore.open(PostgresAddress(url), "two/1")
    heard: set[str] = set()

    def hear(_: str, text: str) -> None:
        heard.add(text)

    listening = asyncio.create_task(two.notices.listen(hear, lambda: None))

    async def is_heard(text: str) -> None:
        while text not in heard:
            await one.notices.tell_all("topic", text)
            await asyncio.sleep(0.05)

    try:
        async with asyncio.timeout(60):
            await is_heard("before")
            postgres_server.tell("cardroom", "ALTER ROLE listener NOLOGIN")
            assert await postgres_place.rows(CUT_OFF) == [(True,)]
            while "nothing is heard of other processes" not in caplog.text:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.3)
            postgres_server.tell("cardroom", "ALTER ROLE listener LOGIN")
            await is_heard("after")
    finally:
        listening.cancel()
        await asyncio.wait([listening])
        await one.close()
        await two.close()
        postgres_server.tell("cardroom", "DROP ROLE listener")
    assert caplog.text.count("nothing is heard of other processes") == 1
