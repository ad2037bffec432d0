"""Notices: what processes tell each other through the server, which keeps none of it."""

import asyncio
import json
from typing import Any, Final, NoReturn, cast, final

from data.addresses import PostgresAddress
from data.notices import Hear, Notices
from data.postgresql.database import PostgresDatabase
from data.postgresql.failures import is_lost, is_unable
from data.postgresql.links import linked

_CHANNEL: Final = "cardroom"
_TELL: Final = f"SELECT pg_notify('{_CHANNEL}', ?)"
_EVERYBODY: Final = "*"

AGAIN_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 5.0
"""How often the connection that listens is looked after: one that is cut off says nothing."""


@final
class PostgresNotices(Notices):
    """The notices of one process."""

    def __init__(self, database: PostgresDatabase, address: PostgresAddress, process: str) -> None:
        self._database = database
        self._address = address
        self.process = process

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        told = json.dumps([self.process, process, topic, text])
        await self._database.rows(_TELL, (told,))

    async def tell_all(self, topic: str, text: str = "") -> None:
        await self.tell(_EVERYBODY, topic, text)

    async def listen(self, hear: Hear) -> NoReturn:
        while True:
            try:
                await self._listen(hear)
            except Exception as error:
                # A standby that is not promoted yet lets nobody listen.
                if not is_lost(error) and not is_unable(error):
                    raise
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, hear: Hear) -> None:
        """Listen on one connection until it is lost."""
        link: Any = await linked(self._address, self.process)

        def heard(*notice: object) -> None:
            sender, process, topic, text = json.loads(cast("str", notice[-1]))
            if sender != self.process and process in (self.process, _EVERYBODY):
                hear(topic, text)

        # Most connections that are lost say so at once, and what is told meanwhile is not heard.
        lost = asyncio.Event()

        def ended(_: object) -> None:
            lost.set()

        link.add_termination_listener(ended)
        try:
            await link.add_listener(_CHANNEL, heard)
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), LOOK_SECONDS)
                except TimeoutError:
                    await link.execute("SELECT 1", timeout=LOOK_SECONDS)
        finally:
            link.terminate()
