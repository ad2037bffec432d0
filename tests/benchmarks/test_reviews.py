"""What is measured beside people who read is told apart from what is measured without."""

from benchmarks.reviews import parted

TURNS = [(10.0, 20.0), (30.0, 40.0)]


def test_what_may_be_of_either_turn_is_left_out() -> None:
    times = [(5.0, 1.0), (11.0, 2.0), (13.0, 3.0), (19.0, 4.0), (21.0, 5.0), (23.0, 6.0)]
    assert parted(times, TURNS) == ([1.0, 6.0], [3.0, 4.0])


def test_the_second_turn_counts_as_the_first() -> None:
    assert parted([(29.0, 1.0), (35.0, 2.0), (45.0, 3.0)], TURNS) == ([1.0, 3.0], [2.0])
