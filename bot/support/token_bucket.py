"""Token buckets: how often something may be done, with a few times at once."""

import time
from collections.abc import Callable
from typing import Protocol


class Tokens(Protocol):
    """Tokens that are taken one by one, wherever they come from."""

    def take(self, *, leaving: float = 0.0) -> bool:
        """Take a token if there is one more than are left; return whether there was."""
        ...

    def wait_seconds(self, *, leaving: float = 0.0) -> float:
        """Return after how long it is worth trying again."""
        ...

    def refill_by(self, a_second: float) -> None:
        """Let so many tokens come a second from now on."""
        ...


class TokenBucket:
    """Holds `size` tokens at most, and fills by `a_second` of them; `now` tells seconds.

    Nobody queues here: a caller that has to wait is told for how long.
    """

    def __init__(
        self, size: float, a_second: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._size = size
        self._a_second = a_second
        self._now = now
        self._tokens = size
        self._counted_at = now()

    def take(self, *, leaving: float = 0.0) -> bool:
        """Take a token if there is one more than are left; return whether there was."""
        self._fill()
        if self._tokens < 1 + leaving:
            return False
        self._tokens -= 1
        return True

    def take_ahead(self) -> float:
        """Take a token, or the next one to come; return in how many seconds it is there."""
        self._fill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self._a_second)

    def wait_seconds(self, *, leaving: float = 0.0) -> float:
        """Return how long it takes until there is a token, one more than are left."""
        self._fill()
        return max(0.0, (1 + leaving - self._tokens) / self._a_second)

    def refill_by(self, a_second: float) -> None:
        """Let so many tokens come a second from now on."""
        self._fill()
        self._a_second = a_second

    def _fill(self) -> None:
        now = self._now()
        self._tokens = min(self._size, self._tokens + (now - self._counted_at) * self._a_second)
        self._counted_at = now
