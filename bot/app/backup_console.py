"""`cardroom backup` and `cardroom restore`: copies of a database file that are proved.

A copy is opened, every game in it is replayed, and its figures are compared with the results.
"""

import asyncio
import os
import re
import shutil
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

from bot.app.exit_codes import ExitCode
from bot.support.settings import VERSION
from bot.text.names import plain_name
from data.addresses import StoreAddress
from data.kept_games import why_unreplayable
from data.opening import back_up, duplicate, keep_backup, restore, store_at
from data.patience import NotWritten
from data.store import ONLY_PROCESS, Store
from data.tables import TableRow, TableState
from data.unopened import StoreUnopened, StoreUnusable

WRONG: Final = 1

_NAME: Final = "cardroom-{day}.sqlite3"
_DAILY: Final = re.compile(r"cardroom-\d{4}-\d{2}-\d{2}\.sqlite3")
_PART: Final = ".part"
_PROVING: Final = ".cardroom-"


def backup(
    database: StoreAddress, target: Path, *, daily: int | None, out: TextIO, err: TextIO
) -> int:
    """Copy a database that may be in use, and prove the copy; return the exit code.

    With `daily` the target is a folder, in which so many copies are kept, one a day.
    """
    if daily is not None:
        target /= _NAME.format(day=time.strftime("%Y-%m-%d"))
    elif os.path.lexists(target):
        err.write(f"cardroom backup: {target} is there already\n")
        return ExitCode.SETTINGS
    part = None
    try:
        part = back_up(database, target)
        tables, faults = asyncio.run(_proved(part))
    except StoreUnopened as refusal:
        unproved = ""
        if part is not None:
            part.unlink()
            unproved = "the copy cannot be proved, and is gone: "
        err.write(f"cardroom backup: {unproved}{refusal}\n")
        return ExitCode.SETTINGS
    err.writelines(f"cardroom backup: {fault}\n" for fault in faults)
    if faults:
        err.write(f"cardroom backup: the copy stays as {part}, and replaces nothing\n")
        return WRONG
    keep_backup(part, target)
    if isinstance(database, Path):
        # Of another machine, or read-only, it may be.
        with suppress(OSError):
            _note_backup(_note(database))
    if daily is not None:
        _tidy(target.parent, daily)
    size = target.stat().st_size // 1024
    out.write(f"{target}: {size} kB, {tables} open tables; whole, replayed, all figures agree\n")
    return ExitCode.STOPPED


def _note_backup(note: Path) -> None:
    # Made anew: the folder is the bot's, and root follows no link that somebody has put there.
    note.unlink(missing_ok=True)
    os.close(os.open(note, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _note(database: Path) -> Path:
    return database.with_name(f"{database.name}.backed-up")


def noted_backup(database: Path) -> float | None:
    """Return when the last proved copy was made of a file, by the clock; None if none is known."""
    try:
        return _note(database).stat().st_mtime
    except OSError:
        return None


def bring_back(
    copy: Path, database: StoreAddress, *, replace: bool, out: TextIO, err: TextIO
) -> int:
    """Put a copy in the place of the database of a stopped bot; return the exit code."""
    open_tables: list[TableRow] = []

    def look(new: Path) -> None:
        open_tables.extend(asyncio.run(_open_tables(new)))

    try:
        aside = restore(copy, database, replace=replace, look=look)
    except StoreUnopened as refusal:
        err.write(f"cardroom restore: {refusal}\n")
        return ExitCode.SETTINGS
    if aside is not None:
        out.write(f"What was there is {aside}. Delete it once you are content.\n")
    out.write(f"{database} is what {copy} holds.\n")
    if open_tables:
        out.write("At the next start these end without a result, as their cards may be known:\n")
    out.writelines(f"  {_line(row)}\n" for row in open_tables)
    return ExitCode.STOPPED


def _line(row: TableRow) -> str:
    opened = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.opened_at / 1000))
    # Whoever named them chose what a terminal would be told.
    channel, guild = plain_name(row.channel_name), plain_name(row.guild_name)
    where = f"#{channel} of {guild}" if row.guild_name else "a direct message"
    return f"{row.table_id}: {row.preset} in {where}, opened {opened} UTC"


def _tidy(folder: Path, kept: int) -> None:
    """Delete the oldest copies, and what is left of those that were broken off."""
    there = sorted(folder.iterdir())
    copies = [path for path in there if _DAILY.fullmatch(path.name)]
    for old in copies[: max(0, len(copies) - kept)]:
        old.unlink()
    for left in there:
        if _DAILY.fullmatch(left.name.removesuffix(_PART)) and left not in copies:
            left.unlink()
        elif left.name.startswith(_PROVING):
            shutil.rmtree(left)


async def _open_tables(copy: Path) -> tuple[TableRow, ...]:
    async with _opened(copy) as store:
        rows = await store.tables.live(ONLY_PROCESS)
        now = time.time_ns() // 1_000_000
        return tuple(row for row in rows if row.ends_when_restored(now))


async def _proved(copy: Path) -> tuple[int, list[str]]:
    """Return how many open tables a copy holds, and what is wrong with it."""
    faults: list[str] = []
    async with _opened(copy) as store:
        rows = await store.tables.live(ONLY_PROCESS)
        was_newer = await store.settings.used_since(VERSION)
        for row in rows:
            if row.state is TableState.PLAYING and not was_newer:
                kind = why_unreplayable(row, await store.journal.read(row.table_id))
                if kind is not None:
                    faults.append(f"table {row.table_id} cannot be replayed: {kind}")
        faults += [*await store.standings.audit(), *await store.ratings.audit()]
    return len(rows), faults


@asynccontextmanager
async def _opened(copy: Path) -> AsyncGenerator[Store]:
    """Open a copy of a copy, with all its tables for this process: what is opened is written to.

    It lies beside the copy. Raise `StoreUnusable` if it does not fit there.
    """
    try:
        with tempfile.TemporaryDirectory(dir=copy.parent, prefix=_PROVING) as folder:
            path = Path(folder) / "copy.sqlite3"
            await asyncio.to_thread(duplicate, copy, path)
            store = await store_at(path)
            try:
                await store.tables.take_over(ONLY_PROCESS)
                yield store
            finally:
                await store.close()
    except (OSError, NotWritten) as refusal:
        why = refusal.strerror if isinstance(refusal, OSError) else refusal
        raise StoreUnusable(f"{copy.parent} takes no second copy to look at: {why}") from refusal
