"""A writer writes the newest screen, one call at a time, and tries again what was not taken."""

import asyncio
from collections.abc import Callable

import pytest

import bot.discord.writer
from bot.discord.post import NotAllowed, TryLater, Undelivered
from bot.discord.writer import Turn, Writer, arrived
from bot.screens.screen import Screen, plain_screen
from bot.support.rate_limiter import BURST, RESERVE, Priority, RateLimiter, Slot
from data.patience import NotWritten


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.discord.writer, "FIRST_WAIT_SECONDS", 0.001)


LONG = 60.0
"""Seconds that no test takes."""


class Wall:
    """Where a writer writes; each call waits until it is let through."""

    def __init__(
        self,
        *answers: Callable[[], bool],
        rate_limiter: RateLimiter | None = None,
        longest_linger: float = 60.0,
    ) -> None:
        self.version = 0
        self._rate_limiter = rate_limiter or RateLimiter()
        self.written: list[int] = []
        self.priorities: list[Priority] = []
        self.refusals: list[Undelivered] = []
        self.tries = 0
        self.open = asyncio.Event()
        self.open.set()
        self._answers = list(answers)
        self.writer = Writer(
            "a message", self._draw, self._write, self._refused, longest_linger=longest_linger
        )

    def _draw(self) -> Screen:
        self.written.append(self.version)
        return plain_screen(str(self.version))

    async def _write(self, turn: Turn) -> bool:
        self.tries += 1
        await self._rate_limiter.enter(turn.slot)
        await self.open.wait()
        self.priorities.append(turn.slot.priority)
        turn.draw()
        return self._answers.pop(0)() if self._answers else False

    async def _refused(self, why: Undelivered) -> None:
        self.refusals.append(why)

    async def shows(self, version: int) -> None:
        """Wait until it does, without asking the writer for it."""
        while version not in self.written:
            await asyncio.sleep(0.005)

    def change(self, priority: Priority = Priority.TURN) -> None:
        self.version += 1
        self.writer.mark(priority)


def failing(error: Exception) -> Callable[[], bool]:
    def answer() -> bool:
        raise error

    return answer


async def test_an_answer_sets_out_before_anything_is_drawn() -> None:
    """An answer's bytes leave one turn of the loop after the press has marked the writer."""
    wall, drawn_before = Wall(), list[list[int]]()
    wall.change()
    asyncio.get_running_loop().call_soon(lambda: drawn_before.append(list(wall.written)))
    await wall.writer.settle()
    assert drawn_before == [[]]
    assert wall.written == [1]


async def test_what_changes_while_a_call_waits_is_in_its_screen_and_written_once() -> None:
    wall = Wall()
    wall.open.clear()
    for _ in range(5):
        wall.change()
        await asyncio.sleep(0)
    wall.open.set()
    await wall.writer.settle()
    assert wall.written == [5]
    wall.change()
    await wall.writer.settle()
    assert wall.written == [5, 6]


async def test_a_call_becomes_more_needed_while_it_waits_and_stays_so_when_it_is_repeated() -> None:
    wall = Wall(failing(TryLater("503")))
    wall.open.clear()
    wall.change(Priority.IDLE)
    await asyncio.sleep(0)
    wall.change()
    wall.open.set()
    await wall.writer.settle()
    assert wall.priorities == [Priority.TURN, Priority.TURN]
    wall.change(Priority.IDLE)
    await wall.writer.settle()
    assert wall.priorities[-1] is Priority.IDLE


async def test_a_mark_that_is_needed_more_ends_the_wait_of_one_that_is_not() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    for _ in range(int(BURST - RESERVE)):
        await rate_limiter.enter(Slot(Priority.IDLE))

    wall = Wall(rate_limiter=rate_limiter)
    wall.change(Priority.IDLE)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (wall.tries, wall.written) == (1, [])
    wall.change()
    async with asyncio.timeout(60):
        await wall.writer.settle()
    assert (wall.tries, wall.written) == (1, [2])


@pytest.mark.parametrize("unwell", [TryLater("503"), NotWritten("SQLITE_FULL", busy=False)])
async def test_what_was_not_taken_is_tried_again_until_it_is(unwell: Exception) -> None:
    wall = Wall(*[failing(unwell)] * 3)
    wall.change()
    await wall.writer.settle()
    assert wall.tries == 4
    assert not wall.refusals


