"""Refusing channels: where the bot may not write, and is not to ask again and again.

Discord shuts out whoever collects 10,000 refusals in ten minutes, and a channel that refused once
refuses until somebody changes its permissions.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Final

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 10.0
"""How old a refusal is before it is forgotten: permissions do not tell everything."""


AGAIN_AFTER_SECONDS: Final = (60.0, 300.0, 900.0)
"""When a channel is asked again by itself; after these, only once somebody did something there."""


class Doing(StrEnum):
    """The calls a channel may refuse; one may take no new message, but let old ones be edited."""

    POST = "post"
    EDIT = "edit"
    DELETE = "delete"
    READ = "read"


class RefusingChannels:
    """The channels that refused something since somebody last did something there."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._refused: dict[int, dict[Doing, float]] = {}
        self._again_at: dict[int, float] = {}
        """When each channel is asked again, for as long as it is."""
        self._asked_again: dict[int, int] = {}
        self._noted = asyncio.Event()
        self.retry_seconds = RETRY_SECONDS
        self.again_after: tuple[float, ...] = AGAIN_AFTER_SECONDS

    def refuses(self, channel_id: int, doing: Doing) -> bool:
        """Whether a channel is known to refuse."""
        return doing in self._refused.get(channel_id, ())

    def note(self, channel_id: int, doing: Doing, why: str) -> None:
        """Remember a refusal."""
        self._refused.setdefault(channel_id, {})[doing] = self._now()
        asked_again = self._asked_again.setdefault(channel_id, 0)
        if asked_again < len(self.again_after):
            again_at = self._now() + self.again_after[asked_again]
            self._again_at.setdefault(channel_id, again_at)
            self._noted.set()
        log.warning(
            "channel %d does not let the bot %s: %s. Look at its rights there, with"
            " cardroom doctor --channel %d",
            channel_id,
            doing,
            why,
            channel_id,
        )

    def took(self, channel_id: int) -> None:
        """Forget that a channel has refused: it took something that it might have refused."""
        if channel_id in self._asked_again:
            self._forget(channel_id)

    def ask_again(self, channel_id: int, *, at_once: bool = False) -> bool:
        """Forget what a channel refused, unless that was just now; return whether there was any.

        Whatever it refused lately is forgotten too if its permissions have changed: `at_once`.
        """
        refused = self._refused.get(channel_id)
        if refused is None:
            return False
        if not at_once and self._now() - max(refused.values()) < self.retry_seconds:
            return False
        self._forget(channel_id)
        return True

    def refusing(self) -> tuple[int, ...]:
        return tuple(self._refused)

    async def due(self) -> int:
        """Wait until a channel is to be asked again; forget what it refused and return it."""
        while True:
            self._noted.clear()
            if not self._again_at:
                await self._noted.wait()
                continue
            channel_id = min(self._again_at, key=self._again_at.__getitem__)
            wait = self._again_at[channel_id] - self._now()
            if wait <= 0:
                del self._again_at[channel_id]
                self._asked_again[channel_id] += 1
                self._refused.pop(channel_id, None)
                return channel_id
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._noted.wait()

    def _forget(self, channel_id: int) -> None:
        for known in (self._refused, self._again_at, self._asked_again):
            known.pop(channel_id, None)
