"""The moments at which a game begins or carries on, from what is kept of its table."""

from collections.abc import Iterable, Mapping
from typing import Any

from data.tables import TableRow
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.table.journal import Author, Entry
from engine.table.replaying import replay
from engine.table.table import TableMoment


def first_moment(row: TableRow) -> TableMoment:
    """Return the moment at which a game begins."""
    return TableMoment.first(_start(row), _begun_at(row))


def last_moment(row: TableRow, entries: Iterable[Entry]) -> TableMoment:
    """Return the moment to which a table's journal leads.

    Raise `BadRules` or `ValueError` if this version does not play the game any more, and
    `Unreplayable`.
    """
    if variant(row.preset, row.options).revision != row.revision:
        raise BadRules("the rules have changed since this game began", "revision")
    people = [seat for seat, chair in enumerate(row.chairs) if chair.person is not None]
    return replay(_start(row), entries, begun_at=_begun_at(row), people=people)


def recorded_moment(row: TableRow, record: Mapping[str, Any]) -> TableMoment:
    """Return the last moment of a game whose journal has made way for its record."""
    entries = (
        Entry(number, seat, Action.read(text), 0, Author.PERSON)
        for number, (seat, text) in enumerate(record["actions"])
    )
    return replay(_start(row), entries, begun_at=_begun_at(row))


def _start(row: TableRow) -> Game:
    if row.dealer is None:
        raise BadRules("the table has no dealer", "dealer")
    return variant(row.preset, row.options).start(row.seat_count, row.dealer)


def _begun_at(row: TableRow) -> int:
    return row.started_at or row.opened_at
