"""Whenever the process dies, a step is in the file whole or not at all."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import aiosqlite
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.results import FinishedGame
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry

Overhear = Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]

ENTRIES = [Entry(number, 0, Action.read("play QS"), 5, Author.PERSON) for number in range(5)]


def content(path: Path) -> list[str]:
    """Return all that a file holds, recovered as after a crash."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(connection.iterdump())


def copied(path: Path, to: Path) -> Path:
    """Copy a file as it would be found if the process died now."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    for name in (path.name, path.name + "-wal"):
        if path.with_name(name).exists():
            shutil.copyfile(path.with_name(name), to / name)
    return to / path.name


async def finish(store: SqliteStore, game: FinishedGame) -> None:
    await store.results.finish(game)


async def append(store: SqliteStore, game: FinishedGame) -> None:
    await store.journal.append(game.game_id, ENTRIES[2:])


async def start(store: SqliteStore, game: FinishedGame) -> None:
    chairs = tuple(Chair(seat.name, seat.person) for seat in game.seats)
    await store.tables.start("lobby", dealer=1, seat_count=4, chairs=chairs, started_at=8)


async def back_to_lobby(store: SqliteStore, game: FinishedGame) -> None:
    chairs = tuple(Chair(seat.name, seat.person) for seat in game.seats)
    await store.tables.back_to_lobby("begun", chairs)


async def close(store: SqliteStore, game: FinishedGame) -> None:
    await store.tables.close(game.game_id, TableState.CLOSED, 9)


async def set_chairs(store: SqliteStore, game: FinishedGame) -> None:
    await store.tables.set_chairs(game.game_id, (Chair("Eve", 15), Chair("Fay", 16)))


async def forget_person(store: SqliteStore, game: FinishedGame) -> None:
    assert game.seats[0].person is not None
    await store.privacy.delete(game.seats[0].person)


STEPS = [finish, append, start, back_to_lobby, close, set_chairs, forget_person]


async def fill(store: SqliteStore, table: TableRow, game: FinishedGame) -> None:
    """Put a lobby, a game that is over and one that is played into a store."""
    await store.tables.add(replace(table, table_id="lobby", chairs=table.chairs[:1]))
    await store.tables.add(replace(table, table_id="begun", state=TableState.PLAYING, dealer=1))
    await store.tables.add(replace(table, table_id="old", state=TableState.PLAYING))
    await store.results.finish(replace(game, game_id="old"))
    await store.tables.add(replace(table, state=TableState.PLAYING))
    await store.tables.set_hand("t1", 0, 5, 6, 1)
    await store.journal.append("t1", ENTRIES[:2])


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(step=st.sampled_from(STEPS), dies_before=st.integers(0, 45))
async def test_a_crash_before_any_statement_is_done_leaves_the_old_state(
    tmp_path: Path,
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    table: TableRow,
    game: FinishedGame,
    step: Callable[[SqliteStore, FinishedGame], Awaitable[None]],
    dies_before: int,
) -> None:
    folder = tmp_path / "alive"
    shutil.rmtree(folder, ignore_errors=True)
    path = folder / "cardroom.db"
    connections.clear()
    store = await SqliteStore.open(path)
    try:
        await fill(store, table, game)
        before = content(copied(path, tmp_path / "before"))
        corpse: list[Path] = []
        statements: list[str] = []

        def hear(statement: str) -> None:
            if len(statements) == dies_before:
                corpse.append(copied(path, tmp_path / "corpse"))
            statements.append(statement)

        await overhear(connections[0], hear)
        await step(store, game)
        after = content(copied(path, tmp_path / "after"))
    finally:
        await store.close()
    assert before != after
    if corpse:
        assert content(corpse[0]) == before
    else:
        assert dies_before >= len(statements)


@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(dies_before=st.integers(0, 30))
async def test_a_guild_that_a_crash_left_half_forgotten_is_forgotten_by_doing_it_again(
    tmp_path: Path,
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    table: TableRow,
    game: FinishedGame,
    dies_before: int,
) -> None:
    folder = tmp_path / "alive"
    shutil.rmtree(folder, ignore_errors=True)
    connections.clear()
    path = folder / "cardroom.db"
    store = await SqliteStore.open(path)
    corpses: list[Path] = []
    statements: list[str] = []

    def hear(statement: str) -> None:
        if len(statements) == dies_before:
            corpses.append(copied(path, tmp_path / "corpse"))
        statements.append(statement)

    try:
        await fill(store, table, game)
        await overhear(connections[0], hear)
        await store.privacy.forget_guild(game.guild_id, at_once=1)
        whole = content(copied(path, tmp_path / "after"))
    finally:
        await store.close()
    assert not any('INSERT INTO "games"' in line for line in whole)
    for corpse in corpses:
        found = await SqliteStore.open(corpse)
        try:
            await found.privacy.forget_guild(game.guild_id)
            assert await found.standings.audit() == []
            assert content(copied(corpse, tmp_path / "again")) == whole
        finally:
            await found.close()


APPENDERS = """
import asyncio, os, sys
from pathlib import Path
from data.sqlite.store import SqliteStore
from engine.contract.action import Action
from engine.table.journal import Author, Entry

async def append():
    store = await SqliteStore.open(Path(sys.argv[1]))
    number = len(await store.journal.read("t1"))
    while True:
        size = 1 + number % 3
        await store.journal.append("t1", [
            Entry(number + at, 0, Action.read("play QS"), 5, Author.PERSON) for at in range(size)
        ])
        number += size
        os.write(1, b"%d\\n" % number)

for _ in sys.stdin:
    appender = os.fork()
    if not appender:
        asyncio.run(append())
    os.write(2, b"%d\\n" % appender)
    os.waitpid(appender, 0)
    os.write(1, b"ended\\n")
"""
"""A process that has loaded the store, and becomes an appender for each line that it is told."""


def acknowledged_until_killed(appenders: subprocess.Popen[bytes], seconds: float) -> int:
    """Return how many entries a process said were kept before it was killed."""
    assert appenders.stdin is not None
    assert appenders.stdout is not None
    assert appenders.stderr is not None
    appenders.stdin.write(b"\n")
    appenders.stdin.flush()
    appender = int(appenders.stderr.readline())
    # From its first word on, so that a slow start is not taken for a life.
    words = [appenders.stdout.readline()]
    time.sleep(seconds)
    os.kill(appender, signal.SIGKILL)
    while words[-1] != b"ended\n":
        words.append(appenders.stdout.readline())
    return int(words[-2]) if len(words) > 1 else 0


@pytest.fixture
def appenders(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", APPENDERS, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as started:
        yield started


@pytest.mark.crash
async def test_every_acknowledged_move_survives_a_kill(
    path: Path, table: TableRow, appenders: subprocess.Popen[bytes]
) -> None:
    chance = random.Random(7)
    store = await SqliteStore.open(path)
    await store.tables.add(replace(table, state=TableState.PLAYING))
    await store.close()
    kept = 0
    for _ in range(int(os.environ.get("CARDROOM_CRASHES", "10"))):
        acknowledged = acknowledged_until_killed(appenders, chance.uniform(0, 0.15))
        store = await SqliteStore.open(path)
        try:
            entries = await store.journal.read("t1")
        finally:
            await store.close()
        assert acknowledged > kept
        # What was on its way may be there too, but whole.
        assert len(entries) in {acknowledged, acknowledged + 1 + acknowledged % 3}
        assert [entry.number for entry in entries] == list(range(len(entries)))
        kept = len(entries)
