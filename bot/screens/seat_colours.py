"""Colours of a table: one for each side, as the accent of the frame and as a sign beside names.

A sign always stands beside a name, so that no colour tells anything by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A sign, and the colour that clients paint it in, as `0xRRGGBB`."""

    sign: str
    accent: int


COLOURS: Final = (
    SeatColour("🔵", 0x55ACEE),
    SeatColour("🔶", 0xF4900C),
    SeatColour("🔺", 0xE75A70),
    SeatColour("🟪", 0xAA8ED6),
    SeatColour("⭐", 0xFFAC33),
    SeatColour("🟩", 0x78B159),
    SeatColour("🔷", 0x55ACEE),
    SeatColour("🔻", 0xE75A70),
    SeatColour("🟤", 0xC1694F),
    SeatColour("🟨", 0xFDCB58),
)
"""Each can be told from its neighbours on a dark ground and on a light one.

The first four differ in shape as well, for eyes that do not tell colours apart. Pictures draw the
same signs (`bot/pictures/signs.py`).
"""

YOUR_TURN: Final = 0x3BA55D
"""The accent of a hand whose reader is asked something."""
NOT_YOUR_TURN: Final = 0x80848E
"""The accent of a hand whose reader waits."""


def colour_of(seat: Seat, sides: Sequence[Sequence[Seat]]) -> SeatColour:
    """Return the colour of a seat; partners share one."""
    at = next((at for at, side in enumerate(sides) if seat in side), seat)
    return COLOURS[at % len(COLOURS)]
