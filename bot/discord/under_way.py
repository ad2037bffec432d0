"""Interactions under way: each is taken once, counted while it is answered, and let end."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.discord import answers
from bot.discord.gateway.incoming import came_at
from bot.support.background_tasks import BackgroundTasks
from data.patience import wait_at_most

log = logging.getLogger(__name__)

LAST_SECONDS: Final = 2.0
"""The time that cancelled work gets to leave things as it found them."""

WRITING_SECONDS: Final = 1.5
"""How long the writes of a press wait in all for a server, or for a file that others hold."""

ANSWER_SECONDS: Final = 2.5
"""Seconds from a press to its answer, be it a refusal, even if the press was held."""

ACKNOWLEDGED_SECONDS: Final = 2.0
"""Seconds after which a press that still has no answer is acknowledged; that takes a moment too.

A write of which nobody knows what became of it is waited for as long as it takes, and so is work
in a queue. What it leads to is drawn afterwards.
"""

AT_ONCE: Final = 64
"""Presses that are seen to at a time; the others wait for their turn.

Each waits for Discord most of the time. With many more, one that is quick would wait for the work
of all of them.
"""


class UnderWay:
    """The tasks of interactions. At a stop no new one begins, and these are let end first.

    Otherwise the file would be closed under a table that is just being started.
    """

    def __init__(self) -> None:
        self.at_once = AT_ONCE
        self.gave_place: Callable[[], None] = lambda: None
        """Hears whenever there may be a place for another one."""
        self.begun: Callable[[discord.Interaction[Any], asyncio.Task[Any]], None] = _nobody_hears
        """Hears of each that begins, and of the task that answers it."""
        self._tasks: dict[asyncio.Task[Any], discord.Interaction[Any]] = {}
        self._quick: set[asyncio.Task[Any]] = set()
        """Those that take a place: not what has waited for long, which does little meanwhile."""
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
        self._quick.add(task)
        task.add_done_callback(self._tasks.pop)
        loop, came = asyncio.get_running_loop(), came_at(interaction)
        # Before there is a patience that it would end: others are in the way no longer for it.
        late = loop.call_at(came + ACKNOWLEDGED_SECONDS, self._is_late, task)
        patience = wait_at_most(min(WRITING_SECONDS, ANSWER_SECONDS - (loop.time() - came)))

        def ended(_: asyncio.Task[Any]) -> None:
            patience.end()
            late.cancel()
            self._give_place(task)

        task.add_done_callback(ended)
        self.begun(interaction, task)
        return True

    def _is_late(self, task: asyncio.Task[Any]) -> None:
        self._acknowledging.run(answers.acknowledge(self._tasks[task]), "acknowledging a press")
        self._give_place(task)

    def _give_place(self, task: asyncio.Task[Any]) -> None:
        self._quick.discard(task)
        self.gave_place()

    def is_full(self) -> bool:
        """Whether what comes now is to wait for its turn."""
        return len(self._quick) >= self.at_once

    @property
    def count(self) -> int:
        """How many are under way."""
        return len(self._tasks)

    async def settle(self) -> None:
        """Wait until whatever is under way has heard that Discord took its answer."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def settle_those_there(self, seconds: float) -> None:
        """Wait until whatever is under way now is over, and for others not; at most so long."""
        if waiting := self._others():
            await asyncio.wait(waiting, timeout=seconds)

    async def end(self, seconds: float) -> None:
        """Let nothing begin, and wait for what is under way; cancel what takes longer."""
        self._closing = True
        waiting = self._others()
        if not waiting:
            return
        _, late = await asyncio.wait(waiting, timeout=seconds)
        for task in late:
            task.cancel()
        if late:
            log.info("%d presses are broken off", len(late))
            await asyncio.wait(late, timeout=LAST_SECONDS)

    def _others(self) -> set[asyncio.Task[Any]]:
        return {task for task in self._tasks if task is not asyncio.current_task()}


def _nobody_hears(_: object, __: object) -> None:
    return


REMEMBERED: Final = 4096


class Deliveries:
    """The interactions that came in lately; after a lost connection one may come again.

    A game would refuse the second press by itself, but a lobby would be opened twice.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction_id: int) -> bool:
        """Whether this interaction comes for the first time; remembers it."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def lately(self, count: int) -> tuple[int, ...]:
        """Return the last so many interactions that came in."""
        return tuple(self._seen)[-count:]
