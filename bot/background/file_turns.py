"""Turns of files: one at a time for each person, and the next after a while."""

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

from bot.screens.refusal import RoomRefusal


class FileTurns:
    """Says when somebody may give, or ask for, the next file."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._until: dict[int, float] = {}
        """When each person may have the next one, by user id."""

    @contextmanager
    def of(self, person: int) -> Generator[None]:
        """See to a file of a person; raise `RoomRefusal` if their last one is too new."""
        now = self._clock()
        for one in [one for one, until in self._until.items() if until <= now]:
            del self._until[one]
        if person in self._until:
            raise RoomRefusal("verify-file-soon", seconds=int(self._seconds))
        self._until[person] = float("inf")
        try:
            yield
        finally:
            self._until[person] = self._clock() + self._seconds
