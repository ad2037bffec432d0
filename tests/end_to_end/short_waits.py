"""Waits that evenings in tests are spared or given: they are not what most tests are about."""

import multiprocessing
from typing import Any

import pytest

from bot.background import dearest, pool
from bot.discord import post, writer
from bot.interactions import daily
from bot.pictures import painted
from bot.tables.workers import worker_pool


@pytest.fixture
def seconds_until_again() -> float:
    """How soon what Discord did not take is tried again for the first time: sooner than usual."""
    return 0.05


@pytest.fixture(autouse=True)
def tried_again_soon(monkeypatch: pytest.MonkeyPatch, seconds_until_again: float) -> None:
    for module in (post, writer):
        monkeypatch.setattr(module, "FIRST_WAIT_SECONDS", seconds_until_again)


@pytest.fixture(autouse=True)
def workers_begin_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the workers of all evenings from one process, which has loaded what they think with."""
    multiprocessing.set_forkserver_preload(["bot.background.worker", "engine.records.second_looks"])
    for module in (worker_pool, pool):
        monkeypatch.setattr(module, "START_METHOD", "forkserver")


@pytest.fixture(autouse=True)
def background_has_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let background work go on beside other tests, which leave no time to what comes last."""
    begins: Any = pool.BackgroundPool.__init__
    monkeypatch.setitem(begins.__kwdefaults__, "terms", pool.LAST_OF_ALL._replace(niceness=0))


@pytest.fixture(autouse=True)
def dear_moves_are_not_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the dearest moves to the tests of them: a game is appraised for seconds."""
    monkeypatch.setattr(dearest, "AFTER_SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def pictures_have_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait twice as long for a picture, as far as an answer may: other tests paint beside it."""
    monkeypatch.setattr(painted, "PATIENCE_SECONDS", 2.0)


@pytest.fixture
def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers of day's deals that need no process of their own: their play is not the matter."""
    monkeypatch.setattr(daily, "LEVEL", "easy")
