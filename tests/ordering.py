"""The order of tests that run side by side: those that take long come first in every process.

A process that has nothing left to do takes tests from the end of what another has before it. If
one begins a long test when the others end, they wait for it.

What is dear to start, and serves all tests of a process, is started by one process alone if that
one begins with all tests that need it.

All processes read all tests first, the same ones at the same time. Where none is compiled yet, each
process would compile them for itself, so that is done before any of them begins.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.databases import POSTGRESQL

STARTED_ONCE: Final = ("browser", "loaded_bot")
"""Fixtures that a whole process shares, each of which starts a program."""


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Deal the tests to the processes, of which each begins with an equal part of the list.

    The first ones have what shares a program each, long ones before others; all have as many of the
    other long tests.
    """
    by_program: dict[str | None, list[pytest.Item]] = {name: [] for name in (*STARTED_ONCE, None)}
    for item in items:
        by_program[shared_by(item)].append(item)
    sharing = [by_program[name] for name in STARTED_ONCE]
    alone = [(item, is_long(item)) for item in by_program[None]]
    long = [item for item, lasts in alone if lasts]
    others = iter([item for item, lasts in alone if not lasts])
    order: list[pytest.Item] = []
    for process in range(processes):
        end = len(order) + (len(items) - len(order)) // (processes - process)
        for together in sharing[process::processes]:
            order += sorted(together, key=is_long, reverse=True)
        order += long[process::processes]
        order += [item for _, item in zip(range(end - len(order)), others, strict=False)]
    return [*order, *others]


def is_long(item: pytest.Item) -> bool:
    """Whether a test is marked as one that takes more than some seconds."""
    return item.get_closest_marker("long") is not None


def shared_by(item: pytest.Item) -> str | None:
    """Return which of the programs that are started once a test needs.

    None also for whatever needs a server: one process would be the last by far if it had all that.
    """
    if not isinstance(item, pytest.Function) or item.get_closest_marker(POSTGRESQL):
        return None
    return next((name for name in STARTED_ONCE if name in item.fixturenames), None)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """Have all tests compiled, two halves side by side, if that was never done."""
    here = Path(__file__).parent
    whole = config.args == config.getini("testpaths") and not sys.dont_write_bytecode
    if whole and not [*here.glob("__pycache__/test_*")]:
        files = sorted(here.rglob("test_*.py"))
        only_read = (sys.executable, "-m", "pytest", "--collect-only", "-qq")
        halves = [
            subprocess.Popen((*only_read, *files[half::2]), stdout=subprocess.DEVNULL)
            for half in range(2)
        ]
        for half in halves:
            half.wait()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the tests; one process alone runs all of them in the order of the files."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = dealt(items, processes)
