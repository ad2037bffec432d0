"""Notices between processes: a listener whose connection is lost listens again at once."""

import asyncio

import pytest

import data.postgresql.notices
from data.postgresql.store import PostgresStore
from tests.data.places import PostgresPlace

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

    def hear(topic: str, text: str) -> None:
        heard.append((topic, text))

    listening = asyncio.create_task(two.notices.listen(hear))

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
        assert not listening.done()
    finally:
        listening.cancel()
        await asyncio.wait([listening])
        await one.close()
        await two.close()
