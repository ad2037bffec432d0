"""Seasons: days, weeks, months and four weeks, all by UTC.

A day is written `2026-11-22`. The key of a season is `all`, a month such as `2026-11`, a week
such as `w2026-11-16` by its Monday, or four weeks such as `s38`, counted from 2024.
"""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

ALL_TIME: Final = "all"
EVERY_PRESET: Final = "*"

DAY_MS: Final = 86_400_000

_FIRST: Final = date(2024, 1, 1)
"""The Monday on which the first four weeks began."""

_WEEKS: Final = timedelta(weeks=4)
_DAY: Final = timedelta(days=1)
_NEVER: Final = 2**53
"""A moment that does not come: all time is not over."""

_FOUR_WEEKS: Final = re.compile(r"s([1-9][0-9]{0,3})")


def season_of(moment: int) -> str:
    """Return the month of a moment in milliseconds since 1970, by UTC, written `2026-11`."""
    return day_of(moment)[:7]


def day_of(moment: int) -> str:
    """Return the day of a moment in milliseconds since 1970, by UTC, written `2026-11-22`."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def day_start(day: str) -> int:
    """Return when a day begins, in milliseconds since 1970."""
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp()) * 1000


def day_end(day: str) -> int:
    """Return when a day is over, in milliseconds since 1970: the next one begins then."""
    return day_start(day_after(day))


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + _DAY).isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - _DAY).isoformat()


def week_of(day: str) -> str:
    found = date.fromisoformat(day)
    return f"w{(found - timedelta(days=found.weekday())).isoformat()}"


def four_weeks_of(day: str) -> str:
    """Return the four weeks of a day; raise `ValueError` for one before they were counted."""
    number = (date.fromisoformat(day) - _FIRST) // _WEEKS + 1
    if number < 1:
        raise ValueError(f"no four weeks are counted on {day}")
    return f"s{number}"


def four_weeks_days(season: str) -> tuple[str, str]:
    """Return the first and the last day of four weeks; raise `ValueError` for another season."""
    found = _FOUR_WEEKS.fullmatch(season)
    if found is None:
        raise ValueError(f"{season} is no season of four weeks")
    first = _FIRST + _WEEKS * (int(found[1]) - 1)
    return first.isoformat(), (first + _WEEKS - _DAY).isoformat()


def span_of(season: str) -> tuple[int, int]:
    """Return when a season begins and when it is over, in milliseconds since 1970.

    Raise `ValueError` for what is no season.
    """
    if season == ALL_TIME:
        return 0, _NEVER
    if season.startswith("w"):
        first, last = season[1:], (date.fromisoformat(season[1:]) + 6 * _DAY).isoformat()
    elif season.startswith("s"):
        first, last = four_weeks_days(season)
    else:
        month = date.fromisoformat(f"{season}-01")
        first, last = month.isoformat(), (month.replace(day=28) + 4 * _DAY).replace(day=1)
        return day_start(first), day_start(last.isoformat())
    return day_start(first), day_end(last)
