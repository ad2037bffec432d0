"""A database gets the newest shape, which is that of a file, or is left alone."""

import asyncio
from collections.abc import Iterator
from typing import Final

import pytest

from data.addresses import PostgresAddress, address_of
from data.postgresql.links import LOCKED_MS, MOST_LINKS
from data.postgresql.migrating import examined, migrated, shipped
from data.postgresql.store import PostgresStore
from data.sql.migrations import Migration
from data.sqlite import migrating as sqlite_migrating
from data.unopened import StoreAway, StoreUnusable
from tests.data.places import PostgresPlace, SqlitePlace, connected
from tests.postgres_server import PostgresServer, free_port

FIRST = Migration(1, "0001_first.sql", "CREATE TABLE notes (note TEXT NOT NULL)")
SECOND = Migration(2, "0002_second.sql", "ALTER TABLE notes ADD COLUMN at BIGINT")
BROKEN = Migration(3, "0003_broken.sql", "CREATE TABLE marks (mark TEXT); INSERT INTO nowhere")

ALL_RIGHTS = "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest"

VERSION = "SELECT number FROM schema_version"


@pytest.fixture
def address(postgres_server: PostgresServer) -> Iterator[PostgresAddress]:
    yield postgres_server.make("other")
    postgres_server.drop("other")


@pytest.fixture
def other(postgres_server: PostgresServer, address: PostgresAddress) -> PostgresPlace:
    return PostgresPlace(postgres_server, address)


async def opened(address: PostgresAddress, *migrations: Migration) -> None:
    await migrated(address, migrations)


def test_the_migrations_have_the_numbers_and_names_of_those_of_a_file() -> None:
    names = [migration.name for migration in shipped()]
    assert names == [migration.name for migration in sqlite_migrating.shipped()]


async def test_every_table_has_the_columns_that_a_file_has(
    postgres_place: PostgresPlace, sqlite_place: SqlitePlace
) -> None:
    await (await sqlite_place.opened()).close()
    kinds = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision", "BLOB": "bytea"}
    in_file = {
        (table, column): (kinds[kind], bool(needed))
        for table, column, kind, needed in await sqlite_place.rows(
            'SELECT tables.name, columns.name, columns.type, columns."notnull" OR columns.pk > 0'
            " FROM sqlite_master AS tables CROSS JOIN pragma_table_xinfo(tables.name) AS columns"
            " WHERE tables.type = 'table'"
        )
    }
    on_server = {
        (table, column): (kind, needed == "NO")
        for table, column, kind, needed in await postgres_place.rows(
            "SELECT table_name, column_name, data_type, is_nullable"
            " FROM information_schema.columns WHERE table_schema = 'public'"
            " AND table_name NOT IN ('schema_version', 'connections')"
        )
    }
    assert on_server == in_file


async def test_texts_are_in_the_order_of_their_bytes(postgres_place: PostgresPlace) -> None:
    assert not await postgres_place.rows(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND data_type = 'text'"
        " AND collation_name IS DISTINCT FROM 'C'"
    )


async def test_indexes_and_triggers_have_the_names_that_a_file_has(
    postgres_place: PostgresPlace, sqlite_place: SqlitePlace
) -> None:
    await (await sqlite_place.opened()).close()
    in_file = await sqlite_place.rows(
        "SELECT name FROM sqlite_master WHERE type IN ('index', 'trigger')"
        " AND name NOT LIKE 'sqlite_%' ORDER BY name"
    )
    on_server = await postgres_place.rows(
        "SELECT CAST(indexname AS TEXT) AS name FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%_key' AND indexname NOT LIKE '%_pkey'"
        " UNION SELECT CAST(tgname AS TEXT) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1"
    )
    assert sorted(on_server) == sorted(in_file)


