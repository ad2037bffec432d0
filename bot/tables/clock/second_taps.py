"""Second taps: one that follows at once on the last card of a deal does nothing in the next.

Within a deal places keep a second tap from every other card, but not from an equal one of another
pack. With a new deal the whole hand changes, and who played the last card may be asked to lead at
once.
"""

from collections.abc import Callable
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat

SECOND_TAP_SECONDS: Final = 1.0
"""How long a tap may be the second of two: nobody reads a new hand and chooses in that time."""


class SecondTaps:
    """The seats that have just played, at one table; `now` tells milliseconds."""

    def __init__(self, seconds: float, now: Callable[[], int]) -> None:
        self._milliseconds = int(seconds * 1000)
        self._now = now
        self._until: dict[Seat, int] = {}
        self._played: dict[Seat, tuple[Action, int]] = {}

    def deal_ended(self, seat: Seat) -> None:
        """A person's press has ended a deal and begun the next."""
        self._until[seat] = self._now() + self._milliseconds

    def may_be_one(self, seat: Seat) -> bool:
        """Whether a press of a person may still be meant for the deal that it ended."""
        return self._now() < self._until.get(seat, 0)

    def played(self, seat: Seat, action: Action) -> None:
        """A person has pressed a card, or something else."""
        self._played[seat] = action, self._now() + self._milliseconds

    def repeats(self, seat: Seat, face: Card) -> bool:
        """Whether a card may be pressed because an equal one just was, at the same place."""
        action, until = self._played.get(seat, (None, 0))
        return action is not None and str(face) in action.words and self._now() < until
