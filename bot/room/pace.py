"""Paces: how long a person may think."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """After `reminder` seconds the person is reminded once, after `turn` a computer plays."""

    key: str
    reminder: float
    turn: float


PACES: Final[Mapping[str, Pace]] = {
    pace.key: pace
    for pace in (
        Pace("live", reminder=30, turn=60),
        Pace("relaxed", reminder=150, turn=300),
        Pace("slow", reminder=12 * 3600, turn=24 * 3600),
    )
}
