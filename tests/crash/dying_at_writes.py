"""What a bot runs at first that is to live on another day, and to die at a write of its own.

`DIES_AT` has what the write says, `before` or `after` its commit, and how often it is to be said.
"""

import json
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, TypeVar
from unittest.mock import patch

from bot.daily import tries
from data.sql import daily_standings
from data.sql.database import Value, Writing
from data.sqlite.database import SqliteDatabase
from data.sqlite.transaction import SqliteWriting

T = TypeVar("T")

AHEAD_NS: Final = int(os.environ["AHEAD_MS"]) * 1_000_000
SAYS, CUT, TIMES = json.loads(os.environ["DIES_AT"])

_usual_time = time.time_ns
_usual: Final[dict[str, Callable[..., Any]]] = {
    **{name: vars(SqliteDatabase)[name] for name in ("_transaction", "_statement")},
    **{name: vars(SqliteWriting)[name] for name in ("do", "do_each")},
}
_said = 0
_is_last = False
"""Whether the transaction under way, of which there is one at a time, is where it dies."""


def _hears(statement: str, values: object) -> bool:
    """Return whether this is where it dies."""
    global _said  # noqa: PLW0603  one process, one count
    said = f"{statement} {values}".count(SAYS) if SAYS else 0
    _said += said
    return said > 0 and _said >= TIMES


def _dies_if(cut: str, *, here: bool) -> None:
    if here and cut == CUT:
        os.kill(os.getpid(), signal.SIGKILL)


def _notes(statement: str, values: object) -> None:
    global _is_last  # noqa: PLW0603  one transaction at a time
    _is_last = _hears(statement, values) or _is_last


async def _do(writing: Writing, statement: str, values: Sequence[Value] = ()) -> object:
    _notes(statement, values)
    return await _usual["do"](writing, statement, values)


async def _do_each(writing: Writing, statement: str, rows: Iterable[Sequence[Value]]) -> None:
    _notes(statement, "")
    await _usual["do_each"](writing, statement, rows)


async def _transaction(database: SqliteDatabase, work: Callable[[Writing], Awaitable[T]]) -> object:
    async def heard(writing: Writing) -> T:
        result = await work(writing)
        _dies_if("before", here=_is_last)
        return result

    result = await _usual["_transaction"](database, heard)
    _dies_if("after", here=_is_last)
    return result


async def _statement(database: SqliteDatabase, statement: str, values: Sequence[Value]) -> object:
    here = _hears(statement, values)
    _dies_if("before", here=here)
    result = await _usual["_statement"](database, statement, values)
    _dies_if("after", here=here)
    return result


for name, ours in (("_transaction", _transaction), ("_statement", _statement)):
    patch.object(SqliteDatabase, name, ours).start()
for name, ours in (("do", _do), ("do_each", _do_each)):
    patch.object(SqliteWriting, name, ours).start()
patch.object(time, "time_ns", lambda: _usual_time() + AHEAD_NS).start()
# Computers that need no process of their own, and a field of five in three steps.
patch.object(tries, "LEVEL", "easy").start()
patch.object(daily_standings, "TRIES_A_STEP", 2).start()
