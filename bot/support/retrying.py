"""Retrying: writes that nobody can be asked to repeat."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeVar

from bot.support.incidents import log_unwritten
from data.patience import NotWritten

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0


async def retry_until_written(
    doing: str, write: Callable[P, Awaitable[T]], *values: P.args, **named: P.kwargs
) -> T:
    """Write `values` until the file takes them; a stop ends the waiting."""
    while True:
        try:
            return await write(*values, **named)
        except NotWritten as unwritten:
            log_unwritten(log, doing, unwritten)
            await asyncio.sleep(RETRY_SECONDS)
