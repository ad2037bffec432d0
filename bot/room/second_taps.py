"""Second taps: one that follows at once on the last card of a deal does nothing in the next.

Within a deal places keep a second tap from every other card. With a new deal the whole hand
changes, and who played the last card may be asked to lead at once.
"""

from collections.abc import Callable
from typing import Final

from engine.contract.seats import Seat

SECOND_TAP_SECONDS: Final = 1.0
"""How long a tap may be the second of two: nobody reads a new hand and chooses in that time."""


class SecondTaps:
    """The seats that have just ended a deal, at one table; `now` tells milliseconds."""

    def __init__(self, seconds: float, now: Callable[[], int]) -> None:
        self._milliseconds = int(seconds * 1000)
        self._now = now
        self._until: dict[Seat, int] = {}

    def deal_ended(self, seat: Seat) -> None:
        """A person's press has ended a deal and begun the next."""
        self._until[seat] = self._now() + self._milliseconds

    def may_be_one(self, seat: Seat) -> bool:
        """Whether a press of a person may still be meant for the deal that it ended."""
        return self._now() < self._until.get(seat, 0)
