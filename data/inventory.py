"""The inventory: how many tables the store has, and had when they were last counted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Inventory:
    """How many tables there are, and how many there were when they were last counted, if ever."""

    tables: int
    before: int | None

    @property
    def missing(self) -> int:
        """How many tables have gone since."""
        return max(0, (self.before or 0) - self.tables)
