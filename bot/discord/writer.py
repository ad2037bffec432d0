"""Writers: one for each message, with at most one call under way; the newest screen wins."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.discord.post import TryLater, Undelivered
from bot.screens.screen import Screen
from bot.support.incidents import log_incident, log_undelivered, log_unwritten
from bot.support.rate_limiter import Priority, Slot
from bot.support.token_bucket import TokenBucket
from data.patience import NotWritten
from engine.table.journal import JournalConflict

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS: Final = 1.0
LONGEST_WAIT_SECONDS: Final = 60.0

ARRIVED_SECONDS: Final = 0.02
"""How soon is looked again whether what arrives has only to wait for its next turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn to write.

    `draw` is called at the last moment, so that what happened in the queue is in the screen.
    `slot` is the place in that queue.
    """

    draw: Callable[[], Screen]
    slot: Slot


Written: TypeAlias = asyncio.Task[None]
"""A task that ends when the message is written."""

Delays: TypeAlias = Callable[[Written], bool]
"""Whether the rate limiter lets something wait."""

Write: TypeAlias = Callable[[Turn], Awaitable[bool]]
"""Writes once; returns whether it has to be written once more. May raise `Undelivered`."""


class _Ended(Exception):
    """Nothing more is to be written."""


class Writer:
    """Writes after every mark, until what is shown is the newest.

    If Discord or the file is unwell it tries again: after a second, then after twice as long each
    time. `refused` is told what Discord does not take; the next mark writes again. `name` is what
    the log calls the message.
    """

    def __init__(
        self,
        name: str,
        draw: Callable[[], Screen],
        write: Write,
        refused: Callable[[Undelivered], Awaitable[None]],
        *,
        pace: TokenBucket | None = None,
        longest_linger: float = 0.0,
    ) -> None:
        self._name = name
        self._draw = draw
        self._write = write
        self._refused = refused
        self._pace = pace
        self._longest_linger = longest_linger
        self._lingers_until: float | None = None
        """When what lingers is drawn, by the clock of the loop; None if something does not."""
        self._hurried: asyncio.Event | None = None
        """Made when something lingers, to end that."""
        self._awaited = 0
        """How many wait until all is written."""
        self._marked = False
        self._slot = Slot(Priority.IDLE)
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._under_way = False
        """Whether a screen was drawn that Discord may not have taken yet."""

    def mark(self, priority: Priority = Priority.TURN, *, lingers: float = 0.0) -> None:
        """Say that the screen has changed, and how much that is needed. Never waits.

        If it `lingers`, more is about to follow within as many seconds, and is written with it.
        """
        if self._stopped:
            return
        if not lingers or self._awaited:
            self._hurry()
        elif self._lingers_until is not None or not self._marked:
            self._lingers_until = asyncio.get_running_loop().time() + lingers
        self._marked = True
        self._slot.hurry(priority)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
            self._task.add_done_callback(self._ended)

    @property
    def is_writing(self) -> bool:
        """Whether something is being written, or is to be."""
        return self._task is not None and not self._task.done()

    def _ended(self, task: Written) -> None:
        # It would keep all that its press knew until the next mark.
        if self._task is task:
            self._task = None

    def _hurry(self) -> None:
        self._lingers_until = None
        if self._hurried is not None:
            self._hurried.set()

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it; nothing lingers then."""
        self._hurry()
        self._awaited += 1
        try:
            while self._task is not None and not self._task.done():
                await asyncio.wait({self._task})
        finally:
            self._awaited -= 1

    def finish(self, delays: Delays) -> Written | None:
        """Stop the writer; return the call in flight, or None.

        What the limiter `delays` goes on waiting, and comes to nothing: `stop` ends that too. To
        end thousands takes a while. What was refused and so ends its own table waits for nothing.
        """
        self._stopped, self._marked = True, False
        if self._task is None or self._task is asyncio.current_task():
            return None
        if self._under_way:
            return self._task
        if not delays(self._task):
            self._task.cancel()
        return None

    def stop(self) -> None:
        """Write nothing more."""
        self._stopped, self._marked = True, False
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def _write_all(self) -> None:
        wait = FIRST_WAIT_SECONDS
        # The answer to the press that led here is on its way before this draws anything.
        await asyncio.sleep(0)
        while self._marked:
            if self._pace is not None:
                await asyncio.sleep(self._pace.take_ahead())
            if self._lingers_until is not None:
                await self._linger()
            if await self._is_written(self._write):
                wait = FIRST_WAIT_SECONDS
                continue
            self._marked = not self._stopped
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT_SECONDS)

    async def _linger(self) -> None:
        """Wait for what is about to follow, and for what follows that, but not for long."""
        loop = asyncio.get_running_loop()
        longest = loop.time() + self._longest_linger
        self._hurried = hurried = asyncio.Event()
        while (until := min(self._lingers_until or 0.0, longest)) > loop.time():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await hurried.wait()
        self._lingers_until, self._hurried = None, None

    async def _is_written(self, write: Write) -> bool:
        """Write, or be refused for good; return False if the same may succeed later."""
        if self._stopped:
            return True
        self._marked = False
        turn = Turn(self._drawn, self._slot)
        try:
            await self._write_once(write, turn)
        except (TryLater, NotWritten) as unwell:
            if isinstance(unwell, TryLater):
                log_undelivered(log, self._name, str(unwell))
            else:
                log_unwritten(log, f"writing {self._name}", unwell)
            self._slot.hurry(turn.slot.priority)
            return False
        except _Ended:
            log.debug("%s is not written any more", self._name)
        except JournalConflict:
            log.info("%s is left to another process, which owns the table by now", self._name)
            self.stop()
        except Exception as error:  # noqa: BLE001  a screen that cannot be drawn must not end its writer
            # Nobody waits for what is not to be written any more, and the store may be closed.
            if not self._stopped:
                log_incident(log, f"writing {self._name}", error)
        finally:
            self._under_way = False
        return True

    async def _write_once(self, write: Write, turn: Turn) -> None:
        try:
            if await write(turn):
                self.mark(Priority.IDLE)
        except TryLater:
            raise
        except Undelivered as refused:
            await self._refused(refused)

    def _drawn(self) -> Screen:
        if self._stopped:
            raise _Ended
        self._under_way = True
        self._marked = False
        self._slot = Slot(Priority.IDLE)
        return self._draw()


async def arrived(writing: Collection[Written], seconds: float, delays: Delays) -> None:
    """Wait for what is on its way to Discord; cancel what is not, and what takes longer."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while on_its_way := {task for task in writing if not task.done() and not delays(task)}:
        if loop.time() >= until:
            log.info("some pictures are left to the next process")
            break
        await asyncio.wait(on_its_way, timeout=ARRIVED_SECONDS)
    for task in writing:
        task.cancel()
