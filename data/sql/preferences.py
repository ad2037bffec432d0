"""Preferences, a row for each that was chosen."""

import json
from collections import defaultdict
from collections.abc import Collection
from typing import final

from data.preferences import (
    GuildPreferences,
    KeptPreferences,
    PersonPreferences,
    must_be_choice,
    preferences_of,
)
from data.sql.database import Database


@final
class SqlPreferences(KeptPreferences):
    """What people and guilds have chosen, word by word."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_people(self, people: Collection[int]) -> dict[int, PersonPreferences]:
        rows = await self._database.rows(
            "SELECT person, name, word FROM person_preferences"
            " WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        chosen: defaultdict[int, dict[str, str]] = defaultdict(dict)
        for person, name, word in rows:
            chosen[person][name] = word
        return {person: preferences_of(PersonPreferences, chosen[person]) for person in people}

    async def of_guild(self, guild_id: int) -> GuildPreferences:
        rows = await self._database.rows(
            "SELECT name, word FROM guild_preferences WHERE guild_id = ?", (guild_id,)
        )
        return preferences_of(GuildPreferences, dict(rows))

    async def choose(self, person_id: int, name: str, word: str) -> None:
        must_be_choice(PersonPreferences, name, word)
        await self._database.do(
            "INSERT INTO person_preferences (person, name, word) VALUES (?, ?, ?)"
            " ON CONFLICT (person, name) DO UPDATE SET word = excluded.word",
            (person_id, name, word),
        )

    async def choose_for_guild(self, guild_id: int, name: str, word: str) -> None:
        must_be_choice(GuildPreferences, name, word)
        await self._database.do(
            "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)"
            " ON CONFLICT (guild_id, name) DO UPDATE SET word = excluded.word",
            (guild_id, name, word),
        )
