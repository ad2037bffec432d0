"""What a bot runs at first that is to live on another day, and to die at a write of its own.

`DIES_AT` has what the write says, `before` or `after` its commit, and how often it is to be said.
"""

import asyncio
import json
import os
import runpy
import signal
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TypeVar
from unittest.mock import patch
from weakref import WeakKeyDictionary

from bot.fields import telling, turnover
from bot.interactions import daily
from bot.tables.card_room import CardRoom
from bot.tables.opening.hosting import OpenTable
from bot.tables.session.session import Session
from data.postgresql.database import PostgresDatabase, PostgresWriting
from data.sql import days
from data.sql.database import Value, Writing
from data.sqlite.database import SqliteDatabase
from data.sqlite.transaction import SqliteWriting
from data.tables import TableRow

T = TypeVar("T")

AHEAD_NS: Final = int(os.environ["AHEAD_MS"]) * 1_000_000
SAYS, CUT, TIMES = json.loads(os.environ["DIES_AT"])

_usual_time = time.time_ns
_said_before = 0
"""How often it was said in what is committed."""
_said: Final = WeakKeyDictionary[Writing, int]()
"""How often it was said in each transaction under way."""


def _count(statement: str, values: object) -> int:
    return f"{statement} {values}".count(SAYS) if SAYS else 0


def _dies_if(cut: str, said: int) -> None:
    if said and cut == CUT and _said_before + said >= TIMES:
        os.kill(os.getpid(), signal.SIGKILL)


def _is_committed(said: int) -> None:
    global _said_before  # noqa: PLW0603  one process, one count
    _dies_if("after", said)
    _said_before += said


def _listen_to_writings(kind: type) -> None:
    def note(writing: Writing, statement: str, values: object) -> None:
        _said[writing] = _said.get(writing, 0) + _count(statement, values)

    async def do(writing: Writing, statement: str, values: Sequence[Value] = ()) -> object:
        note(writing, statement, values)
        return await usual_do(writing, statement, values)

    async def do_each(writing: Writing, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        note(writing, statement, "")
        await usual_do_each(writing, statement, rows)

    usual_do, usual_do_each = vars(kind)["do"], vars(kind)["do_each"]
    patch.multiple(kind, do=do, do_each=do_each).start()


def _listen_to_transactions(kind: type, name: str) -> None:
    async def transaction(
        database: object, work: Callable[[Writing], Awaitable[T]], *options: object, **named: object
    ) -> object:
        said = 0

        async def heard(writing: Writing) -> T:
            nonlocal said
            result = await work(writing)
            said = _said.get(writing, 0)
            _dies_if("before", said)
            return result

        result = await usual(database, heard, *options, **named)
        _is_committed(said)
        return result

    usual = vars(kind)[name]
    patch.object(kind, name, transaction).start()


def _listen_to_statements(kind: type) -> None:
    async def statement(database: object, said: str, values: Sequence[Value]) -> object:
        count = _count(said, values)
        _dies_if("before", count)
        result = await usual(database, said, values)
        _is_committed(count)
        return result

    usual = vars(kind)["_statement"]
    patch.object(kind, "_statement", statement).start()


def _end_tries_before_they_are_rated() -> None:
    """Let a day be rated only once its tries have ended, so that its steps have an order to die in.

    Otherwise days are settled while tables are loaded, and while a try ends by itself that was
    paused until its day was over.
    """
    loaded = asyncio.Event()
    ending: Final = set[Session]()

    async def resume(room: CardRoom, *belongs: Callable[[TableRow], bool]) -> tuple[OpenTable, ...]:
        tables = await usual_resume(room, *belongs)
        loaded.set()
        return tables

    async def close_row(session: Session, *values: object, **named: object) -> bool:
        ending.add(session)
        try:
            return await usual_close(session, *values, **named)
        finally:
            ending.discard(session)

    async def end_tries(room: CardRoom) -> None:
        await loaded.wait()
        await usual_end_tries(room)
        while ending:
            await asyncio.sleep(0.005)

    usual_resume, usual_close = CardRoom.resume, vars(Session)["close_row"]
    usual_end_tries = turnover.end_tries
    patch.object(CardRoom, "resume", resume).start()
    patch.object(Session, "close_row", close_row).start()
    patch.object(turnover, "end_tries", end_tries).start()


for one in (SqliteWriting, PostgresWriting):
    _listen_to_writings(one)
_listen_to_transactions(SqliteDatabase, "write")
_listen_to_transactions(PostgresDatabase, "_transaction")
_listen_to_statements(PostgresDatabase)
_end_tries_before_they_are_rated()
patch.object(time, "time_ns", lambda: _usual_time() + AHEAD_NS).start()
# Computers that need no process of their own, and a field of five in three steps.
patch.object(daily, "LEVEL", "easy").start()
patch.object(days, "TRIES_A_STEP", 2).start()
patch.object(telling, "LOOK_SECONDS", 0.2).start()
if "LEASE_MS" in os.environ:
    # Several of them on one database.
    runpy.run_path(str(Path(__file__).with_name("short_lease.py")))
