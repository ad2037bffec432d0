"""Sides: who played together in a recorded game."""

from typing import Any

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.records.moments import moments
from engine.records.record import read_record


def sides_of(written: dict[str, Any]) -> tuple[tuple[Seat, ...], ...] | None:
    """Return the sides of a finished game; None if the record does not lead to its end."""
    try:
        record = read_record(written)
    except (Unreadable, BadRules):
        return None
    game = None
    for moment in moments(record):
        game = moment.game
    return None if game is None or game.outcome is None else game.outcome.sides
