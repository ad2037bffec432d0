"""Exports: the results of a guild, a row for each seat, for its moderators to work with."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from data.sql.database import Database

GAMES_A_PAGE: Final = 200
"""Games that are read at once: others are served in between."""


@dataclass(frozen=True, slots=True)
class ExportedSeat:
    """How a seat of a finished game did, whose result may have been made void since.

    `person` is None for a computer, and negative with an empty `name` for whoever was forgotten.
    """

    game_id: str
    ended_at: int
    season: str
    family: str
    preset: str
    customised: int
    hints: int
    deal_count: int
    seat: int
    name: str
    person: int | None
    place: int
    score: int
    points: int
    has_left: int
    voided: int


# What somebody plays alone nobody else is shown.
_WITH_OTHERS: Final = """
guild_id = ?1 AND NOT EXISTS (
    SELECT 1 FROM tables WHERE tables.table_id = games.game_id AND tables.solo = 1
)
"""

_PAGE: Final = f"""
SELECT game_id, page.ended_at, season, family, preset, customised, hints, deal_count, seat, name,
    person, place, score, points, has_left, CASE WHEN voided_at IS NULL THEN 0 ELSE 1 END
FROM (
    SELECT * FROM games WHERE {_WITH_OTHERS}
        AND (ended_at < ?2 OR (ended_at = ?2 AND game_id < ?3))
    ORDER BY ended_at DESC, game_id DESC LIMIT ?4
) AS page JOIN results USING (game_id)
ORDER BY page.ended_at DESC, game_id DESC, seat
"""

_NEVER: Final = 2**62


class Exports:
    """The data of a guild's games that are handed out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, guild_id: int) -> int:
        """Count the finished games of a guild that were played in company or before others."""
        query = f"SELECT count(*) FROM games WHERE {_WITH_OTHERS}"
        return int((await self._database.rows(query, (guild_id,)))[0][0])

    async def seats(self, guild_id: int) -> AsyncIterator[tuple[ExportedSeat, ...]]:
        """Yield the seats of those games, newest games first, some games at a time."""
        ended_at, game_id = _NEVER, ""
        while True:
            rows = await self._database.rows(_PAGE, (guild_id, ended_at, game_id, GAMES_A_PAGE))
            if not rows:
                return
            yield tuple(ExportedSeat(*row) for row in rows)
            game_id, ended_at, *_ = rows[-1]
