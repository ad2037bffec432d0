"""Self-playing: a card that was chosen ahead, or is the only one, is played without a press.

Both are acts of the person: of a choice made before, or of a wish in the preferences. So they are
journalled as such, but say nothing of whether the person is there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from bot.screens.families import family_screens
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.clock.trick_pauses import TrickPauses
from bot.tables.computers.cards_ahead import CardsAhead
from bot.tables.in_play import InPlay
from bot.tables.services import Services
from data.patience import NotWritten
from engine.cards import card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import NO_SEATS, Seat
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""How long to wait if a card could not be written."""

PlayUnpressed: TypeAlias = Callable[[Seat, Action, int], Awaitable[None]]


class _Decided(NamedTuple):
    """An action that needs no press, as the answer to question `asked`."""

    action: Action
    asked: int
    only: bool


class SelfPlaying:
    """Plays for the people of one table the cards that need no press.

    `act` takes an action as the answer to a question, and lets the table follow; `look` draws a
    hand. What is to be played follows from the game and from what people chose, so it may be
    woken at any time.
    """

    def __init__(
        self,
        table: InPlay,
        services: Services,
        *,
        act: PlayUnpressed,
        look: Callable[[Seat], None],
        background_tasks: BackgroundTasks,
    ) -> None:
        self.pauses = TrickPauses(
            table, seconds=services.settings.computer_seconds, now=services.now
        )
        self.ahead = CardsAhead(table, self.pauses)
        self._table = table
        self._preferences = services.preferences
        self._act = act
        self._look = look
        self._screens = family_screens(table.row.family)
        self._background_tasks = background_tasks
        self._under_way = NO_SEATS
        self._refused: dict[Seat, int] = {}
        """The question for which a card was refused, so that the person is asked after all."""

    def wake(self) -> None:
        """Begin to play for every seat whose card needs no press."""
        for seat in self._table.waiting_for:
            if seat not in self._under_way and self.plays(seat):
                self._under_way |= {seat}
                doing = f"playing a card that needs no press at table {self._table.table_id}"
                self._background_tasks.run(self._play(seat), doing)

    def plays(self, seat: Seat) -> bool:
        """Whether the question put to a seat is answered without a press."""
        return self._decided(seat) is not None

    def _decided(self, seat: Seat) -> _Decided | None:
        table = self._table
        if table.over or table.paused or seat not in table.owing():
            return None
        asked, chosen = table.asked(seat), self.ahead.chosen(seat)
        if self._refused.get(seat) == asked or (chosen is None and not self._wishes(seat)):
            return None
        view = table.game.view(seat)
        if chosen is not None and (action := self._screens.played_ahead(view, chosen)):
            return _Decided(action, asked, only=False)
        if self._wishes(seat) and (action := self._screens.only_play(view)):
            return _Decided(action, asked, only=True)
        return None

    def _wishes(self, seat: Seat) -> bool:
        """Whether a person wants the only card to be played without a press at this table."""
        chairs = self._table.chairs
        match self._preferences.of(chairs[seat].person).forced:
            case "always":
                return True
            case "never":
                return False
            case "alone":
                return sum(chair.person is not None for chair in chairs) == 1

    async def _play(self, seat: Seat) -> None:
        try:
            while (decided := self._decided(seat)) is not None:
                await asyncio.sleep(self.pauses.until_played(seat))
                if decided == self._decided(seat):
                    await self._try(seat, decided)
        finally:
            self._under_way -= {seat}
        if seat in self._table.waiting_for:
            # It has been left to the person after all.
            self._look(seat)

    async def _try(self, seat: Seat, decided: _Decided) -> None:
        table_id = self._table.table_id
        try:
            if decided.only:
                self.ahead.note_only_card(seat, card(decided.action.words[0]))
            await self._act(seat, decided.action, decided.asked)
        except (StaleAction, NotYourTurn):
            return
        except IllegalAction as refusal:
            self._refused[seat] = decided.asked
            log_incident(log, f"playing {refusal.rule} at table {table_id}", refusal)
        except NotWritten as unwritten:
            log_unwritten(log, f"playing at table {table_id}", unwritten)
            await asyncio.sleep(RETRY_SECONDS)
