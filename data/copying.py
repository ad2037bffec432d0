"""Copying a store: everything that is remembered goes to another place, and is proven there."""

from dataclasses import dataclass
from pathlib import Path

from data.addresses import StoreAddress
from data.opening import store_at
from data.patience import NotWritten
from data.sql.copying import (
    Different,
    NotEmpty,
    Progress,
    TableCopy,
    Used,
    copy_tables,
    living,
)
from data.sql.store import SqlStore
from data.unopened import StoreInUse, StoreUnopened, StoreUnusable


class NotCopied(StoreUnopened):
    """Nothing was copied."""


@dataclass(frozen=True, slots=True)
class StoreCopy:
    """What was copied, table by table, and what the audits of the copy do not find as it is.

    `missing` is how many tables the source had lost before.
    """

    tables: tuple[TableCopy, ...]
    disagreements: tuple[str, ...]
    missing: int


async def copy_store(source: StoreAddress, target: StoreAddress, progress: Progress) -> StoreCopy:
    """Copy a store that nobody uses to one that is empty, and prove that both are equal.

    All of it is one transaction: whenever it ends, the target is empty or whole. Raise
    `StoreUnopened` if nothing was copied. A source of an earlier version is brought to the newest
    shape first.
    """
    if isinstance(source, Path) and not source.exists():
        raise StoreUnusable(f"there is no {source}")
    origin = await store_at(source)
    try:
        await _be_sound(origin, source)
        copy = await store_at(target)
        try:
            await _be_unused(copy, target)
            tables = await _copied(origin, source, copy, target, progress)
            found = await _disagreements(copy)
            return StoreCopy(tables, tuple(found), origin.inventory.missing)
        finally:
            await copy.close()
    finally:
        await origin.close()


async def _be_unused(store: SqlStore, address: StoreAddress) -> None:
    if names := await living(store):
        raise StoreInUse(f"{address} is in use: {', '.join(names)} runs with it")


async def _be_sound(store: SqlStore, address: StoreAddress) -> None:
    await _be_unused(store, address)
    if found := await _disagreements(store):
        raise NotCopied(
            f"the figures of {address} do not equal its results: {found[0]};"
            " `cardroom rebuild` makes them anew"
        )


async def _copied(
    origin: SqlStore,
    source: StoreAddress,
    copy: SqlStore,
    target: StoreAddress,
    progress: Progress,
) -> tuple[TableCopy, ...]:
    try:
        return await copy_tables(origin, copy, progress)
    except NotEmpty as found:
        raise NotCopied(f"{target} is not empty: it has {found.table} already") from None
    except Different as found:
        raise NotCopied(f"{found.table} in {target} would not equal {source}") from None
    except Used:
        raise StoreInUse(f"{source} is in use: a process was started meanwhile") from None
    except NotWritten as refusal:
        raise NotCopied(f"a database takes nothing now ({refusal.reason})") from None


async def _disagreements(store: SqlStore) -> list[str]:
    return [
        *await store.standings.audit(),
        *await store.ratings.audit(),
        *await store.daily.audit(),
    ]
