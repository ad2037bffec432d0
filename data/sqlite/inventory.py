"""The inventory of a file: how many tables it had, kept beside it.

A file that was emptied, or whose write-ahead log is gone, opens like any other and says nothing of
what it has lost. So its number of tables is written down outside it.
"""

import json
import os
from contextlib import suppress
from pathlib import Path

from data.inventory import Inventory


def taken(database: Path, tables: int) -> Inventory:
    """Compare `tables` with what is written beside the file."""
    return Inventory(tables, _read(_beside(database)))


def keep(tables: int, database: Path) -> None:
    """Write the number down beside the file, whole or not at all; a full disk is let be."""
    path = _beside(database)
    new = path.with_name(path.name + ".new")
    with suppress(OSError):
        descriptor = os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            json.dump({"tables": tables}, file)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".inventory")


def _read(path: Path) -> int | None:
    try:
        count = json.loads(path.read_text(encoding="ascii"))["tables"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return count if isinstance(count, int) else None
