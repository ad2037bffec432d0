"""The order of tests that run side by side: those that take long come first in every process.

A process that has nothing left to do takes tests from the end of what another has before it. If
one begins a long test when the others end, they wait for it.

What is dear to start, and serves all tests of a process, is started by one process alone if that
one begins with all tests that need it.
"""

import os
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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the tests; one process alone runs all of them in the order of the files."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = dealt(items, processes)
