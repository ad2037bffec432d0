"""Preferences, a row for each that was chosen."""

import json
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import final

from data.preferences import (
    GuildPreferences,
    KeptPreferences,
    PersonPreferences,
    must_be_choice,
    preferences_of,
)
from data.sql.database import Database, SqlRow


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
        chosen = _by_id(rows)
        return {person: preferences_of(PersonPreferences, chosen[person]) for person in people}

    async def of_guild(self, guild_id: int) -> GuildPreferences:
        return (await self.of_guilds({guild_id}))[guild_id]

    async def of_guilds(self, guild_ids: Collection[int]) -> dict[int, GuildPreferences]:
        rows = await self._database.rows(
            "SELECT guild_id, name, word FROM guild_preferences"
            " WHERE guild_id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(guild_ids)),),
        )
        chosen = _by_id(rows)
        return {
            guild_id: preferences_of(GuildPreferences, chosen[guild_id]) for guild_id in guild_ids
        }

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


def _by_id(rows: Sequence[SqlRow]) -> defaultdict[int, dict[str, str]]:
    chosen: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for one, name, word in rows:
        chosen[one][name] = word
    return chosen
