"""Hands at which eldest has begged, and what a ruling shows of them."""

from tests.rulings.all_fours.written import Ruling

BEGGED = "1 beg, 0 run"


def hand_sizes(ruling: Ruling) -> list[int]:
    """Return how many cards each seat sees in its own hand."""
    return [len(ruling.seen(seat).hand) for seat in range(ruling.game.seat_count)]


def trump_by(ruling: Ruling) -> str:
    """Return the suit that may be played to a plain lead beside the suit led (F16)."""
    led, others = "C", {face[1] for face in ruling.plays}
    (trump,) = others - {led}
    return trump
