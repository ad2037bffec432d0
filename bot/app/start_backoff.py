"""Start backoff: the pause before a start that follows others which ended early.

A service manager starts the process again after a few seconds. Each start takes one of the 1,000
sessions that Discord allows in a day. So the number of early ends outlives the process.
"""

import json
from dataclasses import asdict, dataclass
from typing import Final, Self

from data.settings import KeptSettings

SETTLED_SECONDS: Final = 10 * 60.0
"""An end after so long is not early."""

FIRST_PAUSE_SECONDS: Final = 10.0
LONGEST_PAUSE_SECONDS: Final = 15 * 60.0

_KEY: Final = "early ends"
_OF_PROCESS: Final = "early-ends."
_LAST_DOUBLING: Final = 16
"""Further ones make no difference: there is a longest pause."""


@dataclass(frozen=True, slots=True)
class EarlyEnds:
    """How many starts in a row ended early, and when the last did (seconds since 1970)."""

    count: int = 0
    last: float = 0.0

    def after_end(self, began: float, now: float) -> Self:
        """Return them after a process that began at `began` ended in failure."""
        early = now - began < SETTLED_SECONDS
        return type(self)(self.count + 1 if early else 1, now)

    def pause(self, now: float) -> float:
        """Return the seconds to wait now. The first start again is free."""
        if self.count < 2:
            return 0.0
        doubled = FIRST_PAUSE_SECONDS * 2.0 ** min(self.count - 2, _LAST_DOUBLING)
        pause = min(doubled, LONGEST_PAUSE_SECONDS)
        # A clock that was set back must not make the pause longer.
        return min(max(self.last + pause - now, 0.0), pause)


async def early_ends(settings: KeptSettings, process: str = "") -> EarlyEnds:
    """Return what was kept of the ends of a process before this start."""
    kept = await settings.get(_key(process))
    return EarlyEnds() if kept is None else EarlyEnds(**json.loads(kept))


async def keep_early_ends(settings: KeptSettings, ends: EarlyEnds, process: str = "") -> None:
    """Keep `ends` for the next start of a process."""
    await settings.set(_key(process), json.dumps(asdict(ends)))


def _key(process: str) -> str:
    return f"{_OF_PROCESS}{process}" if process else _KEY
