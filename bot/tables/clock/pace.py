"""Paces: how long a person may think."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


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
