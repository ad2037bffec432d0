"""Which tables of a store are copied to another one, in which order, and how they are filled."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from data.sql.database import SqlRow, Writing

T = TypeVar("T")

COPIED: Final[Mapping[str, tuple[str, ...]]] = {
    "settings": ("key",),
    "people": ("person",),
    "guild_presets": ("guild_id", "folded"),
    "guild_defaults": ("guild_id", "command"),
    "person_preferences": ("person", "name"),
    "guild_preferences": ("guild_id", "name"),
    "moderation_log": ("guild_id", "number"),
    "kept_out": ("guild_id", "person"),
    "board_resets": ("guild_id", "family", "season"),
    "season_titles": ("guild_id", "role_id", "person"),
    "tables": ("table_id",),
    "chairs": ("table_id", "seat"),
    "hands": ("table_id", "seat"),
    "reminders": ("table_id", "seat"),
    "journal": ("table_id", "number"),
    "proofs": ("table_id",),
    "walkouts": ("person", "ended_at", "table_id"),
    "games": ("game_id",),
    "results": ("game_id", "seat"),
    "records": ("game_id",),
    "appraisals": ("game_id", "seat", "deal"),
    "mistakes": ("game_id", "seat", "at"),
    "puzzles": ("day", "family"),
    "puzzle_tries": ("person", "day", "family"),
    "forgotten_seats": ("number", "seat"),
    "counting": ("one",),
    "ratings": ("guild_id", "family", "person"),
    "rating_spread": ("guild_id", "family", "shown"),
    "rating_days": ("guild_id", "family", "last_day", "part"),
    "against_computers": ("person", "guild_id", "family", "level"),
    "bests": ("person", "guild_id", "family"),
    "boards": ("board",),
    "standings": ("board", "person"),
    "standing_spread": ("board", "wins"),
    "feats": ("board", "person", "name"),
    "fields": ("field",),
    "field_deals": ("field", "number"),
    "field_entries": ("field", "person"),
    "field_tries": ("field", "number", "person"),
    "field_choices": ("field", "number", "node", "act"),
    "daily_streaks": ("person",),
    "daily_standings": ("family", "season", "guild_id", "person"),
    "daily_spread": ("family", "season", "guild_id", "part"),
    "deleted_tries": ("field", "number", "person"),
}
"""The key of each table, by which its rows are in order. A table comes after those that its rows
refer to."""

LEFT_OUT: Final = frozenset(
    {
        *("processes", "shards", "forwarded_presses", "session_starts", "call_tokens"),
        *("gateway_sessions", "connections", "schema_version"),
    }
)
"""Tables about those who use a store just now, and about the database itself."""


class Filling(Protocol):
    """How the rows of a store are put into an empty database of one kind."""

    columns: str
    """A query for the columns of table `?` that hold what was put into them, not worked out."""

    shape: str
    """A query for the number of the shape that the database has."""

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction, as `Database.write` does; it may wait for other things."""
        ...

    async def begin(self, writing: Writing) -> tuple[str, ...]:
        """Keep others out, and let no trigger count what is put in, as the counts come with it.

        Return the statements that undo that, once everything is in.
        """
        ...

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        """Put rows into a table, with the values of these columns."""
        ...
