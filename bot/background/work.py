"""Background work: what people ask about games that are over, and the messages that wait for it."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Self

from bot.background.animations import Animations
from bot.background.deal_appraisals import DealAppraisals
from bot.background.dearest import DearestMoves
from bot.background.pool import BackgroundPool
from bot.background.puzzle_making import PuzzleMaking
from bot.support.background_tasks import BackgroundTasks
from data.store import Store


class FollowedMessages:
    """Messages that are redrawn as background work goes on; after a restart, at the next press."""

    def __init__(self) -> None:
        self._tasks = BackgroundTasks()
        self._by_message: dict[int, asyncio.Task[None]] = {}
        self._promised: set[object] = set()

    def follow(self, message_id: int, drawing: Coroutine[Any, Any, None]) -> None:
        """Draw into a message from now on; what was drawn there before ends."""
        self.leave(message_id)
        task = self._tasks.run(drawing, "following an appraisal")
        self._by_message[message_id] = task
        task.add_done_callback(lambda _: self._ended(message_id, task))

    def leave(self, message_id: int) -> None:
        """Draw nothing more into a message: something else is shown there now."""
        task = self._by_message.pop(message_id, None)
        if task is not None:
            task.cancel()

    def follows(self, message_id: int) -> bool:
        return message_id in self._by_message

    def promise(self, what: object, telling: Coroutine[Any, Any, None]) -> None:
        """Tell of something whatever is shown meanwhile; of one thing once at a time."""
        if what in self._promised:
            telling.close()
            return
        self._promised.add(what)
        task = self._tasks.run(telling, "telling of an appraisal")
        task.add_done_callback(lambda _: self._promised.discard(what))

    def stop(self) -> None:
        """Leave all messages."""
        self._tasks.stop()

    def _ended(self, message_id: int, task: asyncio.Task[None]) -> None:
        if self._by_message.get(message_id) is task:
            del self._by_message[message_id]


@dataclass(frozen=True, slots=True)
class BackgroundWork:
    """The background process, and the results that people wait for."""

    pool: BackgroundPool
    appraisals: DealAppraisals
    animations: Animations
    dearest: DearestMoves
    puzzles: PuzzleMaking
    followed: FollowedMessages = field(default_factory=FollowedMessages)

    @classmethod
    def of(cls, store: Store, now: Callable[[], int]) -> Self:
        pool = BackgroundPool()
        appraisals = DealAppraisals(pool, store.appraisals, store.proofs)
        dearest = DearestMoves(pool, appraisals, store.proofs)
        puzzles = PuzzleMaking(pool, store, now)
        return cls(pool, appraisals, Animations(pool), dearest, puzzles)

    def stop(self) -> None:
        """End it all; whoever waits for something asks again."""
        self.followed.stop()
        self.dearest.stop()
        self.appraisals.stop()
        self.pool.close()
