"""A table to keep and its game, and whatever of them a test wants otherwise."""

from dataclasses import replace
from typing import Any, Final

from data.days import day_field
from data.fields import Tried
from data.results import FinishedGame, SeatResult
from data.seasons import day_end
from data.tables import TableRow, TableState
from engine.table.chairs import Chair

LOBBY: Final = TableRow(
    table_id="t1",
    owner="main",
    guild_id=1,
    guild_name="Guild",
    channel_id=2,
    channel_name="cards",
    host_id=11,
    family="hearts",
    preset="standard",
    options={},
    revision=1,
    seat_count=4,
    level="easy",
    pace="live",
    state=TableState.LOBBY,
    locale="en-US",
    opened_at=1000,
    chairs=(Chair("Ann", 11), Chair("Ben", 12), Chair("Cleo"), Chair("Dan")),
)
"""Table t1 in the lobby, with two people and two computers."""

NOVEMBER: Final = 1_794_000_000_000
"""A moment in November 2026."""

GAME: Final = FinishedGame(
    game_id="t1",
    guild_id=1,
    channel_id=2,
    family="hearts",
    preset="standard",
    customised=False,
    started_at=2000,
    ended_at=NOVEMBER,
    deal_count=5,
    record={"variant": "standard", "actions": [[0, "play QS"]]},
    seats=tuple(
        SeatResult(
            seat=seat,
            person=chair.person,
            name=chair.name,
            place=place,
            score=10 * place,
            points=10 * place,
            feats={"moons": int(place == 1), "queens": 0},
            left=False,
            level=chair.level,
            side=seat,
        )
        for seat, (chair, place) in enumerate(zip(LOBBY.chairs, (1, 2, 2, 4), strict=True))
    ),
)
"""The game of that table: Ann first, Ben and a computer second."""


def of_day(day: str, family: str = "hearts") -> Tried:
    """Return what a table says that plays the deal of a day."""
    return Tried(day_field(day, family), 1, "day", 1, day_end(day))


def table_row(**changes: Any) -> TableRow:  # noqa: ANN401  each as the field has it
    """Return the table with these fields changed."""
    return replace(LOBBY, **changes)
