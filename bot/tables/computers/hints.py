"""Hints: a table's computer tells one seat what it would do, if the table allows it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident
from bot.tables.computers.worker_pool import Thought, WorkerPool
from bot.tables.in_play import InPlay
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.players.advice import Advice
from engine.players.families import advice_on
from engine.players.levels import LEVELS
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

STRONGEST: Final = LEVELS[-1]
"""The adviser: the best player that a family has."""

ANSWER_SECONDS: Final = 1.0
"""How long a press waits for advice; Discord waits three seconds. Later advice is drawn later."""


class _Known(NamedTuple):
    """The advice on a question, None if the rules refuse what was thought of."""

    asked: int = 0
    advice: Advice | None = None
    thought: Thought | None = None


_NOTHING: Final = _Known()


class Hints:
    """The advice given to the seats of one table, each for the question put to it.

    A question is thought about once, so that pressing again costs nothing. It is thought about with
    its own seed, so a stand-in at the strongest level would do what is advised. Nothing is written
    down: after a restart a seat asks again. `late` is called for a seat whose press has been
    answered before there was advice.
    """

    def __init__(
        self,
        table: InPlay,
        worker_pool: WorkerPool,
        late: Callable[[Seat], None],
        background_tasks: BackgroundTasks,
    ) -> None:
        self._table = table
        self._worker_pool = worker_pool
        self._late = late
        self._background_tasks = background_tasks
        self._known: dict[Seat, _Known] = {}
        self._thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._counts: dict[Seat, int] = {}

    def at(self, seat: Seat, asked: int) -> Advice | None:
        """Return the advice on question `asked`, None if there is none yet."""
        known = self._known.get(seat, _NOTHING)
        return known.advice if known.asked == asked else None

    def thought(self, seat: Seat, asked: int) -> Thought | None:
        """Return the decision that is advised on question `asked`, None if there is none yet."""
        known = self._known.get(seat, _NOTHING)
        return known.thought if known.asked == asked else None

    def count(self, seat: Seat) -> int:
        """Return a number that grows with every advice to a seat."""
        return self._counts.get(seat, 0)

    async def ask(self, seat: Seat, asked: int) -> str | None:
        """Have question `asked` thought about; return the key of what else to say, if anything.

        Raise `NotYourTurn` or `StaleAction`.
        """
        table = self._table
        if not table.row.hints:
            return "hint-not-allowed"
        if seat not in table.waiting_for:
            raise NotYourTurn(table.waiting_for)
        if asked != table.asked(seat):
            raise StaleAction
        if self._known.get(seat, _NOTHING).asked != asked:
            thinking = self._thought(seat, asked)
            await asyncio.wait({thinking}, timeout=ANSWER_SECONDS)
            if asked != table.asked(seat):
                raise StaleAction
            if not thinking.done():
                thinking.add_done_callback(lambda _: self._late(seat))
                return "hint-thinking"
        return None if self.at(seat, asked) is not None else "hint-none"

    def _thought(self, seat: Seat, asked: int) -> asyncio.Task[None]:
        """Think about a question, once for however many presses."""
        thinking = self._thinking.get((seat, asked))
        if thinking is None:
            thinking = self._background_tasks.run(
                self._think(seat, asked), f"advising at table {self._table.row.table_id}"
            )
            self._thinking[seat, asked] = thinking
            thinking.add_done_callback(lambda _: self._thinking.pop((seat, asked), None))
        return thinking

    async def _think(self, seat: Seat, asked: int) -> None:
        table, game = self._table, self._table.game
        family, view = table.row.family, game.view(seat)
        seed, seen = table.seed(seat), table.number
        thought = await self._worker_pool.decision(STRONGEST, family, view, seed)
        if asked != table.asked(seat):
            return
        known = _Known(asked)
        if self._is_legal(game, seat, thought.action):
            decision = thought.decision._replace(seen=seen)
            advice = advice_on(view, thought.action)
            known = _Known(asked, advice, thought._replace(decision=decision))
        self._known[seat] = known
        self._counts[seat] = self.count(seat) + 1

    def _is_legal(self, game: Game, seat: Seat, action: Action) -> bool:
        """Whether the rules take the action; a decision that they refuse is a mistake of ours."""
        try:
            game.apply(seat, action)
        except IllegalAction as refusal:
            log_incident(
                log, f"advising {refusal.rule} at table {self._table.row.table_id}", refusal
            )
            return False
        return True
