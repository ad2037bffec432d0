"""Receipts of hands: where those of one table hang, kept together."""

import asyncio
from typing import Final

from bot.support.retrying import retry_until_written
from bot.tables.session.session import Session
from data.tables import HandRow

TOGETHER_SECONDS: Final = 0.5
"""How long a receipt waits for others at most; at a quicker pace of the post less than that."""


class HandReceipts:
    """Keeps where the hands of one table hang, those of a game that begins in one transaction."""

    __slots__ = ("_keeping", "_session", "_wait_seconds", "_waiting")

    def __init__(self, session: Session) -> None:
        self._session = session
        self._wait_seconds = min(TOGETHER_SECONDS, session.services.post.seconds_an_edit)
        self._waiting: list[tuple[HandRow, int]] = []
        self._keeping: asyncio.Task[None] | None = None

    async def keep(self, hand: HandRow, person: int) -> None:
        """Return when the hand of a person is kept, however long the file takes nothing."""
        self._waiting.append((hand, person))
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())
        await asyncio.shield(self._keeping)

    def stop(self) -> None:
        """Keep nothing more."""
        if self._keeping is not None:
            self._keeping.cancel()

    async def _keep(self) -> None:
        await asyncio.sleep(self._wait_seconds)
        waiting, self._waiting, self._keeping = self._waiting, [], None
        session = self._session
        chairs = session.moment.chairs
        # Of somebody whose data was deleted meanwhile nothing is kept again.
        hands = [hand for hand, person in waiting if chairs[hand.seat].person == person]
        if hands:
            await retry_until_written(
                "hanging hands", session.tables.set_hands, session.table_id, hands
            )
