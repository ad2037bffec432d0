"""Tables to keep: one in the lobby, and whatever of it a test wants otherwise."""

from dataclasses import replace
from typing import Any, Final

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


def table_row(**changes: Any) -> TableRow:  # noqa: ANN401  each as the field has it
    """Return the table with these fields changed."""
    return replace(LOBBY, **changes)
