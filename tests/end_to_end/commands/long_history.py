"""A person who has played for years: so many finished games, put into a store at once."""

import os
from functools import cache
from random import Random
from typing import Final

from data.proofs import packed
from data.seasons import season_of
from data.sql.database import Value, Writing
from data.store import Store
from engine.games.catalogue import variant
from tests.fairness.fair_games import fair_record

GAMES: Final = 2000 if os.environ.get("CARDROOM_THOROUGH") else 500

SIX_HOURS_MS: Final = 6 * 3600 * 1000
"""Between two games, so that they are spread over more than a year."""

_TABLES: Final = ("tables", "chairs", "games", "results", "records", "appraisals", "mistakes")
"""What is kept of a game, each after what it refers to."""

_MOMENTS: Final = frozenset({"opened_at", "started_at", "ended_at", "clock_from"})


@cache
def bodies() -> tuple[bytes, ...]:
    """Return records of long games, as they are kept; they do not press each other together."""
    played = (
        fair_record(variant("standard"), 4, (None,) * 4, Random(seed), 400) for seed in range(5)
    )
    return tuple(map(packed, played))


async def play_for_years(
    store: Store, game_id: str, *, guild_id: int, moderator: int, games: int = GAMES
) -> None:
    """Keep a finished game again and again, at earlier times, and count it as if it was played.

    Who moderates has done something about each of them.
    """

    async def work(writing: Writing) -> None:
        await writing.do("UPDATE records SET body = ? WHERE game_id = ?", (bodies()[0], game_id))
        for table in _TABLES:
            key = "table_id" if table in ("tables", "chairs") else "game_id"
            columns = [name for (name,) in await writing.rows(store.filling.columns, (table,))]
            kept = await writing.rows(
                f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ?", (game_id,)
            )
            rows = [
                tuple(_earlier(table, dict(zip(columns, row, strict=True)), number).values())
                for number in range(1, games)
                for row in kept
            ]
            await store.filling.put(writing, table, columns, rows)
        acts = [
            (guild_id, number, number, moderator, "end", game_id, "x") for number in range(1, games)
        ]
        await writing.do_each(
            "INSERT INTO moderation_log (guild_id, number, at, moderator, act, table_id, about)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            acts,
        )

    await store.filling.write(work)
    await store.ratings.rebuild(lambda _done, _total: None)


def _earlier(table: str, row: dict[str, Value], number: int) -> dict[str, Value]:
    """Return a row of a game as that of another one, which was played before it."""
    for column in _MOMENTS.intersection(row):
        moment = row[column]
        row[column] = moment - number * SIX_HOURS_MS if isinstance(moment, int) else moment
    row["table_id" if "table_id" in row else "game_id"] = f"many{number}"
    if table == "games":
        ended_at = row["ended_at"]
        assert isinstance(ended_at, int)
        row |= {"number": None, "season": season_of(ended_at)}
    if table == "records":
        row["body"] = bodies()[number % len(bodies())]
    return row
