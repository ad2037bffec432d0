"""Seasons: the calendar months of the leaderboards."""

from datetime import UTC, datetime
from typing import Final

ALL_TIME: Final = "all"
EVERY_PRESET: Final = "*"


def season_of(moment: int) -> str:
    """Return the month of a moment in milliseconds since 1970, by UTC, written `2026-11`."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m")
