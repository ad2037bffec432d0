"""Patience: how long a write waits for others, and what is raised when nothing was written."""

import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

USUAL_SECONDS: Final = 5.0
"""How long a write waits that nobody waits for."""

LEAST_SECONDS: Final = 0.05

MOVED: Final = "SQLITE_READONLY_DBMOVED"
"""SQLite's name for a file that is not in its place any more. SQLite itself hardly ever looks."""


class NotWritten(Exception):
    """Nothing of a write was kept, and nothing of it will be; the same write may succeed later.

    `reason` is the store's own name for it, such as `SQLITE_FULL`. `busy` says that somebody else
    was writing all the time; else the disk does not take anything.
    """

    def __init__(self, reason: str, *, busy: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.busy = busy


class NotRead(NotWritten):
    """Nothing could be read, so nothing was done; the same may succeed later."""


class OutcomeUnknown(Exception):
    """Nobody knows whether a write was kept, and the store is closed."""


class Patience:
    """The time that all writes of one press have together, until it is answered.

    What the press has set going, and what goes on after it, has the usual time again.
    """

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self._over = False

    def end(self) -> None:
        """The press is answered, so nobody waits any more."""
        self._over = True

    @property
    def until(self) -> float:
        """The moment until which a write that is asked for now may wait, by the loop's clock.

        One that comes too late still gets a try: what came before it may have been in a queue.
        """
        now = time.monotonic()
        return now + USUAL_SECONDS if self._over else max(self._until, now + LEAST_SECONDS)


_patience: ContextVar[Patience | None] = ContextVar("patience", default=None)


def wait_at_most(seconds: float) -> Patience:
    """Let what this task writes from now on wait for `seconds` in all, until the patience ends."""
    patience = Patience(seconds)
    _patience.set(patience)
    return patience


@contextmanager
def waiting_at_most(seconds: float) -> Generator[None]:
    """Let what is written within wait for `seconds` in all."""
    token = _patience.set(Patience(seconds))
    try:
        yield
    finally:
        _patience.reset(token)


def nobody_waits() -> None:
    """End the patience of the press that this task answers, if it does."""
    patience = _patience.get()
    if patience is not None:
        patience.end()


def waiting_until() -> float:
    """Return the moment until which a write that is asked for now may wait, by the loop's clock."""
    patience = _patience.get()
    return time.monotonic() + USUAL_SECONDS if patience is None else patience.until
