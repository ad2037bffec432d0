"""Finished games as they are counted: what their seats came to, without their cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from data.ratings import RATED_A_DAY, Unrated
from data.results import FinishedGame
from engine.contract.seats import Seat
from engine.players.levels import level_named
from engine.ratings.fared import SeatFared

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
    preset: str
    ended_at: int
    ranked: bool
    hints: bool
    customised: bool
    practice: bool
    seats: tuple[CountedSeat, ...]

    @property
    def day(self) -> int:
        """The day on which it ended, counted from 1970."""
        return self.ended_at // DAY_MS

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


def counted(game: FinishedGame, number: int, *, practice: bool) -> CountedGame | None:
    """Return a game that has just finished; None if it does not tell levels and sides."""
    seats: list[CountedSeat] = []
    for seat in game.seats:
        if seat.level is None or seat.side is None:
            return None
        seats.append(
            CountedSeat(
                seat.seat,
                seat.person,
                seat.level,
                seat.side,
                seat.place,
                seat.points,
                seat.left,
            )
        )
    return CountedGame(
        number=number,
        game_id=game.game_id,
        guild_id=game.guild_id,
        family=game.family,
        preset=game.preset,
        ended_at=game.ended_at,
        ranked=game.ranked,
        hints=game.hints,
        customised=game.customised,
        practice=practice,
        seats=tuple(seats),
    )


def fared(seats: Sequence[CountedSeat]) -> list[SeatFared]:
    """Return what ratings are made of."""
    return [
        SeatFared(seat.person, level_named(seat.level), seat.side, seat.place, seat.left)
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