async def test_what_is_refused_is_told_and_not_tried_again_until_the_next_mark() -> None:
    refusal = NotAllowed("403")
    wall = Wall(failing(refusal))
    wall.change()
    await wall.writer.settle()
    assert (wall.tries, wall.refusals) == (1, [refusal])
    wall.change()
    await wall.writer.settle()
    assert (wall.tries, wall.refusals) == (2, [refusal])


async def test_a_screen_that_cannot_be_drawn_does_not_end_its_writer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wall = Wall(failing(ZeroDivisionError()))
    wall.change()
    await wall.writer.settle()
    assert "while writing a message" in caplog.text
    wall.change()
    await wall.writer.settle()
    assert wall.tries == 2


async def test_a_screen_that_may_be_an_earlier_one_is_written_once_more() -> None:
    wall = Wall(lambda: True)
    wall.change()
    await wall.writer.settle()
    assert wall.tries == 2


@pytest.mark.parametrize("stopping", ["before", "while it waits"])
async def test_a_writer_that_was_stopped_writes_nothing_more(stopping: str) -> None:
    wall = Wall()
    wall.open.clear()
    if stopping == "before":
        wall.writer.stop()
    wall.change()
    await asyncio.sleep(0)
    wall.writer.stop()
    wall.open.set()
    await wall.writer.settle()
    wall.change()
    await wall.writer.settle()
    assert not wall.written


async def test_what_lingers_is_written_with_what_follows_or_alone_a_little_later() -> None:
    wall = Wall()
    wall.version += 1
    wall.writer.mark(lingers=LONG)
    await asyncio.sleep(0)
    assert not wall.tries
    wall.change()
    await wall.writer.settle()
    assert wall.written == [2]
    wall.version += 1
    wall.writer.mark(lingers=0.02)
    await wall.shows(3)
    assert wall.written == [2, 3]


async def test_what_lingers_waits_for_what_follows_that_but_not_for_long() -> None:
    wall = Wall(longest_linger=0.05)
    for _ in range(2):
        wall.version += 1
        wall.writer.mark(lingers=LONG)
        await asyncio.sleep(0)
    assert not wall.tries
    await wall.shows(2)
    assert wall.written == [2]


async def test_nothing_lingers_while_somebody_waits_until_all_is_written() -> None:
    def lingering() -> bool:
        wall.version += 1
        wall.writer.mark(lingers=LONG)
        return False

    wall = Wall(lingering)
    lingering()
    await wall.writer.settle()
    assert wall.written == [1, 2]


async def test_what_waits_for_its_turn_comes_to_nothing_once_a_writer_is_finished() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    wall = Wall(rate_limiter=rate_limiter)
    wall.change()
    while not rate_limiter.waiting:
        await asyncio.sleep(0)
    assert wall.writer.finish(rate_limiter.delays) is None
    wall.change()
    rate_limiter.reset(a_second=1000)
    await wall.writer.settle()
    assert (wall.tries, wall.written, wall.refusals) == (1, [], [])
    assert not rate_limiter.waiting


async def test_what_has_not_come_to_its_turn_is_broken_off() -> None:
    wall = Wall()
    wall.open.clear()
    wall.change()
    while not wall.tries:
        await asyncio.sleep(0)
    assert wall.writer.finish(RateLimiter().delays) is None
    await wall.writer.settle()
    assert wall.written == []


async def test_what_is_on_its_way_arrives_unless_it_waits_for_another_turn() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    on_its_way, answered = asyncio.Event(), asyncio.Event()
    taken: list[str] = []

    async def write(turn: Turn) -> bool:
        turn.draw()
        on_its_way.set()
        await answered.wait()
        taken.append("the screen")
        await rate_limiter.enter(Slot())
        taken.append("what follows it")
        return False

    async def refused(why: Undelivered) -> None:
        raise why

    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    writer = Writer("a message", lambda: plain_screen(""), write, refused)
    writer.mark()
    await on_its_way.wait()
    task = writer.finish(rate_limiter.delays)
    assert task is not None
    waiting = asyncio.create_task(arrived([task], LONG, rate_limiter.delays))
    await asyncio.sleep(0)
    assert not waiting.done()
    answered.set()
    await waiting
    await asyncio.wait({task})
    assert taken == ["the screen"]
    assert not rate_limiter.waiting
