"""A file of an earlier version is brought up to date, however often that is killed on the way."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from benchmarks.seed_games import seed
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import shipped
from data.sqlite.store import SqliteStore

BEFORE_RATINGS = 10
"""The shape of the last file without ratings."""

GAMES = 60

PROGRAM = """
import asyncio, os, signal, sqlite3, sys
from pathlib import Path
from data.sqlite.store import SqliteStore

path, words, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
connect = sqlite3.connect

def hear(statement):
    global times
    if words in statement:
        times -= 1
        if times == 0:
            os.kill(os.getpid(), signal.SIGKILL)

def overheard(*values, **options):
    connection = connect(*values, **options)
    connection.set_trace_callback(hear)
    return connection

async def catch_up():
    store = await SqliteStore.open(path)
    await store.ratings.catch_up()

sqlite3.connect = overheard
asyncio.run(catch_up())
"""
"""Brings a file up to date and counts its games in, until a statement comes for the nth time."""


def killed(path: Path, words: str, times: int = 1) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path), words, str(times)],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr


def shape(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        ((number,),) = connection.execute("PRAGMA user_version").fetchall()
        return int(number)


async def test_migrating_and_counting_go_on_where_they_were_killed(path: Path) -> None:
    await (await SqliteDatabase.open(path, shipped()[:BEFORE_RATINGS])).close()
    seed(path, GAMES)
    killed(path, "UPDATE boards SET regulars = counted.regulars")
    assert shape(path) == 13, "each migration is done whole or not at all"
    killed(path, "CREATE INDEX results_by_person")
    assert shape(path) == 17
    # The first one begins with number 0.
    killed(path, "UPDATE counting SET counted", times=3)
    assert shape(path) == shipped()[-1].number

    store = await SqliteStore.open(path)
    try:
        behind = await store.ratings.behind()
        assert 0 < behind < GAMES
        assert await store.ratings.audit() == [], "as far as it is counted"
        await store.ratings.catch_up()
        assert await store.ratings.behind() == 0
        assert await store.ratings.audit() == []
        assert await store.standings.audit() == []
        game = await store.results.get("g000000000")
        assert game is not None
        one, other = (seat.person for seat in game.seats[:2])
        assert one is not None
        assert other is not None
        assert game.game_id in {
            each.game_id for each in await store.ratings.course(1, one, "hearts")
        }
        assert (await store.ratings.meetings(1, one, other, "hearts")).ahead == 1
    finally:
        await store.close()
