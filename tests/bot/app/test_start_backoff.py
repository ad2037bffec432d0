"""How long a start waits for the sake of those before it."""

import json

from bot.app.start_backoff import EarlyEnds

A_DAY = 24 * 60 * 60.0
RESTART_SECONDS = 5.0
"""What the unit file of README waits."""


def ended(times: int, at: float = 0.0) -> EarlyEnds:
    ends = EarlyEnds()
    for _ in range(times):
        ends = ends.after_end(at, at)
    return ends


def test_the_first_start_again_is_free_and_pauses_double() -> None:
    assert [ended(times).pause(0.0) for times in range(6)] == [0, 0, 10, 20, 40, 80]
    assert ended(100).pause(0.0) == 15 * 60


def test_a_process_that_lived_long_begins_the_count_anew() -> None:
    assert ended(7).after_end(began=0.0, now=600.0).count == 1


def test_time_that_has_passed_is_not_waited_for_again() -> None:
    assert ended(3, at=100.0).pause(105.0) == 15
    assert ended(3, at=100.0).pause(A_DAY) == 0


def test_a_clock_set_back_makes_no_longer_pause() -> None:
    assert ended(3, at=A_DAY).pause(0.0) == 20


def test_a_cause_that_lasts_a_day_spends_few_of_its_thousand_sessions() -> None:
    now, starts, ends = 0.0, 0, EarlyEnds()
    while now < A_DAY:
        now += RESTART_SECONDS + ends.pause(now + RESTART_SECONDS)
        starts += 1
        ends = ends.after_end(now, now)
    assert starts < 110


def test_what_is_kept_can_be_read_again() -> None:
    assert EarlyEnds(**json.loads('{"count": 3, "last": 1.5}')) == EarlyEnds(3, 1.5)
