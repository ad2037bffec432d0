"""Gaps: when nobody was there to hear a press, so that Discord says that it failed."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.crash.company import Wait

NOTICED_SECONDS: Final = 0.2
"""How long after a gap a press may still have been sent to who was killed."""


@dataclass(slots=True)
class Gap:
    """From when to when presses on some shards need not be answered, by the monotonic clock."""

    shards: frozenset[int]
    began: float
    ended: float = math.inf

    def excuses(self, wait: Wait, shard: int) -> bool:
        """Whether nobody may have been there to answer."""
        return (
            shard in self.shards
            and wait.since <= self.ended + NOTICED_SECONDS
            and wait.since + ANSWER_SECONDS >= self.began
        )


class Gaps:
    """What was done to processes, and whether that explains each press without an answer."""

    def __init__(self, shard_count: int) -> None:
        self._shard_count = shard_count
        self.all: list[Gap] = []

    def begin(self, shards: Iterable[int] | None, now: float) -> Gap:
        """Note that nobody serves some shards from now on, or any of them."""
        gap = Gap(frozenset(range(self._shard_count) if shards is None else shards), now)
        self.all.append(gap)
        return gap

    def unexplained(self, waits: Iterable[Wait]) -> list[Wait]:
        """Return the presses without an answer that were made when somebody was there."""
        return [
            wait
            for wait in waits
            if wait.seconds is None
            and not any(one.excuses(wait, self._shard_of(wait)) for one in self.all)
        ]

    def _shard_of(self, wait: Wait) -> int:
        return (wait.guild_id >> 22) % self._shard_count
