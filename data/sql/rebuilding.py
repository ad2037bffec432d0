"""Rebuilding: all figures that follow from results, made from nothing."""

from typing import Final

from data.ratings import OF_DAYS, RebuildProgress
from data.sql.counting import count_next
from data.sql.database import Database, Writing
from data.sql.recounting import RECOUNT
from data.sql.solo_ratings import rebuild_solo
from data.sql.walkouts import keep_every_walkout
from data.standings import COUNTED
from engine.ratings.rating import METHOD

AT_ONCE: Final = 500
"""Games that are counted in one step: nobody else waits for the file."""

REBUILDING: Final = "rebuilding"
"""The setting that says that the figures are being made again."""

RATED_BY: Final = "rated_by"
"""The setting that says by which method the ratings were made; ratings of the first have none."""

_STEPS: Final = (
    f"""
    INSERT INTO boards (guild_id, season, family, preset)
    {COUNTED} SELECT DISTINCT CAST(?1 AS BIGINT), season, family, preset FROM counted
    """,
    f"""
    INSERT INTO standings (board, person, games, wins, place_sum, deals, points)
    {COUNTED}
    SELECT board, person, count(*), sum(CASE place WHEN 1 THEN 1 ELSE 0 END), sum(place),
        sum(deal_count), sum(points)
    FROM counted JOIN boards USING (season, family, preset)
    WHERE boards.guild_id = ?1 GROUP BY board, person
    """,
    f"""
    INSERT INTO feats (board, person, name, count)
    {COUNTED}
    SELECT board, person, feat.key, sum(CAST(feat.value AS BIGINT))
    FROM counted JOIN boards USING (season, family, preset)
    CROSS JOIN json_each(counted.feats) AS feat
    WHERE boards.guild_id = ?1 GROUP BY board, person, feat.key
    HAVING sum(CAST(feat.value AS BIGINT)) <> 0
    """,
)


async def rebuild(database: Database, progress: RebuildProgress) -> None:
    """Make all figures from nothing, or go on with what an earlier process began."""
    begun = await database.rows("SELECT 1 FROM settings WHERE key = ?", (REBUILDING,))
    if not begun:
        for (guild_id,) in await database.rows(
            "SELECT guild_id FROM games UNION SELECT guild_id FROM boards ORDER BY guild_id"
        ):
            await _rebuild_boards(database, guild_id)
        await rebuild_solo(database)
        await database.write(_begin)
    ((total,),) = await database.rows("SELECT count(*) FROM games")
    ((done,),) = await database.rows(
        "SELECT count(*) FROM games WHERE number BETWEEN 1 AND (SELECT counted FROM counting)"
    )
    progress(done, total)
    while counted := await database.write(lambda writing: count_next(writing, at_once=AT_ONCE)):
        # Those of guilds that were forgotten are counted too, and are no games any more.
        done = min(total, done + counted)
        progress(done, total)
    await database.do("DELETE FROM settings WHERE key = ?", (REBUILDING,))


async def begin_anew(database: Database) -> None:
    """Let all games be counted again if their ratings were made by another method."""
    if await _is_right(database):
        return
    await rebuild_solo(database)
    await database.write(_taken_away)


_METHOD: Final = (RATED_BY, str(METHOD))


async def _is_right(database: Database) -> bool:
    """Return whether the ratings were made by the method of this version."""
    return bool(await database.rows("SELECT 1 FROM settings WHERE key = ? AND value = ?", _METHOD))


async def _begin(writing: Writing) -> None:
    await _taken_away(writing)
    await writing.do(
        "INSERT INTO settings (key, value) VALUES (?, '') ON CONFLICT DO NOTHING", (REBUILDING,)
    )


async def _taken_away(writing: Writing) -> None:
    """Take away all that counting makes; from here on games wait for their turn."""
    for table in (f"ratings WHERE guild_id <> {OF_DAYS}", "against_computers", "bests"):
        await writing.do(f"DELETE FROM {table}")
    await keep_every_walkout(writing)
    await writing.do("DELETE FROM settings WHERE key = ?", (RECOUNT,))
    await writing.do("UPDATE counting SET counted = 0")
    await writing.do(
        "INSERT INTO settings (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        _METHOD,
    )


async def _rebuild_boards(database: Database, guild_id: int) -> None:
    """Make the leaderboards of a guild again."""

    async def work(writing: Writing) -> None:
        await writing.do("DELETE FROM boards WHERE guild_id = ?", (guild_id,))
        for step in _STEPS:
            await writing.do(step, (guild_id,))

    await database.write(work)
