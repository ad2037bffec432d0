"""The store in a PostgreSQL database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Self, TypeVar, final

from data.addresses import PostgresAddress
from data.postgresql.database import PostgresDatabase, PostgresWriting
from data.postgresql.links import PostgresLinks
from data.postgresql.migrating import refusals_told
from data.postgresql.notices import PostgresNotices
from data.sql.copied_tables import COPIED, Filling
from data.sql.database import SqlRow, Writing
from data.sql.tables import tables_counted
from data.store import ONLY_PROCESS, Inventory, Store

T = TypeVar("T")

_WITH_TRIGGERS: Final = """
SELECT DISTINCT relname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace ORDER BY relname
"""

_SWITCH: Final = "ALTER TABLE {} {} TRIGGER USER"

_NEXT_BOARD: Final = """
SELECT setval(pg_get_serial_sequence('boards', 'board'), max(board)) FROM boards
"""
"""The database numbers boards by itself, and has not seen those that were put in."""


@final
class PostgresFilling(Filling):
    """Switches triggers off, as whoever owns the tables may, in the transaction that fills them."""

    columns = """
    SELECT column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ? AND is_generated = 'NEVER'
    """
    shape = "SELECT number FROM schema_version"

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        return await self._database.write(work)

    async def begin(self, writing: Writing) -> tuple[str, ...]:
        # Whatever the source takes to count its rows, and however large an index is.
        for name in ("idle_in_transaction_session_timeout", "statement_timeout"):
            await writing.rows(f"SET LOCAL {name} = 0")
        # No process can join until this is done, and so none plays on what is half there.
        await writing.rows("LOCK TABLE processes IN EXCLUSIVE MODE")
        tables = [name for (name,) in await writing.rows(_WITH_TRIGGERS)]
        for name in tables:
            await writing.rows(_SWITCH.format(name, "DISABLE"))
        # Else the server would know of nothing that is there until it finds the time to look.
        known = f"ANALYZE {', '.join(COPIED)}"
        return (*(_SWITCH.format(name, "ENABLE") for name in tables), _NEXT_BOARD, known)

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        assert isinstance(writing, PostgresWriting)
        await writing.put(table, columns, rows)


@final
class PostgresStore(Store):
    """An open database."""

    shared = True

    def __init__(self, database: PostgresDatabase, tables: int, notices: PostgresNotices) -> None:
        super().__init__(database, notices.process)
        self.notices = notices
        self.filling = PostgresFilling(database)
        self._postgres = database
        # A file can be emptied or lose its log without a word; a server keeps its own books. And
        # several processes on several machines have no place but the database to note a number in.
        self.inventory = Inventory(tables, None)

    @classmethod
    async def open(cls, address: PostgresAddress, process: str = ONLY_PROCESS) -> Self:
        """Open a database for a process and bring it to the newest shape; raise `StoreUnopened`."""
        database = await PostgresDatabase.open(address, process=process)
        try:
            with refusals_told(address):
                tables = await tables_counted(database)
            return cls(database, tables, PostgresNotices(database, address, process))
        except BaseException:
            await database.close()
            raise

    @property
    def links(self) -> PostgresLinks:
        """The connections, for what is no part of the store."""
        return self._postgres.links

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return self._postgres.closed

    @property
    def repeats(self) -> int:
        """How many times a write was begun again, because others or the server were in its way."""
        return self._postgres.repeats.total()

    async def watch(self) -> None:
        """Watch over nothing, for as long as the process lives."""
        await asyncio.Event().wait()
