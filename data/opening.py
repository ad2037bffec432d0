"""Opening the store, wherever it is."""

from pathlib import Path
from typing import TYPE_CHECKING

from data.addresses import StoreAddress
from data.sqlite.migrating import end_copies
from data.sqlite.store import SqliteStore
from data.store import ONLY_PROCESS

if TYPE_CHECKING:
    from data.postgresql.store import PostgresStore


async def store_at(
    address: StoreAddress, process: str = ONLY_PROCESS
) -> "SqliteStore | PostgresStore":
    """Open or make the store at `address` for a process; raise `StoreUnopened`.

    A file has one process, whatever it is called. An open store keeps the process alive: close it.
    """
    if isinstance(address, Path):
        return await SqliteStore.open(address)
    from data.postgresql.store import PostgresStore  # noqa: PLC0415  its driver takes 3 MiB

    return await PostgresStore.open(address, process)


def end_old_copies(address: StoreAddress, days: float) -> None:
    """Delete the copies of a file from before its shape changed that are so old; blocks."""
    if isinstance(address, Path):
        end_copies(address, days)
