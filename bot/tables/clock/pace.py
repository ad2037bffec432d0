"""Paces: how long a person may think; and the tempo of a whole room."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.discord.post import SECONDS_AN_EDIT
from bot.tables.clock.second_taps import SECOND_TAP_SECONDS


@dataclass(frozen=True, slots=True)
class Pace:
    """After `reminder` seconds the person is reminded once, after `turn` a computer plays.

    An interval between two deals is so many seconds long, unless all press Next before.
    """

    key: str
    reminder: float
    turn: float
    interval: float = 8


PACES: Final[Mapping[str, Pace]] = {
    pace.key: pace
    for pace in (
        Pace("live", reminder=30, turn=60),
        Pace("relaxed", reminder=150, turn=300, interval=60),
        Pace("slow", reminder=12 * 3600, turn=24 * 3600, interval=3600),
    )
}


@dataclass(frozen=True, slots=True)
class Tempo:
    """How quickly a room goes on, whatever its host has set.

    A person who ends a deal does nothing in the next for `second_tap_seconds`, and a message that
    everybody sees is edited again after `seconds_an_edit`.
    """

    paces: Mapping[str, Pace] = field(default_factory=lambda: PACES)
    second_tap_seconds: float = SECOND_TAP_SECONDS
    seconds_an_edit: float = SECONDS_AN_EDIT


TEMPO: Final = Tempo()
