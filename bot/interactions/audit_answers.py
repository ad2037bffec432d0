"""The answers to somebody who asks whether the computers of a game saw their cards."""

import logging
import time
from asyncio import Lock
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.background.pool import BackgroundFailure, TooManyJobs
from bot.discord import answers
from bot.discord.interaction_token import Token
from bot.discord.post import Undelivered
from bot.fields.tries import is_withheld, withheld
from bot.interactions.guests import PastReader
from bot.screens.audited import AuditedGame, audited_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.tables.messages.frames import frame_of
from data.tables import TableRow, TableState
from engine.contract.seats import Seat
from engine.players.revision import REVISION
from engine.records.auditing import moves_again
from engine.records.shown_decision import decision_to_show
from engine.table.chairs import seat_of

log = logging.getLogger(__name__)

EDIT_SECONDS: Final = 3.0
"""The line that says how far it is stands for so long before the next one."""

AT_ONCE: Final = 16
"""Moves made again by one question: the hardest computers take about a second for so many."""


def concerns(row: TableRow, person: int) -> Seat | None:
    """Return where somebody sat, None if that was beside no computer."""
    beside = any(chair.person is None for chair in row.chairs)
    return seat_of(row.chairs, person) if beside else None


class Auditor(PastReader):
    """Somebody who asks what the computers of a game that is over saw."""

    __slots__ = ()

    async def ask(self, table_id: str) -> None:
        """Answer how their moves are when they are made again; raise `RoomRefusal`.

        Only a game that is over has a record, and a field's deal is told once that is over.
        """
        services, person = self.room.services, self.interaction.user.id
        row = await services.store.tables.get(table_id)
        if row is None or (seat := concerns(row, person)) is None:
            raise RoomRefusal("verify-unknown")
        if is_withheld(row, services.now()):
            raise withheld(row)
        if row.state is TableState.PLAYING:
            raise RoomRefusal("review-running")
        await answers.defer_reply(self.interaction)
        record = await services.store.proofs.record(table_id)
        if record is None:
            raise RoomRefusal("verify-no-record")
        if "fair" not in record:
            raise RoomRefusal("verify-without-proof")
        if record.get("players", {}).get("revision") != REVISION:
            raise RoomRefusal("audit-other-players")
        game = AuditedGame(frame_of(row, self.phrasebook), row.family)
        lock = services.beginning.of("audit", table_id, person)
        # Whoever asks again meanwhile is told no more than that.
        is_under_way = lock.locked()
        token = await answers.whisper(self.interaction, self._screen(game))
        if token is not None and not is_under_way:
            work = self._seen_through(lock, game, record, seat, token)
            services.background_work.followed.follow(self.interaction.id, work)

    async def _seen_through(
        self, lock: Lock, game: AuditedGame, record: Mapping[str, Any], seat: Seat, token: Token
    ) -> None:
        """Draw the answer anew until all moves were made again, or nobody can read it any more."""
        with suppress(Undelivered):
            try:
                async with lock:
                    game = await self._made_again(game, record, seat, token)
            except (TooManyJobs, BackgroundFailure) as failure:
                log.info("an audit did not come to its end: %s", type(failure).__name__)
                game = replace(game, failed=True)
            await self._show(game, token)

    async def _made_again(
        self, game: AuditedGame, record: Mapping[str, Any], seat: Seat, token: Token
    ) -> AuditedGame:
        """Return a game with all that is found, and draw now and then what is found so far.

        Raise `TooManyJobs` or `BackgroundFailure`.
        """
        due = 0.0
        with self.room.services.background_work.pool.job(self.interaction.user.id) as job:
            numbers, shown = await job.ask(decision_to_show, record, seat)
            game = replace(game, shown=shown, count=len(numbers))
            for first in range(0, len(numbers), AT_ONCE):
                if time.monotonic() >= due:
                    await self._show(game, token)
                    due = time.monotonic() + EDIT_SECONDS
                found = await job.ask(moves_again, record, numbers[first : first + AT_ONCE])
                game = replace(game, moves=(*game.moves, *found))
        return game

    async def _show(self, game: AuditedGame, token: Token) -> None:
        await self.room.services.post.edit_by_token(token, lambda: self._screen(game))

    def _screen(self, game: AuditedGame) -> Screen:
        return drawn(partial(audited_screen, game), self.phrasebook)
