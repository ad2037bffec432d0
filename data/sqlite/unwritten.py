"""Errors of the file or its disk, not of what was to be written."""

import sqlite3
from typing import Final

from data.patience import NotWritten

_HELD_BY_OTHERS: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")

_UNWRITTEN: Final = (
    *_HELD_BY_OTHERS,
    "SQLITE_FULL",
    "SQLITE_READONLY",
    "SQLITE_IOERR",
    "SQLITE_CANTOPEN",
)
"""Longer names begin with these."""


def unwritten(error: sqlite3.Error) -> NotWritten | None:
    """Return what `error` means for a transaction that it ended; None if it is a mistake."""
    name = getattr(error, "sqlite_errorname", "")
    if not name.startswith(_UNWRITTEN):
        return None
    return NotWritten(name, busy=name.startswith(_HELD_BY_OTHERS))
