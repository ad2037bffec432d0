"""Kept out: who may open and join no table of a guild, until when, and why."""

from dataclasses import dataclass

from data.moderation import LONGEST_REASON, ModeratorAct, log_act
from data.sql.database import Database, SqlRow, Writing


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptOutPerson:
    """A person whom a guild keeps from its tables; `until` is None for good.

    Who `leaves` may not even finish a game. Times are in milliseconds since 1970. `name` is empty
    if the bot does not know it.
    """

    person: int
    until: int | None
    reason: str
    moderator: int
    at: int
    leaves: bool = False
    name: str = ""


_SELECT = """
SELECT kept_out.person, until, reason, moderator, at, leaves, coalesce(people.name, '')
FROM kept_out LEFT JOIN people USING (person)
"""

_SEATED = """
JOIN chairs ON chairs.person = kept_out.person AND presence <> 'left'
JOIN tables USING (table_id)
WHERE tables.guild_id = kept_out.guild_id AND owner = ?1 AND solo = 0
    AND (state = 'lobby' OR (state = 'playing' AND leaves = 1))
    AND (until IS NULL OR until > ?2) AND (CAST(?3 AS BIGINT) IS NULL OR kept_out.guild_id = ?3)
ORDER BY table_id
"""
"""People kept out who still sit at tables of process ?1."""


class KeptOut:
    """Those whom guilds keep from their tables. Who was kept out until now is not among them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild_id: int, person: int, now: int) -> KeptOutPerson | None:
        """Return how a person is kept from a guild's tables; None if they are not."""
        return next(iter(await self._found(guild_id, now, "kept_out.person = ?3", person)), None)

    async def anywhere(self, person: int, now: int) -> bool:
        """Whether any guild keeps a person from its tables."""
        return bool(
            await self._database.rows(
                "SELECT 1 FROM kept_out WHERE person = ? AND (until IS NULL OR until > ?) LIMIT 1",
                (person, now),
            )
        )

    async def everybody(self, guild_id: int, now: int) -> tuple[KeptOutPerson, ...]:
        """Return all whom a guild keeps out, the latest first."""
        return await self._found(guild_id, now, "CAST(?3 AS BIGINT) IS NULL", None)

    async def _found(
        self, guild_id: int, now: int, which: str, person: int | None
    ) -> tuple[KeptOutPerson, ...]:
        rows = await self._database.rows(
            f"{_SELECT} WHERE guild_id = ?1 AND (until IS NULL OR until > ?2) AND {which}"
            " ORDER BY at DESC, kept_out.person",
            (guild_id, now, person),
        )
        return tuple(map(_kept, rows))

    async def seated(
        self, owner: str, now: int, guild_id: int | None = None
    ) -> tuple[tuple[str, KeptOutPerson], ...]:
        """Return who is to get up from which table that `owner` plays, in one guild or in all."""
        select = _SELECT.replace("SELECT", "SELECT table_id,")
        rows = await self._database.rows(f"{select} {_SEATED}", (owner, now, guild_id))
        return tuple((row[0], _kept(row[1:])) for row in rows)

    async def keep_out(self, guild_id: int, kept: KeptOutPerson) -> None:
        """Keep a person out from now on, in place of what was said of them before; log it."""
        reason = kept.reason[:LONGEST_REASON]
        act = ModeratorAct(
            guild_id=guild_id,
            moderator=kept.moderator,
            act="keep-out",
            at=kept.at,
            person=kept.person,
            about="" if kept.until is None else str(kept.until),
            reason=reason,
        )

        async def work(writing: Writing) -> None:
            await writing.do(
                "INSERT INTO kept_out (guild_id, person, until, reason, moderator, at, leaves)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, person) DO UPDATE SET"
                " until = excluded.until, reason = excluded.reason, leaves = excluded.leaves,"
                " moderator = excluded.moderator, at = excluded.at",
                (
                    guild_id,
                    kept.person,
                    kept.until,
                    reason,
                    kept.moderator,
                    kept.at,
                    int(kept.leaves),
                ),
            )
            await log_act(writing, act)

        await self._database.write(work)

    async def let_in(self, guild_id: int, person: int, *, moderator: int, at: int) -> bool:
        """Let a person join tables again and log it; return whether they were kept out."""
        act = ModeratorAct(
            guild_id=guild_id, moderator=moderator, act="let-in", at=at, person=person
        )

        async def work(writing: Writing) -> bool:
            if not await writing.do(
                "DELETE FROM kept_out WHERE guild_id = ? AND person = ?", (guild_id, person)
            ):
                return False
            await log_act(writing, act)
            return True

        return await self._database.write(work)

    async def forget_over(self, now: int) -> None:
        """Keep nothing of those whose time is over."""
        over = "FROM kept_out WHERE until <= ?"
        if await self._database.rows(f"SELECT 1 {over} LIMIT 1", (now,)):
            await self._database.do(f"DELETE {over}", (now,))


def _kept(row: SqlRow) -> KeptOutPerson:
    person, until, reason, moderator, at, leaves, name = row
    return KeptOutPerson(
        person=person,
        until=until,
        reason=reason,
        moderator=moderator,
        at=at,
        leaves=bool(leaves),
        name=name,
    )
