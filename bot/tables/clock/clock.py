"""The turn clock: what is due at a table, and when."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.tables.clock.pace import Pace
from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True)
class Due:
    """The demands of the clock now, and the moment it wants to be asked again.

    `play` are the seats whose turn has passed, `remind` those to be reminded; `next_at` is None
    if nobody is waited for. Moments are milliseconds since 1970.
    """

    play: tuple[Seat, ...]
    remind: tuple[Seat, ...]
    next_at: int | None


def due(pace: Pace, asked_at: Mapping[Seat, int], reminded: Collection[Seat], now: int) -> Due:
    """Judge the people who are waited for, `asked_at` holding when each was asked."""
    play: list[Seat] = []
    remind: list[Seat] = []
    moments: list[int] = []
    for seat, asked in asked_at.items():
        reminder_at = asked + int(pace.reminder * 1000)
        turn_ends = asked + int(pace.turn * 1000)
        if now >= turn_ends:
            play.append(seat)
            continue
        moments.append(turn_ends)
        if seat in reminded:
            continue
        if now >= reminder_at:
            remind.append(seat)
        else:
            moments.append(reminder_at)
    return Due(tuple(play), tuple(remind), min(moments, default=None))
