"""Seasons: days, weeks, months and four weeks."""

import pytest

from data.seasons import (
    day_after,
    day_before,
    day_end,
    day_of,
    day_start,
    four_weeks_days,
    four_weeks_of,
    season_of,
    span_of,
    week_of,
)
from tests.each import each


def test_a_day_is_one_of_utc_and_ends_when_the_next_begins() -> None:
    # 2026-11-22, a Sunday, is day 20,779 of those counted from 1970.
    midnight = 20_779 * 86_400_000
    assert day_start("2026-11-22") == midnight
    assert day_of(midnight) == "2026-11-22"
    assert day_of(midnight - 1) == "2026-11-21"
    assert day_end("2026-11-22") == midnight + 86_400_000
    assert season_of(midnight) == "2026-11"


def test_days_follow_each_other_over_the_ends_of_months_and_years() -> None:
    assert day_after("2026-12-31") == "2027-01-01"
    assert day_before("2028-03-01") == "2028-02-29"


def test_a_week_is_named_by_its_monday() -> None:
    assert week_of("2026-11-22") == "w2026-11-16"
    assert week_of("2026-11-23") == "w2026-11-23"


def test_four_weeks_are_counted_from_the_first_monday_of_2024() -> None:
    assert four_weeks_of("2024-01-01") == "s1"
    assert four_weeks_of("2024-01-28") == "s1"
    assert four_weeks_of("2024-01-29") == "s2"
    # 1,056 days after the first one: 37 times four weeks, and 20 days.
    assert four_weeks_of("2026-11-22") == "s38"
    assert four_weeks_days("s38") == ("2026-11-02", "2026-11-29")


def test_what_is_no_season_of_four_weeks_is_refused() -> None:
    with pytest.raises(ValueError, match="2023"):
        four_weeks_of("2023-12-31")
    for wrong in ("s0", "all", "2026-11", "s38 "):
        with pytest.raises(ValueError, match="no season"):
            four_weeks_days(wrong)


@each(
    ("season", "first", "after"),
    [
        ("2026-11", "2026-11-01", "2026-12-01"),
        ("2024-02", "2024-02-01", "2024-03-01"),
        ("2026-12", "2026-12-01", "2027-01-01"),
        ("s38", "2026-11-02", "2026-11-30"),
        ("w2026-11-16", "2026-11-16", "2026-11-23"),
    ],
)
def test_a_season_begins_and_is_over(season: str, first: str, after: str) -> None:
    assert span_of(season) == (day_start(first), day_start(after))


def test_all_time_is_not_over() -> None:
    assert span_of("all")[0] == 0
    assert span_of("all")[1] > day_start("9999-12-31")
