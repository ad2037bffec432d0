"""The order of tests that run side by side."""

import pytest

from tests.ordering import dealt, is_long


@pytest.mark.parametrize("processes", [1, 2, 5, 6])
def test_each_test_is_dealt_once_and_the_long_ones_to_all(
    request: pytest.FixtureRequest, processes: int
) -> None:
    items = request.session.items
    order = dealt(items, processes)
    assert sorted(order, key=id) == sorted(items, key=id)
    long = sum(map(is_long, items))
    at, counts = 0, list[int]()
    for process in range(processes):
        end = at + (len(items) - at) // (processes - process)
        counts.append(sum(map(is_long, order[at:end])))
        at = end
    if len(items) > processes * (long + 1):
        assert max(counts) - min(counts) <= 1
