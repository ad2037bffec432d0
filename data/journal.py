"""The journal of every running table, as it is read again."""

from collections.abc import Mapping
from typing import Protocol

from engine.cards import Unreadable
from engine.table.journal import Entry, Journal


class Journals(Journal, Protocol):
    """The place where accepted actions are kept until their game is over."""

    def held(self, epoch: int) -> Journal:
        """Return the journals of tables as they are written under a lease of this epoch.

        A table that has had another owner since takes nothing of it: `JournalConflict`.
        """
        ...

    async def read(self, table_id: str) -> tuple[Entry, ...]:
        """Return the journal of a table in order; nothing once its game is over.

        Raise `Unreadable` for an entry that is no action.
        """
        ...

    async def read_each(
        self, first: Mapping[str, int]
    ) -> dict[str, tuple[Entry, ...] | Unreadable]:
        """Return the journals of some tables in one question, each from its `first` number on.

        What `read` would raise for a table stands in the place of its journal.
        """
        ...
