"""Drafts: the actions that seats are still composing."""

from bot.screens.family import Draft
from engine.contract.seats import Seat


class Drafts:
    """The drafts that this process remembers; each counts for one question only.

    Remembering them lets quick presses add up although each was made on an older picture. Only
    its family knows what a draft means.
    """

    def __init__(self) -> None:
        self._drafts: dict[Seat, tuple[int, Draft]] = {}

    def at(self, seat: Seat, asked: int) -> Draft | None:
        """Return the draft of an answer to question `asked`, None if none is remembered."""
        known, draft = self._drafts.get(seat, (0, ()))
        return draft if known == asked else None

    def take_up(self, seat: Seat, asked: int, pictured: Draft) -> None:
        """Remember the draft that a picture of an earlier process shows, if none is remembered."""
        if pictured and self.at(seat, asked) is None:
            self.keep(seat, asked, pictured)

    def keep(self, seat: Seat, asked: int, draft: Draft) -> None:
        """Remember the draft of an answer to question `asked`."""
        self._drafts[seat] = (asked, draft)
