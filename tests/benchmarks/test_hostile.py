"""The siege: what it claims, and that it would notice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks.hostile import besiege, holds
from bot.screens.personal.preferences import AS_DISCORD

WELL: dict[str, Any] = {
    "presses": 100,
    "journals_changed": False,
    "tables_drawn_over": 0,
    "unanswered": 0,
    "tracebacks": 0,
    "incidents": 0,
    "growth_percent": 4.9,
    "tasks": {"before": 6, "end": 6},
}


@pytest.mark.parametrize(
    "fault",
    [
        {"journals_changed": True},
        {"tables_drawn_over": 1},
        {"unanswered": 1},
        {"tracebacks": 1},
        {"incidents": 1},
        {"growth_percent": 5.1},
        {"tasks": {"before": 6, "end": 7}},
    ],
)
def test_one_claim_that_fails_fails_the_siege(fault: dict[str, Any]) -> None:
    assert holds(WELL)
    assert not holds(WELL | fault)


@pytest.mark.long
def test_a_short_siege_changes_no_journal_and_leaves_nothing_unanswered(tmp_path: Path) -> None:
    # So few presses say nothing of memory, so it need not have read much before.
    found = asyncio.run(besiege(60, 3, tmp_path, read=[AS_DISCORD]))
    assert holds(found | {"growth_percent": 0.0})
    assert found["presses"] == 60
