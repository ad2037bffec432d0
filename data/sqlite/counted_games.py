"""Finished games as they are counted: what their seats came to, without their cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from data.ratings import RATED_A_DAY, Unrated
from engine.contract.seats import Seat
from engine.players.levels import level_named
from engine.ratings.fared import Fared

DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class CountedSeat:
    """How one seat fared, as `SeatResult` has it."""

    seat: Seat
    person: int | None
    level: str
    side: Seat
    place: int
    points: int
    left: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedGame:
    """A game and its place in the order of counting.

    One of a guild that was forgotten has no id and no guild, and counts for ratings over all
    guilds alone.
    """

    number: int
    game_id: str | None
    guild_id: int | None
    family: str
    day: int
    ranked: bool
    hints: bool
    customised: bool
    seats: tuple[CountedSeat, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """Who began the game, in the order of their numbers."""
        return tuple(sorted(seat.person for seat in self.seats if seat.person is not None))

    @property
    def pools(self) -> tuple[int, ...]:
        """The guilds in which it is rated; 0 is all of them."""
        return (0,) if self.guild_id is None else (self.guild_id, 0)

    def unrated(self, before: int) -> Unrated | None:
        """Return why it is not rated, if `before` games were on its day among its people."""
        if self.hints:
            return "hints"
        if not self.ranked:
            return "alone"
        return "often" if before >= RATED_A_DAY else None


def fared(seats: Sequence[CountedSeat]) -> list[Fared]:
    """Return what ratings are made of."""
    return [
        Fared(seat.person, level_named(seat.level), seat.side, seat.place, seat.left)
        for seat in seats
    ]


def against(seats: Sequence[CountedSeat], own: CountedSeat) -> dict[str, bool]:
    """Return for each level of computers on other sides whether a seat was ahead of them all."""
    computers = [seat for seat in seats if seat.person is None and seat.side != own.side]
    return {
        level: not own.left
        and all(own.place < seat.place for seat in computers if seat.level == level)
        for level in {seat.level for seat in computers}
    }
