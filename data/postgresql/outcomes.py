"""Outcomes: what became of a write whose connection was lost before the server had answered."""

import asyncio
from typing import Final

from data.patience import OutcomeUnknown
from data.postgresql.failures import is_contended, is_lost, is_unable
from data.postgresql.links import PostgresLinks

AGAIN_SECONDS: Final = 0.1
CONNECT_SECONDS: Final = 5.0

# It would end by itself when it tries to answer, and till then it could still commit. This waits
# for its end.
_END: Final = """
SELECT pg_terminate_backend(other.pid, 60000)
FROM connections JOIN pg_stat_activity AS other USING (pid)
WHERE connection = $1 AND backend_start = opened_at
"""

_LAST: Final = "SELECT writes, changed FROM connections WHERE connection = $1"


class Outcomes:
    """Looks up what became of writes, once the server is there again."""

    def __init__(self, links: PostgresLinks) -> None:
        self._links = links
        self._given_up = False

    def give_up(self) -> None:
        """Leave open what is not known yet: the process ends."""
        self._given_up = True

    async def changed(self, link: str, write: int) -> int | None:
        """Return how many rows a write has changed, None if it was not kept and never will be.

        It waits for as long as the server is away or takes nothing: to tell somebody that nothing
        was kept when it was would be worse than not to answer. Raise `OutcomeUnknown` if nobody
        waits any more.
        """
        while not self._given_up:
            try:
                async with self._links.acquire(timeout=CONNECT_SECONDS) as other:
                    await other.fetch(_END, link)
                    rows = await other.fetch(_LAST, link)
            except Exception as error:
                if not is_lost(error) and not is_contended(error) and not is_unable(error):
                    raise
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if not rows:
                break
            writes, changed = rows[0]
            return int(changed) if writes >= write else None
        raise OutcomeUnknown
