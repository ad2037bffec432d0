"""Dearest moves: which own move of a game that has just ended cost each person most.

It is sought after all that people ask for, and only in memory: who asks after a restart has it
worked out then.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from bot.background.deal_appraisals import DealAppraisals, SeatDeal
from bot.background.pool import NOBODY, BackgroundPool
from bot.background.reviewing import parted
from bot.screens.families import family_screens
from bot.screens.frame import DearestMove
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident
from data.proofs import Proofs
from engine.cards import card
from engine.contract.action import Action
from engine.records.appraising import AppraisedMove, that_mattered

log = logging.getLogger(__name__)

WISHES: Final = 64
"""Most wishes that wait; of more the oldest are let go. Each holds a table of some 15 KB."""

AFTER_SECONDS: Final = 5.0
"""By then the last screens of a game are drawn, which come first."""

Tell: TypeAlias = Callable[[DearestMove], Awaitable[None]]


class OwnGame(NamedTuple):
    """A game of so many deals that a person has played at a seat."""

    game_id: str
    person: int
    seat: int
    deals: int


class _Wish(NamedTuple):
    game: OwnGame
    tell: Tell
    begins_at: float
    """By the clock of the loop."""


class DearestMoves:
    """Has the deals of games that are over appraised one after the other, and tells what is found.

    Nobody waits for it. Whoever reviews such a game finds what was said of it.
    """

    def __init__(self, pool: BackgroundPool, appraisals: DealAppraisals, proofs: Proofs) -> None:
        self._pool = pool
        self._appraisals = appraisals
        self._proofs = proofs
        self._wishes: deque[_Wish] = deque(maxlen=WISHES)
        self._under_way: _Wish | None = None
        self._tasks = BackgroundTasks()
        self._seeking: asyncio.Task[None] | None = None

    def seek(self, game: OwnGame, tell: Tell) -> None:
        """Have `tell` told the dearest move of a person, once it is known and if there is one."""
        begins_at = asyncio.get_running_loop().time() + AFTER_SECONDS
        self._wishes.append(_Wish(game, tell, begins_at))
        if self._seeking is None:
            self._seeking = self._tasks.run(self._seek(), "seeking dearest moves")

    def forget(self, person: int) -> None:
        """Tell nothing more to a person who is to be forgotten."""
        kept = [wish for wish in self._wishes if wish.game.person != person]
        self._wishes = deque(kept, maxlen=WISHES)
        if self._under_way is not None and self._under_way.game.person == person:
            self._under_way = None

    def stop(self) -> None:
        """Seek nothing more."""
        self._wishes.clear()
        self._tasks.stop()

    async def _seek(self) -> None:
        try:
            while self._wishes:
                self._under_way = wish = self._wishes.popleft()
                await asyncio.sleep(wish.begins_at - asyncio.get_running_loop().time())
                try:
                    found = await self._found(wish.game)
                    if found is not None and self._under_way is wish:
                        await wish.tell(found)
                except Exception as error:  # noqa: BLE001  the next one may be found
                    log_incident(log, f"seeking a dearest move of {wish.game.game_id}", error)
        finally:
            self._under_way = self._seeking = None

    async def _found(self, game: OwnGame) -> DearestMove | None:
        moves: list[AppraisedMove] = []
        for deal in range(1, game.deals + 1):
            said = await self._appraisals.sought(SeatDeal(game.game_id, game.seat, deal))
            if said is None:
                # What is not known may have cost more.
                return None
            moves += said
        dear = that_mattered(moves)
        record = await self._proofs.record(game.game_id) if dear else None
        if record is None:
            return None
        with self._pool.job(NOBODY) as job:
            return await job.ask(placed, record, dear[0])


def placed(record: Mapping[str, Any], move: AppraisedMove) -> DearestMove:
    """Return where a move stands in its game; done in the other process: it plays it again."""
    reviewed = parted(record)
    number = reviewed.step_of(move.at)
    step = reviewed.steps[number]
    part = family_screens(reviewed.record.variant.family).review.part
    match move.played.action:
        case Action("play", (face,)):
            played = card(face)
        case _:
            played = None
    deal = step.deal if len(reviewed.deals()) > 1 else 0
    return DearestMove(number, deal, part, step.part, played, round(move.cost))
