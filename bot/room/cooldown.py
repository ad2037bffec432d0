"""Cooldowns: how often something may be done."""

from collections.abc import Callable


class Cooldown:
    """Lets something be done once in so many seconds; `now` tells milliseconds."""

    def __init__(self, seconds: float, now: Callable[[], int]) -> None:
        self._milliseconds = int(seconds * 1000)
        self._now = now
        self._ready_at: int | None = None

    def take(self) -> bool:
        """Return whether it may be done now; if so, it counts as done."""
        now = self._now()
        if self._ready_at is not None and now < self._ready_at:
            return False
        self._ready_at = now + self._milliseconds
        return True
