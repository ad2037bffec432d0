"""Rows: how they are put into a table, what several queries make of them, and those of tables."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from data.fields import Tried
from data.sql.database import SqlRow, Value, Writing
from data.tables import TableRow, TableState, next_deal_named
from engine.players.levels import level_named
from engine.table.chairs import Chair, Presence

_ELSEWHERE: Final = ("chairs", "tried")

COLUMNS: Final = (
    *(field.name for field in fields(TableRow) if field.name not in _ELSEWHERE),
    *("field", "field_deal"),
)

SELECT: Final = (
    f"SELECT {', '.join(f'tables.{column}' for column in COLUMNS)},"
    # A field of a server that was forgotten is over.
    " coalesce(fields.kind, 'challenge'), coalesce(fields.deals, 1), coalesce(closes_at, 0),"
    " chairs.name, chairs.person, chairs.level, chairs.presence, chairs.missed"
    " FROM tables LEFT JOIN fields USING (field) LEFT JOIN chairs USING (table_id)"
)
"""Tables, each with a row for every chair; in order by `table_id`, then `seat`."""

_CHAIR: Final = len(COLUMNS) + 3
"""The place in a row at which the columns of the chair begin."""


def places(count: int) -> str:
    """Return as many places for values in a statement."""
    return ", ".join("?" * count)


async def insert(writing: Writing, table: str, rows: Sequence[Mapping[str, Value]]) -> None:
    """Put rows into a table, each told as the same columns and their values."""
    if rows:
        statement = f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({places(len(rows[0]))})"
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


def gathered(rows: Sequence[SqlRow]) -> Iterator[TableRow]:
    for _, lines in groupby(rows, key=lambda row: row[0]):
        seated = list(lines)
        yield _table(seated[0], tuple(_chair(row) for row in seated if row[_CHAIR] is not None))


def _table(row: SqlRow, chairs: tuple[Chair, ...]) -> TableRow:
    named = dict(zip(COLUMNS, row[: len(COLUMNS)], strict=True))
    field, number = named.pop("field"), named.pop("field_deal")
    tried = None if field is None else Tried(field, number, *row[len(COLUMNS) : _CHAIR])
    named["options"] = json.loads(named["options"])
    named["state"] = TableState(named["state"])
    named |= {flag: bool(named[flag]) for flag in ("hints", "solo", "practice")}
    named["level"] = level_named(named["level"])
    named["next_deal"] = next_deal_named(named["next_deal"])
    return TableRow(**named, tried=tried, chairs=chairs)


def values_of(row: TableRow) -> list[Value]:
    """Return what is kept of a table, in the order of the columns."""
    written: dict[str, Value] = {
        "options": json.dumps(dict(row.options)),
        "state": row.state.value,
        "field": row.tried and row.tried.field_id,
        "field_deal": row.tried and row.tried.number,
    }
    return [written[column] if column in written else getattr(row, column) for column in COLUMNS]


def _chair(row: SqlRow) -> Chair:
    name, person, level, presence, missed = row[_CHAIR:]
    return Chair(name, person, level_named(level), Presence(presence), missed)


async def seat_chairs(writing: Writing, table_id: str, chairs: tuple[Chair, ...]) -> None:
    """Put these chairs in place of those that a table had."""
    await writing.do("DELETE FROM chairs WHERE table_id = ?", (table_id,))
    seated: list[dict[str, Value]] = [
        {
            "table_id": table_id,
            "seat": number,
            "name": chair.name,
            "person": chair.person,
            "level": chair.level,
            "presence": chair.presence.value,
            "missed": chair.missed,
        }
        for number, chair in enumerate(chairs)
    ]
    await insert(writing, "chairs", seated)
