"""Filling: what a database is asked so that rows can be put into it exactly as they are."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from data.sql.database import SqlRow, Writing

T = TypeVar("T")


class Filling(Protocol):
    """How the rows of a store are put into an empty database of one kind."""

    columns: str
    """A query for the columns of table `?` that hold what was put into them, not worked out."""

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction, as `Database.write` does; it may wait for other things."""
        ...

    async def begin(self, writing: Writing) -> tuple[str, ...]:
        """Keep others out, and let no trigger count what is put in, as the counts come with it.

        Return the statements that undo that, once everything is in.
        """
        ...

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        """Put rows into a table, with the values of these columns."""
        ...
