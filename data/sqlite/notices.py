"""Notices of a process that has no other beside it."""

import asyncio
from typing import NoReturn, final

from data.notices import Hear, Notices


@final
class NoNotices(Notices):
    """Nobody is told anything, and nobody tells."""

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        pass

    async def tell_all(self, topic: str, text: str = "") -> None:
        pass

    async def listen(self, hear: Hear) -> NoReturn:  # noqa: ARG002  there is nothing to hear
        await asyncio.Event().wait()
        raise AssertionError
