"""The journal of every running table, as it is read again."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from data.sql.database import Database, SqlRow, Value, Writing
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.players.decision import Decision
from engine.table.journal import Author, Entry, Journal, JournalConflict

# One statement is a transaction by itself, so a move costs one way to the thread and back; it
# inserts nothing at all unless the first number is the next of its table, the writer its owner, and
# the game not over.
_APPEND = """
INSERT INTO journal (table_id, number, seat, action, at, author, decision)
SELECT CAST(?1 AS TEXT), CAST(?2 AS BIGINT) + CAST(key AS BIGINT),
    CAST(json_extract(value, '$[0]') AS BIGINT), json_extract(value, '$[1]'),
    CAST(json_extract(value, '$[2]') AS BIGINT), json_extract(value, '$[3]'),
    json_extract(value, '$[4]')
FROM json_each(?3) AS entry
WHERE ?2 = (SELECT coalesce(max(number) + 1, 0) FROM journal WHERE table_id = ?1)
    AND (CAST(?4 AS BIGINT) IS NULL OR EXISTS (
        SELECT 1 FROM tables WHERE table_id = ?1 AND epoch = ?4 AND state = 'playing'
        /* FOR SHARE */))
"""

LONGEST_PLAY: Final = 8
"""Most actions of a game of cards are the play of one, `play QS`, and equal ones are one value."""

_AUTHORS: Final = {author.value: author for author in Author}

_READ = (
    "SELECT number, seat, action, at, author, decision FROM journal"
    " WHERE table_id = ? ORDER BY number"
)

_READ_EACH = """
SELECT journal.table_id, number, seat, action, at, author, decision
FROM json_each(?) AS asked CROSS JOIN journal
    ON journal.table_id = asked.key AND number >= CAST(asked.value AS BIGINT)
ORDER BY journal.table_id, number
"""


class Journals(Journal):
    """The place where accepted actions are kept until their game is over."""

    def __init__(self, database: Database, epoch: int | None = None) -> None:
        self._database = database
        self._epoch = epoch

    def held(self, epoch: int) -> "Journals":
        """Return the journals of tables as they are written under a lease of this epoch.

        A table that has had another owner since takes nothing of it: `JournalConflict`.
        """
        return Journals(self._database, epoch)

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        if entries:
            values = _appended(table_id, entries, self._epoch)
            _must_be_all(table_id, entries, await self._database.do(_APPEND, values))

    async def read(self, table_id: str) -> tuple[Entry, ...]:
        """Return the journal of a table in order; nothing once its game is over.

        Raise `Unreadable` for an entry that is no action.
        """
        return _entries(table_id, await self._database.rows(_READ, (table_id,)))

    async def read_each(
        self, first: Mapping[str, int]
    ) -> dict[str, tuple[Entry, ...] | Unreadable]:
        """Return the journals of some tables in one question, each from its `first` number on.

        What `read` would raise for a table stands in the place of its journal.
        """
        found: dict[str, tuple[Entry, ...] | Unreadable] = dict.fromkeys(first, ())
        rows = await self._database.rows(_READ_EACH, (json.dumps(dict(first)),))
        for table_id, of_table in groupby(rows, key=lambda row: row[0]):
            try:
                found[table_id] = _entries(table_id, (row[1:] for row in of_table))
            except Unreadable as unreadable:
                found[table_id] = unreadable
        return found


async def read_journal(writing: Writing, table_id: str) -> tuple[Entry, ...]:
    """Return the journal of a table as it stands before a step of writing."""
    return _entries(table_id, await writing.rows(_READ, (table_id,)))


async def begin_journal(writing: Writing, table_id: str, entries: Sequence[Entry]) -> None:
    """Write the first entries of a game with the step that begins it."""
    written = await writing.do(_APPEND, _appended(table_id, entries, None))
    _must_be_all(table_id, entries, written)


def _appended(table_id: str, entries: Sequence[Entry], epoch: int | None) -> tuple[Value, ...]:
    first = entries[0].number
    if any(entry.number != first + at for at, entry in enumerate(entries)):
        raise JournalConflict(table_id, "the entries are not in a row")
    rows = [
        [
            entry.seat,
            str(entry.action),
            entry.at,
            entry.author.value,
            None if entry.decision is None else str(entry.decision),
        ]
        for entry in entries
    ]
    return table_id, first, json.dumps(rows), epoch


def _must_be_all(table_id: str, entries: Sequence[Entry], written: int) -> None:
    if written != len(entries):
        first = entries[0].number
        raise JournalConflict(table_id, f"entry {first} is not ours to write next")


def _entries(table_id: str, rows: Iterable[SqlRow]) -> tuple[Entry, ...]:
    return tuple([_entry(table_id, row) for row in rows])


def _entry(table_id: str, row: SqlRow) -> Entry:
    number, seat, text, at, author, decision = row
    try:
        action = _play(text) if len(text) <= LONGEST_PLAY else Action.read(text)
        how = None if decision is None else _decision(decision)
        return Entry(number, seat, action, at, _AUTHORS[author], how)
    except Unreadable:
        # Without the text at fault: it may name cards, and this message reaches the log.
        raise Unreadable(f"entry {number} of table {table_id} cannot be read") from None


@lru_cache(maxsize=256)
def _decision(text: str) -> Decision:
    return Decision.read(text)


@lru_cache(maxsize=1024)
def _play(text: str) -> Action:
    return Action.read(text)
