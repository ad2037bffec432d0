"""Attendance: what follows from who is at a table."""

from typing import Final

import pytest

from bot.tables.session.moment import clock_runs
from bot.tables.session.session import attended
from data.tables import TableRow, TableState
from engine.table.chairs import Chair, Presence, others_stay, people_here
from tests.table_rows import table_row

HERE: Final = Chair("Alice", person=11)
AWAY: Final = Chair("Bob", person=12, presence=Presence.AWAY)
LEFT: Final = Chair("Carol", person=13, presence=Presence.LEFT)
COMPUTER: Final = Chair("Ada")

DAY: Final = 86_400_000


def row_with(*chairs: Chair, paused_until: int | None = None, clock_from: int = 7) -> TableRow:
    return table_row(
        state=TableState.PLAYING, chairs=chairs, paused_until=paused_until, clock_from=clock_from
    )


@pytest.mark.parametrize(
    ("chairs", "here", "runs"),
    [
        ((HERE, HERE), 2, True),
        ((HERE, HERE, AWAY, LEFT), 2, True),
        ((HERE, COMPUTER), 1, False),
        ((HERE, AWAY), 1, False),
        ((HERE, LEFT), 1, False),
        ((AWAY, LEFT, COMPUTER), 0, False),
    ],
)
def test_a_clock_runs_where_two_people_are_there(
    chairs: tuple[Chair, ...], here: int, *, runs: bool
) -> None:
    assert people_here(chairs) == here
    assert clock_runs(chairs) is runs


@pytest.mark.parametrize(
    ("others", "stay"),
    [
        ((HERE,), True),
        ((AWAY,), True),
        ((LEFT, AWAY), True),
        ((LEFT,), False),
        ((COMPUTER,), False),
    ],
)
def test_who_is_away_stays_and_who_has_left_does_not(
    others: tuple[Chair, ...], *, stay: bool
) -> None:
    assert others_stay((HERE, *others), 0) is stay


def test_a_table_pauses_when_nobody_is_there_and_goes_on_when_somebody_is() -> None:
    paused = attended(row_with(HERE, AWAY), (AWAY, AWAY), now=1000, pause_ms=DAY)
    assert paused.paused_until == 1000 + DAY
    # Whoever leaves meanwhile does not make the pause longer.
    later = attended(paused, (LEFT, AWAY), now=5000, pause_ms=DAY)
    assert later.paused_until == 1000 + DAY
    taken_up = attended(later, (LEFT, HERE), now=9000, pause_ms=DAY)
    assert (taken_up.paused_until, taken_up.clock_from) == (None, 9000)


def test_time_counts_from_when_a_clock_begins_and_not_anew_for_everybody_who_comes() -> None:
    alone = row_with(HERE, AWAY, AWAY)
    two = attended(alone, (HERE, HERE, AWAY), now=1000, pause_ms=DAY)
    assert two.clock_from == 1000
    three = attended(two, (HERE, HERE, HERE), now=2000, pause_ms=DAY)
    assert three.clock_from == 1000
    assert attended(three, three.chairs, now=3000, pause_ms=DAY) == three


def test_who_has_left_is_not_away_when_the_game_pauses() -> None:
    assert [chair.away().presence for chair in (HERE, AWAY, LEFT)] == [
        Presence.AWAY,
        Presence.AWAY,
        Presence.LEFT,
    ]
