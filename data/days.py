"""The days: what is kept of their deals beside the fields, and their puzzles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.contract.seats import Seat


def day_field(day: str, family: str) -> str:
    """Return the id of the field of a day and family: the name of its one deal in all chance."""
    return f"daily-{day}-{family}"


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with a finished deal of any family: those that go on, and the most ever."""

    current: int
    longest: int


@dataclass(frozen=True, slots=True)
class DailyStanding:
    """A person's line in a table of the day's deals: the sum of the percentages of so many."""

    rank: int
    person: int
    name: str
    deals: int
    percents: float


@dataclass(frozen=True, slots=True)
class DailyPage:
    """A page of such a table, and how many people are on all its pages."""

    rows: tuple[DailyStanding, ...]
    total: int


@dataclass(frozen=True, slots=True)
class KeptPuzzle:
    """The puzzle of a day and family; `game_id` is None if computers played it for that.

    `body` is as `engine.records.puzzles.written_puzzle` writes it.
    """

    day: str
    family: str
    game_id: str | None
    body: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move of a person, action `at` of a record, that they are asked again on day `due`."""

    game_id: str
    seat: Seat
    deal: int
    at: int
    due: str
    step: int
