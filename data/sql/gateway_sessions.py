"""Gateway sessions, a row for each shard."""

import json
from collections.abc import Collection
from typing import Final, final

from data.gateway_sessions import KEPT_MS, GatewaySessions, KeptSession
from data.sql.database import Database

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


@final
class SqlGatewaySessions(GatewaySessions):
    """The sessions that a process keeps, and those that others have left."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def keep(self, sessions: Collection[KeptSession]) -> None:
        kept = [
            (one.shard, one.shards, one.intents, one.id, one.address, one.sequence)
            for one in sessions
        ]
        statement = _KEEP.format(clock=self._database.clock)
        await self._database.do(statement, (json.dumps(kept), self._process))

    async def left(self) -> tuple[KeptSession, ...]:
        query = _LEFT.format(clock=self._database.clock)
        return tuple(KeptSession(*row) for row in await self._database.rows(query, (KEPT_MS,)))
