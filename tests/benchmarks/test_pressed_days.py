"""Somebody presses through a day of a bot that is a process of its own, and it is weighed."""

import asyncio
from pathlib import Path

from benchmarks.pressed_days import Asked, measure


def test_a_day_is_played_and_turned_over_and_the_bot_weighed_before_and_after(
    tmp_path: Path,
) -> None:
    found = asyncio.run(measure(tmp_path, Asked(1, 1, ["pitch"], "easy")))
    assert (found["finished"], found["unanswered"], found["audits"]) == ([1], [], [])
    # Before the day, and after it was turned over.
    assert [one["tables"] for one in found["bot"]] == [0, 0]
    assert all(one["megabytes"] > 0 for one in found["bot"])
