"""Backups of a database file: copied while a bot uses it, and put back in its place."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

from data.settings import COMMANDS, RESTORED
from data.sql.season_titles import TITLE_ROLE
from data.sqlite.lease import Lease
from data.sqlite.migrating import APPLICATION_ID, FileShape, must_be_known, shipped
from data.sqlite.private_files import make_private
from data.sqlite.soundness import must_be_sound, read_only, why_not_opened
from data.unopened import StoreUnusable

LEAST_FREE: Final = 256 << 20
"""Bytes that are to be free on a disk, beside those that two copies take."""

_PART: Final = ".part"
_BESIDE: Final = ("-wal", "-shm", ".inventory", ".health")


def must_be_there(path: Path) -> None:
    """Raise `StoreUnusable` if there is no such file, or it cannot be looked at."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise StoreUnusable(f"there is no {path}") from None
    except OSError as error:
        raise why_not_opened(path, error) or error from error


def back_up(source: Path, target: Path) -> Path:
    """Copy a file, of which nothing is missing that was committed before; return the copy.

    The copy is `target` with `.part` behind its name, for the user of this process alone. What it
    holds was read at one moment. Raise `StoreUnusable` if there is nothing to copy, or it is wrong.
    """
    must_be_there(source)
    part = target.with_name(target.name + _PART)
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
    except OSError as error:
        raise why_not_opened(target, error) or error from error
    _must_be_opened(source)
    duplicate(source, part)
    must_be_a_copy(part)
    return part


def _must_be_opened(path: Path) -> None:
    """Raise `StoreUnusable` for a file that no bot would open, though what is in it looks whole."""
    try:
        must_be_sound(path)
    except (OSError, sqlite3.Error) as error:
        raise why_not_opened(path, error) or error from error


def duplicate(source: Path, target: Path) -> None:
    """Make a file of all that another holds, its log included; raise `StoreUnusable`.

    What is left of a file that could not be made goes.
    """
    try:
        make_private(target)
        with closing(sqlite3.connect(read_only(source), uri=True)) as reading:
            reading.execute("PRAGMA busy_timeout = 5000")
            reading.execute("VACUUM INTO ?", (str(target),))
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            target.unlink()
        of_target = getattr(error, "sqlite_errorname", "SQLITE_FULL") == "SQLITE_FULL"
        wrong = target.with_name(target.name.removesuffix(_PART)) if of_target else source
        raise why_not_opened(wrong, error) or StoreUnusable(
            f"{source} cannot be copied: {error}"
        ) from error


def keep(part: Path, target: Path) -> None:
    """Give a copy its name, once it is on disk whole; another file of that name goes."""
    _on_disk(part)
    part.replace(target)
    _on_disk(target.parent)


def must_be_a_copy(path: Path) -> int:
    """Look at all of a file; return the number of its shape.

    Raise `StoreUnusable` if it is damaged, none of Cardroom's, or newer than this version.
    """
    try:
        status = path.stat()
        may_read = os.access(path, os.R_OK)
        is_empty = not S_ISREG(status.st_mode) or not status.st_size
    except (FileNotFoundError, NotADirectoryError):
        may_read, is_empty = True, True
    except PermissionError:
        may_read, is_empty = False, False
    except OSError as error:
        raise why_not_opened(path, error) or error from error
    if is_empty:
        raise StoreUnusable(f"there is no {path}, or nothing is in it")
    if not may_read:
        raise StoreUnusable(f"this user may not read {path}")
    try:
        with closing(sqlite3.connect(read_only(path), uri=True)) as reading:
            ((application,),) = reading.execute("PRAGMA application_id").fetchall()
            ((version,),) = reading.execute("PRAGMA user_version").fetchall()
            ((found,),) = reading.execute("PRAGMA integrity_check(1)").fetchall()
            loose = reading.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        kept_away = isinstance(error, sqlite3.OperationalError)
        raise (why_not_opened(path, error) if kept_away else None) or StoreUnusable(
            f"{path} is damaged or no database: {error}"
        ) from error
    if application != APPLICATION_ID:
        raise StoreUnusable(f"{path} is no database of Cardroom")
    shape = FileShape.read(version)
    must_be_known(shape, path, shipped()[-1].number)
    if found != "ok" or loose is not None:
        raise StoreUnusable(f"{path} is damaged ({found}): take another copy")
    return shape.number


