"""Animations: deals of games that are over as moving pictures, drawn in the background process."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.background.pool import BackgroundPool
from bot.pictures.scenes import CardLook
from bot.screens.review.animation import AnimatedDeal
from engine.contract.seats import Seat

KEPT: Final = 16
"""Moving pictures kept for those who share them; each has some hundred kilobytes."""


class DealSeen(NamedTuple):
    """A deal of a game as one reader sees it: in a look, with a seat nearest to them.

    `names` are those of the seats, in the letters that pictures have.
    """

    game_id: str
    deal: int
    look: CardLook
    nearest: Seat
    names: tuple[str, ...]


class Animations:
    """Draws moving pictures, and keeps the latest."""

    def __init__(self, pool: BackgroundPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[DealSeen, AnimatedDeal] = OrderedDict()

    def kept(self, seen: DealSeen) -> AnimatedDeal | None:
        """Return a picture that was drawn lately."""
        return self._kept.get(seen)

    async def drawn(
        self, seen: DealSeen, written: Callable[[], Mapping[str, Any]], person: int
    ) -> AnimatedDeal | None:
        """Return the picture of a deal, None if there can be none.

        `written` writes down what is drawn. It is called in a thread: it may be a long record.

        Raise `TooManyJobs` or `BackgroundFailure`.
        """
        known = self._kept.get(seen)
        if known is not None:
            return known
        from bot.background.animating import animated  # noqa: PLC0415  it loads Pillow: 4 MiB

        with self._pool.job(person) as job:
            record = await asyncio.to_thread(written)
            found = await job.ask(animated, record, *seen[1:])
        if found is not None:
            self._kept[seen] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found