async def test_an_older_database_becomes_newer_step_by_step(other: PostgresPlace) -> None:
    await opened(other.address, FIRST)
    await other.do("INSERT INTO notes VALUES ('kept')")
    await opened(other.address, FIRST, SECOND)
    assert await other.rows("SELECT note, at FROM notes") == [("kept", None)]
    assert await other.rows(VERSION) == [(2,)]


async def test_a_migration_that_fails_leaves_nothing_behind(other: PostgresPlace) -> None:
    await opened(other.address, FIRST)
    with pytest.raises(Exception, match="syntax error"):
        await opened(other.address, FIRST, SECOND, BROKEN)
    assert await other.rows(VERSION) == [(2,)]
    assert await other.rows("SELECT to_regclass('marks')") == [(None,)]


async def test_processes_that_start_at_once_migrate_once(address: PostgresAddress) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(4)))
    try:
        await stores[0].settings.set("kept", "yes")
        assert [await store.settings.get("kept") for store in stores] == ["yes"] * 4
    finally:
        for store in stores:
            await store.close()


@pytest.mark.parametrize(
    ("mark", "shape"), [("cardroom", "one, application, number"), ("cardroom 1", "*, 18 AS oldest")]
)
async def test_a_database_from_before_the_first_release_is_refused_and_left_alone(
    other: PostgresPlace, mark: str, shape: str
) -> None:
    row = f"SELECT 1 AS one, '{mark}' AS application, 21 AS number"
    await other.do(f"CREATE TABLE schema_version AS SELECT {shape} FROM ({row}) AS was")
    before = await other.everything()
    with pytest.raises(StoreUnusable, match=r"before Cardroom was released.*an empty database"):
        await PostgresStore.open(other.address)
    assert await other.everything() == before


async def test_a_database_of_something_else_is_refused_and_left_alone(other: PostgresPlace) -> None:
    await other.do("CREATE TABLE theirs (what TEXT)")
    before = await other.everything()
    with pytest.raises(StoreUnusable, match="something else"):
        await PostgresStore.open(other.address)
    assert await other.everything() == before


async def test_an_unreachable_server_is_named_without_the_password() -> None:
    address = PostgresAddress(f"postgresql://ann:secret@127.0.0.1:{free_port()}/cards?sslmode=x")
    assert str(address) == address_of(address.url).__str__()
    assert "secret" not in repr(address)
    away = PostgresAddress(address.url.replace("sslmode=x", "sslmode=disable"))
    for wrong, why in ((address, StoreUnusable), (away, StoreAway)):
        with pytest.raises(why) as told:
            await migrated(wrong, shipped(), patience=0.1)
        assert "secret" not in str(told.value)
        assert "postgresql://ann@127.0.0.1:" in str(told.value)
        assert told.value.__suppress_context__


@pytest.fixture
def guest(postgres_server: PostgresServer, address: PostgresAddress) -> Iterator[PostgresAddress]:
    """The way of a role that owns nothing."""
    postgres_server.tell("other", "CREATE ROLE guest LOGIN")
    yield PostgresAddress(address.url.replace(f"//{postgres_server.role}@", "//guest@"))
    postgres_server.tell("other", "DROP OWNED BY guest; DROP ROLE guest")


FIVE: Final = "fields, journal, people, results, tables"
"""As many tables as are told by their names."""


@pytest.mark.parametrize(
    ("rights", "words"),
    [
        ("REVOKE ALL ON SCHEMA public FROM guest", "permission denied for table schema_version"),
        ("REVOKE ALL ON SCHEMA public FROM PUBLIC", "does not let this role make tables"),
        ("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest", "SELECT, INSERT, UPDATE and"),
        ("GRANT SELECT ON schema_version TO guest", "DELETE on against_computers, .* more"),
        (f"{ALL_RIGHTS}; REVOKE DELETE ON journal FROM guest", "DELETE on journal$"),
        (f"{ALL_RIGHTS}; REVOKE DELETE ON {FIVE} FROM guest", f"DELETE on {FIVE}$"),
    ],
)
async def test_a_role_without_rights_to_the_tables_is_told_so(
    postgres_server: PostgresServer,
    address: PostgresAddress,
    guest: PostgresAddress,
    rights: str,
    words: str,
) -> None:
    await migrated(address, shipped())
    postgres_server.tell("other", rights)
    with pytest.raises(StoreUnusable, match=words):
        await PostgresStore.open(guest)
    with pytest.raises(StoreUnusable, match=words):
        await examined(guest)


