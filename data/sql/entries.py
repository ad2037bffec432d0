"""Entries: who takes part in challenges and tournaments, and how those ended."""

from collections.abc import Sequence
from typing import Final

from data.fields import (
    MOST_OPEN,
    MOST_TOURNAMENTS,
    SEASON_WEEKS,
    ChallengeMeetings,
    EarlyEnd,
    Entrant,
    Field,
    FinishedDeal,
    NewDeal,
    TooManyContests,
    TournamentWon,
    WeeklySeason,
    contest_scores,
    ranked,
    season_lines,
    season_span,
    week_span,
)
from data.moderation import ModeratorAct, log_act
from data.people import PersonRow, note_seen
from data.seasons import DAY_MS, day_of
from data.sql.database import Database, Writing
from data.sql.fields import FIELD, commit_deals, field_of

_ENTRIES: Final = """
SELECT entries.person, coalesce(people.name, ''), entries.accepted_at, entries.score, entries.rank
FROM field_entries AS entries JOIN fields USING (field) LEFT JOIN people USING (person)
WHERE entries.field = ? ORDER BY entries.person <> fields.made_by, entries.accepted_at
"""

_FINISHED: Final = """
SELECT number, person, table_id, points, CAST(lead AS DOUBLE PRECISION) / rivals FROM field_tries
WHERE field = ? AND lead IS NOT NULL ORDER BY number, person
"""

# One that could not be posted is none, once Discord takes no answer to its command any more.
_OPEN: Final = """
SELECT count(*) FROM field_entries JOIN fields USING (field)
WHERE person = ? AND kind = 'challenge' AND closed = 0 AND (message_id <> 0 OR opens_at > ?)
"""

_POSTING_MS: Final = 900_000
"""For so long an answer may still be given."""

# Everybody has finished all deals of a challenge who can still finish any, or computers are newer.
_DONE: Final = """
SELECT field, CASE WHEN is_played THEN NULL ELSE 'updated' END FROM (
    SELECT field, kind = 'challenge' AND NOT EXISTS (
        SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND person > 0 AND deals > (
            SELECT count(*) FROM field_tries AS tries
            WHERE tries.field = entries.field AND tries.person = entries.person
                AND lead IS NOT NULL)) AS is_played
    FROM fields WHERE kind <> 'day' AND closed = 0 AND NOT EXISTS (
        SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND accepted_at IS NULL)
) AS running
WHERE is_played OR EXISTS (
    SELECT 1 FROM field_deals WHERE field_deals.field = running.field AND revision < ?)
ORDER BY field
"""

_MEETINGS: Final = """
SELECT coalesce(sum(CASE WHEN own.rank < other.rank THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN own.rank = other.rank THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN own.rank > other.rank THEN 1 ELSE 0 END), 0)
FROM field_entries AS own JOIN field_entries AS other USING (field) JOIN fields USING (field)
WHERE own.person = ? AND other.person = ? AND kind = 'challenge'
"""

_RUNNING: Final = f"SELECT {FIELD} FROM fields WHERE kind = 'tournament' AND closed = 0 AND"

# One that could not be posted is none, but the weekly one is posted later.
_HERE: Final = """
SELECT count(*) FROM fields WHERE kind = 'tournament' AND closed = 0 AND guild_id = ?
    AND (message_id <> 0 OR made_by = 0 OR opens_at > ?)
"""

_WANTED: Final = """
SELECT guild_id, chosen.word, channels.word FROM guild_preferences AS chosen
JOIN guild_preferences AS channels USING (guild_id)
WHERE chosen.name = 'weekly' AND chosen.word <> 'never' AND channels.name = 'weekly_channel'
    AND NOT EXISTS (
        SELECT 1 FROM fields WHERE fields.guild_id = chosen.guild_id AND kind = 'tournament'
            AND made_by = 0 AND opens_at >= ?)
ORDER BY guild_id
"""

_WON: Final = f"""
SELECT {FIELD} FROM fields WHERE guild_id = ? AND kind = 'tournament' AND settled_at IS NOT NULL
    AND EXISTS (
        SELECT 1 FROM field_entries AS entries WHERE entries.field = fields.field AND rank = 1)
ORDER BY closes_at DESC, field LIMIT ?
"""

_BEST: Final = """
SELECT person, coalesce(people.name, ''), accepted_at, score, rank
FROM field_entries LEFT JOIN people USING (person) WHERE field = ? AND rank = 1 ORDER BY person
"""

_SEASON: Final = """
SELECT opens_at, settled_at, person, coalesce(people.name, ''), score
FROM fields LEFT JOIN field_entries USING (field) LEFT JOIN people USING (person)
WHERE guild_id = ? AND kind = 'tournament' AND made_by = 0 AND opens_at >= ? AND opens_at < ?
"""


