"""Hand receipts: where the hands of a table hang, kept for all that are posted at the same time."""

import asyncio
from typing import Final

from bot.room.insisting import insist
from data.tables import HandRow, Tables

TOGETHER_SECONDS: Final = 0.5
"""How long a receipt waits for others at most; at a quicker pace of the post less than that."""


class HandReceipts:
    """Keeps where the hands of one table hang, those of a game that begins in one transaction."""

    def __init__(self, tables: Tables, table_id: str, seconds_an_edit: float) -> None:
        self._tables = tables
        self._table_id = table_id
        self._wait_seconds = min(TOGETHER_SECONDS, seconds_an_edit)
        self._waiting: list[HandRow] = []
        self._keeping: asyncio.Task[None] | None = None

    async def keep(self, hand: HandRow) -> None:
        """Return when it is kept, however long the file takes nothing."""
        self._waiting.append(hand)
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())
        await asyncio.shield(self._keeping)

    def stop(self) -> None:
        """Keep nothing more."""
        if self._keeping is not None:
            self._keeping.cancel()

    async def _keep(self) -> None:
        await asyncio.sleep(self._wait_seconds)
        hands, self._waiting, self._keeping = self._waiting, [], None
        await insist("hanging hands", self._tables.set_hands, self._table_id, hands)
