"""Fields: deals that each plays alone, and how everybody fared in them."""

import hmac
import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final

from data.fields import (
    AlreadyTried,
    Choice,
    Crossroads,
    EarlyEnd,
    Field,
    FieldDeal,
    FieldPage,
    FieldPlace,
    NewDeal,
    NotFinished,
    Try,
)
from data.moderation import ModeratorAct, log_act
from data.results import FinishedGame
from data.seasons import day_of
from data.sql.database import Database, SqlRow, Writing
from data.sql.days import count_day
from data.sql.rows import places, ranks
from data.tables import TableRow
from engine.fairness.chain import Secret

FIELD: Final = """
fields.field, kind, guild_id, family, preset, options, deals, opens_at, closes_at, made_by,
    channel_id, message_id, start_id, closed, settled_at, ending
"""

_DEAL: Final = f"""
SELECT number, commitment, committed_at, revision, scheme, {FIELD}
FROM field_deals JOIN fields USING (field) WHERE field = ? AND number = ?
"""

_TRY: Final = """
SELECT tries.field, tries.number, tries.person, coalesce(people.name, ''), tries.guild_id,
    tries.table_id, tries.ended_at, tries.points, tries.lead, tries.rivals, tries.score
FROM field_tries AS tries LEFT JOIN people USING (person)
"""

_EVERYBODY: Final = "field = ?1 AND number = ?2 AND lead IS NOT NULL AND CAST(?3 AS BIGINT) IS NULL"
_HERE: Final = "field = ?1 AND number = ?2 AND lead IS NOT NULL AND guild_id = ?3"

_CHOICES: Final = """
SELECT act, people, lead_sum FROM field_choices
WHERE field = ? AND number = ? AND node = ? ORDER BY people DESC, act
"""

_IN_TIME: Final = """
SELECT field, number, person, kind, opens_at FROM field_tries JOIN fields USING (field)
WHERE table_id = ? AND lead IS NULL AND settled_at IS NULL AND closes_at > ?
"""

_OF_OPEN_FIELDS: Final = """
SELECT field, number, root FROM field_tries JOIN field_deals USING (field, number)
JOIN fields USING (field) WHERE person = ? AND closed = 0 AND table_id = coalesce(?, table_id)
"""