def _is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def examined(path: Path, *, runs: bool = False) -> tuple[str, ...]:
    """Look at a file, which may be in use, and change nothing; return what there is, in lines.

    Raise `StoreUnusable` if the bot could not use it, or if it is gone though one runs.
    """
    folder = path.absolute().parent
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise StoreUnusable(f"this user may not write to {path} or its folder")
    if path.exists() and path.stat().st_uid != folder.stat().st_uid and _is_root():
        # Root may write to anything, and asks for a bot that may not.
        raise StoreUnusable(f"{path} is of another user than its folder, as the bot is: chown it")
    free = shutil.disk_usage(folder).free
    beside = path.with_name(f"{path.name}-wal")
    size = sum(one.stat().st_size for one in (path, beside) if one.exists())
    if free < LEAST_FREE + 2 * size:
        raise StoreUnusable(f"the disk of {path} has {free >> 20} MiB free: a copy needs more")
    if runs and not path.exists():
        raise StoreUnusable(
            f"{path} is gone, where a bot has run: put it back, or stop the bot and restore a copy"
        )
    _must_be_opened(path)
    if not size:
        return (f"{path} is made at the first start", f"{free >> 20} MiB are free on its disk")
    if path.stat().st_mode & 0o077 and os.name == "posix":
        raise StoreUnusable(f"others on this machine can read {path}: chmod 600 {path}")
    shape = must_be_a_copy(path)
    whole = f"{path} is whole, {size >> 10} KiB, with {free >> 20} MiB free on its disk"
    return whole, shape_told(shape, shipped()[-1].number)


def title_role(path: Path, guild_id: int) -> str | None:
    """Return the role that a guild gives for a season, if there is one, as it is kept."""
    if not path.exists() or not path.stat().st_size:
        return None
    with closing(sqlite3.connect(read_only(path), uri=True)) as reading:
        row = reading.execute(TITLE_ROLE, (guild_id,)).fetchone()
    return None if row is None else str(row[0])


def shape_told(shape: int, newest: int) -> str:
    """Say what the next start does to a store of this shape."""
    if shape == newest:
        return f"its shape is number {shape}, the newest"
    if shape > newest:
        return f"its shape is number {shape}, of a newer version that has only added to it"
    if not shape:
        return "it is empty, and filled at the first start"
    return f"its shape is number {shape}; the next start brings it to {newest}"


def restore(
    copy: Path, database: Path, *, replace: bool, look: Callable[[Path], object]
) -> Path | None:
    """Put a copy in the place of a file that no bot uses; return where the file is now, if any.

    The copy stays where it is. The games in it are ended at the next start, as what was secret of
    them may have been shown since. `look` sees what is to be put there, before it is. Raise
    `StoreInUse` or `StoreUnusable`, or what `look` raises; all is then as it was.
    """
    must_be_a_copy(copy)
    lease, new = None, database.with_name(database.name + _PART)
    try:
        lease = Lease.take(database)
        there = database.exists() and database.stat().st_size > 0
        if there and not replace:
            raise StoreUnusable(f"{database} is there: say --replace to put it aside")
        if there and database.samefile(copy):
            raise StoreUnusable(f"{copy} is the database itself")
        new.unlink(missing_ok=True)
        duplicate(copy, new)
        look(new)
        with closing(sqlite3.connect(new, isolation_level=None)) as writing:
            writing.execute(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)",
                (RESTORED, str(time.time_ns() // 1_000_000)),
            )
            writing.execute("DELETE FROM settings WHERE key = ?", (COMMANDS,))
        _on_disk(new)
        aside = _put_aside(database) if there else None
        new.replace(database)
        _on_disk(database.parent)
    except (OSError, sqlite3.Error) as error:
        raise why_not_opened(database, error) or StoreUnusable(
            f"{database} cannot be put in its place: {error}"
        ) from error
    finally:
        if lease is not None:
            new.unlink(missing_ok=True)
            lease.release()
    return aside


def _put_aside(database: Path) -> Path:
    """Give a file another name, and move what belongs to it there; the file is to be replaced."""
    while True:
        moment = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime())
        aside = database.with_name(f"{database.name}.replaced-{moment}")
        if not aside.exists():
            break
        time.sleep(0.1)
    # Its place is never empty, or a bot that starts just then would begin a new one there.
    try:
        aside.hardlink_to(database)
    except OSError:
        shutil.copy2(database, aside)
    # The log would be taken for that of whichever file stands here.
    for end in _BESIDE:
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    return aside


def _on_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
