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
    shared = {item for item in items if shared_by(item)}
    lasting = {item for item in items if is_long(item)}
    long = [len(lasting.difference(shared).intersection(part)) for part in found]
    if len(items) > processes * (len(lasting | shared) + 1):
        assert max(long) - min(long) <= 1


@pytest.mark.parametrize("processes", [2, 6])
def test_what_is_started_once_is_started_by_one_process(
    request: pytest.FixtureRequest, processes: int
) -> None:
    items = request.session.items
    need = {item: name for item in items if (name := shared_by(item))}
    needed = Counter(need.values())
    if len(items) // processes < needed.total() + 100:
        pytest.skip("a process begins with less than that, as some tests alone are run")
    begun = parts(items, processes)
    for name in STARTED_ONCE:
        by = [part for part in begun if any(need.get(one) == name for one in part)]
        assert len(by) == (1 if needed[name] else 0)
        # Those at the end of a part may be taken by another process.
        assert need.keys().isdisjoint(item for part in by for item in part[-100:])
