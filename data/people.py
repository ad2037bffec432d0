"""People: what is known of a user of Discord, and what they wish."""

from dataclasses import dataclass
from typing import Literal

from data.database import Database, Value


@dataclass(frozen=True, slots=True)
class Person:
    """A user of Discord as last seen; the name is empty where they never were.

    `hands` is where they want their cards: by direct message, or `here` in the channel, seen by
    them alone. `dm_refused_at` is when Discord last refused a direct message to them.
    """

    person_id: int
    name: str = ""
    locale: str | None = None
    dm_channel_id: int | None = None
    dm_refused_at: int | None = None
    hands: str = "dm"


class People:
    """Everybody the card room has met."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, person_id: int) -> Person:
        """Return what is known of a person, which may be nothing but the id."""
        rows = await self._database.rows(
            "SELECT person, name, locale, dm_channel_id, dm_refused_at, hands"
            " FROM people WHERE person = ?",
            (person_id,),
        )
        return Person(*rows[0]) if rows else Person(person_id)

    async def seen(self, person_id: int, name: str, locale: str | None) -> None:
        """Note a person's name and language; writes only what is new, so call it at any press."""
        known = await self.get(person_id)
        if (known.name, known.locale) != (name, locale or known.locale):
            await self._database.do(
                "INSERT INTO people (person, name, locale) VALUES (?, ?, ?)"
                " ON CONFLICT (person) DO UPDATE"
                " SET name = excluded.name, locale = coalesce(excluded.locale, locale)",
                (person_id, name, locale),
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
