"""Work under way: presses and commands that are being answered."""

import asyncio
import logging
from typing import Any, Final

import discord

from bot import answers
from bot.gateway.incoming import came_at
from bot.room.background_tasks import BackgroundTasks
from data.patience import wait_at_most

log = logging.getLogger(__name__)

LAST_SECONDS: Final = 2.0
"""The time that cancelled work gets to leave things as it found them."""

WRITING_SECONDS: Final = 1.5
"""How long the writes of a press wait in all; Discord wants an answer within three seconds."""

ANSWER_SECONDS: Final = 2.5
"""So long after a press came its answer is begun, be it a refusal, even if the press was held."""

ACKNOWLEDGED_SECONDS: Final = 2.0
"""So long after it came a press that still has no answer is acknowledged; that takes a moment too.

A write of which nobody knows what became of it is waited for as long as it takes, and so is work
in a queue. What it leads to is drawn afterwards.
"""

LONG_QUEUE: Final = 200
"""So many presses take about a second on a slow machine; Discord waits three for an answer."""


class UnderWay:
    """The tasks of interactions. At a stop no new one begins, and these are let end first.

    Otherwise the file would be closed under a table that is just being started.
    """

    def __init__(self, *, long: int = LONG_QUEUE) -> None:
        self.long = long
        """With more presses than this under way each is acknowledged before it is seen to."""
        self._tasks: dict[asyncio.Task[Any], discord.Interaction[Any]] = {}
        self._closing = False
        self._acknowledging = BackgroundTasks()

    def begin(self, interaction: discord.Interaction[Any]) -> bool:
        """Count the current task, which answers this, as under way; False if a stop has begun.

        From now on it is pressed for time: its writes fail rather than wait past its answer.
        """
        task = asyncio.current_task()
        if self._closing or task is None:
            return False
        self._tasks[task] = interaction
        task.add_done_callback(self._tasks.pop)
        loop, came = asyncio.get_running_loop(), came_at(interaction)
        # Before there is a patience that it would end: others are in the way no longer for it.
        late = loop.call_at(came + ACKNOWLEDGED_SECONDS, self._acknowledge, interaction)
        patience = wait_at_most(min(WRITING_SECONDS, ANSWER_SECONDS - (loop.time() - came)))

        def ended(_: asyncio.Task[Any]) -> None:
            patience.end()
            late.cancel()

        task.add_done_callback(ended)
        return True

    def _acknowledge(self, interaction: discord.Interaction[Any]) -> None:
        self._acknowledging.run(answers.acknowledge(interaction), "acknowledging a press")

    @property
    def is_long(self) -> bool:
        """Whether so many wait for an answer that the last might come too late."""
        return len(self._tasks) > self.long

    async def settle(self) -> None:
        """Wait until whatever is under way has heard that Discord took its answer."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def settle_those_there(self, seconds: float) -> None:
        """Wait until whatever is under way now is over, and for others not; at most so long."""
        if waiting := self._others():
            await asyncio.wait(waiting, timeout=seconds)

    async def break_off(self, seconds: float) -> tuple[discord.Interaction[Any], ...]:
        """Wait for what is under way, cancel what takes longer, and return which that was."""
        waiting = self._others()
        if not waiting:
            return ()
        _, late = await asyncio.wait(waiting, timeout=seconds)
        broken_off = tuple(self._tasks[task] for task in late)
        for task in late:
            task.cancel()
        if late:
            log.info("%d presses are broken off", len(late))
            await asyncio.wait(late, timeout=LAST_SECONDS)
        return broken_off

    async def end(self, seconds: float) -> None:
        """Let nothing begin, and wait for what is under way; cancel what takes longer."""
        self._closing = True
        await self.break_off(seconds)

    def _others(self) -> set[asyncio.Task[Any]]:
        return {task for task in self._tasks if task is not asyncio.current_task()}
