"""Reactions: what people at a table have said to a trick, until it is over."""

from collections.abc import Mapping
from typing import Final

from bot.screens.families import family_screens
from bot.support.token_bucket import TokenBucket
from bot.tables.in_play import InPlay
from engine.contract.seats import Seat

AT_ONCE: Final = 3.0
SECONDS_A_REACTION: Final = 10.0
"""Quick tricks give no right to redraw the table without end."""


class Reactions:
    """The reactions at one table, in memory alone, at most one of each seat to a trick.

    A reaction is shown as long as its family says that the trick, or the turn, is the same.
    """

    def __init__(self, table: InPlay) -> None:
        self._table = table
        self._screens = family_screens(table.row.family)
        self._given: dict[Seat, str] = {}
        self._given_to: tuple[int, ...] = ()
        self._paces: dict[Seat, TokenBucket] = {}

    @property
    def sayable(self) -> tuple[str, ...]:
        """What may be said at this table."""
        return self._screens.reactions

    @property
    def current(self) -> Mapping[Seat, str]:
        """The reactions to the trick on the table, in the order in which they came."""
        # Nearly always nobody has reacted, and every drawing asks.
        return dict(self._given) if self._given and self._given_to == self._trick() else {}

    def give(self, seat: Seat, reaction: str) -> bool:
        """Show a reaction; return False if the seat has reacted already, or too often of late."""
        if self._given_to != self._trick():
            self._given, self._given_to = {}, self._trick()
        if seat in self._given or not self._pace(seat).take():
            return False
        self._given[seat] = reaction
        return True

    def _trick(self) -> tuple[int, ...]:
        return self._screens.reacted_to(self._table.game.view(None))

    def _pace(self, seat: Seat) -> TokenBucket:
        return self._paces.setdefault(seat, TokenBucket(AT_ONCE, 1 / SECONDS_A_REACTION))
