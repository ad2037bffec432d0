"""Results: what is kept of a game that is over."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from data.fields import FinishedTry
from engine.contract.seats import Seat
from engine.players.policy import Level


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat fared. `person` is None if a computer sat from the start.

    Whose data was deleted has a negative number for `person`, and an empty `name`.

    `points` is the sum over the deals, `score` what decided the places, `feats` counts what the
    family's feats are. `left` says that the person did not stay: left, or had computers make more
    than a third of the decisions. Then there are no feats, and the place is behind all who stayed.
    `level` is that of the computer that plays here, for itself or in the person's place; `side` is
    the first seat of those who played together.
    """

    seat: Seat
    person: int | None
    name: str
    place: int
    score: int
    points: int
    feats: Mapping[str, int]
    left: bool
    level: Level
    side: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A game that is over, with its record. Times are milliseconds since 1970.

    `customised` says that some option was not the preset's own, be it the length alone. `hints`
    says that its players could ask what a computer would play. `finished_try` is how it counts as
    a try of a deal, None if it is none. A `voided` one counts nowhere any more.
    """

    game_id: str
    guild_id: int
    channel_id: int
    family: str
    preset: str
    customised: bool
    hints: bool = False
    started_at: int
    ended_at: int
    deal_count: int
    record: dict[str, Any] = field(repr=False)
    seats: tuple[SeatResult, ...]
    finished_try: FinishedTry | None = None
    voided: bool = False

    @property
    def ranked(self) -> bool:
        """Whether it counts in the standings: two people or more began it, without hints."""
        people = sum(seat.person is not None for seat in self.seats)
        return not (self.hints or self.voided) and people >= 2


@dataclass(frozen=True, slots=True)
class GuildGame:
    """A finished game as moderators of its guild tell it from others.

    `names` are those of its people, empty if their data was deleted. One that is void since
    `voided_at` counts nowhere.
    """

    game_id: str
    preset: str
    channel_id: int
    ended_at: int
    voided_at: int | None
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as its players tell it from others; `people` are ids and names, by seat."""

    game_id: str
    preset: str
    ended_at: int
    people: tuple[tuple[int, str], ...]
