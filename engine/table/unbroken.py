"""Unbroken steps: work that has begun is finished, even if its caller stops waiting for it."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def unbroken(step: Awaitable[T]) -> T:
    """Await `step` to its end even if the awaiting task is cancelled meanwhile.

    A press that Discord has given up on, or a shutdown, must not leave an action committed but
    not played, or the other way round.
    """
    task = asyncio.ensure_future(step)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        # The caller goes; the step stays until it is whole, and then the caller's wish is granted.
        await asyncio.wait({task})
        raise
