"""Outages: when they are told of, when they are given up, and what they cost."""

import pytest

from bot.discord.gateway.shard_lines import Outage, ShortLives
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS

SESSIONS_A_DAY = 1000


def failed(times: int, *, identified: bool = False) -> Outage:
    outage = Outage(began=0.0)
    for _ in range(times):
        outage = outage.failed("OSError", identified=identified)
    return outage


def test_the_third_failure_is_the_first_worth_telling() -> None:
    assert [failed(times).is_reported(GATEWAY_TIMEOUTS) for times in range(5)] == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_an_outage_is_hopeless_after_a_quarter_of_an_hour_and_not_before() -> None:
    assert not failed(500).is_given_up(899.0, GATEWAY_TIMEOUTS)
    assert failed(3).is_given_up(900.0, GATEWAY_TIMEOUTS)
    assert not failed(2).is_given_up(900.0, GATEWAY_TIMEOUTS)


def test_pauses_double_up_to_the_longest() -> None:
    pauses = [failed(times).pause(GATEWAY_TIMEOUTS) for times in range(1, 9)]
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]
    assert failed(5000).pause(GATEWAY_TIMEOUTS) == 30


def test_sessions_begun_in_vain_for_a_day_leave_most_of_the_days_sessions() -> None:
    passed, begun = 0.0, 0
    while passed < 24 * 60 * 60:
        begun += 1
        # The shortest that a pause may be.
        passed += failed(begun, identified=True).pause(GATEWAY_TIMEOUTS) / 2
    assert begun < SESSIONS_A_DAY * 2 / 3


@pytest.mark.parametrize("cuts_a_session", [1, 2, 5, 100])
@pytest.mark.parametrize("lived", [0.0, 5.0, 29.0])
def test_lines_that_end_soon_for_a_day_leave_sessions_and_are_resumed_within_a_second(
    lived: float, cuts_a_session: int
) -> None:
    lives, passed, begun, cut = ShortLives(), 0.0, 1, 0
    while passed < 24 * 60 * 60:
        cut += 1
        first, last = cut % cuts_a_session == 1 % cuts_a_session, cut % cuts_a_session == 0
        lives = lives.ended(lived, GATEWAY_TIMEOUTS, began_session=first)
        outage = lives.outage(passed, "ReconnectWebSocket", GATEWAY_TIMEOUTS, resumable=not last)
        if not last:
            assert outage.pause(GATEWAY_TIMEOUTS) <= 1
            assert not outage.is_reported(GATEWAY_TIMEOUTS)
        begun += last
        # The shortest that a pause may be.
        passed += lived + outage.pause(GATEWAY_TIMEOUTS) / 2
    assert begun < SESSIONS_A_DAY * 2 / 3
    lasted = lives.ended(GATEWAY_TIMEOUTS.short_life, GATEWAY_TIMEOUTS, began_session=True)
    assert lasted == ShortLives()


def test_the_third_session_too_many_is_told_of() -> None:
    lives = ShortLives(sessions=GATEWAY_TIMEOUTS.sessions_at_once)
    for times in range(1, 4):
        lives = lives.ended(0.0, GATEWAY_TIMEOUTS, began_session=True)
        outage = lives.outage(0.0, "ReconnectWebSocket", GATEWAY_TIMEOUTS, resumable=False)
        assert outage.is_reported(GATEWAY_TIMEOUTS) == (times == 3)
