"""Sides: who plays together, the place of each, and its colour and sign.

A sign always stands beside a name, so that no colour tells anything by itself.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from bot.pictures.scenes import SIDES, sign_of
from engine.contract.outcome import Outcome
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

_PARTNERS: Final = ("💙", "🟦", "🟧", "🧡", "🟥", "❤️")
"""The signs of seats beside the first of a side: of each side two, in its colour."""

YOUR_TURN: Final = 0x3BA55D
"""The accent of a hand whose reader is asked something."""
NOT_YOUR_TURN: Final = 0x80848E
"""The accent of a hand whose reader waits."""


def sign_text(sign: int) -> str:
    """Write a sign as pictures number them."""
    if sign < SIDES:
        return COLOURS[sign].sign
    return _PARTNERS[(sign - SIDES) % len(_PARTNERS)]


def signs_text(seats: Iterable[Seat], sides: Sequence[Sequence[Seat]]) -> str:
    return "".join(colour_of(seat, sides).sign for seat in seats)


def colour_of(seat: Seat, sides: Sequence[Sequence[Seat]]) -> SeatColour:
    """Return the sign of a seat and the colour of its side; each of partners has another sign."""
    return _colour_of(seat, tuple(map(tuple, sides)))


@cache
def _colour_of(seat: Seat, sides: tuple[tuple[Seat, ...], ...]) -> SeatColour:
    at = next((at for at, side in enumerate(sides) if seat in side), None)
    if at is None:
        return COLOURS[seat % len(COLOURS)]
    return SeatColour(sign_text(sign_of(seat, sides)), COLOURS[at].accent)


Side: TypeAlias = tuple[Seat, ...]
"""Seats that play together; one if everybody plays alone."""


def places_of_sides(outcome: Outcome) -> dict[Side, int]:
    """Return the place of each side among the sides, not among the seats.

    It is that of those who stayed: a player who left does not take a partner down.
    """
    marks = {side: min(outcome.places[seat] for seat in side) for side in outcome.sides}
    return {side: 1 + sum(other < mark for other in marks.values()) for side, mark in marks.items()}
