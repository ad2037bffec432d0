"""Messages that follow something in the background: each follows one thing, until it is pressed."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.support.background_tasks import BackgroundTasks


class FollowedMessages:
    """What is drawn into messages by itself. After a restart they wait to be pressed."""

    def __init__(self) -> None:
        self._tasks = BackgroundTasks()
        self._by_message: dict[int, asyncio.Task[None]] = {}

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

    def stop(self) -> None:
        """Leave all messages."""
        self._tasks.stop()

    def _ended(self, message_id: int, task: asyncio.Task[None]) -> None:
        if self._by_message.get(message_id) is task:
            del self._by_message[message_id]
