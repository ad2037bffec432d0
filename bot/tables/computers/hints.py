"""Hints: a table's computer tells one seat what it would do, if the table allows it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.support.incidents import log_incident
from bot.tables.computers.stand_ins import STRONGEST
from bot.tables.session.moment import Advised, Moment
from bot.tables.session.session import Session
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.players.families import advice_on
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 1.0
"""How long a press waits for advice; Discord waits three seconds. Later advice is drawn later."""


class Hints:
    """The advice given to the seats of one table, each for the question put to it.

    A question is thought about once, so that pressing again costs nothing. It is thought about with
    its own seed, so a stand-in at the strongest level would do what is advised. Nothing is written
    down: after a restart a seat asks again. A hand whose press was answered before there was advice
    is drawn anew by `redraw_hand`.
    """

    def __init__(self, session: Session, redraw_hand: Callable[[Seat], None]) -> None:
        self._session = session
        self._redraw_hand = redraw_hand
        self._thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    async def ask(self, seat: Seat, asked: int) -> str | None:
        """Have question `asked` thought about; return the key of what else to say, if anything.

        Raise `NotYourTurn` or `StaleAction`.
        """
        moment = self._session.moment
        if not moment.row.hints:
            return "hint-not-allowed"
        if seat not in moment.waiting_for:
            raise NotYourTurn(moment.game.asked_openly)
        if asked != moment.asked(seat):
            raise StaleAction
        if moment.advice(seat).asked != asked:
            thinking = self._thought(seat, asked)
            await asyncio.wait({thinking}, timeout=ANSWER_SECONDS)
            if asked != self._session.moment.asked(seat):
                raise StaleAction
            if not thinking.done():
                thinking.add_done_callback(lambda _: self._redraw_hand(seat))
                return "hint-thinking"
        return None if self._session.moment.advice(seat).advice is not None else "hint-none"

    def _thought(self, seat: Seat, asked: int) -> asyncio.Task[None]:
        """Think about a question, once for however many presses."""
        thinking = self._thinking.get((seat, asked))
        if thinking is None:
            session = self._session
            # The question may be answered before anybody begins to think.
            thought = self._think(seat, asked, session.moment, session.table.seed(seat))
            thinking = session.tasks.run(thought, f"advising at table {session.table_id}")
            self._thinking[seat, asked] = thinking
            thinking.add_done_callback(lambda _: self._thinking.pop((seat, asked), None))
        return thinking

    async def _think(self, seat: Seat, asked: int, moment: Moment, seed: int) -> None:
        session, view = self._session, moment.view(seat)
        pool, family = session.services.worker_pool, moment.row.family
        thought = await pool.decision(STRONGEST, family, view, seed)
        if asked != session.moment.asked(seat):
            return
        advised = Advised(asked)
        if self._is_legal(moment.game, seat, thought.action):
            decision = thought.decision._replace(seen=moment.play.next_number)
            advice = advice_on(view, thought.action)
            advised = Advised(asked, advice, thought._replace(decision=decision))
        now = session.moment
        session.become(replace(now, advised={**now.advised, seat: advised}))

    def _is_legal(self, game: Game, seat: Seat, action: Action) -> bool:
        """Whether the rules take the action; a decision that they refuse is a mistake of ours."""
        try:
            game.apply(seat, action)
        except IllegalAction as refusal:
            log_incident(log, f"advising {refusal.rule} at table {self._session.table_id}", refusal)
            return False
        return True
