"""Deliveries: what Discord sends twice is done once."""

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 4096


class Deliveries:
    """The interactions that came in lately; after a lost connection one may come again.

    A game would refuse the second press by itself, but a lobby would be opened twice.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction_id: int) -> bool:
        """Whether this interaction comes for the first time; remembers it."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def lately(self, count: int) -> tuple[int, ...]:
        """Return the last so many interactions that came in."""
        return tuple(self._seen)[-count:]
