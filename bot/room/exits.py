"""Exits: how a table is left, whichever way it ends."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Exits:
    """The actions at the end of a table.

    `halt` lets no clock and no computer go on. `over` tells the room that the table is done with.
    `stop` does nothing more here.
    """

    halt: Callable[[], None]
    over: Callable[[], None]
    stop: Callable[[], None]
