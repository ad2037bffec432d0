"""Deleted data is in no byte of the files, while the bot runs and after it was killed."""

import sqlite3
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from data.sqlite.store import SqliteStore
from tests.data.everything import played, seen
from tests.table_rows import GAME

PERSON, NAME = 111_222_333_444_555_666, "Annegret"


@pytest.fixture(autouse=True)
def nothing_is_written_over_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite be as it is where nobody has built it otherwise, such as Debian has."""
    connect = sqlite3.connect

    @wraps(connect)
    def connected(*values: Any, **options: Any) -> sqlite3.Connection:  # noqa: ANN401  as it has them
        connection = connect(*values, **options)
        connection.execute("PRAGMA secure_delete = OFF").fetchall()
        return connection

    monkeypatch.setattr(sqlite3, "connect", connected)


def traces(path: Path) -> list[str]:
    """Return the files beside a database in which the person is still found."""
    sought = (str(PERSON).encode(), PERSON.to_bytes(8, "big"), NAME.encode())
    return [
        one.name for one in path.parent.iterdir() if any(how in one.read_bytes() for how in sought)
    ]


async def test_who_is_deleted_is_in_no_byte_of_the_files(path: Path) -> None:
    store = await SqliteStore.open(path)
    await seen(store, PERSON, NAME, "de")
    for number in range(20):
        seats = (replace(GAME.seats[0], person=PERSON, name=NAME), *GAME.seats[1:])
        await played(store, replace(GAME, game_id=f"g{number}", seats=seats))
    assert traces(path)
    await store.privacy.delete(PERSON)
    assert traces(path) == []
    await store.close()
    assert traces(path) == []
