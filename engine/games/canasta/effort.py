"""Effort: how many steps searches may take together before they are given up."""

from math import inf


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
        """Take so many steps; raise `GivenUp` where there are no more."""
        self.spent += steps
        self.left -= steps
        if self.left < 0:
            raise GivenUp
