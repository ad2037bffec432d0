"""Rows: how they are put into a table, and what several queries make of them."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from data.sql.database import Value, Writing


async def insert(writing: Writing, table: str, rows: Sequence[Mapping[str, Value]]) -> None:
    """Put rows into a table, each told as the same columns and their values."""
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        statement = f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({marks})"
        await writing.do_each(statement, [tuple(row.values()) for row in rows])


def in_order(seats: str) -> list[Any]:
    """Return the lines of a game's seats, each of which begins with its seat, in their order.

    A database may bring them together in any.
    """
    found: list[Any] = json.loads(seats)
    return sorted(found, key=itemgetter(0))


def ranks(marks: Iterable[object], first: int, offset: int) -> Iterator[int]:
    """Yield the ranks of a page that begins behind `offset` others with rank `first`.

    Rows of equal marks share one.
    """
    rank, before = first, None
    for at, mark in enumerate(marks):
        if at and mark != before:
            rank = offset + at + 1
        before = mark
        yield rank
