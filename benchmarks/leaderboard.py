"""How long a page of a leaderboard takes over a million games, while games are being finished."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.percentiles import percentiles
from benchmarks.seed_games import FAMILY, SEASONS, Guild, seed
from bot.interactions.stats import figures_of
from bot.screens.leaderboards.stats import Subject
from data.ratings import EVERYWHERE
from data.results import FinishedGame, SeatResult
from data.sqlite.store import SqliteStore
from data.standings import Order
from data.tables import TableRow, TableState
from engine.table.chairs import Chair

PAGE_SIZE: Final = 10
PAGES: Final = 2000
NOW: Final = 1_796_083_200_000
"""When games are finished and read: 2026-12-01, 00:00 UTC."""
BY_POINTS: Final[tuple[Order, ...]] = ("fewest-points", "most-points")


def measure(games: int = 1_000_000) -> dict[str, float]:
    """Return p50 and p99 of a page in milliseconds, through the store as the bot uses it."""
    pages: dict[str, float] = measure_all(games)["page_ms"]
    return pages


def measure_all(games: int = 1_000_000) -> dict[str, Any]:
    """Measure pages, last pages, single persons and finishing, and how long seeding took."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cardroom.db"
        asyncio.run(_make(path))
        started = time.perf_counter()
        guilds = seed(path, games)
        seconds = time.perf_counter() - started
        size = path.stat().st_size
        print(f"seeded {games} games in {seconds:.0f} s", file=sys.stderr, flush=True)
        figures = asyncio.run(_measure(path, guilds))
    return figures | {"seed_seconds": round(seconds, 1), "megabytes": size // 1_000_000}


async def _make(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


async def _measure(path: Path, guilds: tuple[Guild, ...]) -> dict[str, Any]:
    rng = Random(2)
    store = await SqliteStore.open(path)
    try:
        ended = asyncio.Event()
        finishing = asyncio.create_task(finish_games(store, guilds, ended))
        pages: list[float] = []
        by_points: list[float] = []
        last_pages: list[float] = []
        people: list[float] = []
        stats: list[float] = []
        for at in range(PAGES):
            guild = some(guilds, rng)
            season = rng.choice(("all", *SEASONS[-3:]))
            preset = rng.choice(("*", "standard"))
            # Most look at the top, some turn the pages.
            page = 0 if rng.random() < 0.7 else rng.randrange(1, 50)
            board = (guild.guild_id, season, FAMILY, preset)
            pages.append(await _timed(store.standings.page(*board, page=page)))
            order = rng.choice(BY_POINTS)
            by_points.append(await _timed(store.standings.page(*board, page=page, order=order)))
            if at % 10 == 0:
                person = rng.choice(guild.people)
                people.append(
                    await _timed(store.standings.of_person(guild.guild_id, person, season, FAMILY))
                )
                whose = Subject(person, "", rng.choice(guild.people))
                here = rng.choice((EVERYWHERE, guild.guild_id))
                figures = figures_of(store, here, whose, FAMILY, now=NOW)
                stats.append(await _timed(figures))
                total = (await store.standings.page(guild.guild_id, season, FAMILY)).total
                page = max(0, (total - 1) // PAGE_SIZE)
                last_pages.append(
                    await _timed(store.standings.page(guild.guild_id, season, FAMILY, page=page))
                )
        ended.set()
        finished = await finishing
    finally:
        await store.close()
    return {
        "page_ms": percentiles(pages),
        "by_points_ms": percentiles(by_points),
        "last_page_ms": percentiles(last_pages),
        "person_ms": percentiles(people),
        "stats_ms": percentiles(stats),
        "finish_ms": percentiles(finished),
        "finished_meanwhile": len(finished),
    }


def some(guilds: tuple[Guild, ...], rng: Random) -> Guild:
    """A third of those who look are in the greatest guild, a third in the next."""
    return guilds[rng.choice((0, 1, rng.randrange(2, len(guilds))))]


async def _timed(question: Awaitable[object]) -> float:
    started = time.perf_counter()
    await question
    return (time.perf_counter() - started) * 1000


async def finish_games(
    store: SqliteStore, guilds: tuple[Guild, ...], ended: asyncio.Event, pause: float = 0.0
) -> list[float]:
    """Finish games one after another, far more than Discord lets a bot host.

    Even fifty a second, with a `pause` of 20 ms, would be as many as all calls that it takes.
    """
    rng = Random(3)
    took: list[float] = []
    while not ended.is_set():
        guild = some(guilds, rng)
        people = rng.sample(guild.people, 4)
        game_id = f"n{len(took)}"
        await store.tables.add(_table(game_id, guild, people))
        game = _game(game_id, guild, people)
        took.append(await _timed(store.results.finish(game)))
        await asyncio.sleep(pause)
    return took


def _table(table_id: str, guild: Guild, people: list[int]) -> TableRow:
    return TableRow(
        table_id=table_id,
        owner="main",
        guild_id=guild.guild_id,
        guild_name="Guild",
        channel_id=2,
        channel_name="cards",
        host_id=people[0],
        family=FAMILY,
        preset="standard",
        options={},
        revision=1,
        seat_count=4,
        level="easy",
        pace="normal",
        state=TableState.PLAYING,
        locale="en",
        opened_at=1,
        chairs=tuple(Chair(f"Player {person}", person) for person in people),
    )


def _game(game_id: str, guild: Guild, people: list[int]) -> FinishedGame:
    return FinishedGame(
        game_id=game_id,
        guild_id=guild.guild_id,
        channel_id=2,
        family=FAMILY,
        preset="standard",
        customised=False,
        started_at=1,
        ended_at=NOW,
        deal_count=5,
        record={"actions": []},
        seats=tuple(
            SeatResult(
                seat=seat,
                person=person,
                name=f"Player {person}",
                place=seat + 1,
                score=10 * seat,
                points=10 * seat,
                feats={"moons": int(seat == 0)},
                left=False,
                level="easy",
                side=seat,
            )
            for seat, person in enumerate(people)
        ),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=1_000_000)
    print(json.dumps(measure_all(parser.parse_args().games)))
