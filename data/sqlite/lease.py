"""The lease on a database file: one process at a time."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

from data.sqlite.private_files import make_private
from data.unopened import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lease:
    """The exclusive right to a database file, held until `release` or the end of the process.

    SQLite itself would let two processes write by turns, but both would run the same tables.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the lease of `database`; raise `StoreInUse` at once if another holds it."""
        lock = database.with_name(database.name + ".lock")
        with suppress(FileExistsError):
            make_private(lock)
        descriptor = os.open(lock, os.O_RDWR)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            raise StoreInUse(
                f"{database} is in use: another Cardroom is running with this file"
            ) from None
        return cls(descriptor)

    def release(self) -> None:
        """Give the file free. The lock file stays: removing it would let two processes in."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
