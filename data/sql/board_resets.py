"""Board resets: leaderboards that begin at zero, while games, records and ratings stay."""

from collections.abc import Collection

from data.moderation import ModeratorAct, log_act
from data.results import FinishedGame
from data.sql.database import Database, Writing

LAPSED = """
EXISTS (
    SELECT 1 FROM board_resets WHERE board_resets.guild_id = ?1
        AND board_resets.family = fared.family
        AND board_resets.season IN ('all', {season}) AND board_resets.at >= fared.ended_at
)
"""
"""Whether what somebody fared does not count on the boards of a season any more."""


class BoardResets:
    """The resets of each guild's boards by wins and points."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def families(self, guild_id: int) -> tuple[str, ...]:
        rows = await self._database.rows(
            "SELECT DISTINCT family FROM boards WHERE guild_id = ? ORDER BY family", (guild_id,)
        )
        return tuple(family for (family,) in rows)

    async def reset(
        self, act: ModeratorAct, families: Collection[str], seasons: Collection[str]
    ) -> None:
        """Let the boards of these families and seasons begin at zero, and log it.

        With `all` among them it is those of every season. What is reset stays so when all is
        counted again: no game that ended by then counts there.
        """

        async def work(writing: Writing) -> None:
            for family in families:
                await _reset(writing, act.guild_id, family, seasons, act.at)
            await log_act(writing, act)

        await self._database.write(work)


async def _reset(
    writing: Writing, guild_id: int, family: str, seasons: Collection[str], at: int
) -> None:
    # Another process's clock may be ahead: what is counted already has to be over.
    ((last,),) = await writing.rows(
        "SELECT coalesce(max(ended_at), 0) FROM games WHERE guild_id = ? AND family = ?",
        (guild_id, family),
    )
    await writing.do_each(
        "INSERT INTO board_resets (guild_id, family, season, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, family, season) DO UPDATE SET at = excluded.at",
        [(guild_id, family, season, max(at, last)) for season in seasons],
    )
    await writing.do_each(
        "DELETE FROM boards WHERE guild_id = ? AND family = ? AND ? IN (season, 'all')",
        [(guild_id, family, season) for season in seasons],
    )


async def seasons_reset(writing: Writing, game: FinishedGame) -> frozenset[str]:
    """Return the seasons on whose boards a game does not count that is being kept."""
    rows = await writing.rows(
        "SELECT season FROM board_resets WHERE guild_id = ? AND family = ? AND at >= ?",
        (game.guild_id, game.family, game.ended_at),
    )
    return frozenset(season for (season,) in rows)
