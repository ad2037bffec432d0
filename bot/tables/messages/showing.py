"""Showing: whether the newest screen is the one that is shown, at one place or at two."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Literal, TypeAlias

from bot.screens.screen import Screen

ShownAt: TypeAlias = Literal["message", "whisper"]
"""One of the two places at which the same screen may be shown."""


class Showing:
    """Compares what was written last with the screen of now, which `draw` returns.

    A press is answered while the writer may be under way. If two writes cross on the way to
    Discord, nobody knows which was the last. Of what was written a hash is kept: a screen takes
    kilobytes, and there are thousands of them.
    """

    def __init__(self, draw: Callable[[], Screen]) -> None:
        self._draw = draw
        self._shown: int | None = None
        self._one: tuple[ShownAt, int] | None = None
        self._under_way = 0
        self._crossed = False
        self._idle: asyncio.Event | None = None
        """Made when somebody waits for it."""

    @property
    def is_newest(self) -> bool:
        """Whether the screen of now is known to be shown."""
        return self._shown is not None and self._shown == hash(self._draw())

    @property
    def newest_at(self) -> ShownAt | None:
        """The one place at which the screen of now is known to be shown, if it is not at both."""
        if self._one is None:
            return None
        place, shown = self._one
        return place if shown == hash(self._draw()) else None

    def forget(self) -> None:
        """Something is missing where the screen of now is shown."""
        self._shown = self._one = None

    def begin(self) -> None:
        """A write is under way: until it ends, nobody knows what is shown."""
        self.forget()
        self._under_way += 1
        self._crossed |= self._under_way > 1

    async def idle(self, seconds: float) -> None:
        """Wait until no write is under way, but not for ever."""
        if self._under_way:
            self._idle = self._idle or asyncio.Event()
            self._idle.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._idle.wait()

    def end(
        self, screen: Screen | None, *, everywhere: bool = True, at: ShownAt | None = None
    ) -> bool:
        """A write of `screen` is over, None if nothing was written or that failed.

        It counts as shown only if it was written `everywhere`, else `at` most at one place.
        Return whether to write again: two crossed, or the screen has changed meanwhile.
        """
        self._under_way -= 1
        if self._under_way:
            return False
        if self._idle is not None:
            self._idle.set()
        crossed, self._crossed = self._crossed, False
        if crossed or (screen is not None and screen != self._draw()):
            return True
        if screen is not None and everywhere:
            self._shown = hash(screen)
        elif screen is not None and at is not None:
            self._one = at, hash(screen)
        return False
