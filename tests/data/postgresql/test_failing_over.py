"""Several hosts of one address: whichever takes writes is the one that is played on."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from data.addresses import PostgresAddress
from data.patience import waiting_at_most
from data.postgresql.database import PostgresDatabase
from data.postgresql.store import PostgresStore
from data.unopened import StoreAway
from tests.postgres_server import FOLLOWED, QUICK, PostgresServer, free_port, started


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that may be killed, and that a standby may follow."""
    with started(options=(*QUICK, *FOLLOWED)) as server:
        yield server


@pytest.fixture
def standby(own_server: PostgresServer) -> Iterator[PostgresServer]:
    own_server.make("both")
    standby = own_server.followed()
    yield standby
    standby.remove()


FORMS = {
    "hosts": "postgresql://{role}@127.0.0.1:{one},127.0.0.1:{two}/both?sslmode=disable",
    "query": "postgresql:///both?host=127.0.0.1,localhost&port={one},{two}&user={role}"
    "&sslmode=disable&target_session_attrs=read-write",
    "standby first": "postgresql://{role}@127.0.0.1:{two},127.0.0.1:{one}/both?sslmode=disable"
    "&target_session_attrs=primary",
    "sockets": "postgresql:///both?host={folder},{standby}&port={one},{two}&user={role}",
}


@pytest.mark.parametrize("form", FORMS)
async def test_a_standby_that_is_promoted_is_played_on(
    own_server: PostgresServer, standby: PostgresServer, form: str
) -> None:
    url = FORMS[form].format(
        role=own_server.role,
        one=own_server.port,
        two=standby.port,
        folder=own_server.folder,
        standby=standby.folder,
    )
    store = await PostgresStore.open(PostgresAddress(url), "one/1")
    heard: set[str] = set()

    def hear(_: str, text: str) -> None:
        heard.add(text)

    listening = asyncio.create_task(store.notices.listen(hear, lambda: None))
    await store.settings.set("kept", "before")
    await asyncio.to_thread(own_server.kill)
    await asyncio.to_thread(standby.promote)
    await asyncio.to_thread(standby.confirm_with, "")
    with waiting_at_most(60):
        assert await store.settings.get("kept") == "before"
        await store.settings.set("kept", "after")
        assert await store.settings.get("kept") == "after"
    other = await PostgresStore.open(PostgresAddress(url), "two/1")
    async with asyncio.timeout(60):
        while "told" not in heard:
            await other.notices.tell_all("topic", "told")
            await asyncio.sleep(0.05)
    listening.cancel()
    await asyncio.wait([listening])
    await other.close()
    await store.close()


async def test_a_host_that_is_gone_and_silent_keeps_nobody_from_the_other(
    own_server: PostgresServer, standby: PostgresServer
) -> None:
    await asyncio.to_thread(standby.promote)
    await asyncio.to_thread(standby.confirm_with, "")
    # It takes connections, as the system does that for it, and says nothing.
    os.kill(own_server.pid, signal.SIGSTOP)
    try:
        both = PostgresAddress(
            FORMS["hosts"].format(role=own_server.role, one=own_server.port, two=standby.port)
        )
        database = await PostgresDatabase.open(both)
        with waiting_at_most(60):
            assert await database.rows("SELECT count(*) FROM tables") == [(0,)]
        async with asyncio.timeout(60):
            # A busy machine may take longer for one than is waited.
            while not await database.takes_connections():
                await asyncio.sleep(0)
        await database.close()
    finally:
        os.kill(own_server.pid, signal.SIGCONT)


async def test_hosts_that_take_no_writes_are_waited_for(
    own_server: PostgresServer, standby: PostgresServer
) -> None:
    followers = PostgresAddress(
        FORMS["hosts"].format(role=own_server.role, one=standby.port, two=free_port())
    )
    with pytest.raises(StoreAway, match="does not answer"):
        await PostgresStore.open(followers)
    await (await PostgresStore.open(own_server.address("both"))).close()
    alone = PostgresAddress(
        FORMS["hosts"].format(role=own_server.role, one=standby.port, two=standby.port)
        + "&target_session_attrs=any"
    )
    with pytest.raises(StoreAway, match="read-only"):
        await PostgresStore.open(alone)
