"""The order of tests that run side by side."""

from collections import Counter

import pytest

from tests.ordering import STARTED_ONCE, dealt, is_long, shared_by


def parts(items: list[pytest.Item], processes: int) -> list[list[pytest.Item]]:
    """Return with which tests each process begins."""
    order, found, at = dealt(items, processes), list[list[pytest.Item]](), 0
    for process in range(processes):
        end = at + (len(items) - at) // (processes - process)
        found.append(order[at:end])
        at = end
    assert at == len(order)
    return found


@pytest.mark.parametrize("processes", [1, 2, 5, 6])
def test_each_test_is_dealt_once_and_the_long_ones_to_all(
    request: pytest.FixtureRequest, processes: int
) -> None:
    items = request.session.items
    found = parts(items, processes)
    assert sorted((item for part in found for item in part), key=id) == sorted(items, key=id)
    long = [sum(is_long(item) and not shared_by(item) for item in part) for part in found]
    first = sum(is_long(item) or shared_by(item) is not None for item in items)
    if len(items) > processes * (first + 1):
        assert max(long) - min(long) <= 1


@pytest.mark.parametrize("processes", [2, 6])
def test_what_is_started_once_is_started_by_one_process(
    request: pytest.FixtureRequest, processes: int
) -> None:
    items = request.session.items
    needed = Counter(filter(None, map(shared_by, items)))
    if len(items) // processes < needed.total() + 100:
        pytest.skip("a process begins with less than that, as some tests alone are run")
    for name in STARTED_ONCE:
        by = [
            part for part in parts(items, processes) if any(shared_by(one) == name for one in part)
        ]
        assert len(by) == (1 if needed[name] else 0)
        # Those at the end of a part may be taken by another process.
        assert not any(shared_by(item) for part in by for item in part[-100:])
