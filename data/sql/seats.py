"""Seats that a query brings together as JSON."""

import json
from operator import itemgetter
from typing import Any


def in_order(seats: str) -> list[Any]:
    """Return the lines of a game's seats, each of which begins with its seat, in their order.

    A database may bring them together in any.
    """
    found: list[Any] = json.loads(seats)
    return sorted(found, key=itemgetter(0))
