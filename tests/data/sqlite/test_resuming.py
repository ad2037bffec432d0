"""A file of an earlier version is brought up to date, however often that is killed on the way."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from data.sqlite.migrating import FileShape, shipped
from data.sqlite.store import SqliteStore
from tests.data.places import SqlitePlace
from tests.data.test_counting import all_played, evening, uncounted

GAMES = 60

SHIPPED = shipped()[-1].number

PROGRAM = """
import asyncio, os, signal, sqlite3, sys
from pathlib import Path
from data.sql.migrations import Migration
from data.sqlite import database
from data.sqlite.store import SqliteStore

path, words, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
connect, shipped = sqlite3.connect, database.shipped()
scripts = (
    "CREATE TABLE one (what TEXT); INSERT INTO one VALUES ('kept');",
    "CREATE TABLE two (what TEXT); INSERT INTO two SELECT what FROM one;",
)
newer = tuple(
    Migration(number, f"{number:04}.sql", script)
    for number, script in enumerate(scripts, shipped[-1].number + 1)
)
database.shipped = lambda: (*shipped, *newer)

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
    await store.close()

sqlite3.connect = overheard
asyncio.run(catch_up())
"""
"""Brings a file to two shapes that are still to come and counts what waits, until a statement comes
for the nth time."""


def run(path: Path, words: str, times: int = 1) -> int:
    command = [sys.executable, "-c", PROGRAM, str(path), words, str(times)]
    return subprocess.run(command, check=False).returncode


def asked(path: Path, question: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        ((number,),) = connection.execute(question).fetchall()
        return int(number)


def shape_of(path: Path) -> int:
    return FileShape.read(asked(path, "PRAGMA user_version")).number


async def test_migrating_and_counting_go_on_where_they_were_killed(path: Path) -> None:
    store = await SqliteStore.open(path)
    await all_played(store, evening(GAMES))
    await store.close()
    await uncounted(SqlitePlace(path))
    for words, shape in (("INSERT INTO one", SHIPPED), ("INSERT INTO two", SHIPPED + 1)):
        assert run(path, words) == -signal.SIGKILL
        assert shape_of(path) == shape, "each is done whole or not at all"
    # The first one begins with number 0.
    assert run(path, "UPDATE counting SET counted", times=3) == -signal.SIGKILL
    assert shape_of(path) == SHIPPED + 2
    assert 0 < asked(path, "SELECT counted FROM counting") < GAMES
    assert run(path, "nothing") == 0
    assert asked(path, "SELECT counted FROM counting") == GAMES
    assert asked(path, "SELECT count(*) FROM two") == 1
