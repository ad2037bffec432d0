"""Whenever the process dies, a step is in the file whole or not at all."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import aiosqlite
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.addresses import PostgresAddress, StoreAddress
from data.postgresql.store import PostgresStore
from data.sqlite.store import SqliteStore
from data.store import Store
from data.tables import HandRow, TableState
from engine.contract.action import Action
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from tests.cutting_proxy import Cut, CuttingProxy
from tests.data.places import Place, PostgresPlace
from tests.empty_file import lay_empty_file
from tests.laws.covering import THOROUGH
from tests.postgres_server import PostgresServer, started
from tests.stored import closed_after
from tests.table_rows import GAME, LOBBY

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
    to.mkdir(parents=True)
    for name in (path.name, path.name + "-wal"):
        if path.with_name(name).exists():
            shutil.copyfile(path.with_name(name), to / name)
    return to / path.name


async def finish(store: Store) -> None:
    await store.results.finish(GAME)


async def append(store: Store) -> None:
    await store.journal.append(GAME.game_id, ENTRIES[2:])


async def start(store: Store) -> None:
    await store.tables.start("lobby", dealer=1, seat_count=4, started_at=8, entries=ENTRIES[:1])


async def claim(store: Store) -> None:
    chairs = tuple(Chair(seat.name, seat.person) for seat in GAME.seats)
    await store.tables.claim("lobby", chairs=chairs, claimed_at=8)


async def back_to_lobby(store: Store) -> None:
    chairs = tuple(Chair(seat.name, seat.person) for seat in GAME.seats)
    await store.tables.back_to_lobby("claimed", chairs, posted=False)


async def close(store: Store) -> None:
    await store.tables.close(GAME.game_id, TableState.CLOSED, 9)


async def set_chairs(store: Store) -> None:
    await store.tables.set_chairs(GAME.game_id, (Chair("Eve", 15), Chair("Fay", 16)))


async def forget_person(store: Store) -> None:
    await store.privacy.delete(11)


STEPS = [finish, append, claim, start, back_to_lobby, close, set_chairs, forget_person]


async def fill(store: Store) -> None:
    """Put a lobby, a game that is over and one that is played into a store."""
    await store.tables.add(replace(LOBBY, table_id="lobby", chairs=LOBBY.chairs[:1]))
    await store.tables.add(replace(LOBBY, table_id="claimed"))
    await store.tables.claim("claimed", chairs=LOBBY.chairs, claimed_at=8)
    await store.tables.add(replace(LOBBY, table_id="old", state=TableState.PLAYING))
    await store.results.finish(replace(GAME, game_id="old"))
    await store.tables.add(replace(LOBBY, state=TableState.PLAYING))
    await store.tables.set_hands("t1", [HandRow("t1", 0, 5, 6, 1)])
    await store.journal.append("t1", ENTRIES[:2])


class Deaths:
    """Copies of a file as it would be found if the process died before each of its statements."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path = path
        self._folder = folder
        self.corpses: list[Path] = []

    def hear(self, statement: str) -> None:
        # What was deleted leaves the log once all is committed: nothing is at stake any more.
        if statement.startswith("PRAGMA wal_checkpoint"):
            return
        self.corpses.append(copied(self._path, self._folder / str(len(self.corpses))))


@pytest.mark.parametrize("step", STEPS)
async def test_a_crash_before_any_statement_is_done_leaves_the_old_state(
    tmp_path: Path,
    path: Path,
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    step: Callable[[Store], Awaitable[None]],
) -> None:
    lay_empty_file(path)
    # The first of a process is made by a connection of its own.
    connections.clear()
    deaths = Deaths(path, tmp_path / "corpses")
    async with closed_after(await SqliteStore.open(path)) as store:
        await fill(store)
        before = content(copied(path, tmp_path / "before"))
        await overhear(connections[0], deaths.hear)
        await step(store)
        after = content(copied(path, tmp_path / "after"))
    assert before != after
    assert deaths.corpses
    for corpse in deaths.corpses:
        assert content(corpse) == before


