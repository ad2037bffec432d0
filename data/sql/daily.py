"""The day's deals, and the field of each."""

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from data.daily import (
    AlreadyTried,
    Choice,
    Crossroads,
    DailyPage,
    DailyStanding,
    DayDeal,
    FieldPage,
    FieldPlace,
    NewDeal,
    NotFinished,
    Streak,
    Try,
)
from data.results import FinishedGame
from data.seasons import day_before, day_end
from data.sql.daily_standings import disagreements, settled, standing, standings_page
from data.sql.database import Database, SqlRow, Writing
from data.sql.rows import ranks
from data.tables import TableRow
from engine.fairness.chain import Secret

_DEAL: Final = """
SELECT day, family, preset, options, commitment, committed_at, revision, scheme, closed,
    settled_at
FROM daily_deals WHERE day = ? AND family = ?
"""

_TRY: Final = """
SELECT tries.day, tries.family, tries.person, coalesce(people.name, ''), tries.guild_id,
    tries.table_id, tries.ended_at, tries.points, tries.lead, tries.rivals, tries.score
FROM daily_tries AS tries LEFT JOIN people USING (person)
"""

_EVERYBODY: Final = "day = ?1 AND family = ?2 AND lead IS NOT NULL AND CAST(?3 AS BIGINT) IS NULL"
_HERE: Final = "day = ?1 AND family = ?2 AND lead IS NOT NULL AND guild_id = ?3"

_OVER: Final = "SELECT 1 FROM daily_deals WHERE day = ? AND family = ? AND closed = 1"

_CHOICES: Final = """
SELECT act, people, lead_sum FROM daily_choices
WHERE day = ? AND family = ? AND node = ? ORDER BY people DESC, act
"""

_OF_OPEN_DAYS: Final = """
SELECT day, family, root FROM daily_tries JOIN daily_deals USING (day, family)
WHERE person = ? AND closed = 0 AND table_id = coalesce(?, table_id)
"""


