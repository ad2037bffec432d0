"""Effort: how many steps searches may take together before they are given up."""

from collections.abc import Callable
from math import inf
from typing import Final

OFFERED: Final = 20_000
"""How many steps are taken to see what can be offered; what a seat does is judged without limit.

Of 15,000 moments of games at random none took more than 112. If nobody ever lays a card, so that
hands and pile grow for a whole deal, it is too few about once in 600 moments of Samba.
"""


class GivenUp(Exception):
    """A search ran out of steps; what it looked for may be there or not."""


class Effort:
    """Steps that searches share, counted and never timed: every machine gives up at the same one.

    A step is one way in which a search goes on from where it has come to.
    """

    __slots__ = ("left", "spent")

    def __init__(self, steps: float = inf) -> None:
        self.left = steps
        self.spent = 0

    def spend(self, steps: int) -> None:
        """Take so many steps; raise `GivenUp` if there are no more."""
        self.spent += steps
        self.left -= steps
        if self.left < 0:
            raise GivenUp


def found(search: Callable[[], bool]) -> bool:
    """Return what a search says, and that nothing is there if it gives up."""
    try:
        return search()
    except GivenUp:
        return False
