"""What people ask about games that are over, in a process of its own."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.background.pool import LAST_OF_ALL, NOBODY, BackgroundFailure, BackgroundPool, TooManyJobs

ALICE, BOB = 1, 2


def niceness() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def noted(file: Path, who: str, seconds: float = 0.0) -> None:
    time.sleep(seconds)
    with file.open("a") as notes:
        notes.write(who)


def dies(file: Path, *, always: bool = True) -> str:
    """Die, once or always."""
    if not always and file.exists():
        return "lives"
    file.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def dies_once(file: Path) -> str:
    return dies(file, always=False)


def stumbles() -> None:
    raise KeyError("QS")


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


async def gone(pid: int) -> None:
    while pid in children():
        await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def workers_begin_soon() -> None:
    """Let the process begin as it does where the bot is hosted."""


@pytest.fixture
async def pool() -> AsyncIterator[BackgroundPool]:
    found = BackgroundPool()
    yield found
    found.close()


async def test_it_works_after_everybody_else() -> None:
    # Tests give it turns of its own.
    pool = BackgroundPool(terms=LAST_OF_ALL)
    with pool.job(ALICE) as job:
        assert (await job.ask(niceness))[1] == 19
    pool.close()


async def test_one_process_works_and_people_take_turns(
    pool: BackgroundPool, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    # Workers of an earlier test may just be ending.
    before = children()
    with pool.job(ALICE) as first, pool.job(ALICE) as second, pool.job(BOB) as third:
        with pytest.raises(TooManyJobs):
            pool.job(ALICE)
        pid, _ = await first.ask(niceness)
        assert children() - before == {pid}
        # Alice asks six things at once before Bob asks one.
        asked = [first.ask(noted, notes, "a", 0.2)]
        asked += [each.ask(noted, notes, "a") for each in (first, second) for _ in range(3)]
        asked += [third.ask(noted, notes, "b") for _ in range(2)]
        await asyncio.gather(*map(asyncio.ensure_future, asked))
        assert notes.read_text() in ("abab" + "a" * 5, "aabab" + "a" * 4)
        with pytest.raises(BackgroundFailure, match=r"^KeyError$"):
            await third.ask(stumbles)
        with pytest.raises(BackgroundFailure):
            await third.ask(lambda: "cannot be sent")
        assert (await third.ask(niceness))[0] == pid
    with pool.job(ALICE):
        pass


async def test_what_nobody_asks_for_comes_after_what_people_ask_for(
    pool: BackgroundPool, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    with pool.job(NOBODY) as own, pool.job(ALICE) as first, pool.job(BOB) as second:
        asked = [own.ask(noted, notes, "n", 0.2), *[own.ask(noted, notes, "n") for _ in range(2)]]
        asked += [job.ask(noted, notes, who) for job, who in ((first, "a"), (second, "b"))]
        asked += [first.ask(noted, notes, "a")]
        await asyncio.gather(*map(asyncio.ensure_future, asked))
    # What was begun is not broken off.
    assert notes.read_text().removeprefix("n").rstrip("n") == "aba"


async def test_what_somebody_comes_to_wait_for_has_the_turns_of_that_person(
    pool: BackgroundPool, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    with pool.job(NOBODY) as own, pool.job(NOBODY) as other, pool.job(ALICE) as first:
        asked = [first.ask(noted, notes, "a", 0.2), *[first.ask(noted, notes, "a") for _ in "aaa"]]
        asked += [other.ask(noted, notes, "o")]
        asked += [own.ask(noted, notes, "n") for _ in range(2)]
        under_way = [asyncio.ensure_future(one) for one in asked]
        await asyncio.sleep(0)
        own.ask_for(BOB)
        own.ask_for(ALICE)
        await asyncio.gather(*under_way)
        with pool.job(BOB), pytest.raises(TooManyJobs):
            pool.job(BOB)
    assert notes.read_text() in ("ananaao", "aananao")


@pytest.mark.long
async def test_how_long_questions_take_is_told_by_the_last_ones_and_by_who_waits(
    tmp_path: Path,
) -> None:
    with closing(BackgroundPool()) as pool:
        assert pool.seconds_for(10) is None
        with pool.job(ALICE) as job, pool.job(BOB) as other:
            await job.ask(noted, tmp_path / "notes", "a", 0.05)
            alone = pool.seconds_for(10)
            assert alone is not None
            assert alone >= 0.5
            waits = [
                asyncio.create_task(one.ask(noted, tmp_path / "notes", "b"))
                for one in (job, other, job)
            ]
            await asyncio.sleep(0)
            shared = pool.seconds_for(10)
            await asyncio.gather(*waits)
        assert shared == 2 * alone


async def test_a_process_that_dies_is_begun_anew_and_asked_again(
    pool: BackgroundPool, tmp_path: Path
) -> None:
    with pool.job(ALICE) as job:
        assert await job.ask(dies_once, tmp_path / "once") == "lives"
        with pytest.raises(BackgroundFailure, match="died"):
            await job.ask(dies, tmp_path / "always")


@pytest.mark.long
async def test_it_ends_when_nobody_asks_any_more_and_begins_when_somebody_does() -> None:
    with closing(BackgroundPool(idle_seconds=0.05)) as pool, pool.job(ALICE) as job:
        pid, _ = await job.ask(niceness)
        await gone(pid)
        other, _ = await job.ask(niceness)
        assert other != pid
    await gone(other)


async def test_a_stop_waits_for_nothing(tmp_path: Path) -> None:
    pool = BackgroundPool()
    with pool.job(ALICE) as job, pool.job(BOB) as other:
        pid, _ = await job.ask(niceness)
        long = asyncio.ensure_future(job.ask(noted, tmp_path / "notes", "a", 600))
        queued = asyncio.ensure_future(other.ask(niceness))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        pool.close()
        await gone(pid)
        for asked in (long, queued):
            with pytest.raises(asyncio.CancelledError):
                await asked
        with pytest.raises(BackgroundFailure):
            await job.ask(niceness)
    assert not (tmp_path / "notes").exists()
