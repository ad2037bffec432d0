"""Copying every row of one database to another one, and proving that both have the same."""

import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from data.sql.copied_tables import COPIED, CopiedTable
from data.sql.database import SqlRow, Value, Writing
from data.sql.store import SqlStore

AT_ONCE: Final = 2_000
"""Rows in memory at the same time."""

Progress: TypeAlias = Callable[[str, str, int, int], None]
"""Told what is done, with which table, and how many of how many rows are done in all."""


class NotEmpty(Exception):
    """The target has rows already, in this table."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Different(Exception):
    """This table of the target would not have the rows that the source has."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Used(Exception):
    """A process has begun to use the source meanwhile."""


@dataclass(frozen=True, slots=True)
class TableCopy:
    """A table that was copied: how many rows it has, and their SHA-256 in the order of its key."""

    name: str
    rows: int
    sha256: str


@dataclass(frozen=True, slots=True)
class _Layout:
    """A table, and its columns in an order that both databases give them."""

    table: CopiedTable
    columns: tuple[str, ...]

    def page(self, *, first: bool) -> str:
        key = ", ".join(self.table.key)
        after = f"WHERE ({key}) > ({', '.join('?' * len(self.table.key))})"
        return (
            f"SELECT {', '.join(self.columns)} FROM {self.table.name}"
            f" {'' if first else after} ORDER BY {key} LIMIT {AT_ONCE}"
        )

    def key_of(self, row: SqlRow) -> SqlRow:
        return tuple(row[self.columns.index(name)] for name in self.table.key)


class _Readable(Protocol):
    async def rows(self, query: str, values: Sequence[Value] = (), /) -> Sequence[SqlRow]: ...


class _Digest:
    """Counts rows and hashes them. Both databases return the same values of the same types."""

    def __init__(self, layout: _Layout) -> None:
        self._name = layout.table.name
        self._hash = hashlib.sha256(repr(layout.columns).encode())
        self.rows = 0

    def add(self, rows: Sequence[SqlRow]) -> None:
        for row in rows:
            self._hash.update(f"\n{row!r}".encode())
        self.rows += len(rows)

    @property
    def copy(self) -> TableCopy:
        return TableCopy(self._name, self.rows, self._hash.hexdigest())


async def living(store: SqlStore) -> list[str]:
    """Return the names of the processes that use a database which many may use."""
    rows = await store.database.rows(
        "SELECT name FROM processes WHERE ended_at IS NULL"
        f" AND lease_until >= {store.database.clock} ORDER BY name"
    )
    return [str(name) for (name,) in rows]


async def copy_tables(
    source: SqlStore, target: SqlStore, progress: Progress
) -> tuple[TableCopy, ...]:
    """Copy all rows in one transaction, read them again from the target, and compare.

    Raise `NotEmpty`, `Different` or `Used`; then nothing was copied.
    """
    layouts = [await _layout(source, table) for table in COPIED]
    used = await _uses(source)
    total = sum([await _count(source.database, layout) for layout in layouts])

    async def work(writing: Writing) -> tuple[TableCopy, ...]:
        await _be_empty(writing)
        undoing = await target.filling.begin(writing)
        copies: list[TableCopy] = []
        for layout in layouts:
            digest, done = _Digest(layout), sum(copy.rows for copy in copies)
            async for rows in _pages(source.database, layout):
                await target.filling.put(writing, layout.table.name, layout.columns, rows)
                digest.add(rows)
                progress("copied", layout.table.name, done + digest.rows, total)
            copies.append(digest.copy)
        for statement in undoing:
            await writing.rows(statement)
        done = 0
        for layout, copy in zip(layouts, copies, strict=True):
            done += copy.rows
            await _prove(writing, layout, copy)
            progress("compared", layout.table.name, done, total)
        await _be_unused(source, used, layouts, copies)
        return tuple(copies)

    return await target.filling.write(work)


async def _layout(source: SqlStore, table: CopiedTable) -> _Layout:
    found = await source.database.rows(source.filling.columns, (table.name,))
    return _Layout(table, tuple(sorted(str(name) for (name,) in found)))


async def _be_empty(writing: Writing) -> None:
    # The number up to which games are counted is there from the first.
    await writing.do("DELETE FROM counting WHERE counted = 0")
    for table in COPIED:
        if await writing.rows(f"SELECT 1 FROM {table.name} LIMIT 1"):
            raise NotEmpty(table.name)


async def _pages(readable: _Readable, layout: _Layout) -> AsyncIterator[Sequence[SqlRow]]:
    rows = await readable.rows(layout.page(first=True))
    while rows:
        yield rows
        if len(rows) < AT_ONCE:
            return
        rows = await readable.rows(layout.page(first=False), layout.key_of(rows[-1]))


async def _count(readable: _Readable, layout: _Layout) -> int:
    ((count,),) = await readable.rows(f"SELECT count(*) FROM {layout.table.name}")
    return int(count)


async def _prove(writing: Writing, layout: _Layout, copy: TableCopy) -> None:
    digest = _Digest(layout)
    async for rows in _pages(writing, layout):
        digest.add(rows)
    if digest.copy != copy or await _count(writing, layout) != copy.rows:
        raise Different(layout.table.name)


async def _uses(source: SqlStore) -> Sequence[SqlRow]:
    """Return which processes have ever joined; one that comes and goes leaves its row as well."""
    return await source.database.rows(
        "SELECT process, joined_at, lease_until FROM processes ORDER BY process"
    )


async def _be_unused(
    source: SqlStore,
    before: Sequence[SqlRow],
    layouts: Sequence[_Layout],
    copies: Sequence[TableCopy],
) -> None:
    """Raise unless the source is still what it was when it was copied."""
    if await living(source) or list(await _uses(source)) != list(before):
        raise Used
    for layout, copy in zip(layouts, copies, strict=True):
        if await _count(source.database, layout) != copy.rows:
            raise Different(layout.table.name)
