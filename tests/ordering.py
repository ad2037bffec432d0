"""The order of tests that run side by side: those that take long come first in every process.

A process that has nothing left to do takes tests from the end of what another has before it. If
one begins a long test when the others end, they wait for it.
"""

import os

import pytest


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Deal the long tests to the processes, of which each begins with an equal part of the list."""
    long = [item for item in items if is_long(item)]
    others = iter([item for item in items if not is_long(item)])
    order: list[pytest.Item] = []
    for process in range(processes):
        end = len(order) + (len(items) - len(order)) // (processes - process)
        order += long[process::processes]
        order += [item for _, item in zip(range(end - len(order)), others, strict=False)]
    return [*order, *others]


def is_long(item: pytest.Item) -> bool:
    """Whether a test is marked as one that takes more than some seconds."""
    return item.get_closest_marker("long") is not None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the long tests; one process alone runs all of them in the order of the files."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = dealt(items, processes)
