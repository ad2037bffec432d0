"""Settings of the application itself, by name."""

from typing import Final

from data.sql.database import Database

RESTORED: Final = "restored"
"""When the store was put back from a copy: games opened before, in milliseconds, end."""


class KeptSettings:
    """Small texts that outlive the process, such as what the commands looked like last time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the text kept under `key`, None if there is none."""
        rows = await self._database.rows("SELECT value FROM settings WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def set(self, key: str, value: str) -> None:
        """Keep a text under `key` in place of an earlier one."""
        await self._database.do(
            "INSERT INTO settings (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    async def starting(self, prefix: str) -> dict[str, str]:
        """Return all texts whose key begins with `prefix`, by key."""
        rows = await self._database.rows(
            "SELECT key, value FROM settings WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key",
            (prefix,),
        )
        return dict(rows)

    async def drop(self, key: str) -> None:
        """Keep nothing under `key` any more."""
        await self._database.do("DELETE FROM settings WHERE key = ?", (key,))
