"""Notices: what processes tell each other through the server, which keeps none of it."""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from typing import Any, Final, NoReturn, cast, final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.postgresql.database import PostgresDatabase
from data.postgresql.failures import is_final, is_lost, is_unable
from data.postgresql.links import linked
from data.processes import Hear, Notices
from data.unopened import StoreUnusable

log = logging.getLogger(__name__)

_CHANNEL: Final = "cardroom"
_TELL: Final = f"SELECT pg_notify('{_CHANNEL}', ?)"
_EVERYBODY: Final = "*"

AGAIN_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 5.0
"""How often the connection that listens is looked after: one that is cut off says nothing."""

TOLD_SECONDS: Final = 60.0
"""How often it is said that something is wrong with notices, or with listening."""


@final
class PostgresNotices(Notices):
    """The notices of one process."""

    def __init__(self, database: PostgresDatabase, address: PostgresAddress, process: str) -> None:
        self._database = database
        self._address = address
        self.process = process
        self._silent_until = 0.0

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        told = json.dumps([self.process, process, topic, text])
        await self._database.rows(_TELL, (told,))

    async def tell_all(self, topic: str, text: str = "") -> None:
        await self.tell(_EVERYBODY, topic, text)

    async def listen(self, hear: Hear, missed: Callable[[], None]) -> NoReturn:
        while True:
            try:
                await self._listen(hear, missed)
            except Exception as error:
                # A standby that is not promoted yet lets nobody listen. Somebody may let us again,
                # as a new password may be known here later than on the server.
                refused = isinstance(error, asyncpg.PostgresError | StoreUnusable)
                if not refused and not is_lost(error) and not is_unable(error):
                    raise
                if is_final(error) and self._is_time():
                    log.warning("nothing is heard of other processes: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Listen on one connection until it is lost."""
        link: Any = await linked(self._address, self.process)

        def heard(*notice: object) -> None:
            try:
                sender, process, topic, text = read(cast("str", notice[-1]))
            except (ValueError, RecursionError) as error:
                # Whoever may connect to the server may tell anything, and what was told is not
                # for the log.
                if self._is_time():
                    log.warning("a notice that no process has told: %s", type(error).__name__)
                return
            if sender != self.process and process in (self.process, _EVERYBODY):
                hear(topic, text)

        # Most connections that are lost say so at once, and what is told meanwhile is not heard.
        lost = asyncio.Event()

        def ended(_: object) -> None:
            lost.set()

        link.add_termination_listener(ended)
        try:
            await link.add_listener(_CHANNEL, heard)
            missed()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await lost.wait()
                except TimeoutError:
                    await link.execute("SELECT 1", timeout=LOOK_SECONDS)
        finally:
            link.terminate()

    def _is_time(self) -> bool:
        """Whether it may be said again that something is wrong."""
        now, until = time.monotonic(), self._silent_until
        if now >= until:
            self._silent_until = now + TOLD_SECONDS
        return now >= until


def read(notice: str) -> tuple[str, str, str, str]:
    """Return who tells a notice and to whom, its topic and text; raise `ValueError` if it is none.

    One that is nested deeply raises `RecursionError`.
    """
    told: object = json.loads(notice)
    match told:
        case [str(sender), str(process), str(topic), str(text)]:
            return sender, process, topic, text
        case _:
            raise ValueError
