"""Rate limits that the loopback Discord keeps, as far as they are known."""

from typing import Final

from bot.playground.clock import Clock
from bot.playground.faults import too_many
from bot.playground.payloads import Payload

MESSAGES_ROUTE: Final = "/channels/{channel_id}/messages"
MESSAGE_ROUTE: Final = "/channels/{channel_id}/messages/{message_id}"

_BUCKETS: Final = {
    ("POST", MESSAGES_ROUTE): ("create-message", 5, 5.0),
    ("PATCH", MESSAGE_ROUTE): ("edit-message", 5, 5.0),
}
_GLOBAL = (50, 1.0)
_OLD_EDITS = (3, 6.0)
_OLD_SECONDS = 3600.0


class TooMany(Exception):
    """The request is one too many; it has no effect."""

    def __init__(self, body: Payload, headers: dict[str, str]) -> None:
        super().__init__("rate limited")
        self.body = body
        self.headers = headers


class Buckets:
    """Counts requests; each of the three limits can be switched."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, int], tuple[float, int]] = {}
        self.by_channel = False
        """5 messages and 5 edits in 5 s a channel."""
        self.everywhere = False
        """50 requests a second, answers to interactions not counted."""
        self.old_edits = True
        """3 edits in 6 s a channel of messages older than an hour (30046)."""

    def take(self, method: str, route: str, channel_id: int) -> dict[str, str]:
        """Count a request and return its headers; raise `TooMany` where the bucket is empty."""
        if self.everywhere and not route.startswith(("/interactions", "/webhooks")):
            limit, seconds = _GLOBAL
            left, reset = self._count("global", 0, limit, seconds)
            if left < 0:
                raise TooMany(*too_many(reset, everywhere=True))
        bucket = _BUCKETS.get((method, route))
        if bucket is None or not self.by_channel:
            return {}
        name, limit, seconds = bucket
        left, reset = self._count(name, channel_id, limit, seconds)
        headers = {
            "X-RateLimit-Bucket": name,
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, left)),
            "X-RateLimit-Reset": f"{self._clock.now + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
        }
        if left < 0:
            body, more = too_many(reset)
            raise TooMany(body, {**headers, **more})
        return headers

    def take_edit(self, channel_id: int, created_at: float) -> None:
        """Count an edit of a message made at `created_at`; raise `TooMany` for old ones."""
        if not self.old_edits or self._clock.now - created_at < _OLD_SECONDS:
            return
        limit, seconds = _OLD_EDITS
        left, reset = self._count("old-edits", channel_id, limit, seconds)
        if left < 0:
            raise TooMany(*too_many(reset, code=30046))

    def _count(self, name: str, place: int, limit: int, seconds: float) -> tuple[int, float]:
        now = self._clock.now
        until, used = self._windows.get((name, place), (0.0, 0))
        if now >= until:
            until, used = now + seconds, 0
        used += 1
        self._windows[name, place] = (until, min(used, limit + 1))
        return limit - used, until - now
