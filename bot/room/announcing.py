"""Announcing: how a result is told, however long Discord is unwell."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.room.post import ChannelGone, Post, TryLater, Undelivered
from bot.screens.components import Layout
from data.tables import TableRow

log = logging.getLogger(__name__)

LONGEST_WAIT_SECONDS: Final = 60.0


async def announce(post: Post, row: TableRow, draw: Callable[[], Layout]) -> None:
    """Post the result of a table, again and again if need be; the next start would do it too."""
    wait = 1.0
    while True:
        try:
            await post.send(row.channel_id, draw, nonce=f"x{row.table_id}")
        except TryLater as unwell:
            log.warning("the result of table %s is told later: %s", row.table_id, unwell)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT_SECONDS)
        except ChannelGone:
            return
        except Undelivered as refused:
            log.warning("the result of table %s stays untold: %s", row.table_id, refused)
            return
        else:
            return