async def test_a_guild_that_a_crash_left_half_forgotten_is_forgotten_by_doing_it_again(
    tmp_path: Path, path: Path, connections: list[aiosqlite.Connection], overhear: Overhear
) -> None:
    lay_empty_file(path)
    # The first of a process is made by a connection of its own.
    connections.clear()
    deaths = Deaths(path, tmp_path / "corpses")
    async with closed_after(await SqliteStore.open(path)) as store:
        await fill(store)
        await overhear(connections[0], deaths.hear)
        await store.privacy.forget_guild(GAME.guild_id, at_once=1)
        whole = content(copied(path, tmp_path / "after"))
    assert not any('INSERT INTO "games"' in line for line in whole)
    for corpse in deaths.corpses[:: 1 if THOROUGH else 5]:
        async with closed_after(await SqliteStore.open(corpse)) as found:
            await found.privacy.forget_guild(GAME.guild_id)
            assert await found.standings.audit() == []
            assert content(copied(corpse, tmp_path / "again")) == whole


APPENDERS = """
import asyncio, os, sys
from data.addresses import address_of
from data.opening import store_at
from data.patience import NotWritten
from engine.contract.action import Action
from engine.table.journal import Author, Entry

async def append_to(store, table):
    number = len(await store.journal.read(table))
    while True:
        size = 1 + number % 3
        try:
            await store.journal.append(table, [
                Entry(number + at, 0, Action.read("play QS"), 5, Author.PERSON)
                for at in range(size)
            ])
        except NotWritten:
            continue
        number += size
        os.write(1, b"%s %d\\n" % (table.encode(), number))

async def append():
    store = await store_at(address_of(sys.argv[1]))
    await asyncio.gather(*(append_to(store, table) for table in sys.argv[2:]))

for _ in sys.stdin:
    appender = os.fork()
    if not appender:
        asyncio.run(append())
    os.write(2, b"%d\\n" % appender)
    os.waitpid(appender, 0)
    os.write(1, b"ended\\n")
"""
"""A process that has loaded the store, and becomes an appender for each line that it is told."""


@contextmanager
def appenders_at(
    address: StoreAddress, tables: Sequence[str]
) -> Generator[subprocess.Popen[bytes]]:
    told = address.url if isinstance(address, PostgresAddress) else str(address)
    command, pipe = [sys.executable, "-c", APPENDERS, told, *tables], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as started:
        yield started


def begun(appenders: subprocess.Popen[bytes]) -> tuple[int, IO[bytes]]:
    """Begin an appender; return its process and what it says."""
    assert appenders.stdin is not None
    assert appenders.stdout is not None
    assert appenders.stderr is not None
    appenders.stdin.write(b"\n")
    appenders.stdin.flush()
    return int(appenders.stderr.readline()), appenders.stdout


def acknowledged_until_killed(appenders: subprocess.Popen[bytes], seconds: float) -> dict[str, int]:
    """Return how many entries of each game a process said were kept before it was killed."""
    appender, says = begun(appenders)
    # From its first word on, so that a slow start is not taken for a life.
    words = [says.readline()]
    time.sleep(seconds)
    os.kill(appender, signal.SIGKILL)
    while words[-1] != b"ended\n":
        words.append(says.readline())
    kept = (word.decode().split() for word in words[:-1])
    return {table: int(number) for table, number in kept}


KILLS = int(os.environ.get("CARDROOM_CRASHES", "10"))


async def lengths_of_whole_journals(place: Place, tables: Sequence[str]) -> dict[str, int]:
    async with closed_after(await place.opened()) as store:
        journals = {table: await store.journal.read(table) for table in tables}
    for entries in journals.values():
        assert [entry.number for entry in entries] == list(range(len(entries)))
    return {table: len(entries) for table, entries in journals.items()}


