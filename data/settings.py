"""Settings of the application itself, by name."""

import re
from typing import Final

from data.sql.database import Database, Writing

RESTORED: Final = "restored"
"""When the store was put back from a copy: games opened before, in milliseconds, end."""

COMMANDS: Final = "commands"
"""The commands as Discord was told them last; a copy of the store does not know."""

PRESSES: Final = "presses"
"""The address that the bot has told Discord to post presses to."""

TOLD_TROUBLE: Final = "told-trouble."
"""Begins the names under which it is kept on which day a guild was told what is wrong there."""

UNTOLD_VOID: Final = "untold-void."
"""Begins the names under which the games are kept whose result is void and may not say so yet."""

FORGETTING: Final = "forgetting."
"""Begins the names under which is kept at which tables somebody sat whose data was deleted."""

NEWEST_VERSION: Final = "newest_version"
"""The newest version of the program that has used the store."""


_GET: Final = "SELECT value FROM settings WHERE key = ?"

_SET: Final = (
    "INSERT INTO settings (key, value) VALUES (?, ?)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version in their order: 0.10 is newer than 0.9, and 1.0rc1 is 1.0."""
    return tuple(map(int, re.findall(r"\d+", re.split(r"[^\d.]", version)[0])))


class KeptSettings:
    """Small texts that outlive the process, such as what the commands looked like last time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the text kept under `key`, None if there is none."""
        rows = await self._database.rows(_GET, (key,))
        return rows[0][0] if rows else None

    async def set(self, key: str, value: str) -> None:
        """Keep a text under `key` in place of an earlier one."""
        await self._database.do(_SET, (key, value))

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

    async def note_version(self, version: str) -> None:
        """Note that a version of the program uses the store, if none that is newer has.

        Of several that begin in the same moment the newest stays.
        """

        async def work(writing: Writing) -> None:
            for (newest,) in await writing.rows(_GET, (NEWEST_VERSION,)):
                if _numbers(newest) >= _numbers(version):
                    return
            await writing.do(_SET, (NEWEST_VERSION, version))

        await self._database.write(work)

    async def used_since(self, version: str) -> bool:
        """Whether a newer version has used the store."""
        newest = await self.get(NEWEST_VERSION)
        return newest is not None and _numbers(newest) > _numbers(version)
