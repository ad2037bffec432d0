"""Handing over: the process that has a database file lets another one take its place.

Until the other has confirmed that it is there, everything can still go on here. After that the file
is closed, and this process ends in any case.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot import answers
from bot.deliveries import REMEMBERED
from bot.processes.handover_line import (
    BUSY,
    GIVE_UP,
    READY,
    TAKE,
    YOURS,
    HandoverLine,
    NotHeard,
    listening,
)
from bot.processes.holding import acknowledge_held
from bot.processes.played_here import PlayedHere
from bot.room.collecting import nothing_collected

log = logging.getLogger(__name__)

PRESSES_SECONDS: Final = 1.0
"""How long presses under way are waited for; the heir takes those again that take longer."""

PICTURES_SECONDS: Final = 0.5
"""How long pictures under way are waited for then: the heir draws every table anew."""

ASKED_SECONDS: Final = 5.0
"""How long one who has connected may say nothing."""

TAKEN_SECONDS: Final = 5.0
"""How long the heir may take to confirm. It may be busy; if it dies, it hangs up."""


def place_beside(database: Path) -> Path:
    """Return where the process that has a file listens for an heir."""
    return database.with_name(f"{database.name}.handover")


class HandingOver:
    """Waits for an heir. `stop` ends what else writes; `end` ends the process."""

    def __init__(
        self, playing: PlayedHere, *, stop: Callable[[], None], end: Callable[[], object]
    ) -> None:
        self._playing = playing
        self._stop = stop
        self._end = end
        self._asked = False
        self._acknowledging: list[asyncio.Task[None]] = []
        self._place: Path | None = None
        self._server: asyncio.Server | None = None

    async def listen(self, database: Path) -> None:
        """Listen for an heir from now on; called with the file open."""
        if not hasattr(asyncio, "start_unix_server"):
            return
        place = place_beside(database)
        try:
            self._server = await listening(place, self._take)
        except OSError as error:
            log.warning("no other process can take this one's place: %s", error.strerror or error)
        else:
            self._place = place

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._place is not None:
            # Only while the file is open here: afterwards the heir listens there.
            self._place.unlink(missing_ok=True)
            self._place = None

    async def _take(self, line: HandoverLine) -> None:
        try:
            await line.hear(GIVE_UP, ASKED_SECONDS)
            if self._asked or not self._playing.has_store.is_set():
                await line.say(BUSY)
                return
            self._asked = True
            try:
                # It would look at all tables, and everybody waits.
                with nothing_collected():
                    await self._hand_over(line)
            finally:
                self._asked = False
        except NotHeard as gone:
            log.warning("another process asked for this one's place, and is gone (%s)", gone)

    async def _hand_over(self, line: HandoverLine) -> None:
        """Hand the file over, or go on with everything as it was and raise `NotHeard`."""
        playing, shards = self._playing, self._playing.gateway.serving
        numbers = () if shards is None else tuple(sorted(shards.ids))
        log.info("another process takes this one's place")
        playing.has_store.clear()
        for number in numbers:
            playing.gateway.incoming.hold(number)
        # The heir tells Discord of nothing before it has confirmed.
        self._acknowledging = [
            asyncio.create_task(acknowledge_held(playing.gateway, number)) for number in numbers
        ]
        await self._break_off()
        await playing.room.give_up(lambda _: True, PICTURES_SECONDS)
        try:
            seen = playing.deliveries.lately(REMEMBERED)
            await line.say(READY, seen=seen, acknowledged=self._acknowledged(numbers))
            await line.hear(TAKE, TAKEN_SECONDS)
        except NotHeard:
            await self._go_on(numbers)
            raise
        acknowledged = self._acknowledged(numbers)
        for number in numbers:
            playing.gateway.incoming.leave_to_others(number)
        await self._leave(line, acknowledged)

    async def _break_off(self) -> None:
        """Leave presses that take long to the heir; if that dies, they are taken in again here."""
        playing = self._playing
        playing.gateway.incoming.hold_what_waits()
        for one in await playing.under_way.break_off(PRESSES_SECONDS):
            if answers.is_answered(one):
                continue
            playing.deliveries.forget({one.id})
            playing.gateway.incoming.hold_back(one, acknowledged=answers.is_acknowledged(one))

    def _acknowledged(self, numbers: tuple[int, ...]) -> list[int]:
        """Return what is held although Discord has had word of it."""
        incoming = self._playing.gateway.incoming
        held = [one for number in numbers for one in incoming.held(number)]
        return [one.id for one in held if one.acknowledged]

    async def _go_on(self, numbers: tuple[int, ...]) -> None:
        playing = self._playing
        tables = await playing.room.resume()
        playing.has_store.set()
        for number in numbers:
            playing.gateway.incoming.release(number)
        log.warning("%d tables carry on here after all", len(tables))
        await playing.room.carry_on(tables)

    async def _leave(self, line: HandoverLine, acknowledged: list[int]) -> None:
        """Let the file go. Whatever happens now, this process ends."""
        playing = self._playing
        try:
            self._stop()
            self.close()
            await playing.store.close()
            await line.say(YOURS, acknowledged=acknowledged)
            log.info("the file is handed over")
        except NotHeard:
            log.warning("the file is free, and the process that asked for it is gone")
        finally:
            self._end()