class Entries:
    """The people of fields that are no day: who was asked, who has begun, how it ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self,
        field: Field,
        deals: Sequence[NewDeal],
        seen: PersonRow | None = None,
        *,
        invited: int | None = None,
        act: ModeratorAct | None = None,
    ) -> str:
        """Keep a contest, with whoever was `seen` to ask for it; raise `TooManyContests`.

        Return its id, or that of the one which the same press has begun before. To a challenge
        somebody is `invited`.
        """
        people = () if invited is None else (field.made_by, invited)

        async def work(writing: Writing) -> str:
            kept = await writing.rows(
                "SELECT field FROM fields WHERE made_by = ? AND start_id = ? AND start_id <> 0",
                (field.made_by, field.start_id),
            )
            if kept:
                return kept[0][0]
            since = field.opens_at - _POSTING_MS
            for person in people:
                ((count,),) = await writing.rows(_OPEN, (person, since))
                if count >= MOST_OPEN:
                    raise TooManyContests(person)
            if field.kind == "tournament":
                ((count,),) = await writing.rows(_HERE, (field.guild_id, since))
                if count >= MOST_TOURNAMENTS:
                    raise TooManyContests
            await commit_deals(writing, deals)
            if seen is not None:
                await note_seen(writing, seen)
            if act is not None:
                await log_act(writing, act)
            await writing.do_each(
                "INSERT INTO field_entries (field, person, accepted_at) VALUES (?, ?, ?)",
                [
                    (field.field_id, one, field.opens_at if one == field.made_by else None)
                    for one in people
                ],
            )
            return field.field_id

        return await self._database.write(work)

    async def posted(self, field_id: str, message_id: int) -> None:
        """Bind the cards of a field to the message that told of it, once."""
        await self._database.do(
            "UPDATE fields SET message_id = ? WHERE field = ? AND message_id = 0",
            (message_id, field_id),
        )

    async def of(self, field_id: str) -> tuple[Entrant, ...]:
        """Return who takes part, whoever began it first."""
        rows = await self._database.rows(_ENTRIES, (field_id,))
        return tuple(Entrant(*row) for row in rows)

    async def finished(self, field_id: str) -> tuple[FinishedDeal, ...]:
        """Return all finished tries, deal by deal; who sees which is for the caller to decide."""
        rows = await self._database.rows(_FINISHED, (field_id,))
        return tuple(FinishedDeal(*row) for row in rows)

    async def accept(self, field_id: str, seen: PersonRow, *, at: int, closes_at: int) -> bool:
        """Let an invited person in, until `closes_at`; return if that could still be answered.

        From its end on an invitation takes no answer, so it can be closed.
        """

        async def work(writing: Writing) -> bool:
            accepted = await writing.do(
                "UPDATE field_entries SET accepted_at = ?1 WHERE field = ?2 AND person = ?3"
                " AND accepted_at IS NULL AND EXISTS (SELECT 1 FROM fields"
                " WHERE fields.field = field_entries.field AND closed = 0 AND closes_at > ?1)",
                (at, field_id, seen.person_id),
            )
            if not accepted:
                return False
            await writing.do(
                "UPDATE fields SET closes_at = ? WHERE field = ?", (closes_at, field_id)
            )
            await note_seen(writing, seen)
            return True

        return await self._database.write(work)

    async def refuse(self, field_id: str, *, at: int) -> bool:
        """End a challenge that nobody has accepted; return if it was still to be answered."""
        changed = await self._database.do(
            "UPDATE fields SET closed = 1, settled_at = ?2, result_id = 0 WHERE field = ?1"
            " AND closed = 0 AND NOT EXISTS (SELECT 1 FROM field_entries AS entries"
            " WHERE entries.field = fields.field AND accepted_at > 0 AND person <> made_by)",
            (field_id, at),
        )
        return bool(changed)

    async def done(self, revision: int) -> tuple[tuple[str, EarlyEnd | None], ...]:
        """Return what nobody can go on with, by newer computers than those of `revision` or at all.

        From newer ones on a field has ended early.
        """
        rows = await self._database.rows(_DONE, (revision,))
        return tuple((field, ending) for field, ending in rows)

    async def settle(self, field_id: str, *, at: int) -> None:
        """Count a closed field, once; one that is void has no scores."""

        async def work(writing: Writing) -> None:
            rows = await writing.rows(
                "SELECT kind, deals, ending FROM fields"
                " WHERE field = ? AND closed = 1 AND settled_at IS NULL",
                (field_id,),
            )
            for kind, deals, ending in rows:
                people = [row[0] for row in await writing.rows(_ENTRIES, (field_id,))]
                tries = await writing.rows(_FINISHED, (field_id,))
                finished = [FinishedDeal(*row) for row in tries if ending != "void"]
                scores = contest_scores(kind, deals, people, finished)
                await writing.do_each(
                    "UPDATE field_entries SET score = ?, rank = ? WHERE field = ? AND person = ?",
                    [
                        (scores[person], rank, field_id, person)
                        for person, rank in ranked(scores).items()
                    ],
                )
                await writing.do("UPDATE fields SET settled_at = ? WHERE field = ?", (at, field_id))

        await self._database.write(work)

    async def untold(self) -> tuple[str, ...]:
        """Return the fields that are over, and of which nobody was told so yet."""
        rows = await self._database.rows(
            "SELECT field FROM fields WHERE kind <> 'day' AND settled_at IS NOT NULL"
            " AND result_id IS NULL ORDER BY settled_at, field"
        )
        return tuple(field for (field,) in rows)

    async def told(self, field_id: str, message_id: int) -> None:
        """Keep which message told of the end, 0 if its channel takes none."""
        await self._database.do(
            "UPDATE fields SET result_id = ? WHERE field = ? AND result_id IS NULL",
            (message_id, field_id),
        )

    async def open_of(self, person: int) -> tuple[Field, ...]:
        """Return the challenges that somebody has open, what ends next first."""
        rows = await self._database.rows(
            f"SELECT {FIELD} FROM fields WHERE kind = 'challenge' AND closed = 0"
            " AND message_id <> 0 AND field IN"
            " (SELECT field FROM field_entries WHERE person = ?) ORDER BY closes_at, field",
            (person,),
        )
        return tuple(map(field_of, rows))

    async def meetings(self, person: int, other: int) -> ChallengeMeetings:
        """Return how the challenges of two people ended, for the first of them."""
        rows = await self._database.rows(_MEETINGS, (person, other))
        return ChallengeMeetings(*rows[0])


class Tournaments:
    """The tournaments of all servers; a weekly one is made by nobody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_in(self, guild_id: int) -> tuple[Field, ...]:
        """Return what people can play in a server, what ends next first."""
        return await self._fields(
            f"{_RUNNING} guild_id = ? AND message_id <> 0 ORDER BY closes_at, field", guild_id
        )

    async def unposted(self) -> tuple[Field, ...]:
        """Return the weekly ones that are kept and told of nowhere yet."""
        return await self._fields(f"{_RUNNING} made_by = 0 AND message_id = 0 ORDER BY field")

    async def wanted(self, now: int) -> tuple[tuple[int, str, int], ...]:
        """Return where the tournament of this week is still to open: server, family, channel."""
        rows = await self._database.rows(_WANTED, (week_span(now)[0],))
        return tuple((guild, word, int(at)) for guild, word, at in rows if at.isdecimal())

    async def tries_finished(self) -> dict[str, int]:
        """Return how many tries are finished of each that is open and told of, if any is."""
        rows = await self._database.rows(
            "SELECT field, count(*) FROM fields JOIN field_tries USING (field)"
            " WHERE kind = 'tournament' AND closed = 0 AND settled_at IS NULL AND message_id <> 0"
            " AND lead IS NOT NULL GROUP BY field"
        )
        return {str(field): int(count) for field, count in rows}

    async def unreminded(self, now: int) -> tuple[Field, ...]:
        """Return those near their end of which nobody was reminded; some may be too short."""
        return await self._fields(
            f"{_RUNNING} settled_at IS NULL AND reminded_at IS NULL AND message_id <> 0"
            " AND closes_at > ? AND closes_at <= ? ORDER BY closes_at, field",
            now,
            now + DAY_MS,
        )

    async def reminded(self, field_id: str, at: int) -> None:
        await self._database.do(
            "UPDATE fields SET reminded_at = ? WHERE field = ? AND reminded_at IS NULL",
            (at, field_id),
        )

    async def winners(self, guild_id: int, limit: int) -> tuple[TournamentWon, ...]:
        """Return the last tournaments of a server that anybody has won, the newest first."""
        return tuple(
            [
                TournamentWon(
                    field,
                    tuple(
                        Entrant(*row) for row in await self._database.rows(_BEST, (field.field_id,))
                    ),
                )
                for field in await self._fields(_WON, guild_id, limit)
            ]
        )

    async def season(self, guild_id: int, now: int, *, before: int = 0) -> WeeklySeason:
        """Return the season of now or so many `before` it, with what is counted of it."""
        begins, ends = season_span(now - before * SEASON_WEEKS * 7 * DAY_MS)
        scores, names = [dict[int, int]() for _ in range(SEASON_WEEKS)], dict[int, str]()
        weeks = min(SEASON_WEEKS, (now - begins) // (7 * DAY_MS))
        for opens_at, settled_at, person, name, score in await self._database.rows(
            _SEASON, (guild_id, begins, ends)
        ):
            week = (opens_at - begins) // (7 * DAY_MS)
            if settled_at is None:
                weeks = min(weeks, week)
            elif score is not None:
                scores[week][person], names[person] = score, name
        return WeeklySeason(day_of(begins), weeks, season_lines(scores, names))

    async def _fields(self, query: str, *values: int) -> tuple[Field, ...]:
        return tuple(map(field_of, await self._database.rows(query, values)))
