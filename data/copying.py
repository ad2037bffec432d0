"""Copying a store: everything that is remembered goes to another place, and is proven there."""

import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from data.addresses import StoreAddress
from data.opening import must_be_there, store_at
from data.patience import NotWritten
from data.sql.copied_tables import COPIED
from data.sql.database import SqlRow, Value, Writing
from data.sql.migrations import newest_shape
from data.store import Store
from data.unopened import StoreInUse, StoreUnopened

AT_ONCE: Final = 2_000
"""Rows in memory at the same time."""

Progress: TypeAlias = Callable[[str, str, int, int], None]
"""Told what is done, with which table, and how many of how many rows are done in all."""


class NotCopied(StoreUnopened):
    """Nothing was copied."""


@dataclass(frozen=True, slots=True)
class TableCopy:
    """A table that was copied: how many rows it has, and their SHA-256 in the order of its key."""

    name: str
    rows: int
    sha256: str


@dataclass(frozen=True, slots=True)
class StoreCopy:
    """The tables that were copied, and all that the audits of the copy do not find as it is.

    `missing` is how many tables the source had lost before.
    """

    tables: tuple[TableCopy, ...]
    disagreements: tuple[str, ...]
    missing: int


async def copy_store(source: StoreAddress, target: StoreAddress, progress: Progress) -> StoreCopy:
    """Copy a store that nobody uses to one that is empty, and prove that both are equal.

    All of it is one transaction: whenever it ends, the target is empty or whole. A source of an
    earlier version is brought to the newest shape first. If nothing was copied raise `NotCopied`,
    or what opening a store raises, such as `StoreInUse` or `StoreUnusable`.
    """
    must_be_there(source)
    origin = await store_at(source)
    try:
        await _must_be_unused(origin, source)
        await _must_be_known(origin, source)
        if found := await _disagreements(origin):
            raise NotCopied(
                f"the figures of {source} do not equal its results: {found[0]};"
                " `cardroom rebuild` makes them anew"
            )
        copy = await store_at(target)
        try:
            await _must_be_unused(copy, target)
            tables = await _Copying(origin, source, copy, target).done(progress)
            found = await _disagreements(copy)
            return StoreCopy(tables, tuple(found), origin.inventory.missing)
        finally:
            await copy.close()
    finally:
        await origin.close()


async def _living(store: Store) -> list[str]:
    """Return the names of the processes that use a database which many may use."""
    rows = await store.database.rows(
        "SELECT name FROM processes WHERE ended_at IS NULL"
        f" AND lease_until >= {store.database.clock} ORDER BY name"
    )
    return [str(name) for (name,) in rows]


async def _must_be_unused(store: Store, address: StoreAddress) -> None:
    if names := await _living(store):
        raise StoreInUse(f"{address} is in use: {', '.join(names)} runs with it")


async def _must_be_known(store: Store, address: StoreAddress) -> None:
    """Raise `NotCopied` if a newer version has added what would not be copied."""
    ((shape,),) = await store.database.rows(store.filling.shape)
    if shape > newest_shape():
        raise NotCopied(
            f"{address} was written by a newer Cardroom (its shape is number {shape}, this version"
            f" knows {newest_shape()}): copy it with that one"
        )


async def _disagreements(store: Store) -> list[str]:
    return [
        *await store.standings.audit(),
        *await store.ratings.audit(),
        *await store.days.audit(),
    ]


@dataclass(frozen=True, slots=True)
class _Layout:
    """A table, and its columns in an order that both databases give them."""

    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]

    def page(self, *, first: bool) -> str:
        key = ", ".join(self.key)
        after = f"WHERE ({key}) > ({', '.join('?' * len(self.key))})"
        return (
            f"SELECT {', '.join(self.columns)} FROM {self.name}"
            f" {'' if first else after} ORDER BY {key} LIMIT {AT_ONCE}"
        )

    def key_of(self, row: SqlRow) -> SqlRow:
        return tuple(row[self.columns.index(name)] for name in self.key)


class _Readable(Protocol):
    async def rows(self, query: str, values: Sequence[Value] = (), /) -> Sequence[SqlRow]: ...


