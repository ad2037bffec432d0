"""Rows of people whose data was deleted: they keep no name."""

from typing import Final

_EARLIER: Final = "Former player"
"""What such rows of earlier versions have for a name; nobody is told it."""


def name_of(person: int | None, name: str) -> str:
    """Return the name in the row of a seat, empty for a person whose data was deleted."""
    # Somebody who is there may call themselves so.
    gone = person is None or person < 0
    return "" if gone and name == _EARLIER else name