class Daily:
    """The day's deals, the tries of everybody, and the tables of how they fared.

    `guild_id` None is everybody; a try belongs to the guild where it was begun, 0 for none.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, new: Sequence[NewDeal]) -> None:
        """Keep these deals; one that is kept already stays as it is."""

        async def work(writing: Writing) -> None:
            await writing.do_each(
                "INSERT INTO daily_deals (day, family, preset, options, root, commitment,"
                " committed_at, revision, scheme) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                [
                    (
                        deal.day,
                        deal.family,
                        deal.preset,
                        json.dumps(dict(deal.options)),
                        root,
                        deal.commitment,
                        deal.committed_at,
                        deal.revision,
                        deal.scheme,
                    )
                    for deal, root in ((one.deal, one.root) for one in new)
                ],
            )

        await self._database.write(work)

    async def deal(self, day: str, family: str) -> DayDeal | None:
        """Return the deal of a day, None if none was committed to."""
        rows = await self._database.rows(_DEAL, (day, family))
        return _deal(rows[0]) if rows else None

    async def root(self, day: str, family: str) -> Secret:
        """Return what leads to every card of a deal: for its tables only, until it is over."""
        rows = await self._database.rows(
            "SELECT root FROM daily_deals WHERE day = ? AND family = ?", (day, family)
        )
        return Secret(rows[0][0])

    async def days(self, family: str, before: str, limit: int) -> tuple[str, ...]:
        """Return the latest days before a day whose deals are over, newest first."""
        rows = await self._database.rows(
            "SELECT day FROM daily_deals WHERE family = ? AND day < ? AND closed = 1"
            " ORDER BY day DESC LIMIT ?",
            (family, before, limit),
        )
        return tuple(day for (day,) in rows)

    async def try_of(self, day: str, family: str, person: int) -> Try | None:
        """Return somebody's own try of a deal, None if it was not begun."""
        rows = await self._database.rows(
            f"{_TRY} WHERE tries.day = ? AND tries.family = ? AND tries.person = ?",
            (day, family, person),
        )
        return _try(rows[0]) if rows else None

    async def placing(
        self, day: str, family: str, person: int, guild_id: int | None = None
    ) -> FieldPlace:
        """Return where somebody stands in the field now; raise `NotFinished`.

        In the field of a guild their own try counts wherever it was played.
        """
        own = await self._database.rows(
            "SELECT lead, CAST(?3 AS BIGINT) IS NULL OR guild_id = ?3 FROM daily_tries"
            " WHERE day = ?1 AND family = ?2 AND person = ?4 AND lead IS NOT NULL",
            (day, family, guild_id, person),
        )
        if not own:
            raise NotFinished
        lead, among = own[0]
        rows = await self._database.rows(
            "SELECT count(*), coalesce(sum(CASE WHEN lead < ?4 THEN 1 ELSE 0 END), 0),"
            " coalesce(sum(CASE WHEN lead = ?4 THEN 1 ELSE 0 END), 0)"
            f" FROM daily_tries WHERE {_whose(guild_id)}",
            (day, family, guild_id, lead),
        )
        finished, beaten, tied = rows[0]
        return FieldPlace(finished + (not among), beaten, tied - among)

    async def field(
        self,
        day: str,
        family: str,
        person: int,
        guild_id: int | None = None,
        *,
        page: int = 0,
        size: int = 10,
    ) -> FieldPage:
        """Return a page of the field; raise `NotFinished` unless the day is over."""
        await self._must_have_finished(day, family, person)
        whose, asked = _whose(guild_id), (day, family, guild_id)
        rows = await self._database.rows(
            f"""WITH shown AS (
                SELECT day, family, person FROM daily_tries WHERE {whose}
                ORDER BY lead DESC, ended_at, person LIMIT ?4 OFFSET ?5
            )
            SELECT tries.lead, tries.* FROM shown CROSS JOIN ({_TRY}) AS tries
            USING (day, family, person) ORDER BY tries.lead DESC, tries.ended_at, tries.person""",
            (*asked, size, page * size),
        )
        total = await self._database.rows(f"SELECT count(*) FROM daily_tries WHERE {whose}", asked)
        if not rows:
            return FieldPage((), total[0][0])
        first = await self._database.rows(
            f"SELECT 1 + count(*) FROM daily_tries WHERE {whose} AND lead > ?4",
            (*asked, rows[0][0]),
        )
        found = ranks([row[0] for row in rows], first[0][0], page * size)
        tries = (_try(row[1:]) for row in rows)
        return FieldPage(tuple(zip(found, tries, strict=True)), total[0][0])

    async def spread(self, day: str, family: str, person: int) -> tuple[tuple[int, int], ...]:
        """Return which points were made, and by how many, lowest first; raise `NotFinished`."""
        await self._must_have_finished(day, family, person)
        rows = await self._database.rows(
            f"SELECT points, count(*) FROM daily_tries WHERE {_EVERYBODY}"
            " GROUP BY points ORDER BY points",
            (day, family, None),
        )
        return tuple((points, people) for points, people in rows)

    async def crossroads(
        self, day: str, family: str, person: int, line: Sequence[str]
    ) -> tuple[Crossroads, ...]:
        """Return what everybody did who came where `line` leads; raise `NotFinished`.

        Moments at which only one person has been are left out.
        """
        await self._must_have_finished(day, family, person)
        rivals = await self._database.rows(
            "SELECT rivals FROM daily_tries WHERE day = ? AND family = ? AND rivals IS NOT NULL"
            " LIMIT 1",
            (day, family),
        )
        found: list[Crossroads] = []
        for number, node in enumerate(_nodes(line)):
            rows = await self._database.rows(_CHOICES, (day, family, node))
            if sum(people for _, people, _ in rows) < 2:
                # Whoever goes on from here goes on alone.
                break
            choices = tuple(
                Choice(act, people, lead_sum / people / rivals[0][0])
                for act, people, lead_sum in rows
            )
            found.append(Crossroads(number, line[number], choices))
        return tuple(found)

    async def _must_have_finished(self, day: str, family: str, person: int) -> None:
        if await self._database.rows(_OVER, (day, family)):
            return
        own = await self.try_of(day, family, person)
        if own is None or not own.finished:
            raise NotFinished

    async def streak(self, person: int, today: str) -> Streak:
        """Return somebody's days in a row; one that was not played yet today still goes on."""
        rows = await self._database.rows(
            "SELECT last_day, current, longest FROM daily_streaks WHERE person = ?", (person,)
        )
        if not rows:
            return Streak(0, 0)
        last_day, current, longest = rows[0]
        return Streak(current if last_day >= day_before(today) else 0, longest)

    async def standings(
        self,
        family: str,
        season: str,
        guild_id: int | None = None,
        *,
        page: int = 0,
        size: int = 10,
    ) -> DailyPage:
        """Return a page of the table of a week, four weeks or all time, by settled days."""
        return await standings_page(
            self._database, (family, season, guild_id or 0), page=page, size=size
        )

    async def standing_of(
        self, person: int, family: str, season: str, guild_id: int | None = None
    ) -> DailyStanding | None:
        """Return a person's line of such a table, None for whoever is not on it."""
        return await standing(self._database, (family, season, guild_id or 0), person)

    async def unsettled(self, today: str) -> tuple[tuple[str, str], ...]:
        """Return the days and families before today that are still to be settled, oldest first."""
        rows = await self._database.rows(
            "SELECT day, family FROM daily_deals WHERE settled_at IS NULL AND day < ?"
            " ORDER BY day, family",
            (today,),
        )
        return tuple((day, family) for day, family in rows)

    async def close_day(self, day: str, family: str) -> None:
        """Let no try of a deal finish any more."""

        async def work(writing: Writing) -> None:
            await writing.do(
                "UPDATE daily_deals SET closed = 1 WHERE day = ? AND family = ? AND closed = 0",
                (day, family),
            )
            await writing.do(
                "DELETE FROM deleted_tries WHERE day = ? AND family = ?", (day, family)
            )

        await self._database.write(work)

    async def settle(self, day: str, family: str, *, at: int) -> None:
        """Count the field of a closed day, in steps that may be repeated after a crash."""
        await settled(self._database, day, family)
        await self._database.do(
            "UPDATE daily_deals SET settled_at = ? WHERE day = ? AND family = ?",
            (at, day, family),
        )

    async def audit(self) -> list[str]:
        """Count everything again from the tries; return what does not agree, a line each."""
        return await disagreements(self._database)