async def begin_games(place: Place, tables: Sequence[str]) -> None:
    store = await place.opened()
    for table_id in tables:
        await store.tables.add(replace(LOBBY, table_id=table_id, state=TableState.PLAYING))
    await store.close()


@pytest.mark.crash
async def test_every_acknowledged_move_survives_a_kill(place: Place) -> None:
    chance = random.Random(7)
    tables = ("t1", "t2", "t3", "t4", "t5")
    await begin_games(place, tables)
    kept: dict[str, int] = dict.fromkeys(tables, 0)
    with appenders_at(place.address, tables) as appenders:
        for _ in range(KILLS):
            acknowledged = acknowledged_until_killed(appenders, chance.uniform(0, 0.15))
            assert any(number > kept[table] for table, number in acknowledged.items())
            kept = await lengths_of_whole_journals(place, tables)
            for table_id, number in acknowledged.items():
                # What was on its way may be there too, but whole.
                assert kept[table_id] in {number, number + 1 + number % 3}


@pytest.fixture
def lasting_server() -> Iterator[PostgresServer]:
    """A server that writes through to the disk, and may be killed."""
    with started(options=()) as server:
        yield server


def hear(says: IO[bytes], heard: list[int]) -> None:
    heard.extend(int(word.split()[-1]) for word in iter(says.readline, b"ended\n"))


@pytest.mark.crash
def test_every_acknowledged_move_survives_a_kill_of_the_server(
    lasting_server: PostgresServer,
) -> None:
    chance = random.Random(8)
    place = PostgresPlace(lasting_server, lasting_server.make("cardroom"))
    asyncio.run(begin_games(place, ["t1"]))
    heard = [0]
    with appenders_at(place.address, ["t1"]) as appenders:
        appender, says = begun(appenders)
        hearing = threading.Thread(target=hear, args=(says, heard))
        hearing.start()
        # One process goes on through all of it; a move that was lost, or kept twice, would end it.
        for _ in range(KILLS):
            before = len(heard)
            while len(heard) == before:
                assert hearing.is_alive()
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.1))
            lasting_server.kill()
            acknowledged = heard[-1]
            lasting_server.start()
            assert asyncio.run(lengths_of_whole_journals(place, ["t1"]))["t1"] >= acknowledged > 0
        assert hearing.is_alive()
        os.kill(appender, signal.SIGKILL)
        hearing.join()
    kept = asyncio.run(lengths_of_whole_journals(place, ["t1"]))["t1"]
    assert kept in {heard[-1], heard[-1] + 1 + heard[-1] % 3}


@settings(
    max_examples=14,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(step=st.sampled_from(STEPS), times=st.integers(0, 30), cut=st.sampled_from(Cut))
async def test_a_step_is_done_once_wherever_its_connection_is_cut(
    postgres_place: PostgresPlace, step: Callable[[Store], Awaitable[None]], times: int, cut: Cut
) -> None:
    proxy = CuttingProxy(postgres_place.server.port)
    await proxy.start()
    found: list[Any] = []
    if step in _UNCUT:
        found.append(_UNCUT[step])
    while len(found) < 2:
        await postgres_place.emptied()
        store = await PostgresStore.open(
            proxy.address(postgres_place.address, postgres_place.server.port)
        )
        try:
            await fill(store)
            if found:
                proxy.cut_after(cut, times)
            await step(store)
            proxy.cut_no_more()
            assert await store.standings.audit() == []
            assert await store.ratings.audit() == []
        finally:
            await store.close()
        found.append((await postgres_place.counts(), await postgres_place.rows(STATES)))
        _UNCUT[step] = found[0]
    await proxy.stop()
    assert found[0] == found[1]


_UNCUT: dict[Callable[..., Any], Any] = {}
"""What each step comes to if nothing is cut."""

STATES = """
SELECT table_id, state, seat, presence, missed FROM tables JOIN chairs USING (table_id)
ORDER BY table_id, seat
"""
