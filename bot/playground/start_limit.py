"""Session starts: how often the bot may IDENTIFY, how close, and with how many shards."""

from typing import Final

from bot.playground.clock import Clock
from bot.playground.payloads import Payload

DAY_SECONDS: Final = 24 * 60 * 60.0


class StartLimit:
    """What `/gateway/bot` tells, and every IDENTIFY takes one from."""

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
