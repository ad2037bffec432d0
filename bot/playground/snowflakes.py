"""Snowflakes: Discord's ids, which tell the moment they were made."""

from typing import Final

from bot.playground.clock import Clock

EPOCH: Final = 1_420_070_400.0
"""The first second of 2015, from which Discord counts."""


class Mint:
    """Makes ids that grow and carry the clock's time; discord.py reads ages from them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def strike(self) -> int:
        """Return an id greater than every one before."""
        fresh = int((self._clock.now - EPOCH) * 1000) << 22
        self._last = max(fresh, self._last + 1)
        return self._last

    def strike_on(self, shard_id: int, count: int) -> int:
        """Return an id whose guild is on that shard of so many, made some milliseconds ahead."""
        self._last = self.strike()
        while (self._last >> 22) % count != shard_id:
            self._last += 1 << 22
        return self._last


def made_at(snowflake: int) -> float:
    """Return when an id was made, in seconds since 1970."""
    return (snowflake >> 22) / 1000 + EPOCH
