"""Filling a database with rows exactly as they are."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar, final

from data.postgresql.database import PostgresDatabase, PostgresWriting
from data.sql.copied_tables import COPIED
from data.sql.database import SqlRow, Writing
from data.sql.filling import Filling

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
        known = f"ANALYZE {', '.join(table.name for table in COPIED)}"
        return (*(_SWITCH.format(name, "ENABLE") for name in tables), _NEXT_BOARD, known)

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        assert isinstance(writing, PostgresWriting)
        await writing.put(table, columns, rows)
