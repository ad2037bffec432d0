"""Words that all screens of the deal of the day share."""

from datetime import UTC, date, datetime

from babel.dates import format_skeleton

from bot.screens.phrases import time_of_day
from bot.screens.sheet import number
from bot.text.phrasebook import Phrasebook
from data.days import Streak
from data.seasons import day_end


def day_text(day: str, phrasebook: Phrasebook) -> str:
    """Write a day without its year, as the language does: November 22."""
    return format_skeleton("MMMMd", date.fromisoformat(day), locale=phrasebook.conventions)


def midnight_text(day: str) -> str:
    """Write when a day is over in everybody's own zone: nobody draws it anew at midnight."""
    return time_of_day(day_end(day) // 1000)


def time_text(at: int, phrasebook: Phrasebook) -> str:
    """Write the time of a moment by UTC, in which days are counted: 14:05."""
    told = datetime.fromtimestamp(at / 1000, UTC)
    return format_skeleton("Hm", told, locale=phrasebook.conventions)


def points_facts(points: int | None) -> dict[str, str | int]:
    """Return the points of a try as messages take them: a number to read, and one to count by."""
    return {"points": number(points or 0), "count": points or 0}


def streak_text(streak: Streak, phrasebook: Phrasebook) -> str | None:
    """Say for how many days in a row somebody has finished a deal; None for nobody's."""
    if not streak.longest:
        return None
    key = "daily-streak-longest" if streak.current == streak.longest else "daily-streak"
    return phrasebook(key, current=streak.current, longest=streak.longest)
