"""Season titles: the role that a guild gives to the best of a season, and who has it."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from data.moderation import ModeratorAct, log_setting
from data.results import FinishedGame
from data.seasons import EVERY_PRESET, day_of, four_weeks_of
from data.sql.database import Database, Writing

TitleState: TypeAlias = Literal["give", "has", "take"]
"""Whether somebody is to get a role, has it, or is to lose it."""

TITLE_ROLE: Final = "SELECT word FROM guild_preferences WHERE guild_id = ? AND name = 'title_role'"
"""Asks for the role that a guild has chosen, whoever else uses the store."""

_CHOSEN: Final = """
SELECT role.guild_id, CAST(role.word AS BIGINT), family.word, coalesce(settled.word, '')
FROM guild_preferences AS role
JOIN guild_preferences AS family
    ON family.guild_id = role.guild_id AND family.name = 'title_family'
LEFT JOIN guild_preferences AS settled
    ON settled.guild_id = role.guild_id AND settled.name = 'title_season'
WHERE role.name = 'title_role'
"""

# As a leaderboard by wins has it: whoever has won most, and of those whoever needed fewest games.
# Ratings tell nobody apart here, as they go on after the season.
_BEST: Final = """
SELECT person FROM standings AS one JOIN boards USING (board)
WHERE guild_id = ?1 AND season = ?2 AND family = ?3 AND preset = ?4 AND person > 0 AND wins > 0
    AND NOT EXISTS (
        SELECT 1 FROM standings AS better WHERE better.board = one.board
            AND (better.wins > one.wins OR (better.wins = one.wins AND better.games < one.games))
    )
ORDER BY person
"""

MOST: Final = 10
"""Most people who get a role, if more share the first place."""


@dataclass(frozen=True, slots=True)
class TitleChoice:
    """The role that a guild gives to the best of a family's seasons; `settled` is the last one."""

    guild_id: int
    role_id: int
    family: str
    settled: str


@dataclass(frozen=True, slots=True)
class Title:
    """A role that somebody has for a season, is to get or to lose."""

    guild_id: int
    role_id: int
    person: int
    season: str
    state: TitleState


class SeasonTitles:
    """The roles that guilds give for a season. A change that is due stays so until it is done."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def chosen(self, guild_id: int | None = None) -> tuple[TitleChoice, ...]:
        rows = await self._database.rows(
            f"{_CHOSEN} AND (CAST(?1 AS BIGINT) IS NULL OR role.guild_id = ?1)"
            " ORDER BY role.guild_id",
            (guild_id,),
        )
        return tuple(TitleChoice(*row) for row in rows)

    async def choose(
        self, act: ModeratorAct, role_id: int | None, family: str, season: str
    ) -> None:
        """Give a role to the best of the seasons that end after `season`, or none; log it.

        Whoever has another role of the guild's for an earlier one is to lose it.
        """

        async def work(writing: Writing) -> None:
            guild_id = act.guild_id
            kept = await writing.rows(
                "SELECT word FROM guild_preferences WHERE guild_id = ? AND name = 'title_family'",
                (guild_id,),
            )
            await writing.do(
                "DELETE FROM guild_preferences WHERE guild_id = ? AND name IN"
                " ('title_role', 'title_family', 'title_season')",
                (guild_id,),
            )
            if role_id is not None:
                chosen = {"role": str(role_id), "family": family, "season": season}
                await writing.do_each(
                    "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)",
                    [(guild_id, f"title_{name}", word) for name, word in chosen.items()],
                )
            await _take(writing, guild_id, role_id)
            await log_setting(writing, act, kept[0][0] if kept else "")

        await self._database.write(work)

    async def settle(self, choice: TitleChoice, season: str) -> None:
        """Note who is to get a guild's role for a season that is over, and who is to lose it."""

        async def work(writing: Writing) -> None:
            guild_id, role_id = choice.guild_id, choice.role_id
            # Its moderators may choose another one just now.
            changed = await writing.do(
                "UPDATE guild_preferences SET word = ?2"
                " WHERE guild_id = ?1 AND name = 'title_season' AND word <> ?2 AND EXISTS ("
                " SELECT 1 FROM guild_preferences AS role WHERE role.guild_id = ?1"
                " AND role.name = 'title_role' AND role.word = ?3)",
                (guild_id, season, str(role_id)),
            )
            if not changed:
                return
            key = (guild_id, season, choice.family, EVERY_PRESET)
            best = [person for (person,) in await writing.rows(_BEST, key)]
            await _take(writing, guild_id, None)
            await writing.do_each(
                "INSERT INTO season_titles (guild_id, role_id, person, season, state)"
                " VALUES (?, ?, ?, ?, 'give') ON CONFLICT (guild_id, role_id, person)"
                " DO UPDATE SET season = excluded.season, state = 'give'",
                [(guild_id, role_id, person, season) for person in best[:MOST]],
            )

        await self._database.write(work)

    async def due(self) -> tuple[Title, ...]:
        """Return what is to be given and taken, guild by guild; what is taken comes first."""
        return await self._titles("state <> 'has' ORDER BY guild_id, state DESC, person")

    async def of_guild(self, guild_id: int) -> tuple[Title, ...]:
        """Return who has or is to get the role of a guild."""
        return await self._titles("guild_id = ? AND state <> 'take' ORDER BY person", guild_id)

    async def _titles(self, which: str, *asked: int) -> tuple[Title, ...]:
        rows = await self._database.rows(
            f"SELECT guild_id, role_id, person, season, state FROM season_titles WHERE {which}",
            asked,
        )
        return tuple(Title(*row) for row in rows)

    async def done(self, title: Title) -> None:
        """Note that a role was given or taken, unless something else is due by now."""
        key = (title.guild_id, title.role_id, title.person, title.state)
        which = "WHERE guild_id = ? AND role_id = ? AND person = ? AND state = ?"
        if title.state == "take":
            await self._database.do(f"DELETE FROM season_titles {which}", key)
        else:
            await self._database.do(f"UPDATE season_titles SET state = 'has' {which}", key)


async def settle_again(writing: Writing, game: FinishedGame) -> None:
    """Have the role of a season given anew, if it was, as a game of it counts no more."""
    try:
        season = four_weeks_of(day_of(game.ended_at))
    except ValueError:  # before four weeks were counted
        return
    await writing.do(
        "UPDATE guild_preferences SET word = ''"
        " WHERE guild_id = ?1 AND name = 'title_season' AND word = ?2 AND EXISTS ("
        " SELECT 1 FROM guild_preferences AS family WHERE family.guild_id = ?1"
        " AND family.name = 'title_family' AND family.word = ?3)"
        " AND EXISTS (SELECT 1 FROM season_titles WHERE guild_id = ?1 AND season = ?2)",
        (game.guild_id, season, game.family),
    )


async def _take(writing: Writing, guild_id: int, but: int | None) -> None:
    """Let everybody lose the roles of a guild, those of role `but` excepted.

    Who is still to get one may have it: nobody knows that before its receipt.
    """
    await writing.do(
        "UPDATE season_titles SET state = 'take'"
        " WHERE guild_id = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR role_id <> ?2)",
        (guild_id, but),
    )
