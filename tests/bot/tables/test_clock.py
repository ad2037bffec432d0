"""The turn clock: who is reminded, whose turn has passed, when to look again."""

from bot.tables.clock.paces import PACES, Due, Pace, due

PACE = Pace("live", reminder=30, turn=60)


def test_nobody_waited_for_needs_no_clock() -> None:
    assert due(PACE, {}, (), 1_000_000) == Due((), (), None)


def test_before_the_reminder_the_clock_is_set_to_it() -> None:
    assert due(PACE, {0: 1_000}, (), 30_999) == Due((), (), 31_000)


def test_at_its_moment_the_reminder_is_due_and_the_clock_is_set_to_the_end() -> None:
    assert due(PACE, {0: 1_000}, (), 31_000) == Due((), (0,), 61_000)


def test_nobody_is_reminded_twice_of_one_question() -> None:
    assert due(PACE, {0: 1_000}, (0,), 40_000) == Due((), (), 61_000)


def test_a_turn_that_has_passed_is_played_and_not_reminded_of() -> None:
    assert due(PACE, {0: 1_000}, (), 61_000) == Due((0,), (), None)


def test_each_seat_has_its_own_moments() -> None:
    asked_at = {0: 0, 1: 20_000, 2: 45_000}
    assert due(PACE, asked_at, (1,), 60_000) == Due((0,), (), 75_000)


def test_every_pace_reminds_before_the_turn_ends() -> None:
    assert all(pace.reminder < pace.turn for pace in PACES.values())
    assert all(key == pace.key for key, pace in PACES.items())
