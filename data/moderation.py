"""Moderation: what moderators of a guild did."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from data.sql.database import Database, Writing

Act: TypeAlias = Literal[
    "pause",
    "resume",
    "end",
    "stand-in",
    "void",
    "restore",
    "keep-out",
    "let-in",
    "reset-board",
    "export",
    "setting",
    "save-preset",
    "delete-preset",
    "open-tournament",
    "end-tournament",
    "void-tournament",
]
"""The acts of a moderator, to a table, a result, a person, a board, a setting, and so on."""

LOG_CHANNEL: Final = "log_channel"
"""The preference by which a guild names the channel of its log."""

NAMES_CHANNEL: Final = f"{LOG_CHANNEL} "
"""Begins what the acts that choose it are about; the channel follows, or none."""

LONGEST_REASON: Final = 120
"""The characters of a reason, of which the rest is not kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeratorAct:
    """One act of a moderator. `about` is a board, a setting or a preset that it was done to.

    `at` is in milliseconds since 1970.
    """

    guild_id: int
    moderator: int
    act: Act
    at: int
    table_id: str | None = None
    person: int | None = None
    about: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedAct(ModeratorAct):
    """An act and its number in the log of its guild, counted from 1.

    `before` is what a setting was until then, None where that was not written down. `game` is the
    preset of its table, and `channel_id` where that stands or stood. `posted` is whether its line
    is in the channel of the log; None if the guild had named none.
    """

    number: int
    before: str | None = None
    posted: bool | None = None
    preset: str | None = None
    channel_id: int | None = None


_SELECT: Final = """
SELECT moderation_log.guild_id, moderator, act, moderation_log.at, moderation_log.table_id,
    person, about, reason, number, posted, preset, channel_id
FROM moderation_log LEFT JOIN tables USING (table_id)
"""

_LOG: Final = """
INSERT INTO moderation_log
    (guild_id, number, at, moderator, act, table_id, person, about, reason, posted)
SELECT CAST(?1 AS BIGINT), 1 + coalesce(max(number), 0), CAST(?2 AS BIGINT), CAST(?3 AS BIGINT),
    ?4, ?5, CAST(?6 AS BIGINT), ?7, ?8, CASE WHEN EXISTS (
    SELECT 1 FROM guild_preferences WHERE guild_id = ?1 AND name = 'log_channel'
        AND word NOT IN ('', 'none')
) THEN 0 END
FROM moderation_log WHERE guild_id = ?1
"""


async def log_act(writing: Writing, act: ModeratorAct) -> None:
    """Write an act down, in the step that does it."""
    await writing.do(
        _LOG,
        (
            act.guild_id,
            act.at,
            act.moderator,
            act.act,
            act.table_id,
            act.person,
            act.about,
            act.reason[:LONGEST_REASON],
        ),
    )


async def log_setting(writing: Writing, act: ModeratorAct, before: str) -> None:
    """Write down that a setting was chosen, and what it was before."""
    await log_act(writing, replace(act, about=f"{act.about}{_BEFORE}{before}"))


_BEFORE: Final = "\n"
"""Stands between what a setting is and what it was; no name of a preset has one."""


class ModerationLog:
    """The log of each guild, which only its moderators read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def log(self, act: ModeratorAct) -> None:
        """Write down an act that is done already."""
        await self._database.write(lambda writing: log_act(writing, act))

    async def acts(self, guild_id: int, *, page: int = 0, size: int = 10) -> tuple[LoggedAct, ...]:
        """Return a page of the log, counted from 0, newest first."""
        return await self._acts(
            "WHERE moderation_log.guild_id = ? ORDER BY number DESC LIMIT ? OFFSET ?",
            (guild_id, size, page * size),
        )

    async def total(self, guild_id: int) -> int:
        """Return how many acts a guild's log has."""
        rows = await self._database.rows(
            "SELECT count(*) FROM moderation_log WHERE guild_id = ?", (guild_id,)
        )
        return int(rows[0][0])

    async def unposted(self, guild_id: int, limit: int = 10) -> tuple[LoggedAct, ...]:
        """Return acts whose lines are to be posted, oldest first."""
        return await self._acts(
            "WHERE moderation_log.guild_id = ? AND posted = 0 ORDER BY number LIMIT ?",
            (guild_id, limit),
        )

    async def waiting(self) -> tuple[int, ...]:
        """Return the guilds of whose acts lines are to be posted."""
        rows = await self._database.rows(
            "SELECT DISTINCT guild_id FROM moderation_log WHERE posted = 0 ORDER BY guild_id"
        )
        return tuple(guild_id for (guild_id,) in rows)

    async def channel(self, guild_id: int) -> int | None:
        """Return the channel that a guild has named for the lines of its log."""
        rows = await self._database.rows(
            "SELECT word FROM guild_preferences WHERE guild_id = ? AND name = 'log_channel'",
            (guild_id,),
        )
        return int(rows[0][0]) if rows and rows[0][0].isdecimal() else None

    async def channel_before(self, act: LoggedAct) -> int | None:
        """Return the channel that the acts before this one have named for the lines of the log."""
        rows = await self._database.rows(
            "SELECT about FROM moderation_log WHERE guild_id = ? AND number < ?"
            f" AND act = 'setting' AND substr(about, 1, {len(NAMES_CHANNEL)}) = ?"
            " ORDER BY number DESC LIMIT 1",
            (act.guild_id, act.number, NAMES_CHANNEL),
        )
        word = rows[0][0].removeprefix(NAMES_CHANNEL).partition(_BEFORE)[0] if rows else ""
        return int(word) if word.isdecimal() else None

    async def set_posted(self, guild_id: int, number: int) -> None:
        """Note that the line of an act is in the channel of the log."""
        await self._database.do(
            "UPDATE moderation_log SET posted = 1 WHERE guild_id = ? AND number = ?",
            (guild_id, number),
        )

    async def _acts(self, where: str, asked: Sequence[int]) -> tuple[LoggedAct, ...]:
        rows = await self._database.rows(f"{_SELECT} {where}", asked)
        return tuple(
            LoggedAct(
                guild_id=guild_id,
                moderator=moderator,
                act=act,
                at=at,
                table_id=table_id,
                person=person,
                about=about.partition(_BEFORE)[0],
                before=about.partition(_BEFORE)[2] if _BEFORE in about else None,
                reason=reason,
                number=number,
                posted=None if posted is None else bool(posted),
                preset=preset,
                channel_id=channel_id,
            )
            for guild_id, moderator, act, at, table_id, person, about, reason, number, *rest in rows
            for posted, preset, channel_id in [rest]
        )
