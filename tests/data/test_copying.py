"""A store is copied to another place whole or not at all, whichever kinds of places they are."""

import asyncio
import io
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.copying_console import main as copy_store_command
from data import copying
from data.addresses import PostgresAddress, StoreAddress
from data.copying import NotCopied, StoreCopy, copy_store
from data.opening import store_at
from data.postgresql import links
from data.processes import Member
from data.sql.copied_tables import COPIED, LEFT_OUT
from data.unopened import StoreInUse, StoreUnopened, StoreUnusable
from tests.data.everything import fill, played, seen
from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.postgres_server import PostgresServer
from tests.stored import closed_after
from tests.table_rows import GAME

KILLED = """
import asyncio, os, signal, sys
from data.addresses import address_of
from data.copying import copy_store

def progress(done, table, rows, total):
    if [done, table] == sys.argv[3:]:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(copy_store(address_of(sys.argv[1]), address_of(sys.argv[2]), progress))
"""


@pytest.fixture(params=["sqlite", "postgresql"])
async def target(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """An empty place beside the first one."""
    if request.param == "sqlite":
        yield SqlitePlace(tmp_path / "target.db")
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    # Some other database would do, but to make one is half a second.
    place = PostgresPlace(server, await asyncio.to_thread(server.make, "copied"))
    yield place


ACROSS = pytest.mark.parametrize(
    ("place", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")], indirect=True
)


def quiet(done: str, table: str, rows: int, total: int) -> None:
    """Say nothing of how far it is."""


async def filled(place: Place) -> None:
    async with closed_after(await place.opened()) as store:
        await fill(store)


async def content(place: Place) -> dict[str, list[str]]:
    """Return all rows, by what their columns are called."""
    found: dict[str, list[str]] = {}
    async with closed_after(await place.opened()) as store:
        for table in COPIED:
            columns = sorted(
                name for (name,) in await store.database.rows(store.filling.columns, (table,))
            )
            rows = await store.database.rows(f"SELECT {', '.join(columns)} FROM {table}")
            found[table] = sorted(map(repr, [columns, *rows]))
    return found


async def is_empty(place: Place) -> bool:
    rows = await content(place)
    return all(len(found) == 1 for table, found in rows.items() if table != "counting")


def url(address: StoreAddress) -> str:
    return str(address) if isinstance(address, Path) else address.url


async def test_a_copy_has_all_there_is_and_is_played_on(
    place: Place, target: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "AT_ONCE", 3)
    await filled(place)
    before = await content(place)
    assert [name for name, rows in before.items() if len(rows) < 2] == []
    copy = await copy_store(place.address, target.address, quiet)
    assert copy.disagreements == ()
    assert await content(target) == before
    assert {done.name: done.rows for done in copy.tables} == {
        name: len(rows) - 1 for name, rows in before.items()
    }
    # Counts go on, and a new board gets a number of its own.
    store = await target.opened()
    for number, guild in enumerate((9, 1)):
        ended = replace(GAME, game_id=f"later{number}", guild_id=guild)
        assert await played(store, ended)
    assert await store.standings.audit() == []
    assert await store.ratings.audit() == []
    await store.close()


async def test_each_table_is_copied_by_its_key_or_left_out_on_purpose(
    path: Path, postgres_server: PostgresServer
) -> None:
    file = SqlitePlace(path)
    await (await file.opened()).close()
    keys = {
        name: tuple(
            column
            for (column,) in await file.rows(
                "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", name
            )
        )
        for (name,) in await file.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
    }
    assert {name: key for name, key in keys.items() if name not in LEFT_OUT} == COPIED
    address = await asyncio.to_thread(postgres_server.make, "copied")
    database = PostgresPlace(postgres_server, address)
    await (await database.opened()).close()
    tables = await database.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {name for (name,) in tables} == COPIED.keys() | LEFT_OUT


@ACROSS
async def test_whoever_uses_a_store_has_it_for_themselves(place: Place, target: Place) -> None:
    await filled(place)
    for used in (place, target):
        store = await store_at(used.address, "north/1")
        await store.processes.join(Member(store.processes.process, "north"), replacing=False)
        with pytest.raises(StoreInUse):
            await copy_store(place.address, target.address, quiet)
        await store.processes.leave()
        await store.close()
        assert used is place or await is_empty(target)
    # What a process leaves that ended is no use of the store.
    await copy_store(place.address, target.address, quiet)
    assert await target.rows("SELECT * FROM processes WHERE ended_at IS NULL") == []


@ACROSS
async def test_what_has_something_is_not_copied_over(place: Place, target: Place) -> None:
    await filled(place)
    store = await target.opened()
    await seen(store, 99, "Ann", None)
    await store.close()
    before = await content(target)
    with pytest.raises(NotCopied, match="not empty: it has people already"):
        await copy_store(place.address, target.address, quiet)
    assert await content(target) == before
    with pytest.raises(StoreUnopened):
        await copy_store(place.address, place.address, quiet)


async def test_there_is_no_copy_of_nothing(tmp_path: Path) -> None:
    missing, other = tmp_path / "missing.db", tmp_path / "other.db"
    with pytest.raises(StoreUnusable, match="there is no"):
        await copy_store(missing, other, quiet)
    assert os.listdir(tmp_path) == []  # noqa: PTH208  pathlib would block, says another rule


@pytest.mark.parametrize(("place", "target"), [("postgresql", "sqlite")], indirect=True)
@pytest.mark.parametrize(
    ("script", "refused"),
    [
        ("INSERT INTO people (person) VALUES (99)", NotCopied),
        ("INSERT INTO processes VALUES ('a/1', 'a', '[]', NULL, 1, 2, 3, 1)", StoreInUse),
    ],
)
async def test_a_source_that_changes_meanwhile_is_not_copied(
    place: PostgresPlace, target: Place, script: str, refused: type[StoreUnopened]
) -> None:
    await filled(place)

    def meddle(done: str, table: str, *_how_far: int) -> None:
        if (done, table) == ("compared", "settings"):
            place.server.tell("cardroom", script)

    with pytest.raises(refused):
        await copy_store(place.address, target.address, meddle)
    assert await is_empty(target)


@pytest.mark.parametrize(("place", "target"), [("sqlite", "postgresql")], indirect=True)
@pytest.mark.parametrize(
    "meddling",
    ["DELETE FROM people WHERE person = 11", "UPDATE people SET locale = 'fr' WHERE person = 11"],
)
async def test_a_row_that_is_lost_or_not_the_same_undoes_all(
    place: Place, target: PostgresPlace, meddling: str
) -> None:
    await filled(place)
    await (await target.opened()).close()
    # Triggers are on again once everything is there.
    await target.do(
        "CREATE FUNCTION meddle() RETURNS event_trigger LANGUAGE plpgsql AS"
        f" $$ BEGIN {meddling}; END $$",
        "CREATE EVENT TRIGGER meddling ON ddl_command_end WHEN TAG IN ('ALTER TABLE')"
        " EXECUTE FUNCTION meddle()",
    )
    with pytest.raises(NotCopied, match=r"people in .* would not equal"):
        await copy_store(place.address, target.address, quiet)
    assert await is_empty(target)


@pytest.mark.parametrize(("place", "target"), [("sqlite", "postgresql")], indirect=True)
async def test_a_source_may_take_its_time(
    place: Place, target: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(links.SESSION, "idle_in_transaction_session_timeout", "100ms")
    await filled(place)

    def be_slow(_done: str, table: str, *_how_far: int) -> None:
        if table == "people":
            # Between two statements of one transaction.
            time.sleep(0.3)

    copy = await copy_store(place.address, target.address, be_slow)
    assert copy.disagreements == ()


@pytest.mark.crash
@pytest.mark.parametrize(
    ("place", "target", "moment"),
    [
        ("sqlite", "postgresql", ("copied", "journal")),
        ("sqlite", "postgresql", ("compared", "deleted_tries")),
        ("postgresql", "sqlite", ("copied", "journal")),
        ("postgresql", "sqlite", ("compared", "deleted_tries")),
    ],
    indirect=["place", "target"],
)
async def test_a_copy_that_is_killed_leaves_nothing_and_is_begun_again(
    place: Place, target: Place, moment: tuple[str, str]
) -> None:
    await filled(place)
    before = await content(place)
    words = [sys.executable, "-c", KILLED, url(place.address), url(target.address), *moment]
    ended = await asyncio.to_thread(subprocess.run, words, check=False, env=dict(os.environ))
    assert ended.returncode == -signal.SIGKILL
    assert await is_empty(target)
    copy: StoreCopy = await copy_store(place.address, target.address, quiet)
    assert copy.disagreements == ()
    assert await content(target) == before
    assert await content(place) == before


@pytest.mark.parametrize("target", ["postgresql"], indirect=True)
async def test_what_is_printed_tells_no_secret(path: Path, target: PostgresPlace) -> None:
    place = SqlitePlace(path)
    await filled(place)
    address = PostgresAddress(target.address.url.replace("@", ":hush@"))
    # PostgreSQL keeps no such letter, and says which text it was.
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE people SET name = ? WHERE person = 12", ("Be\0n",))

    def copied() -> tuple[int, str, str]:
        out, err = io.StringIO(), io.StringIO()
        code = copy_store_command(path, address, out=out, err=err)
        return code, out.getvalue(), err.getvalue()

    code, out, err = await asyncio.to_thread(copied)
    assert (code, out) == (1, "")
    assert err.startswith("cardroom copy-store: nothing is copied: ")
    assert len(err.splitlines()) == 1
    assert "Be" not in err
    await place.do("UPDATE people SET name = 'Ben' WHERE person = 12")
    code, out, err = await asyncio.to_thread(copied)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert any(line.startswith("journal: 2 rows, SHA-256 ") for line in lines)
    assert any(line.startswith("records: ") for line in lines)
    assert lines[-1].endswith("and all figures agree.")
    for word in ("hush", "2C", "Ben"):
        assert word not in out
