import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.supervisor import Supervised, Supervisor
from tests.conftest import there

SLEEPER = (
    "sh",
    "-c",
    'echo "$0 $CARDROOM_PROCESS ${CARDROOM_SHARDS:-none} $TOLD" >> log; exec sleep 99',
)
"""Writes down how it was started, and stays."""


@pytest.fixture
async def supervisor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Supervisor]:
    monkeypatch.setenv("CARDROOM_SHARDS", "0-3/16")
    supervisor = Supervisor(
        ["a", "b"],
        {name: {"TOLD": f"told-{name}"} for name in ("a", "b")},
        tmp_path,
        command=SLEEPER,
        again_seconds=0,
    )
    supervisor.begin()
    yield supervisor
    await supervisor.stop()


async def begun(supervisor: Supervisor, tmp_path: Path, runs: int) -> list[str]:
    """Wait until so many runs have begun in all, and return how."""
    log = tmp_path / "log"
    every = supervisor.supervised.values()
    while (
        not log.exists()
        or len(log.read_text().splitlines()) < runs
        or not all(one.run is not None for one in every)
    ):
        await asyncio.sleep(0.01)
    return sorted(log.read_text().splitlines())


def pid(one: Supervised) -> int:
    assert one.run is not None
    return one.run.pid


async def test_each_process_is_told_its_name_and_nothing_that_is_for_another_bot(
    supervisor: Supervisor, tmp_path: Path
) -> None:
    told = await begun(supervisor, tmp_path, 2)
    assert told == ["--take-over a none told-a", "--take-over b none told-b"]


async def test_a_process_that_is_killed_is_started_again(
    supervisor: Supervisor, tmp_path: Path
) -> None:
    await begun(supervisor, tmp_path, 2)
    one, other = supervisor.supervised["a"], supervisor.supervised["b"]
    killed, left = pid(one), pid(other)
    assert supervisor.kill("a")
    assert len(await begun(supervisor, tmp_path, 3)) == 3
    assert pid(one) != killed
    assert pid(other) == left


async def test_a_successor_takes_the_place_of_the_run_before_it(
    supervisor: Supervisor, tmp_path: Path
) -> None:
    await begun(supervisor, tmp_path, 2)
    one = supervisor.supervised["a"]
    before = there(one.run)
    assert await supervisor.hand_over("a")
    assert not await supervisor.hand_over("a"), "there is a successor already"
    await begun(supervisor, tmp_path, 3)
    successor = there(one.successor)
    # The one before ends as soon as everything is handed over.
    before.send_signal(signal.SIGTERM)
    while one.run is not successor:
        await asyncio.sleep(0.01)
    assert successor.returncode is None
    assert supervisor.kill("a")
    assert len(await begun(supervisor, tmp_path, 4)) == 4


async def test_a_stop_ends_all_of_them_and_starts_none_again(
    supervisor: Supervisor, tmp_path: Path
) -> None:
    await begun(supervisor, tmp_path, 2)
    assert await supervisor.hand_over("b")
    await begun(supervisor, tmp_path, 3)
    runs = [run for one in supervisor.supervised.values() for run in one.runs]
    assert len(runs) == 3
    await supervisor.stop()
    assert all(run.returncode == -signal.SIGTERM for run in runs)
    assert not supervisor.kill("a")
    assert len((tmp_path / "log").read_text().splitlines()) == 3
