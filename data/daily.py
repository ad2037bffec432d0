"""The day's deals: one deal a day and family, the same for everybody, and how everybody fared.

Nobody is told anything of a deal, or of how others fared in it, before having finished it
themselves or before its day is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from data.seasons import day_start
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.fairness.chain import Secret
from engine.fairness.scheme import NEWEST, Scheme


class AlreadyTried(Exception):
    """The person has begun the deal of that day and family already; nothing was written."""


class NotFinished(Exception):
    """The person has not finished that deal, so nothing of it is theirs to see."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DayDeal:
    """The deal of a day and family, as it was settled before anybody played it.

    `preset` with `options` is played. `commitment` was published at `committed_at`, in
    milliseconds since 1970. `over` says that the day was closed, `settled` that the field is
    counted. `revision` is that of the computers on the day it was committed, `scheme` how its
    cards follow from its root.
    """

    day: str
    family: str
    preset: str
    options: Mapping[str, Option]
    commitment: str
    committed_at: int
    revision: int
    scheme: Scheme = NEWEST
    over: bool = False
    settled: bool = False

    @property
    def label(self) -> str:
        """The name that stands for the table's in all chance of this deal (docs/fairness.md)."""
        return f"daily-{self.day}-{self.family}"

    @property
    def late_at(self) -> int | None:
        """When it was settled if its day had begun by then, as on the first; else None."""
        return None if self.committed_at < day_start(self.day) else self.committed_at


@dataclass(frozen=True, slots=True)
class FinishedTry:
    """How somebody fared in the deal of a day.

    `points` are the seat's own as the rules keep them. `lead` is by how much it did better than
    each of `rivals` other sides, summed up; more is better in every family. `line` are the acts of
    the seat in order.
    """

    day: str
    points: int
    lead: int
    rivals: int
    line: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """One person's game of a day's deal. What comes of it is None until it is finished.

    `percent` is the final percentage, known when the day is settled; `margin` is the lead over the
    mean of the other sides.
    """

    day: str
    family: str
    person: int
    name: str
    guild_id: int
    table_id: str
    ended_at: int | None = None
    points: int | None = None
    margin: float | None = None
    percent: float | None = None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end within the day."""
        return self.ended_at is not None


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """The place of somebody in a field of so many `finished` tries, their own among them."""

    finished: int
    beaten: int
    tied: int

    @property
    def rank(self) -> int:
        """The place, 1 the best; equal tries share the better one."""
        return self.finished - self.beaten - self.tied

    @property
    def percent(self) -> float | None:
        """The share of others beaten, ties half, in percent; None if there is nobody else."""
        others = self.finished - 1
        return 100 * (2 * self.beaten + self.tied) / (2 * others) if others else None


@dataclass(frozen=True, slots=True)
class FieldPage:
    """A page of a field, best first, the rank of each, and how many have finished."""

    rows: tuple[tuple[int, Try], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of so many people at one moment of a line, and how they fared on average."""

    act: str
    people: int
    margin: float


@dataclass(frozen=True, slots=True)
class Crossroads:
    """A moment of somebody's line: the number of their own act from 0, theirs, and all choices.

    All who came here had done the same before; `choices` has the commonest first.
    """

    number: int
    own: str
    choices: tuple[Choice, ...]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDeal:
    """A deal that is to be committed to; `root` leads to every card of it."""

    deal: DayDeal
    root: Secret = field(repr=False)


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
