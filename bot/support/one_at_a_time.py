"""One at a time: what the same person asks for twice in a moment is seen to in turn."""

from asyncio import Lock
from collections.abc import Hashable
from weakref import WeakValueDictionary


class OneAtATime:
    """Has a lock for each thing that is asked for, as long as somebody holds or awaits it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, Lock] = WeakValueDictionary()

    def of(self, *asked: Hashable) -> Lock:
        lock = self._locks.get(asked)
        if lock is None:
            lock = self._locks[asked] = Lock()
        return lock
