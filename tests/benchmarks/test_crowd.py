"""A crowd of tables is drawn by need: nobody in turn waits, and nothing is left out."""

from functools import cache
from typing import Any

from benchmarks.crowd import measure
from bot.support.rate_limiter import CALLS_A_SECOND, LATE_SECONDS

TABLES = 600
"""Twice as many as Discord lets a bot draw at each card."""


@cache
def crowd(*, alike: bool) -> dict[str, Any]:
    """The seconds in it are skipped, so that they are the same on every machine."""
    found: dict[str, Any] = measure([TABLES], 60, alike=alike)["crowd"][f"{TABLES}"]
    return found


def late(*, alike: bool) -> dict[str, float]:
    """Return the 95th percentile in seconds of each kind of drawing."""
    return {kind: one["p95"] for kind, one in crowd(alike=alike)["late_seconds"].items()}


def test_whose_turn_it_is_and_the_end_of_a_trick_are_seen_first() -> None:
    seen = late(alike=False)
    assert seen["turn"] < 1
    assert seen["trick"] < 2
    assert seen["trick"] < seen["deal"] < seen["table"]


def test_without_an_order_everything_is_late() -> None:
    assert min(late(alike=True).values()) > LATE_SECONDS


def test_every_act_is_drawn_at_last_and_no_second_sees_too_many_calls() -> None:
    for alike in (False, True):
        assert crowd(alike=alike)["acts_not_drawn"] == 0
        assert CALLS_A_SECOND < crowd(alike=alike)["most_calls_in_a_second"] <= 50
