"""Deliveries: what Discord sends twice is done once."""

from collections import OrderedDict
from collections.abc import Iterable
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

    def remember(self, interaction_ids: Iterable[int]) -> None:
        """Remember what another process has seen to."""
        for interaction_id in interaction_ids:
            self.is_first(interaction_id)

    def forget(self, interaction_ids: Iterable[int]) -> None:
        """Forget what was broken off: whoever plays on takes it again."""
        for interaction_id in interaction_ids:
            self._seen.pop(interaction_id, None)

    def lately(self, count: int) -> tuple[int, ...]:
        """Return the last so many interactions that came in."""
        return tuple(self._seen)[-count:]
