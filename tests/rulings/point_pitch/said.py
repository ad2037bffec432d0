"""Deals of Pitch that several rulings are about, and how an auction is said."""

from typing import Any, Final, TypeAlias, cast

from engine.contract.variant import Option
from engine.games.point_pitch.view import PitchSeatView
from tests.rulings import written
from tests.rulings.written import Deal

Ruling: TypeAlias = written.Ruling[PitchSeatView]
Options: TypeAlias = dict[str, Any]


def auction(bidder: int, bid: object, seats: int = 4, dealer: int = 0) -> str:
    """Let one seat bid and all others pass, from the dealer's left on."""
    order = [(dealer + at) % seats for at in range(1, seats + 1)]
    return ", ".join(f"{seat} bid {bid if seat == bidder else 'pass'}" for seat in order)


def passed(seats: int = 4, dealer: int = 0) -> str:
    """Let all pass."""
    return auction(-1, 0, seats, dealer)


EXAMPLE: Final = Deal({1: "ASJSJC", 3: "X14S", 0: "KSQS3S5S6S7S", 2: "X2TS2S8S9S"})
"""All sixteen trumps if seat 1 names spades."""
PLAYED: Final = (
    "1 AS, 2 2S, 3 4S, 0 5S, 1 JS, 2 8S, 3 X1, 0 6S, 1 JC, 2 9S, 0 7S, 2 TS, 0 QS, 0 KS, 2 X2, 0 3S"
)
"""Seats 1 and 3 take ace, jack, off-jack and X1; the others X2, ten and three, and play the two."""


def example(bid: object = 4, preset: str = "ten_point", **options: Option) -> Ruling:
    """Play the example at some bid of seat 1."""
    acts = (EXAMPLE, auction(1, bid), "1 name S", PLAYED)
    return written.ruled(preset, *acts, seats=4, **cast("Options", options))
