"""Time limits: what a player may still begin, and what it gives up."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

THINKING_SECONDS: Final = 10.0
"""How long a table waits for a searching player: many times what its decisions take."""


class OutOfTime(Exception):
    """The time is over, or would be before what was to be done next is finished."""


class TimeLimit:
    """The time of one decision; nothing is begun that has once taken longer than what is left.

    How long each kind of thing takes is learnt anew for each decision: the same machine may be
    busy with others now.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin now."""
        self.ran_out = False
        self._clock = clock
        self._end = clock() + seconds
        self._longest: dict[str, float] = {}

    def spend(self, kind: str, work: Callable[[], T]) -> T:
        """Do some work of a kind; raise `OutOfTime` if there is not as much time left."""
        longest = self._longest.get(kind, 0.0)
        began = self._clock()
        if began >= self._end or began + longest > self._end:
            self.ran_out = True
            raise OutOfTime
        done = work()
        taken = self._clock() - began
        if taken > longest:
            self._longest[kind] = taken
        return done
