"""Opening the store, wherever it is."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from data.addresses import StoreAddress
from data.sql.season_titles import TITLE_ROLE
from data.sqlite import backups
from data.sqlite.backups import shape_told
from data.sqlite.migrating import end_copies
from data.sqlite.store import SqliteStore
from data.store import ONLY_PROCESS
from data.unopened import StoreUnusable

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


def must_be_there(address: StoreAddress) -> None:
    """Raise `StoreUnusable` if there is no such file, or it cannot be looked at.

    Of a server nothing is asked: whoever connects hears what is wrong.
    """
    if isinstance(address, Path):
        backups.must_be_there(address)


def end_old_copies(address: StoreAddress, days: float) -> None:
    """Delete the copies of a file from before its shape changed that are so old; blocks."""
    if isinstance(address, Path):
        end_copies(address, days)


def back_up(address: StoreAddress, target: Path) -> Path:
    """Copy a file, also one that is in use, to `target` with `.part` behind its name; blocks.

    Return where the copy is. Raise `StoreUnusable` if there is nothing sound to copy.
    """
    return backups.back_up(_file(address), target)


def keep_backup(part: Path, target: Path) -> None:
    """Give a copy its name, once it is on disk whole; another file of that name goes."""
    backups.keep(part, target)


def duplicate(copy: Path, target: Path) -> None:
    """Make a file of all that a copy holds, its log included; raise `StoreUnusable`. It blocks."""
    backups.duplicate(copy, target)


def restore(
    copy: Path, address: StoreAddress, *, replace: bool, look: Callable[[Path], object]
) -> Path | None:
    """Put a copy in the place of a file that nobody uses; return where that is now, if any.

    The copy stays where it is. Its games are ended at the next start, as their cards may be known
    by now. `look` sees what is to be put there, before it is. Raise `StoreInUse` or
    `StoreUnusable`; then all is as it was.
    """
    return backups.restore(copy, _file(address), replace=replace, look=look)


async def examined(address: StoreAddress, *, runs: bool) -> tuple[str, ...]:
    """Look at a store, which may be in use, and change nothing; return what there is, in lines.

    If no bot runs, a server is asked for as many connections as one needs; if one does, there is a
    file. Raise `StoreUnopened` if the bot could not use it.
    """
    if isinstance(address, Path):
        return await asyncio.to_thread(backups.examined, address, runs=runs)
    from data.postgresql import migrating  # noqa: PLC0415  its driver takes 3 MiB
    from data.postgresql.links import MOST_LINKS  # noqa: PLC0415  the same

    shape, newest, version = await migrating.examined(address, links=1 if runs else MOST_LINKS)
    return f"PostgreSQL {version} answers, with the settings asked for", shape_told(shape, newest)


async def title_role(address: StoreAddress, guild_id: int) -> int | None:
    """Return the role that a guild gives for a season, None for none; changes nothing.

    The store may be in use, or not be made yet; it was `examined` before.
    """
    if isinstance(address, Path):
        found = await asyncio.to_thread(backups.title_role, address, guild_id)
        return None if found is None else int(found)
    from data.postgresql.dialect import translated  # noqa: PLC0415  its driver takes 3 MiB
    from data.postgresql.links import linked  # noqa: PLC0415  the same

    link = await linked(address)
    try:
        if not await link.fetchval("SELECT to_regclass('guild_preferences') IS NOT NULL"):
            return None
        found = await link.fetchval(translated(TITLE_ROLE), guild_id)
    finally:
        await link.close()
    return None if found is None else int(found)


def _file(address: StoreAddress) -> Path:
    if not isinstance(address, Path):
        raise StoreUnusable(
            f"{address} is a database of a server: use pg_dump and pg_restore"
            " (docs/host/every-day.md)"
        )
    return address
