"""Shards: which of Discord's shards a process serves, and which guilds are theirs."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Self

_RUN: Final = r"[0-9]{1,6}(-[0-9]{1,6})?"
_WRITTEN: Final = re.compile(rf"(?P<ids>{_RUN}(,{_RUN})*)/(?P<count>[0-9]{{1,6}})")


@dataclass(frozen=True, slots=True)
class Shards:
    """Some shards of so many; written `0-3/16`, `5/16` or `0,4-6/16`.

    All processes of a bot count alike, but for the moment in which the count changes.
    """

    ids: frozenset[int]
    count: int

    def __post_init__(self) -> None:
        """Raise `ValueError` for shards that there are not."""
        if self.count < 1 or not all(0 <= one < self.count for one in self.ids):
            raise ValueError("there are no such shards")

    @classmethod
    def every(cls, count: int) -> Self:
        """Return all of so many."""
        return cls(frozenset(range(count)), count)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` writes; raise `ValueError` for anything else."""
        written = _WRITTEN.fullmatch(text.replace(" ", ""))
        if written is None:
            raise ValueError("these are no shards")
        count, ids = int(written["count"]), set[int]()
        for part in written["ids"].split(","):
            first, _, last = part.partition("-")
            run = range(int(first), int(last or first) + 1)
            if not run or run[-1] >= count:
                raise ValueError("there are no such shards")
            ids.update(run)
        return cls(frozenset(ids), count)

    def __str__(self) -> str:
        runs = (
            [number for _, number in run]
            for _, run in groupby(enumerate(sorted(self.ids)), lambda one: one[1] - one[0])
        )
        written = (f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
        return f"{','.join(written)}/{self.count}"

    def with_ids(self, ids: Collection[int]) -> Self:
        """Return these and further ones."""
        return type(self)(self.ids | frozenset(ids), self.count)

    def without_ids(self, ids: Collection[int]) -> Self:
        """Return these but for some."""
        return type(self)(self.ids - frozenset(ids), self.count)

    def shard_of(self, guild_id: int | None) -> int:
        """Return the shard that hears of a guild; what is of no guild (None or 0) is shard 0's."""
        return ((guild_id or 0) >> 22) % self.count

    def serve(self, guild_id: int | None) -> bool:
        """Whether a guild is of one of these shards."""
        return self.shard_of(guild_id) in self.ids
