"""People, a row each."""

import json
from collections.abc import Collection
from typing import Final, Literal, final

from data.people import People, PersonRow
from data.sql.database import Database, Value, Writing

_SELECT: Final = "SELECT person, name, locale, dm_channel_id, dm_refused_at, hands FROM people"

_SEEN: Final = (
    "INSERT INTO people (person, name, locale) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE"
    " SET name = excluded.name, locale = coalesce(excluded.locale, people.locale)"
    " WHERE people.name <> excluded.name"
    " OR coalesce(people.locale, '') <> coalesce(excluded.locale, people.locale, '')"
)


@final
class SqlPeople(People):
    """Everybody the card room has met."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person_id: int) -> PersonRow:
        rows = await self._database.rows(f"{_SELECT} WHERE person = ?", (person_id,))
        return PersonRow(*rows[0]) if rows else PersonRow(person_id)

    async def get_each(self, people: Collection[int]) -> dict[int, PersonRow]:
        rows = await self._database.rows(
            f"{_SELECT} WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        return {one: PersonRow(one) for one in people} | {row[0]: PersonRow(*row) for row in rows}

    async def seen(self, person_id: int, name: str, locale: str | None) -> None:
        known = await self.get(person_id)
        if (known.name, known.locale) != (name, locale or known.locale):
            await self._database.do(_SEEN, (person_id, name, locale))

    async def rename(self, person_id: int, name: str) -> None:
        if (await self.get(person_id)).name not in ("", name):
            await self._database.do(
                "UPDATE people SET name = ? WHERE person = ? AND name <> ''", (name, person_id)
            )

    async def locales(self, people: Collection[int]) -> dict[int, str | None]:
        rows = await self._database.rows(
            "SELECT person, locale FROM people"
            " WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        return dict.fromkeys(people) | dict(rows)

    async def set_locale(self, person_id: int, locale: str) -> None:
        await self._database.do(
            "UPDATE people SET locale = ? WHERE person = ?", (locale, person_id)
        )

    async def set_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        await self._set("dm_channel_id", person_id, channel_id)

    async def set_dm_refused(self, person_id: int, at: int | None) -> None:
        await self._set("dm_refused_at", person_id, at)

    async def set_hands(self, person_id: int, where: str) -> None:
        await self._set("hands", person_id, where)

    async def _set(
        self,
        column: Literal["dm_channel_id", "dm_refused_at", "hands"],
        person_id: int,
        value: Value,
    ) -> None:
        await self._database.do(
            f"INSERT INTO people (person, {column}) VALUES (?, ?)"
            f" ON CONFLICT (person) DO UPDATE SET {column} = excluded.{column}",
            (person_id, value),
        )


async def note_seen(writing: Writing, person: PersonRow) -> None:
    """Note the name and language of somebody who is seen in a step of writing."""
    await writing.do(_SEEN, (person.person_id, person.name, person.locale))
