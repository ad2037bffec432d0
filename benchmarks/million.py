"""A file of an earlier version with a million finished games: brought up to date, and asked.

    python -m benchmarks.million 100000
    python -m benchmarks.million 1000000 --counting 300 --folder /var/tmp

The file has the shape of before there were ratings, day's deals and boards by points. It is
migrated, and its games are counted in at the pace of a running bot for so many seconds, by a
process that is killed halfway and started again. The rest is counted without pauses. Then every
board and every figure of `/stats` is asked for while games are finished one after another.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.questions import asked_meanwhile
from benchmarks.seed_daily import seed_daily
from benchmarks.seed_games import PRESETS, seed
from benchmarks.tournament import played
from data.proofs import packed
from data.sql.counting import count_next
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import shipped
from data.sqlite.store import SqliteStore
from engine.games.catalogue import variant
from engine.players.levels import policy
from engine.records.record import record_of

BEFORE: Final = 10
"""The shape of the file: the last one without ratings and day's deals."""

AT_ONCE: Final = 500
"""Games in one step where nobody else waits for the file."""


def records() -> dict[str, bytes]:
    """Return a short game of each preset, as it is kept; a long one takes ten times as much."""
    found: dict[str, bytes] = {}
    decide = policy("easy", "hearts").decide
    for preset in set(PRESETS):
        short = variant(preset, {"end_mode": "deals", "deals": 1})
        _, journal = played(short, 0, [decide] * 4, 1)
        found[preset] = packed(record_of(short, 4, 0, journal))
    return found


async def _make(path: Path) -> None:
    await (await SqliteDatabase.open(path, shipped()[:BEFORE])).close()


async def _migrated(path: Path) -> dict[str, float]:
    """Open the file, which brings it up to date, and then once more."""
    found: dict[str, float] = {}
    for name in ("migration_s", "next_start_s"):
        started = time.perf_counter()
        store = await SqliteStore.open(path)
        found[name] = round(time.perf_counter() - started, 2)
        await store.close()
    return found


def _count(path: Path) -> None:
    """Count in as the bot does in the background, until it is killed."""
    asyncio.run(_catch_up(path))


async def _catch_up(path: Path) -> None:
    store = await SqliteStore.open(path)
    try:
        await store.ratings.catch_up()
    finally:
        await store.close()


async def _behind(path: Path) -> int:
    store = await SqliteStore.open(path)
    try:
        return await store.ratings.behind()
    finally:
        await store.close()


def counted_in(path: Path, games: int, seconds: float) -> dict[str, Any]:
    """Count in at the pace of a running bot, killed halfway; return how far it came each time."""
    left, counted = games, list[int]()
    for _ in range(2):
        process = get_context("spawn").Process(target=_count, args=(path,))
        process.start()
        process.join(seconds / 2)
        process.kill()
        process.join()
        behind = asyncio.run(_behind(path))
        counted.append(left - behind)
        left = behind
    pace = sum(counted) / seconds
    return {
        "counted_until_killed": counted[0],
        "counted_after_a_restart": counted[1],
        "counted_a_second": round(pace, 1),
        "counting_all_would_take_s": round(games / pace) if pace else None,
    }


async def _count_the_rest(path: Path) -> dict[str, Any]:
    database = await SqliteDatabase.open(path)
    found, started = 0, time.perf_counter()
    try:
        while counted := await database.write(lambda writing: count_next(writing, at_once=AT_ONCE)):
            found += counted
            if found % 50_000 < AT_ONCE:
                _say(f"{found} more games are counted")
    finally:
        await database.close()
    seconds = time.perf_counter() - started
    return {"counted_without_pauses": found, "seconds_without_pauses": round(seconds, 1)}


async def _audited(path: Path) -> dict[str, Any]:
    store = await SqliteStore.open(path)
    try:
        started = time.perf_counter()
        found = [
            *await store.standings.audit(),
            # Solo ratings are made up here.
            *(
                line
                for line in await store.ratings.audit()
                if not line.startswith("the solo rating")
            ),
            *await store.daily.audit(),
        ]
        return {"audit_finds": found[:20], "audit_s": round(time.perf_counter() - started, 1)}
    finally:
        await store.close()


def measure(path: Path, games: int, *, counting: float, audit: bool) -> dict[str, Any]:
    """Fill the file that is to be at `path`, bring it up to date, and ask."""
    figures: dict[str, Any] = {"games": games, "machine": machine(), "load": os.getloadavg()}
    asyncio.run(_make(path))
    started = time.perf_counter()
    guilds = seed(path, games, records())
    figures |= {
        "seed_s": round(time.perf_counter() - started, 1),
        "megabytes_before": path.stat().st_size // 1_000_000,
    }
    _say(f"seeded: {figures}")
    figures |= asyncio.run(_migrated(path))
    for backup in path.parent.glob(f"{path.name}.before-*"):
        backup.unlink()
    _say(f"migrated: {figures}")
    if counting:
        figures |= counted_in(path, games, counting)
        _say(f"counted in: {figures}")
    figures |= asyncio.run(_count_the_rest(path))
    figures |= seed_daily(path, guilds, Random(4))
    figures["megabytes"] = path.stat().st_size // 1_000_000
    _say(f"asking: {figures}")
    figures |= asyncio.run(asked_meanwhile(path, guilds))
    if audit:
        figures |= asyncio.run(_audited(path))
    return figures | {"load_at_the_end": os.getloadavg()}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, measure, and print one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.million",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--counting", type=float, default=60.0, help="seconds at a bot's pace")
    parser.add_argument(
        "--audit", action="store_true", help="work out all figures again at the end"
    )
    parser.add_argument("--folder", type=Path, help="where the file lies meanwhile")
    said = parser.parse_args(None if arguments is None else list(arguments))
    with tempfile.TemporaryDirectory(dir=said.folder) as folder:
        path = Path(folder) / "cardroom.db"
        found = measure(path, said.games, counting=said.counting, audit=said.audit)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
