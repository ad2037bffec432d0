"""Walkouts: who had left a game of several people that ended without a result."""

from typing import Final

from data.sql.database import Writing

_KEEP: Final = """
INSERT INTO walkouts
SELECT DISTINCT person, coalesce(ended_at, started_at), table_id
FROM chairs JOIN tables USING (table_id)
WHERE state IN ('void', 'closed') AND started_at IS NOT NULL AND presence = 'left'
    AND person IS NOT NULL
    AND 2 <= (SELECT count(person) FROM chairs AS every WHERE every.table_id = chairs.table_id)
"""


async def keep_walkouts(writing: Writing, table_id: str) -> None:
    """Note who had left the game of a table that has just ended without a result."""
    await writing.do(f"{_KEEP} AND table_id = ?", (table_id,))


async def keep_every_walkout(writing: Writing) -> None:
    """Note who had left any game that ended without a result, in place of what was noted."""
    await writing.do("DELETE FROM walkouts")
    await writing.do(_KEEP)
