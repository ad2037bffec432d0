"""Trick pauses: after a trick was taken nobody leads for a moment, so that everybody sees it."""

from collections.abc import Callable
from typing import Final

from bot.screens.families import family_screens
from bot.tables.in_play import InPlay
from engine.contract.seats import Seat

TRICK_PAUSE: Final = 2.0
"""How many times longer than for a card everybody waits after a trick that was just taken."""

PLAY: Final = "play"
"""The question in which a card is played to a trick, in every family that plays them."""


class TooSoon(Exception):
    """A card was led while people still look at the trick before it; nothing has changed."""


class TrickPauses:
    """The pauses of one table; a computer takes `seconds` for a card, `now` tells milliseconds.

    When a pause began stands in the journal, so it is the same after a restart.
    """

    def __init__(self, table: InPlay, *, seconds: float, now: Callable[[], int]) -> None:
        self._table = table
        self._seconds = seconds
        self._now = now
        self._screens = family_screens(table.row.family)

    def left(self, seat: Seat) -> float:
        """Return for how many seconds a seat that is to lead may not do so yet."""
        if not self._seconds or not self._is_on(seat):
            return 0.0
        return self._rest(seat, TRICK_PAUSE * self._seconds)

    def until_played(self, seat: Seat) -> float:
        """Return in how many seconds a card of a seat that is asked plays itself."""
        return self._rest(seat, self._seconds * (TRICK_PAUSE if self._is_on(seat) else 1.0))

    def _is_on(self, seat: Seat) -> bool:
        table = self._table
        prompt = table.game.prompt(seat) if seat in table.waiting_for else None
        if prompt is None or prompt.question != PLAY:
            return False
        return self._screens.pause(table.game.view(None))

    def _rest(self, seat: Seat, seconds: float) -> float:
        passed = (self._now() - self._table.questions.asked_at[seat]) / 1000
        # The clock of the machine may have been set back.
        return min(seconds, max(0.0, seconds - passed))
