"""Drawings: one table at one moment, as one reader is shown it."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.screens.frame import Frame
from bot.text.phrasebook import MessageArgument, Phrasebook, remembered
from engine.contract.seats import Seat
from engine.contract.view import View

V_co = TypeVar("V_co", bound=View, covariant=True)


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True)
class Drawing(Generic[V_co]):
    """All that a screen of a game is drawn from: `drawing("task-lead")` says a text to its reader.

    Of a public screen the view is everybody's, of a hand that of its seat.
    """

    frame: Frame
    view: V_co
    phrasebook: Phrasebook

    def __call__(self, key: str, /, **facts: MessageArgument) -> str:
        """Say a message in the language of the reader."""
        return remembered(self.phrasebook.plain, key, *facts.items())

    def name(self, seat: Seat) -> str:
        return self.frame.chairs[seat].name
