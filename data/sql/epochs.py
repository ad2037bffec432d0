"""Epochs: what only the owner of a table may write, is written in an epoch that still lasts."""

from typing import Final

from data.sql.database import Writing
from engine.table.journal import JournalConflict

# Locked, so that no other process becomes the owner before all of it is committed. Most of what
# follows changes the row: two that had only a share of it would wait for each other.
_OWNED: Final = "SELECT 1 FROM tables WHERE table_id = ? AND epoch = ? /* FOR NO KEY UPDATE */"


async def must_own(writing: Writing, table_id: str, epoch: int | None) -> None:
    """Raise `JournalConflict` if a table has had another owner since this epoch began.

    Who names no epoch is not asked.
    """
    if epoch is not None and not await writing.rows(_OWNED, (table_id, epoch)):
        raise JournalConflict(table_id, f"epoch {epoch} is over")