async def begin_try(writing: Writing, row: TableRow) -> None:
    """Keep that the person of a table has begun its deal; raise `AlreadyTried`."""
    assert row.day is not None
    if await _has_deleted_try(writing, row.day, row.family, row.host_id):
        raise AlreadyTried
    begun = await writing.do(
        "INSERT INTO daily_tries (day, family, person, guild_id, table_id)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (day, family, person) DO NOTHING",
        (row.day, row.family, row.host_id, row.guild_id, row.table_id),
    )
    if not begun:
        raise AlreadyTried


async def finish_try(writing: Writing, game: FinishedGame) -> None:
    """Count a try that was finished within its day, and nothing for one that was not."""
    done = game.finished_try
    if done is None or game.ended_at >= day_end(done.day):
        return
    if await writing.rows(_OVER, (done.day, game.family)):
        return
    rows = await writing.rows(
        "SELECT person FROM daily_tries WHERE table_id = ? AND lead IS NULL", (game.game_id,)
    )
    if not rows:
        return
    await writing.do(
        "UPDATE daily_tries SET ended_at = ?, points = ?, lead = ?, rivals = ? WHERE table_id = ?",
        (game.ended_at, done.points, done.lead, done.rivals, game.game_id),
    )
    await writing.do_each(
        "INSERT INTO daily_choices (day, family, node, act, people, lead_sum)"
        " VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (day, family, node, act) DO UPDATE SET"
        " people = daily_choices.people + 1,"
        " lead_sum = daily_choices.lead_sum + excluded.lead_sum",
        [
            (done.day, game.family, node, act, done.lead)
            for node, act in zip(_nodes(done.line), done.line, strict=True)
        ],
    )
    ((person,),) = rows
    if person < 0:
        # Whose data was deleted meanwhile has no streak.
        return
    await writing.do(
        "INSERT INTO daily_streaks (person, last_day, current, longest) VALUES (?1, ?2, 1, 1)"
        " ON CONFLICT (person) DO UPDATE SET last_day = ?2,"
        " current = CASE daily_streaks.last_day WHEN ?3 THEN daily_streaks.current + 1 ELSE 1 END,"
        " longest = max(daily_streaks.longest,"
        " CASE daily_streaks.last_day WHEN ?3 THEN daily_streaks.current + 1 ELSE 1 END)"
        " WHERE daily_streaks.last_day < ?2",
        (person, done.day, day_before(done.day)),
    )


def _whose(guild_id: int | None) -> str:
    """Return which tries of a day and family are meant: of all or of a guild, ?3."""
    return _EVERYBODY if guild_id is None else _HERE


def _nodes(line: Sequence[str]) -> list[bytes]:
    """Return for each act of a line the hash of all before it: where the act was chosen."""
    hashed, found = sha256(), list[bytes]()
    for act in line:
        found.append(hashed.digest()[:16])
        hashed.update(f"{act}\n".encode())
    return found


def _deal(row: SqlRow) -> DayDeal:
    day, family, preset, options, commitment, committed_at, revision, scheme, *later = row
    closed, settled_at = later
    return DayDeal(
        day=day,
        family=family,
        preset=preset,
        options=json.loads(options),
        commitment=commitment,
        committed_at=committed_at,
        revision=revision,
        scheme=scheme,
        over=bool(closed),
        settled=settled_at is not None,
    )


def _try(row: SqlRow) -> Try:
    day, family, person, name, guild_id, table_id, ended_at, points, lead, rivals, score = row
    return Try(
        day=day,
        family=family,
        person=person,
        name=name,
        guild_id=guild_id,
        table_id=table_id,
        ended_at=ended_at,
        points=points,
        margin=None if lead is None else lead / rivals,
        percent=None if score is None else score / 100,
    )


# Without these, deleting one's data would give the same cards again. Who it was cannot be told
# without the day's secret, and they go before that is published.


async def keep_deleted_tries(writing: Writing, person: int, table_id: str | None = None) -> None:
    """Keep which deals a person has had who is about to be forgotten, of the days that are on.

    At one table or at all.
    """
    await writing.do_each(
        "INSERT INTO deleted_tries (day, family, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [
            (day, family, _hashed(root, person))
            for day, family, root in await writing.rows(_OF_OPEN_DAYS, (person, table_id))
        ],
    )


async def _has_deleted_try(writing: Writing, day: str, family: str, person: int) -> bool:
    """Whether a person began a day's deal before their data was deleted."""
    roots = await writing.rows(
        "SELECT root FROM daily_deals WHERE day = ? AND family = ?", (day, family)
    )
    found = await writing.rows(
        "SELECT 1 FROM deleted_tries WHERE day = ? AND family = ? AND person = ?",
        (day, family, _hashed(roots[0][0], person)),
    )
    return bool(found)


def _hashed(root: bytes, person: int) -> bytes:
    return hmac.digest(root, f"cardroom-deleted-try-1\n{person}".encode(), "sha256")