class _Digest:
    """Counts rows and hashes them. Both databases return the same values of the same types."""

    def __init__(self, layout: _Layout) -> None:
        self._name = layout.name
        self._hash = hashlib.sha256(repr(layout.columns).encode())
        self.rows = 0

    def add(self, rows: Sequence[SqlRow]) -> None:
        for row in rows:
            self._hash.update(f"\n{row!r}".encode())
        self.rows += len(rows)

    @property
    def copy(self) -> TableCopy:
        return TableCopy(self._name, self.rows, self._hash.hexdigest())


@dataclass(frozen=True, slots=True)
class _Copying:
    """A store, where it is, and where its rows go."""

    origin: Store
    source: StoreAddress
    copy: Store
    target: StoreAddress

    async def done(self, progress: Progress) -> tuple[TableCopy, ...]:
        """Copy all rows in one transaction, read them again from the target, and compare.

        Raise `NotCopied` or `StoreInUse`; then nothing was copied.
        """
        origin, filling = self.origin.database, self.copy.filling
        layouts = [await self._layout(name) for name in COPIED]
        used = await self._uses()
        total = sum([await _count(origin, layout) for layout in layouts])

        async def work(writing: Writing) -> tuple[TableCopy, ...]:
            await self._target_must_be_empty(writing)
            undoing = await filling.begin(writing)
            copies: list[TableCopy] = []
            for layout in layouts:
                digest, done = _Digest(layout), sum(copy.rows for copy in copies)
                async for rows in _pages(origin, layout):
                    await filling.put(writing, layout.name, layout.columns, rows)
                    digest.add(rows)
                    progress("copied", layout.name, done + digest.rows, total)
                copies.append(digest.copy)
            for statement in undoing:
                await writing.rows(statement)
            done = 0
            for layout, copy in zip(layouts, copies, strict=True):
                done += copy.rows
                await self._prove(writing, layout, copy)
                progress("compared", layout.name, done, total)
            # The source is to be what it was when it was copied.
            if await _living(self.origin) or await self._uses() != used:
                raise StoreInUse(f"{self.source} is in use: a process was started meanwhile")
            for layout, copy in zip(layouts, copies, strict=True):
                if await _count(origin, layout) != copy.rows:
                    raise self._differing(layout)
            return tuple(copies)

        try:
            return await filling.write(work)
        except NotWritten as refusal:
            raise NotCopied(f"a database takes nothing now ({refusal.reason})") from None

    async def _layout(self, name: str) -> _Layout:
        found = await self.origin.database.rows(self.origin.filling.columns, (name,))
        return _Layout(name, COPIED[name], tuple(sorted(str(column) for (column,) in found)))

    async def _uses(self) -> list[SqlRow]:
        """Return which processes have ever joined; who comes and goes leaves a row as well."""
        return list(
            await self.origin.database.rows(
                "SELECT process, joined_at, lease_until FROM processes ORDER BY process"
            )
        )

    async def _target_must_be_empty(self, writing: Writing) -> None:
        # The number up to which games are counted is there from the first.
        await writing.do("DELETE FROM counting WHERE counted = 0")
        for name in COPIED:
            if await writing.rows(f"SELECT 1 FROM {name} LIMIT 1"):
                raise NotCopied(f"{self.target} is not empty: it has {name} already")

    async def _prove(self, writing: Writing, layout: _Layout, copy: TableCopy) -> None:
        digest = _Digest(layout)
        async for rows in _pages(writing, layout):
            digest.add(rows)
        if digest.copy != copy or await _count(writing, layout) != copy.rows:
            raise self._differing(layout)

    def _differing(self, layout: _Layout) -> NotCopied:
        return NotCopied(f"{layout.name} in {self.target} would not equal {self.source}")


async def _pages(readable: _Readable, layout: _Layout) -> AsyncIterator[Sequence[SqlRow]]:
    rows = await readable.rows(layout.page(first=True))
    while rows:
        yield rows
        if len(rows) < AT_ONCE:
            return
        rows = await readable.rows(layout.page(first=False), layout.key_of(rows[-1]))


async def _count(readable: _Readable, layout: _Layout) -> int:
    ((count,),) = await readable.rows(f"SELECT count(*) FROM {layout.name}")
    return int(count)