class Fields:
    """Fields, their deals, and the tries of everybody.

    A deal is named by its field and its number. `guild_id` None is everybody; a try belongs to the
    guild where it was begun, 0 for none.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, new: Sequence[NewDeal]) -> None:
        """Keep these deals and their fields; what is kept already stays as it is."""

        async def work(writing: Writing) -> None:
            await commit_deals(writing, new)

        await self._database.write(work)

    async def get(self, field_id: str) -> Field | None:
        rows = await self._database.rows(f"SELECT {FIELD} FROM fields WHERE field = ?", (field_id,))
        return field_of(rows[0]) if rows else None

    async def deal(self, field_id: str, number: int = 1) -> FieldDeal | None:
        """Return a deal of a field, None if none was committed to."""
        rows = await self._database.rows(_DEAL, (field_id, number))
        return _deal(rows[0]) if rows else None

    async def commitments(self, field_id: str) -> tuple[str, ...]:
        """Return what was published of all deals of a field, in their order."""
        rows = await self._database.rows(
            "SELECT commitment FROM field_deals WHERE field = ? ORDER BY number", (field_id,)
        )
        return tuple(commitment for (commitment,) in rows)

    async def root(self, field_id: str, number: int = 1) -> Secret:
        """Return what leads to every card of a deal: for its tables only, until it is over."""
        rows = await self._database.rows(
            "SELECT root FROM field_deals WHERE field = ? AND number = ?", (field_id, number)
        )
        return Secret(rows[0][0])

    async def try_of(self, field_id: str, number: int, person: int) -> Try | None:
        """Return somebody's own try of a deal, None if it was not begun."""
        rows = await self._database.rows(
            f"{_TRY} WHERE tries.field = ? AND tries.number = ? AND tries.person = ?",
            (field_id, number, person),
        )
        return _try(rows[0]) if rows else None

    async def placing(
        self, field_id: str, number: int, person: int, guild_id: int | None = None
    ) -> FieldPlace:
        """Return where somebody stands in the field now; raise `NotFinished`.

        In the field of a guild their own try counts wherever it was played.
        """
        own = await self._database.rows(
            "SELECT lead, CAST(?3 AS BIGINT) IS NULL OR guild_id = ?3 FROM field_tries"
            " WHERE field = ?1 AND number = ?2 AND person = ?4 AND lead IS NOT NULL",
            (field_id, number, guild_id, person),
        )
        if not own:
            raise NotFinished
        lead, among = own[0]
        rows = await self._database.rows(
            "SELECT count(*), coalesce(sum(CASE WHEN lead < ?4 THEN 1 ELSE 0 END), 0),"
            " coalesce(sum(CASE WHEN lead = ?4 THEN 1 ELSE 0 END), 0)"
            f" FROM field_tries WHERE {_whose(guild_id)}",
            (field_id, number, guild_id, lead),
        )
        finished, beaten, tied = rows[0]
        return FieldPlace(finished + (not among), beaten, tied - among)

    async def page(
        self,
        field_id: str,
        number: int,
        person: int,
        guild_id: int | None = None,
        *,
        page: int = 0,
        size: int = 10,
    ) -> FieldPage:
        """Return a page of the field; raise `NotFinished` unless it is over."""
        await self._must_have_finished(field_id, number, person)
        whose, asked = _whose(guild_id), (field_id, number, guild_id)
        rows = await self._database.rows(
            f"""WITH shown AS (
                SELECT field, number, person FROM field_tries WHERE {whose}
                ORDER BY lead DESC, ended_at, person LIMIT ?4 OFFSET ?5
            )
            SELECT tries.lead, tries.* FROM shown CROSS JOIN ({_TRY}) AS tries
            USING (field, number, person) ORDER BY tries.lead DESC, tries.ended_at, tries.person""",
            (*asked, size, page * size),
        )
        total = await self._database.rows(f"SELECT count(*) FROM field_tries WHERE {whose}", asked)
        if not rows:
            return FieldPage((), total[0][0])
        first = await self._database.rows(
            f"SELECT 1 + count(*) FROM field_tries WHERE {whose} AND lead > ?4",
            (*asked, rows[0][0]),
        )
        found = ranks([row[0] for row in rows], first[0][0], page * size)
        tries = (_try(row[1:]) for row in rows)
        return FieldPage(tuple(zip(found, tries, strict=True)), total[0][0])

    async def spread(self, field_id: str, number: int, person: int) -> tuple[tuple[int, int], ...]:
        """Return which points were made, and by how many, lowest first; raise `NotFinished`."""
        await self._must_have_finished(field_id, number, person)
        rows = await self._database.rows(
            f"SELECT points, count(*) FROM field_tries WHERE {_EVERYBODY}"
            " GROUP BY points ORDER BY points",
            (field_id, number, None),
        )
        return tuple((points, people) for points, people in rows)

    async def crossroads(
        self, field_id: str, number: int, person: int, line: Sequence[str]
    ) -> tuple[Crossroads, ...]:
        """Return what everybody did who came where `line` leads; raise `NotFinished`.

        Moments at which only one person has been are left out.
        """
        await self._must_have_finished(field_id, number, person)
        rivals = await self._database.rows(
            "SELECT rivals FROM field_tries WHERE field = ? AND number = ? AND rivals IS NOT NULL"
            " LIMIT 1",
            (field_id, number),
        )
        found: list[Crossroads] = []
        for at, node in enumerate(_nodes(line)):
            rows = await self._database.rows(_CHOICES, (field_id, number, node))
            if sum(people for _, people, _ in rows) < 2:
                # Whoever goes on from here goes on alone.
                break
            choices = tuple(
                Choice(act, people, lead_sum / people / rivals[0][0])
                for act, people, lead_sum in rows
            )
            found.append(Crossroads(at, line[at], choices))
        return tuple(found)

    async def _must_have_finished(self, field_id: str, number: int, person: int) -> None:
        over = "SELECT 1 FROM fields WHERE field = ? AND closed = 1"
        if await self._database.rows(over, (field_id,)):
            return
        own = await self.try_of(field_id, number, person)
        if own is None or not own.finished:
            raise NotFinished

    async def in_play(self, field_id: str) -> tuple[str, ...]:
        """Return the tables of tries that still count if their last card was played in time."""
        rows = await self._database.rows(
            "SELECT table_id FROM field_tries JOIN tables USING (table_id)"
            " WHERE field_tries.field = ? AND state = 'playing' ORDER BY table_id",
            (field_id,),
        )
        return tuple(table_id for (table_id,) in rows)

    async def unsettled(self, now: int) -> tuple[Field, ...]:
        """Return the fields that close by now and are still to be settled, the oldest first."""
        rows = await self._database.rows(
            f"SELECT {FIELD} FROM fields WHERE settled_at IS NULL AND closes_at <= ?"
            " ORDER BY closes_at, field",
            (now,),
        )
        return tuple(map(field_of, rows))

    async def next_close(self) -> int | None:
        """Return when the next field closes that is open or to come, None if there is none."""
        ((closes_at,),) = await self._database.rows(
            "SELECT min(closes_at) FROM fields WHERE settled_at IS NULL AND closed = 0"
        )
        return None if closes_at is None else int(closes_at)

    async def close_due(self, now: int) -> None:
        """Close every field whose time is over by now, and none that gets more at this moment."""

        async def work(writing: Writing) -> None:
            await writing.do(
                "UPDATE fields SET closed = 1 WHERE closed = 0 AND settled_at IS NULL"
                " AND closes_at <= ?",
                (now,),
            )
            await writing.do(
                "DELETE FROM deleted_tries WHERE EXISTS (SELECT 1 FROM fields"
                " WHERE fields.field = deleted_tries.field AND closed = 1)"
            )

        await self._database.write(work)

    async def close(
        self,
        field_id: str,
        now: Callable[[], int],
        ending: EarlyEnd | None = None,
        *,
        act: ModeratorAct | None = None,
    ) -> bool:
        """Let no card of a field be played any more; return False if none could.

        One that is over earlier closes at that time, for the reason `ending`, as the `act` of a
        moderator if it is one. It is asked for `now` as it is written: a store that was away must
        not put the end before cards that it has taken meanwhile.
        """

        async def work(writing: Writing) -> bool:
            closed = await writing.do(
                "UPDATE fields SET closed = 1, ending = ?3,"
                " closes_at = CASE WHEN closes_at > ?2 THEN ?2 ELSE closes_at END"
                " WHERE field = ?1 AND closed = 0",
                (field_id, now(), ending),
            )
            await writing.do("DELETE FROM deleted_tries WHERE field = ?", (field_id,))
            if closed and act is not None:
                await log_act(writing, act)
            return bool(closed)

        return await self._database.write(work)

    async def open_among(self, field_ids: Iterable[str]) -> frozenset[str]:
        """Return those of some fields in which cards may still be played."""
        rows = await self._database.rows(
            "SELECT field FROM fields WHERE closed = 0"
            " AND field IN (SELECT value FROM json_each(?))",
            (json.dumps(list(field_ids)),),
        )
        return frozenset(field for (field,) in rows)


