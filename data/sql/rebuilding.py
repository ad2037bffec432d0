"""Rebuilding: all figures that follow from results, made from nothing."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

from data.proofs import unpacked
from data.ratings import OF_DAYS, RebuildProgress
from data.sql.counting import count_next
from data.sql.database import Database, SqlRow, Value, Writing
from data.sql.recounting import PAUSE_SECONDS, RECOUNT
from data.sql.rows import in_order
from data.sql.season_titles import SETTLE_AGAIN
from data.sql.solo_ratings import rebuild_solo
from data.sql.walkouts import keep_every_walkout
from data.standings import COUNTED
from engine.cards import Unreadable
from engine.contract.outcome import places_of_those_who_stayed
from engine.contract.seats import Seat
from engine.ratings.rating import METHOD
from engine.records.proof import read_authors
from engine.table.journal import Decisions

AT_ONCE: Final = 500
"""Games that are counted in one step: nobody else waits for the file."""

JUDGED_AT_ONCE: Final = 50
"""Games whose records are read in one step."""

REBUILDING: Final = "rebuilding"
"""The setting that says that the figures are being made again."""

RATED_BY: Final = "rated_by"
"""The setting that says by which method the ratings were made; ratings of the first have none."""

_RECORDS: Final = """
SELECT game_id, body,
    (SELECT json_group_array(json_array(seat, person, side, place, has_left, feats))
     FROM results WHERE results.game_id = records.game_id)
FROM records WHERE game_id > ? ORDER BY game_id LIMIT ?
"""

_JUDGE: Final = """
UPDATE results SET place = ?, has_left = ?, feats = ? WHERE game_id = ? AND seat = ?
"""

_JUDGED_IN: Final = """
SELECT DISTINCT guild_id FROM games JOIN results USING (game_id)
WHERE games.ranked = 1 AND has_left = 1 ORDER BY guild_id
"""

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
        if not await _is_right(database):
            await _judge_who_stayed(database)
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
    for guild_id in await _judge_who_stayed(database):
        await _rebuild_boards(database, guild_id)
        await database.do(SETTLE_AGAIN, (guild_id,))
        await asyncio.sleep(PAUSE_SECONDS)
    await rebuild_solo(database)
    await database.write(_taken_away)


_METHOD: Final = (RATED_BY, str(METHOD))


async def _is_right(database: Database) -> bool:
    """Return whether the ratings were made by the method of this version."""
    return bool(await database.rows("SELECT 1 FROM settings WHERE key = ? AND value = ?", _METHOD))


async def _judge_who_stayed(database: Database) -> list[int]:
    """Say of all results who did not stay, as their records tell it.

    Return the guilds where somebody did not: earlier versions counted that otherwise on boards.
    """
    last = ""
    while rows := await database.rows(_RECORDS, (last, JUDGED_AT_ONCE)):
        last = rows[-1][0]
        if found := await asyncio.to_thread(_judged, rows):
            await database.write(partial(_judge, found))
        await asyncio.sleep(PAUSE_SECONDS)
    return [guild_id for (guild_id,) in await database.rows(_JUDGED_IN)]


async def _judge(found: Sequence[Sequence[Value]], writing: Writing) -> None:
    await writing.do_each(_JUDGE, found)


def _judged(rows: Iterable[SqlRow]) -> list[tuple[Value, ...]]:
    """Return what is to be written of results: place, whether gone, feats, and which it is."""
    found: list[tuple[Value, ...]] = []
    for game_id, body, written in rows:
        seats: list[tuple[int, int | None, int, int, int, str]] = in_order(written)
        record = unpacked(body)
        played_for = _played_for(len(seats), record.get("actions", ()), record.get("by", ()))
        gone = {
            seat
            for seat, person, _, _, left, _ in seats
            if person is not None and (left or seat in played_for)
        }
        if not gone:
            continue
        places = places_of_those_who_stayed(
            [place for _, _, _, place, _, _ in seats], [side for _, _, side, *_ in seats], gone
        )
        for seat, _, _, place, left, feats in seats:
            right: tuple[Value, ...] = (places[seat], seat in gone, "{}" if seat in gone else feats)
            if right != (place, bool(left), feats):
                found.append((*right, game_id, seat))
    return found


def _played_for(
    seats: int, actions: Sequence[Sequence[Any]], by: Sequence[str]
) -> Collection[Seat]:
    """Return the seats that were played for, by the record of a game."""
    try:
        done = zip((seat for seat, _ in actions), read_authors(list(by)), strict=False)
        counted = Decisions.none(seats).after(
            (seat, one.author, one.decision) for seat, one in done
        )
    except (Unreadable, IndexError):
        # A newer version has kept it.
        return ()
    return counted.played_for


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
