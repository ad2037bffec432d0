"""People: what is known of a user of Discord, and what they wish."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from data.sql.database import Database, Value, Writing

HANDS: Final = ("dm", "here")
"""The places where a person may want their cards."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user of Discord as last seen; the name is empty if they never were.

    `hands` is where they want their cards: by direct message, or `here` in the channel, seen by
    them alone. `dm_refused_at` is when Discord last refused a direct message to them.
    """

    person_id: int
    name: str = ""
    locale: str | None = None
    dm_channel_id: int | None = None
    dm_refused_at: int | None = None
    hands: str = "dm"


_SELECT: Final = "SELECT person, name, locale, dm_channel_id, dm_refused_at, hands FROM people"

_SEEN: Final = (
    "INSERT INTO people (person, name, locale) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE"
    " SET name = excluded.name, locale = coalesce(excluded.locale, people.locale)"
    " WHERE people.name <> excluded.name"
    " OR coalesce(people.locale, '') <> coalesce(excluded.locale, people.locale, '')"
)


class People:
    """Everybody the card room has met."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person_id: int) -> PersonRow:
        """Return what is known of a person, which may be nothing but the id."""
        rows = await self._database.rows(f"{_SELECT} WHERE person = ?", (person_id,))
        return PersonRow(*rows[0]) if rows else PersonRow(person_id)

    async def get_each(self, people: Collection[int]) -> dict[int, PersonRow]:
        """Return the same of each of these people."""
        rows = await self._database.rows(
            f"{_SELECT} WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        return {one: PersonRow(one) for one in people} | {row[0]: PersonRow(*row) for row in rows}

    async def rename(self, person_id: int, name: str) -> None:
        """Note how a person is called now, if they had a name before; nobody else is kept."""
        if (await self.get(person_id)).name not in ("", name):
            await self._database.do(
                "UPDATE people SET name = ? WHERE person = ? AND name <> ''", (name, person_id)
            )

    async def locales(self, people: Collection[int]) -> dict[int, str | None]:
        """Return the language in which each of these people was last seen, None if never."""
        rows = await self._database.rows(
            "SELECT person, locale FROM people"
            " WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        return dict.fromkeys(people) | dict(rows)

    async def set_locale(self, person_id: int, locale: str) -> None:
        """Note the language of a person; one of whom nothing is known stays unknown."""
        await self._database.do(
            "UPDATE people SET locale = ? WHERE person = ?", (locale, person_id)
        )

    async def set_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Remember the channel of a person's direct messages."""
        await self._set("dm_channel_id", person_id, channel_id)

    async def set_dm_refused(self, person_id: int, at: int | None) -> None:
        """Remember that direct messages were refused, or with None that they are open again."""
        await self._set("dm_refused_at", person_id, at)

    async def set_hands(self, person_id: int, where: str) -> None:
        """Remember where a person wants their cards, `dm` or `here`."""
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