async def commit_deals(writing: Writing, new: Sequence[NewDeal]) -> None:
    """Keep deals and their fields in a step of something else, as `Fields.commit` does."""
    every = {one.deal.field.field_id: one.deal.field for one in new}
    await writing.do_each(
        "INSERT INTO fields (field, kind, guild_id, family, preset, options, deals, opens_at,"
        f" closes_at, made_by, channel_id, message_id, start_id) VALUES ({places(13)})"
        " ON CONFLICT DO NOTHING",
        [
            (
                *(one.field_id, one.kind, one.guild_id, one.family, one.preset),
                *(json.dumps(dict(one.options)), one.deals, one.opens_at, one.closes_at),
                *(one.made_by, one.channel_id, one.message_id, one.start_id),
            )
            for one in every.values()
        ],
    )
    await writing.do_each(
        "INSERT INTO field_deals (field, number, root, commitment, committed_at, revision, scheme)"
        f" VALUES ({places(7)}) ON CONFLICT DO NOTHING",
        [
            (
                *(deal.field.field_id, deal.number, root),
                *(deal.commitment, deal.committed_at, deal.revision, deal.scheme),
            )
            for deal, root in ((one.deal, one.root) for one in new)
        ],
    )


async def begin_try(writing: Writing, row: TableRow) -> None:
    """Keep that the person of a table has begun its deal; raise `AlreadyTried`.

    With their first one somebody is in a tournament. Whoever was deleted since they pressed is in a
    challenge no more.
    """
    assert row.tried is not None
    field_id, number = row.tried.field_id, row.tried.number
    if await _has_deleted_try(writing, field_id, number, row.host_id):
        raise AlreadyTried
    if row.tried.kind == "challenge" and not await writing.rows(
        "SELECT 1 FROM field_entries WHERE field = ? AND person = ?", (field_id, row.host_id)
    ):
        raise AlreadyTried
    begun = await writing.do(
        "INSERT INTO field_tries (field, number, person, guild_id, table_id)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (field, number, person) DO NOTHING",
        (field_id, number, row.host_id, row.guild_id, row.table_id),
    )
    if not begun:
        raise AlreadyTried
    if row.tried.kind == "tournament":
        await writing.do(
            "INSERT INTO field_entries (field, person, accepted_at) VALUES (?, ?, ?)"
            " ON CONFLICT (field, person) DO NOTHING",
            (field_id, row.host_id, row.opened_at),
        )


