"""Soundness: whether a database file is whole, before anything is written to it.

SQLite takes any write-ahead log that bears the name of a file for its own, and folds it into the
file when the last connection closes. So a copy that was put in the place of a file whose log is
still there would be spoilt by opening it. A connection that may not write folds nothing.
"""

import errno
import os
import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from typing import Final

from data.unopened import StoreUnusable

_WAL_FORMAT: Final = 2
_FORMAT_AT: Final = 18
"""The place in a file's header that says whether it is written through a log."""

_READ_ANEW: Final = 100

_REASONS: Final = {
    errno.EACCES: "this user may not write to it or its folder",
    errno.EPERM: "this user may not write to it or its folder",
    errno.EROFS: "its file system is read-only",
    errno.ENOSPC: "its disk is full",
    errno.EDQUOT: "its disk is full",
    errno.EISDIR: "a folder stands in its place, or in the place of a file beside it",
    errno.ENOTDIR: "a part of its path is no folder",
    errno.EEXIST: "a part of its path is no folder",
    "SQLITE_READONLY": "this user may not write to it or its folder",
    "SQLITE_FULL": "its disk is full",
    "SQLITE_IOERR_SHMSIZE": "its disk is full",
    "SQLITE_BUSY": "another program writes to it all the time",
    "SQLITE_CANTOPEN": "it or a file beside it cannot be opened for writing",
    "SQLITE_CORRUPT": "it is damaged; restore a copy",
    "SQLITE_NOTADB": "it cannot be read as a database; restore a copy",
}


def must_be_sound(path: Path) -> None:
    """Raise `StoreUnusable` if a file is damaged, or is not that of the log beside it.

    It reads the whole file, and blocks. What keeps it from reading is raised as it comes, such as
    `IsADirectoryError`. A file that is not there, or that is none of Cardroom's, is sound here.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    log = path.with_name(f"{path.name}-wal")
    size, log_size = _size(path), _size(log)
    if not size:
        if log_size:
            raise StoreUnusable(
                f"{log} is there without its file: put {path.name} back beside it, or take the"
                " log away to begin anew"
            )
        return
    with closing(sqlite3.connect(read_only(path), uri=True)) as reading:
        reading.execute("PRAGMA busy_timeout = 5000")
        if not log_size and _is_empty(path, reading):
            raise StoreUnusable(
                f"{path} was copied without its log ({log.name}), where all its tables are:"
                " restore both, or take it away to begin anew"
            )
        fault = _fault(reading, thorough=bool(log_size)) or _misfit(path, reading)
    if fault is None:
        return
    if log_size:
        raise StoreUnusable(
            f"{path} and the log beside it ({log.name}) do not belong together, or are damaged"
            f" ({fault}). Nothing was changed. If the file is a copy that was put back, take"
            f" {log.name} and {path.name}-shm away; else restore a copy"
        )
    raise StoreUnusable(f"{path} is damaged ({fault}): restore a copy")


def read_only(path: Path) -> str:
    """Return the address of a file for a connection that may not write."""
    return f"{path.absolute().as_uri()}?mode=ro"


def why_not_opened(path: Path, error: OSError | sqlite3.Error) -> StoreUnusable | None:
    """Return what to tell of an error on the way to an open file; None if it is a mistake."""
    name = getattr(error, "sqlite_errorname", "")
    code = error.errno if isinstance(error, OSError) else "_".join(name.split("_")[:2])
    known = error.strerror if isinstance(error, OSError) else name
    reason = _REASONS.get(name) or _REASONS.get(code or "", known or type(error).__name__)
    if code in ("", "SQLITE_ERROR"):
        return None
    return StoreUnusable(f"{path} cannot be opened: {reason}")


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _is_empty(path: Path, reading: sqlite3.Connection) -> bool:
    """Whether a file is written through a log, and holds nothing."""
    with path.open("rb") as file:
        header = file.read(_FORMAT_AT + 1)
    if header[_FORMAT_AT:] != bytes([_WAL_FORMAT]):
        return False
    try:
        return not reading.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError:
        return False


def _misfit(path: Path, reading: sqlite3.Connection) -> str | None:
    """Return what is wrong if the log was written for a file of another size.

    The index of a log that SQLite takes up begins, among others, with the number of its valid
    pages and that of the file's after the last of them.
    """
    try:
        # A bot may write just now: what was read around one of its steps says nothing.
        for _ in range(_READ_ANEW):
            before = _index(path)
            ((pages,),) = reading.execute("PRAGMA page_count").fetchall()
            if _index(path) == before:
                break
        else:
            return None
        logged, after = struct.unpack_from("=II", before, 16)
    except (OSError, struct.error):
        return None
    return f"{pages} pages in place of {after}" if logged and after != pages else None


def _index(path: Path) -> bytes:
    with path.with_name(f"{path.name}-shm").open("rb") as index:
        return index.read(24)


def _fault(reading: sqlite3.Connection, *, thorough: bool) -> str | None:
    """Return the first thing that is wrong; with a log its indexes have to fit as well."""
    check = "integrity_check" if thorough else "quick_check"
    try:
        ((found,),) = reading.execute(f"PRAGMA {check}(1)").fetchall()
        if thorough and reading.execute("PRAGMA foreign_key_check").fetchone() is not None:
            return "rows refer to none"
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_NOTADB":
            # `shape_of` says so.
            return None
        return str(error)
    return None if found == "ok" else str(found).splitlines()[-1]
