"""Filling a file with rows exactly as they are."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar, final

from data.sql.database import SqlRow, Writing
from data.sql.filling import Filling
from data.sqlite.database import SqliteDatabase

T = TypeVar("T")


@final
class SqliteFilling(Filling):
    """Takes the triggers away and makes them again, in the transaction that fills the file."""

    # Columns that are worked out are not among these.
    columns = "SELECT name FROM pragma_table_info(?)"

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        return await self._database.write_in_steps(work)

    async def begin(self, writing: Writing) -> tuple[str, ...]:
        # The lease on the file keeps others out.
        triggers = await writing.rows(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"
        )
        for name, _ in triggers:
            await writing.rows(f'DROP TRIGGER "{name}"')
        return tuple(sql for _, sql in triggers)

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        places = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        await writing.do_each(statement, rows)