async def finish_try(writing: Writing, game: FinishedGame) -> None:
    """Count a try whose last card was played while its field was open; nothing for any other."""
    done = game.finished_try
    rows = done and await writing.rows(_IN_TIME, (game.game_id, game.ended_at))
    if not done or not rows:
        return
    ((field_id, number, person, kind, opens_at),) = rows
    await writing.do(
        "UPDATE field_tries SET ended_at = ?, points = ?, lead = ?, rivals = ? WHERE table_id = ?",
        (game.ended_at, done.points, done.lead, done.rivals, game.game_id),
    )
    await writing.do_each(
        "INSERT INTO field_choices (field, number, node, act, people, lead_sum)"
        " VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (field, number, node, act) DO UPDATE SET"
        " people = field_choices.people + 1,"
        " lead_sum = field_choices.lead_sum + excluded.lead_sum",
        [
            (field_id, number, node, act, done.lead)
            for node, act in zip(_nodes(done.line), done.line, strict=True)
        ],
    )
    # Whose data was deleted meanwhile has no streak.
    if kind == "day" and person > 0:
        await count_day(writing, person, day_of(opens_at))


def _whose(guild_id: int | None) -> str:
    """Return which tries of a deal are meant: of all or of a guild, ?3."""
    return _EVERYBODY if guild_id is None else _HERE


def _nodes(line: Sequence[str]) -> list[bytes]:
    """Return for each act of a line the hash of all before it: where the act was chosen."""
    hashed, found = sha256(), list[bytes]()
    for act in line:
        found.append(hashed.digest()[:16])
        hashed.update(f"{act}\n".encode())
    return found


def field_of(row: SqlRow) -> Field:
    field_id, kind, guild_id, family, preset, options, deals, opens_at, closes_at, *others = row
    made_by, channel_id, message_id, start_id, closed, settled_at, ending = others
    return Field(
        field_id=field_id,
        kind=kind,
        guild_id=guild_id,
        family=family,
        preset=preset,
        options=json.loads(options),
        deals=deals,
        opens_at=opens_at,
        closes_at=closes_at,
        made_by=made_by,
        channel_id=channel_id,
        message_id=message_id,
        start_id=start_id,
        over=bool(closed),
        settled=settled_at is not None,
        ending=ending,
    )


def _deal(row: SqlRow) -> FieldDeal:
    number, commitment, committed_at, revision, scheme, *field = row
    return FieldDeal(
        field=field_of(tuple(field)),
        number=number,
        commitment=commitment,
        committed_at=committed_at,
        revision=revision,
        scheme=scheme,
    )


def _try(row: SqlRow) -> Try:
    field_id, number, person, name, guild_id, table_id, ended_at, points, lead, rivals, score = row
    return Try(
        field_id=field_id,
        number=number,
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
# without the deal's secret, and they go before that is published.


async def keep_deleted_tries(writing: Writing, person: int, table_id: str | None = None) -> None:
    """Keep which deals a person has had who is about to be forgotten, of the fields that are on.

    At one table or at all.
    """
    await writing.do_each(
        "INSERT INTO deleted_tries (field, number, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [
            (field_id, number, _hashed(root, person))
            for field_id, number, root in await writing.rows(_OF_OPEN_FIELDS, (person, table_id))
        ],
    )


async def _has_deleted_try(writing: Writing, field_id: str, number: int, person: int) -> bool:
    """Whether a person began a deal before their data was deleted."""
    roots = await writing.rows(
        "SELECT root FROM field_deals WHERE field = ? AND number = ?", (field_id, number)
    )
    found = await writing.rows(
        "SELECT 1 FROM deleted_tries WHERE field = ? AND number = ? AND person = ?",
        (field_id, number, _hashed(roots[0][0], person)),
    )
    return bool(found)


def _hashed(root: bytes, person: int) -> bytes:
    return hmac.digest(root, f"cardroom-deleted-try-1\n{person}".encode(), "sha256")
