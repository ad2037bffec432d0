"""The journal: what a table remembers, and the port it is written through."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.players.decision import Decision


class Author(StrEnum):
    """The kind of author that made a move."""

    PERSON = "person"
    COMPUTER = "computer"
    """A computer in its turn, or the table itself if nobody need be asked."""
    DEALER = "dealer"
    CLOCK = "clock"
    """A computer, because the person let the turn pass."""


class Entry(NamedTuple):
    """One accepted action: its number from 0, and the moment in milliseconds since 1970.

    `decision` says how it came about if a computer or the clock is its author; None if that was
    not noted, as before anything was.
    """

    number: int
    seat: Seat
    action: Action
    at: int
    author: Author
    decision: Decision | None = None


class JournalConflict(Exception):
    """A table has another writer; nothing was written.

    That one has used this number of the journal, or owns the table by now.
    """

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"{table_id}: {why}")
        self.table_id = table_id


class Journal(Protocol):
    """Where accepted actions are kept."""

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Commit `entries`, all or none, before returning; raise `JournalConflict`."""
        ...
