"""Rate limits: how many requests and session starts the bot has, as far as they are known."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from loopback_discord.payloads import Payload
from loopback_discord.state.clock import Clock, made_at

MESSAGES_ROUTE: Final = "/channels/{channel_id}/messages"
MESSAGE_ROUTE: Final = "/channels/{channel_id}/messages/{message_id}"

WEBHOOK_ROUTE: Final = "/webhooks/{application_id}/{token}"
WEBHOOK_MESSAGE_ROUTE: Final = WEBHOOK_ROUTE + "/messages/{message_id}"

_Bucket: TypeAlias = tuple[str, int, float]
"""Its name, and how many requests it holds in how many seconds."""

_BUCKETS: Final[Mapping[tuple[str, str], _Bucket]] = {
    ("POST", MESSAGES_ROUTE): ("create-message", 5, 5.0),
    ("PATCH", MESSAGE_ROUTE): ("edit-message", 5, 5.0),
    ("DELETE", MESSAGE_ROUTE): ("delete-message", 3, 1 / 3),
    ("POST", WEBHOOK_ROUTE): ("execute-webhook", 5, 2.0),
    ("PATCH", WEBHOOK_MESSAGE_ROUTE): ("edit-webhook-message", 5, 2.0),
    ("DELETE", WEBHOOK_MESSAGE_ROUTE): ("delete-webhook-message", 5, 2.0),
}
_DELETE_NEW: Final[_Bucket] = ("delete-new-message", 5, 1.0)
_DELETE_OLD: Final[_Bucket] = ("delete-old-message", 30, 120.0)
_NEW_SECONDS: Final = 10.0
_FORTNIGHT_SECONDS: Final = 14 * 24 * 3600.0

_GLOBAL = (50, 1.0)
_OLD_EDITS = (3, 6.0)
_OLD_SECONDS = 3600.0


class RateLimited(Exception):
    """The request is one too many; it has no effect."""

    def __init__(self, body: Payload, headers: dict[str, str]) -> None:
        super().__init__("rate limited")
        self.body = body
        self.headers = headers


class RateLimits:
    """Counts requests; each of the three limits can be switched."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self.per_channel = False
        """5 messages and 5 edits in 5 s a channel, deletions by age, and 5 calls in 2 s a token."""
        self.everywhere = False
        """50 requests a second, answers to interactions not counted."""
        self.old_edits = True
        """3 edits in 6 s a channel of messages older than an hour (30046)."""

    def take(self, method: str, route: str, parts: Mapping[str, str]) -> dict[str, str]:
        """Count a request and return its headers; raise `RateLimited` if the bucket is empty.

        `parts` are those of its path: a bucket is of a channel, or of an interaction's token.
        """
        if self.everywhere and not route.startswith(("/interactions", "/webhooks")):
            limit, seconds = _GLOBAL
            left, reset = self._count("global", "", limit, seconds)
            if left < 0:
                raise RateLimited(*too_many(reset, everywhere=True))
        bucket = self._bucket(method, route, parts)
        if bucket is None or not self.per_channel:
            return {}
        name, limit, seconds = bucket
        place = parts.get("channel_id") or parts["token"]
        left, reset = self._count(name, place, limit, seconds)
        headers = {
            "X-RateLimit-Bucket": name,
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, left)),
            "X-RateLimit-Reset": f"{self._clock.now + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
        }
        if left < 0:
            body, more = too_many(reset)
            raise RateLimited(body, {**headers, **more})
        return headers

    def _bucket(self, method: str, route: str, parts: Mapping[str, str]) -> _Bucket | None:
        message_id = parts.get("message_id", "")
        if (method, route) != ("DELETE", MESSAGE_ROUTE) or not message_id.isdigit():
            return _BUCKETS.get((method, route))
        age = self._clock.now - made_at(int(message_id))
        if age <= _NEW_SECONDS:
            return _DELETE_NEW
        return _DELETE_OLD if age >= _FORTNIGHT_SECONDS else _BUCKETS[method, route]

    def take_edit(self, channel_id: int, created_at: float) -> None:
        """Count an edit of a message made at `created_at`; raise `RateLimited` for old ones."""
        if not self.old_edits or self._clock.now - created_at < _OLD_SECONDS:
            return
        limit, seconds = _OLD_EDITS
        left, reset = self._count("old-edits", str(channel_id), limit, seconds)
        if left < 0:
            raise RateLimited(*too_many(reset, code=30046))

    def _count(self, name: str, place: str, limit: int, seconds: float) -> tuple[int, float]:
        now = self._clock.now
        until, used = self._windows.get((name, place), (0.0, 0))
        if now >= until:
            until, used = now + seconds, 0
        used += 1
        self._windows[name, place] = (until, min(used, limit + 1))
        return limit - used, until - now


def too_many(
    retry_after: float, *, everywhere: bool = False, code: int = 0
) -> tuple[Payload, dict[str, str]]:
    """Return body and headers of a 429."""
    words = "You are being rate limited."
    if code == 30046:
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    body: dict[str, Any] = {
        "message": words,
        "retry_after": round(retry_after, 3),
        "global": everywhere,
        "code": code,
    }
    headers = {
        # discord.py takes a 429 without this for a ban by Cloudflare.
        "Via": "1.1 loopback",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return body, headers


DAY_SECONDS: Final = 24 * 60 * 60.0


class StartLimit:
    """The limit that `/gateway/bot` tells, and every IDENTIFY takes one from."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._day_ends = clock.now + DAY_SECONDS
        self._last_starts: dict[int, float] = {}
        self.shards = 1
        """How many shards the bot is told to have."""
        self.total = 1000
        self.remaining = 1000
        self.max_concurrency = 1
        """How many buckets there are. Each shard is in one, by its number."""
        self.apart_seconds = 0.0
        """How long a bucket stays closed after an IDENTIFY. Discord's are closed for 5 seconds,
        these are always open unless a test or a benchmark asks for it."""

    def spend(self) -> bool:
        """Take one; False if there is none left. Discord then takes the token away."""
        self._turn_the_day()
        self.remaining -= 1
        return self.remaining >= 0

    def take_turn(self, shard_id: int) -> bool:
        """Close the bucket of a shard; False if it is closed."""
        bucket, now = shard_id % self.max_concurrency, self._clock.now
        last = self._last_starts.get(bucket)
        if last is not None and now - last < self.apart_seconds:
            return False
        self._last_starts[bucket] = now
        return True

    @property
    def described(self) -> Payload:
        """The `session_start_limit` of `/gateway/bot`."""
        self._turn_the_day()
        return {
            "total": self.total,
            "remaining": max(0, self.remaining),
            "reset_after": round((self._day_ends - self._clock.now) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _turn_the_day(self) -> None:
        if self._clock.now >= self._day_ends:
            self._day_ends = self._clock.now + DAY_SECONDS
            self.remaining = self.total
