"""The moments at which a game begins or carries on, from what is kept of its table."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from data.tables import TableRow
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.table.journal import Author, Entry
from engine.table.replaying import Unreplayable, replay, replay_on
from engine.table.table import TableMoment


class GameBasis(NamedTuple):
    """The facts that the moments of a game follow from beside its journal."""

    preset: str
    options: Mapping[str, Option]
    revision: int
    seat_count: int
    dealer: Seat | None
    begun_at: int
    people: tuple[Seat, ...]


def basis_of(row: TableRow) -> GameBasis:
    """Return what the moments of a table follow from; it hardly ever changes once it is dealt."""
    people = tuple(seat for seat, chair in enumerate(row.chairs) if chair.person is not None)
    return GameBasis(
        row.preset,
        row.options,
        row.revision,
        row.seat_count,
        row.dealer,
        _begun_at(row),
        people,
    )


def first_moment(row: TableRow) -> TableMoment:
    """Return the moment at which a game begins; raise `BadRules` if it is not played any more."""
    return TableMoment.first(_start(row), _begun_at(row))


def last_moment(row: TableRow, entries: Iterable[Entry]) -> TableMoment:
    """Return the moment to which a table's journal leads.

    Raise `BadRules` or `ValueError` if this version does not play the game any more, and
    `Unreplayable`.
    """
    if variant(row.preset, row.options).revision != row.revision:
        raise BadRules("the rules have changed since this game began", "revision")
    basis = basis_of(row)
    return replay(_start(row), entries, begun_at=basis.begun_at, people=basis.people)


def why_unreplayable(row: TableRow, entries: Iterable[Entry]) -> str | None:
    """Return the kind of error for which a journal cannot be played on; None if it can."""
    try:
        last_moment(row, entries)
    except (Unreplayable, BadRules, ValueError) as error:
        return type(error).__name__
    return None


def later_moment(row: TableRow, moment: TableMoment, entries: Iterable[Entry]) -> TableMoment:
    """Return the moment to which a journal leads that has gained `entries`; or `Unreplayable`.

    The table has the same basis as when `moment` was found.
    """
    return replay_on(moment, entries, people=basis_of(row).people)


def recorded_moment(row: TableRow, record: Mapping[str, Any]) -> TableMoment:
    """Return the last moment of a game whose journal has made way for its record.

    Raise as `last_moment` does, and `Unreadable` for an action that is none.
    """
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
