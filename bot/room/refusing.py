"""Refusing channels: where the bot may not write, and is not to ask again and again.

Discord shuts out whoever collects 10,000 refusals in ten minutes, and a channel that refused once
refuses until somebody changes its permissions.
"""

import logging
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Final

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 10.0
"""How old a refusal is before it is doubted: permissions do not tell everything."""


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
        self.retry_seconds = RETRY_SECONDS

    def refuses(self, channel_id: int, doing: Doing) -> bool:
        """Whether a channel is known to refuse."""
        return doing in self._refused.get(channel_id, ())

    def note(self, channel_id: int, doing: Doing, why: str) -> None:
        """Remember a refusal."""
        self._refused.setdefault(channel_id, {})[doing] = self._now()
        log.warning("channel %d does not let me %s: %s", channel_id, doing, why)

    def doubt(self, channel_id: int) -> bool:
        """Forget what a channel refused, unless it was just now; return whether there was any."""
        refused = self._refused.get(channel_id)
        if refused is None or self._now() - max(refused.values()) < self.retry_seconds:
            return False
        del self._refused[channel_id]
        return True
