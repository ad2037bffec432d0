"""An alarm rings once for the moment it was set to, and again if its work failed."""

import asyncio

import pytest

import bot.tables.scheduler
from bot.support.background_tasks import BackgroundTasks
from bot.tables.scheduler import Alarm


class Work:
    """Work that counts how often it is done, and fails as often as it is told to."""

    def __init__(self, failing: int = 0) -> None:
        self.failing = failing
        self.begun = 0
        self.done = asyncio.Event()

    async def do(self) -> None:
        self.begun += 1
        if self.begun <= self.failing:
            raise LookupError
        self.done.set()


async def test_the_last_moment_that_was_set_counts() -> None:
    work, tasks = Work(), BackgroundTasks()
    alarm = Alarm("working", work.do, tasks)
    alarm.set(3600)
    alarm.set(-5)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 1


@pytest.mark.parametrize("ended", ["stopped", "set to never"])
async def test_an_alarm_that_is_off_does_not_ring(ended: str) -> None:
    work, tasks = Work(), BackgroundTasks()
    alarm = Alarm("working", work.do, tasks)
    alarm.set(0)
    if ended == "stopped":
        alarm.stop()
    else:
        alarm.set(None)
    later = Alarm("working later", work.do, tasks)
    later.set(0)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 1


async def test_work_that_failed_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.tables.scheduler, "RETRY_SECONDS", 0.001)
    work, tasks = Work(failing=2), BackgroundTasks()
    Alarm("working", work.do, tasks).set(0)
    await work.done.wait()
    await tasks.settle()
    assert work.begun == 3
    assert caplog.text.count("while working") == 2
