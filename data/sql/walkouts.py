"""Walkouts: who did not stay in a game of several people, by leaving it or by staying away.

Who has left a game with a result is no walkout: the result itself says so. It says so as well of
who was there at the end and was played for too much.
"""

from typing import Final

from data.sql.database import Writing
from engine.table.chairs import LET_PASS

_LEFT: Final = "state IN ('void', 'closed') AND presence = 'left'"

_IDLE: Final = (
    f"state IN ('void', 'closed', 'finished') AND presence = 'away' AND missed >= {LET_PASS}"
)
"""People who let turns pass and were not back when the game ended (`Chair.idle`)."""

_KEEP: Final = """
INSERT INTO walkouts (person, ended_at, table_id)
SELECT DISTINCT person, coalesce(ended_at, started_at), table_id
FROM chairs JOIN tables USING (table_id)
WHERE started_at IS NOT NULL AND person IS NOT NULL
    AND 2 <= (SELECT count(person) FROM chairs AS every WHERE every.table_id = chairs.table_id)
"""

MAY_BE_IDLE: Final = """(EXISTS (
    SELECT 1 FROM results WHERE game_id = walkouts.table_id AND company = 1
        AND results.person = walkouts.person AND results.ended_at = walkouts.ended_at
) OR EXISTS (
    SELECT 1 FROM chairs JOIN tables USING (table_id)
    WHERE chairs.table_id = walkouts.table_id AND chairs.person = walkouts.person
        AND tables.ended_at = walkouts.ended_at AND state IN ('void', 'closed')
        AND presence = 'away'
))"""
"""Whether somebody who is noted may have stayed away from that game, and has not left it."""


async def keep_walkouts(writing: Writing, table_id: str) -> None:
    """Note who did not stay in the game of a table that has just ended."""
    await writing.do(f"{_KEEP} AND ({_LEFT} OR {_IDLE}) AND table_id = ?", (table_id,))


async def keep_every_walkout(writing: Writing) -> None:
    """Note who had left any game that ended without a result, in place of what was noted.

    Who stayed away is noted when a game ends, and not again: they may be back by now.
    """
    await writing.do(f"DELETE FROM walkouts WHERE NOT {MAY_BE_IDLE}")
    await writing.do(f"{_KEEP} AND {_LEFT}")