async def test_a_server_that_gives_too_few_connections_is_told_so(
    postgres_server: PostgresServer, address: PostgresAddress, guest: PostgresAddress
) -> None:
    await migrated(address, shipped())
    postgres_server.tell("other", ALL_RIGHTS)
    await examined(guest, links=MOST_LINKS)
    postgres_server.tell("other", f"ALTER ROLE guest CONNECTION LIMIT {MOST_LINKS - 1}")
    with pytest.raises(StoreUnusable, match=f"gives {MOST_LINKS - 1} connections at once"):
        await examined(guest, links=MOST_LINKS)


async def test_a_database_that_lacks_letters_is_told_so(
    postgres_server: PostgresServer, address: PostgresAddress
) -> None:
    how = "ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"
    postgres_server.tell("postgres", f"CREATE DATABASE latin {how}")
    latin = PostgresAddress(address.url.replace("/other", "/latin"))
    for look in (examined, PostgresStore.open):
        with pytest.raises(StoreUnusable, match="keeps texts in LATIN1, "):
            await look(latin)
    postgres_server.drop("latin")


async def test_a_role_that_may_make_nothing_plays_on_what_another_has_made(
    postgres_server: PostgresServer, address: PostgresAddress, guest: PostgresAddress
) -> None:
    for look in (examined, PostgresStore.open):
        with pytest.raises(StoreUnusable, match="does not let this role make tables"):
            await look(guest)
    await migrated(address, shipped())
    postgres_server.tell("other", ALL_RIGHTS)
    store = await PostgresStore.open(guest)
    await store.settings.set("kept", "yes")
    assert await store.settings.get("kept") == "yes"
    await store.close()


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("/other", "/nothing", "does not exist"),
        ("{role}@", "nobody_here:secret@", "does not exist"),
        ("sslmode=disable", "sslmode=require", "rejected SSL"),
        ("sslmode=disable", "sslmode=sometimes", "sslmode"),
        ("sslmode=disable", "sslmode=disable&connect_timeout=3", "connect_timeout"),
        ("sslmode=disable", "sslmode=require&sslrootcert=/no.crt", "sslrootcert=/no.crt"),
        ("sslmode=disable", "target_session_attrs=standby", "is one of any, primary, read-write"),
        ("sslmode=disable", "target_session_attrs=writable", "is one of any, primary, read-write"),
        ("/other", "/", "no address of a PostgreSQL database"),
    ],
)
async def test_what_the_server_refuses_is_told_at_once_in_its_words(
    postgres_server: PostgresServer, address: PostgresAddress, before: str, after: str, words: str
) -> None:
    before = before.format(role=postgres_server.role)
    wrong = PostgresAddress(address.url.replace(before, after))
    with pytest.raises(StoreUnusable, match=words) as refused:
        await migrated(wrong, shipped(), patience=3600)
    assert "secret" not in str(refused.value)


async def test_a_table_that_others_write_to_is_waited_for(other: PostgresPlace) -> None:
    await opened(other.address, FIRST)
    async with connected(other.address) as link:
        await link.execute("BEGIN; INSERT INTO notes VALUES ('kept')")
        newer = asyncio.create_task(opened(other.address, FIRST, SECOND))
        await asyncio.sleep(3 * LOCKED_MS / 1000)
        assert not newer.done()
        await link.execute("COMMIT")
        await newer
    assert await other.rows("SELECT note, at FROM notes") == [("kept", None)]
    assert await other.rows(VERSION) == [(2,)]
