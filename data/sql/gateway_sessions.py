"""Gateway sessions: what a process leaves of its lines to Discord, for the next to resume."""

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from data.sql.database import Database

KEPT_MS: Final = 3 * 60_000
"""How old a session may be. Discord keeps those without a connection for some minutes."""

RENEWED_MS: Final = 60_000
"""How often one in which nothing happens has to be kept anew, so that it is not too old."""


@dataclass(frozen=True, slots=True)
class KeptSession:
    """The session of one of so many `shards`, begun with these `intents`.

    `id` is as secret as a token. `sequence` is the number of the last event that was heard, or of
    one before it. `address` is where Discord wants the session to be resumed.
    """

    shard: int
    shards: int
    intents: int
    id: str = field(repr=False)
    address: str
    sequence: int


# A process that has its store alone is named by no shard.
_KEEP: Final = """
INSERT INTO gateway_sessions (shard, shards, intents, session, address, sequence, kept_at)
SELECT CAST(json_extract(value, '$[0]') AS BIGINT), CAST(json_extract(value, '$[1]') AS BIGINT),
    CAST(json_extract(value, '$[2]') AS BIGINT), json_extract(value, '$[3]'),
    json_extract(value, '$[4]'), CAST(json_extract(value, '$[5]') AS BIGINT), {clock}
FROM json_each(?1) AS kept
WHERE NOT EXISTS (
    SELECT 1 FROM shards WHERE shards.shard = CAST(json_extract(value, '$[0]') AS BIGINT)
        AND process IS DISTINCT FROM CAST(?2 AS TEXT))
ON CONFLICT (shard) DO UPDATE SET shards = excluded.shards, intents = excluded.intents,
    session = excluded.session, address = excluded.address, sequence = excluded.sequence,
    kept_at = excluded.kept_at
"""

_LEFT: Final = """
SELECT shard, shards, intents, session, address, sequence FROM gateway_sessions
WHERE kept_at >= {clock} - CAST(?1 AS BIGINT) ORDER BY shard
"""


class GatewaySessions:
    """The sessions of all shards, one of each."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def keep(self, sessions: Collection[KeptSession]) -> None:
        """Keep sessions in the place of earlier ones; those of shards served elsewhere are not."""
        kept = [
            (one.shard, one.shards, one.intents, one.id, one.address, one.sequence)
            for one in sessions
        ]
        statement = _KEEP.format(clock=self._database.clock)
        await self._database.do(statement, (json.dumps(kept), self._process))

    async def left(self) -> tuple[KeptSession, ...]:
        """Return the sessions that are not too old, whoever has or had them."""
        query = _LEFT.format(clock=self._database.clock)
        return tuple(KeptSession(*row) for row in await self._database.rows(query, (KEPT_MS,)))
