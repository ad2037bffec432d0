"""Which tables of a store are copied to another one, and in which order."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """A table and its key, by which its rows are in order."""

    name: str
    key: tuple[str, ...]


def _table(name: str, *key: str) -> CopiedTable:
    return CopiedTable(name, key)


COPIED: Final = (
    _table("settings", "key"),
    _table("people", "person"),
    _table("guild_presets", "guild_id", "folded"),
    _table("guild_defaults", "guild_id", "command"),
    _table("person_preferences", "person", "name"),
    _table("guild_preferences", "guild_id", "name"),
    _table("tables", "table_id"),
    _table("chairs", "table_id", "seat"),
    _table("hands", "table_id", "seat"),
    _table("reminders", "table_id", "seat"),
    _table("journal", "table_id", "number"),
    _table("proofs", "table_id"),
    _table("walkouts", "person", "ended_at", "table_id"),
    _table("games", "game_id"),
    _table("results", "game_id", "seat"),
    _table("records", "game_id"),
    _table("appraisals", "game_id", "seat", "deal"),
    _table("forgotten_seats", "number", "seat"),
    _table("counting", "one"),
    _table("ratings", "guild_id", "family", "person"),
    _table("rating_spread", "guild_id", "family", "shown"),
    _table("rating_days", "guild_id", "family", "last_day", "part"),
    _table("against_computers", "person", "guild_id", "family", "level"),
    _table("bests", "person", "guild_id", "family"),
    _table("boards", "board"),
    _table("standings", "board", "person"),
    _table("standing_spread", "board", "wins"),
    _table("feats", "board", "person", "name"),
    _table("daily_deals", "day", "family"),
    _table("daily_tries", "day", "family", "person"),
    _table("daily_choices", "day", "family", "node", "act"),
    _table("daily_streaks", "person"),
    _table("daily_standings", "family", "season", "guild_id", "person"),
    _table("daily_spread", "family", "season", "guild_id", "part"),
    _table("deleted_tries", "day", "family", "person"),
)
"""A table comes after those that its rows refer to."""

LEFT_OUT: Final = frozenset(
    {
        *("processes", "shards", "forwarded_presses", "session_starts", "call_tokens"),
        *("gateway_sessions", "connections", "schema_version"),
    }
)
"""Tables about those who use a store just now, and about the database itself."""
