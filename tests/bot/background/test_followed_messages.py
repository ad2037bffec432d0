"""Messages that follow something: one drawing each, and none is remembered that has ended."""

import asyncio
from typing import Any, cast

import pytest

from bot.background.work import FollowedMessages


class Drawing:
    """A drawing that is busy with its last stroke when it is cancelled, until it may end."""

    def __init__(self) -> None:
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()
        self.cancelled = False

    async def draw(self) -> None:
        self.begun.set()
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            await self.may_end.wait()
            raise


def messages(followed: FollowedMessages) -> dict[int, asyncio.Task[None]]:
    """Return what is drawn into each message now."""
    return cast("Any", followed)._by_message


async def settled(followed: FollowedMessages) -> None:
    await cast("Any", followed)._tasks.settle()
    await asyncio.sleep(0)


@pytest.fixture
def followed() -> FollowedMessages:
    return FollowedMessages()


async def test_a_drawing_that_has_ended_is_forgotten(followed: FollowedMessages) -> None:
    drawing = Drawing()
    followed.follow(7, drawing.draw())
    await drawing.begun.wait()
    assert messages(followed).keys() == {7}
    drawing.may_end.set()
    await settled(followed)
    assert messages(followed) == {}


async def test_a_drawing_that_ends_late_takes_nothing_from_the_next_one(
    followed: FollowedMessages,
) -> None:
    first, second = Drawing(), Drawing()
    followed.follow(7, first.draw())
    await first.begun.wait()
    drawn_first = messages(followed)[7]
    followed.follow(7, second.draw())
    await second.begun.wait()
    first.may_end.set()
    await asyncio.wait([drawn_first])
    await asyncio.sleep(0)
    assert first.cancelled
    # So the message can still be left.
    followed.leave(7)
    second.may_end.set()
    await settled(followed)
    assert second.cancelled
    assert messages(followed) == {}
