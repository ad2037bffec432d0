"""Tables, a row each, and their chairs, hands and reminders."""

import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Final

from data.journal import begin_journal, read_journal
from data.moderation import ModeratorAct, log_act
from data.people import PersonRow, note_seen
from data.proofs import (
    KeptProof,
    count_posting,
    forget_proof,
    forget_root,
    keep_root,
    read_proof,
    settle_message,
    settle_people,
)
from data.sql.counting import count_left_alone
from data.sql.database import Database, SqlRow, Value, Writing
from data.sql.fields import begin_try
from data.sql.limits import must_have_place_beside, must_keep_to
from data.sql.rows import COLUMNS, SELECT, gathered, places, seat_chairs, values_of
from data.sql.walkouts import keep_walkouts
from data.tables import (
    UNLIMITED,
    HandRow,
    Limits,
    NextDeal,
    Recorded,
    Sent,
    TableIdTaken,
    TableRow,
    TableState,
    WrongState,
)
from engine.cards import Unreadable
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.fairness.terms import SeatMarks
from engine.players.policy import Level
from engine.table.chairs import Chair
from engine.table.journal import Entry, JournalConflict

_LIVE: Final = "tables.state IN ('lobby', 'playing')"
_UNANNOUNCED: Final = "tables.state = 'finished' AND tables.announced = 0"
_ORDER: Final = " ORDER BY tables.opened_at, tables.table_id, chairs.seat"

# Locked, so that no other process becomes the owner before all of it is committed. Most of what
# follows changes the row: two that had only a share of it would wait for each other.
_OWNED: Final = "SELECT 1 FROM tables WHERE table_id = ? AND epoch = ? /* FOR NO KEY UPDATE */"


class Tables:
    """Every table there is or was.

    What only the owner of a table may write is written by `held`. Who has not said so is not
    asked; that is for tests, and for what comes from elsewhere as a whole.
    """

    __slots__ = ("_database", "_epoch", "_noted")

    def __init__(self, database: Database, epoch: int | None = None) -> None:
        self._database = database
        self._epoch = epoch
        self._noted: dict[str, int] = {}
        """The messages of lobbies that are kept with the next step of their tables."""

    def held(self, epoch: int) -> "Tables":
        """Return the tables as they are written by their owner in this epoch.

        A table that has had another owner since takes nothing of it: `JournalConflict`.
        """
        return Tables(self._database, epoch)

    async def add(
        self,
        row: TableRow,
        proof: KeptProof | None = None,
        *,
        seen: PersonRow | None = None,
        entries: Sequence[Entry] = (),
        limits: Limits = UNLIMITED,
    ) -> None:
        """Keep a new table with its proof; raise `TableIdTaken`, and try another id.

        Raise `TooManyOpen` if it would be one more than `limits` allow.

        The try of a deal is kept with it; raise `AlreadyTried` if the person had one. So are
        name and language of whoever was `seen` to open it, and the first `entries` of a game that
        begins at once.
        """

        async def work(writing: Writing) -> None:
            await must_keep_to(writing, limits, row)
            added = await writing.do(
                f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({places(len(COLUMNS))})"
                " ON CONFLICT (table_id) DO NOTHING",
                values_of(row),
            )
            if not added:
                raise TableIdTaken(row.table_id)
            await seat_chairs(writing, row.table_id, row.chairs)
            if proof is not None:
                await keep_root(writing, row.table_id, proof)
            if row.is_try:
                await begin_try(writing, row)
            if entries:
                await settle_message(writing, row.table_id, (proof and proof.message_id) or 0)
                await begin_journal(writing, row.table_id, entries)
            if seen is not None:
                await note_seen(writing, seen)

        # A try is counted beside those of other tables, and so is a table where there is a limit.
        # Who is seen depends on nothing read.
        counted = row.is_try or limits != UNLIMITED
        await self._database.write(work, within_table=not counted)

    async def get(self, table_id: str) -> TableRow | None:
        return next(iter(await self.some((table_id,))), None)

    async def some(self, table_ids: Sequence[str]) -> tuple[TableRow, ...]:
        """Return some tables of any state, oldest first."""
        asked = f"{SELECT} WHERE tables.table_id IN ({places(len(table_ids))}){_ORDER}"
        return tuple(gathered(await self._database.rows(asked, table_ids)))

    async def take_over(self, owner: str) -> None:
        """Make `owner` the owner of every table on which something is still to be done.

        That is only right for a process which knows that no other one runs. Each of them begins
        another epoch.
        """
        await self._database.do(
            f"UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE {_LIVE} OR {_UNANNOUNCED}",
            (owner,),
        )

    async def owner_of(self, table_id: str) -> str | None:
        """Return the process that plays a table; None if there is none on which to do anything."""
        rows = await self._database.rows(
            f"SELECT owner FROM tables WHERE table_id = ? AND ({_LIVE} OR {_UNANNOUNCED})",
            (table_id,),
        )
        return str(rows[0][0]) if rows else None

    async def live(self, owner: str) -> tuple[TableRow, ...]:
        """Return the tables of an owner in the lobby or in play, oldest first."""
        return await self._owned(owner, _LIVE)

    async def unannounced(self, owner: str) -> tuple[TableRow, ...]:
        """Return an owner's finished tables whose end may not be told or tidied yet."""
        return await self._owned(owner, _UNANNOUNCED)

    async def _owned(self, owner: str, where: str) -> tuple[TableRow, ...]:
        rows = await self._database.rows(
            f"{SELECT} WHERE {where} AND tables.owner = ?{_ORDER}", (owner,)
        )
        return tuple(gathered(rows))

    async def sent(self, owner: str) -> dict[str, Sent]:
        """Return what people were sent of an owner's tables that are not done with, by table."""
        hands: defaultdict[str, list[HandRow]] = defaultdict(list)
        for row in await self._beside(owner, "hands", "channel_id", "message_id", "deal"):
            hands[row[0]].append(HandRow(*row))
        reminded: defaultdict[str, dict[Seat, int]] = defaultdict(dict)
        for table_id, seat, asked in await self._beside(owner, "reminders", "asked"):
            reminded[table_id][seat] = asked
        return {
            table_id: Sent(tuple(hands[table_id]), reminded[table_id])
            for table_id in hands.keys() | reminded.keys()
        }

    async def _beside(self, owner: str, table: str, *columns: str) -> Sequence[SqlRow]:
        kept = ", ".join(f"{table}.{column}" for column in ("table_id", "seat", *columns))
        return await self._database.rows(
            f"SELECT {kept} FROM {table} JOIN tables USING (table_id)"
            f" WHERE ({_LIVE} OR {_UNANNOUNCED}) AND tables.owner = ?"
            f" ORDER BY {table}.table_id, {table}.seat",
            (owner,),
        )

    async def of_person(
        self, person_id: int, states: Collection[TableState]
    ) -> tuple[TableRow, ...]:
        """Return the tables in one of `states` where a person has a chair, oldest first."""
        if not states:
            return ()
        rows = await self._database.rows(
            f"{SELECT} WHERE tables.state IN ({places(len(states))})"
            f" AND tables.table_id IN (SELECT table_id FROM chairs WHERE person = ?){_ORDER}",
            (*(state.value for state in states), person_id),
        )
        return tuple(gathered(rows))

    async def of_guild(self, guild_id: int) -> tuple[TableRow, ...]:
        """Return the tables of a guild that are open, oldest first; those of one person are not."""
        rows = await self._database.rows(
            f"{SELECT} WHERE {_LIVE} AND tables.guild_id = ? AND tables.solo = 0{_ORDER}",
            (guild_id,),
        )
        return tuple(gathered(rows))

    async def set_chairs(
        self,
        table_id: str,
        chairs: tuple[Chair, ...],
        *,
        host: int | None = None,
        seen: PersonRow | None = None,
        limits: Limits = UNLIMITED,
    ) -> None:
        """Put these chairs in place of those there were.

        A new `host` comes with them, if any, and name and language of whoever was `seen` to come.
        Raise `TooManyOpen` if they sit at as many tables as `limits` allow.
        """

        async def work(writing: Writing) -> None:
            if seen is not None and limits != UNLIMITED:
                await must_have_place_beside(writing, limits, table_id, seen.person_id)
            await seat_chairs(writing, table_id, chairs)
            if host is not None:
                await writing.do(
                    "UPDATE tables SET host_id = ? WHERE table_id = ?", (host, table_id)
                )
            if seen is not None:
                await note_seen(writing, seen)

        await self._write(table_id, work, within_table=limits == UNLIMITED)

    async def set_attendance(
        self,
        table_id: str,
        chairs: tuple[Chair, ...],
        *,
        paused_until: int | None,
        pause_reason: str | None = None,
        clock_from: int,
        act: ModeratorAct | None = None,
    ) -> None:
        """Put these chairs in place of those there were, with what follows from who is there.

        `act` is whose doing it was, if a moderator's.
        """

        async def work(writing: Writing) -> None:
            await writing.do(
                "UPDATE tables SET paused_until = ?, pause_reason = ?, clock_from = ?"
                " WHERE table_id = ?",
                (paused_until, pause_reason, clock_from, table_id),
            )
            await seat_chairs(writing, table_id, chairs)
            if act is not None:
                await log_act(writing, act)

        await self._write(table_id, work, within_table=act is None)

    async def set_message(
        self, table_id: str, message_id: int | None, deal: int, *, past_id: int | None = None
    ) -> None:
        """Remember the public message, which deal it shows, and that of the deal before."""

        async def work(writing: Writing) -> None:
            await _hang(writing, table_id, message_id, deal, past_id)

        await self._write(table_id, work)

    def note_message(self, table_id: str, message_id: int) -> None:
        """Remember the message of a lobby with the next step that is written of it here."""
        self._noted[table_id] = message_id

    async def keep_message(self, table_id: str) -> None:
        """Remember it now, if no step has been written since it was noted."""

        async def work(writing: Writing) -> None:
            """Nothing but what is noted."""

        if table_id in self._noted:
            await self._write(table_id, work)

    async def set_announced(self, table_id: str) -> None:
        """Remember that the result of a finished game has been posted, and its deals folded."""
        await self._database.do(
            "UPDATE tables SET announced = 1 WHERE table_id = ? AND announced = 0", (table_id,)
        )

    async def set_result(self, table_id: str, message_id: int) -> None:
        """Remember where the result of a finished game is posted."""
        await self._database.do(
            "UPDATE tables SET result_id = ? WHERE table_id = ?", (message_id, table_id)
        )

    async def claim(
        self,
        table_id: str,
        *,
        chairs: tuple[Chair, ...],
        claimed_at: int,
        people: SeatMarks = (),
        start_id: int = 0,
    ) -> None:
        """Settle who plays at a table in the lobby, before its own message is posted.

        Each time counts as a posting of that message. The table stays in the lobby, but has a
        time at which it was `started_at`; `people` and `start_id` are those of its `KeptProof`.
        Raise `WrongState` if it is not there.
        """

        async def work(writing: Writing) -> None:
            await _set_in_lobby(writing, table_id, "started_at = ?", claimed_at)
            await count_posting(writing, table_id, 1)
            await settle_people(writing, table_id, people, start_id)
            await seat_chairs(writing, table_id, chairs)

        await self._write(table_id, work)

    async def start(
        self,
        table_id: str,
        *,
        dealer: Seat,
        seat_count: int,
        started_at: int,
        thread_id: int | None = None,
        shown_at: int = 0,
        message_id: int | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        """Begin the game of a table in the lobby, whose chairs were settled before; `WrongState`.

        `shown_at` is the message from which its chance follows, now and for good. `message_id` is
        that of the first deal, whose `entries` are written with the beginning. It is played in the
        thread `thread_id` of its channel, if any.
        """

        async def work(writing: Writing) -> None:
            begun = "state = 'playing', dealer = ?, seat_count = ?, started_at = ?"
            await _set_in_lobby(writing, table_id, begun, dealer, seat_count, started_at)
            await settle_message(writing, table_id, shown_at)
            if thread_id is not None:
                await writing.do(
                    "UPDATE tables SET parent_id = channel_id, channel_id = ? WHERE table_id = ?",
                    (thread_id, table_id),
                )
            if message_id is not None:
                await _hang(writing, table_id, message_id, 1)
            if entries:
                await begin_journal(writing, table_id, entries)

        await self._write(table_id, work)

    async def count_posting(self, table_id: str) -> None:
        """Count that the message of a table that is about to begin is posted once more."""

        async def work(writing: Writing) -> None:
            await count_posting(writing, table_id, 1)

        await self._write(table_id, work)

    async def back_to_lobby(
        self, table_id: str, chairs: tuple[Chair, ...], *, posted: bool
    ) -> None:
        """Undo a claim; the chairs are as before it.

        Its posting counts on if the message was `posted`, or may have been. Raise `WrongState` if
        there is no claim: a game that was dealt is not dealt anew.
        """

        async def work(writing: Writing) -> None:
            changed = await writing.do(
                "UPDATE tables SET started_at = NULL"
                " WHERE table_id = ? AND state = 'lobby' AND started_at IS NOT NULL",
                (table_id,),
            )
            if not changed:
                raise WrongState(f"table {table_id} is not about to begin")
            if not posted:
                await count_posting(writing, table_id, -1)
            await seat_chairs(writing, table_id, chairs)

        await self._write(table_id, work)

    async def set_rules(self, table_id: str, options: Mapping[str, Option], revision: int) -> None:
        """Keep what a table that has not begun departs from its preset in; else `WrongState`."""

        async def work(writing: Writing) -> None:
            rules = json.dumps(dict(options))
            await _set_in_lobby(writing, table_id, "options = ?, revision = ?", rules, revision)

        await self._write(table_id, work)

    async def set_terms(
        self,
        table_id: str,
        *,
        level: Level,
        hints: bool,
        pace: str,
        next_deal: NextDeal,
        reliability: int,
    ) -> None:
        """Keep how a table that has not begun is to be played; else `WrongState`."""

        async def work(writing: Writing) -> None:
            terms = "level = ?, hints = ?, pace = ?, next_deal = ?, reliability = ?"
            values = (level, hints, pace, next_deal, reliability)
            await _set_in_lobby(writing, table_id, terms, *values)

        await self._write(table_id, work)

    async def close(
        self,
        table_id: str,
        state: TableState,
        ended_at: int,
        *,
        recorded: Recorded | None = None,
        keep_journal: bool = False,
        chairs: tuple[Chair, ...] | None = None,
        lost: bool = False,
        act: ModeratorAct | None = None,
    ) -> None:
        """End a table without a result, `void` or `closed`; an ended one stays as it is.

        A game that was dealt keeps what `recorded` writes down of it, for whoever wants to verify
        its deals. Its journal and its secrets are forgotten; `keep_journal` is for a journal that
        does not replay, for somebody who looks into why. `chairs` are those still taken then, if
        that is news. `lost` says that its person ended it: a game alone without hints then counts.
        `act` is whose doing it was, if a moderator's.
        Raise `ValueError` for a state that is no such end.
        """
        if state not in (TableState.VOID, TableState.CLOSED):
            raise ValueError(f"a table is not closed as {state}")

        async def work(writing: Writing) -> None:
            changed = await writing.do(
                # One that was never dealt has not begun, unless its cards could be known.
                "UPDATE tables SET state = ?1, ended_at = ?2, pause_reason = NULL,"
                " started_at = CASE WHEN dealer IS NOT NULL THEN started_at"
                " WHEN EXISTS (SELECT 1 FROM proofs WHERE table_id = ?3 AND postings > 0)"
                " THEN coalesce(started_at, ?2) END"
                " WHERE table_id = ?3 AND state IN ('lobby', 'playing')",
                (state.value, ended_at, table_id),
            )
            if not changed:
                return
            if chairs is not None:
                await seat_chairs(writing, table_id, chairs)
            await keep_walkouts(writing, table_id)
            if lost:
                await count_left_alone(writing, table_id)
            if act is not None:
                await log_act(writing, act)
            await _put_down(writing, table_id, recorded)
            if not keep_journal:
                await writing.do("DELETE FROM journal WHERE table_id = ?", (table_id,))

        # Ratings and the order of counting are everybody's, and the log is that of the guild.
        await self._write(table_id, work, within_table=not lost and act is None)

    async def set_hands(self, table_id: str, hands: Sequence[HandRow]) -> None:
        """Remember the direct messages of some seats, in place of earlier ones, and their channels.

        Each channel is that of whoever sits there; of a chair that names nobody nothing is kept.
        """

        async def work(writing: Writing) -> None:
            await writing.do_each(
                "INSERT INTO hands (table_id, seat, channel_id, message_id, deal)"
                " SELECT table_id, seat, CAST(?3 AS BIGINT), CAST(?4 AS BIGINT), CAST(?5 AS BIGINT)"
                " FROM chairs WHERE table_id = ?1 AND seat = ?2 AND person IS NOT NULL"
                " ON CONFLICT (table_id, seat) DO UPDATE SET"
                " channel_id = excluded.channel_id, message_id = excluded.message_id,"
                " deal = excluded.deal",
                [(table_id, one.seat, one.channel_id, one.message_id, one.deal) for one in hands],
            )
            await writing.do_each(
                "UPDATE people SET dm_channel_id = ?1 WHERE coalesce(dm_channel_id, 0) <> ?1"
                " AND person = (SELECT person FROM chairs WHERE table_id = ?2 AND seat = ?3)",
                [(one.channel_id, table_id, one.seat) for one in hands],
            )

        await self._write(table_id, work)

    async def set_reminded(self, table_id: str, seat: Seat, asked: int) -> None:
        """Remember that a seat has been reminded of its question number `asked`."""

        async def work(writing: Writing) -> None:
            await writing.do(
                "INSERT INTO reminders (table_id, seat, asked) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET asked = excluded.asked",
                (table_id, seat, asked),
            )

        await self._write(table_id, work)

    async def _write(
        self,
        table_id: str,
        work: Callable[[Writing], Awaitable[None]],
        *,
        within_table: bool = True,
    ) -> None:
        """Do `work` on a table in one transaction, unless another process owns it by now."""
        noted = self._noted.get(table_id)

        async def owned(writing: Writing) -> None:
            await must_own(writing, table_id, self._epoch)
            if noted is not None:
                await _hang(writing, table_id, noted, 0)
            await work(writing)

        await self._database.write(owned, within_table=within_table)
        if noted is not None:
            self._noted.pop(table_id, None)


async def tables_counted(database: Database) -> int:
    """Return how many tables there are or were."""
    ((tables,),) = await database.rows("SELECT count(*) FROM tables")
    return int(tables)


async def _put_down(writing: Writing, table_id: str, recorded: Recorded | None) -> None:
    """Keep the record of a game that was dealt, in place of its secrets."""
    record = None
    try:
        entries = await read_journal(writing, table_id)
        if entries and recorded is not None:
            record = recorded(entries, await read_proof(writing, table_id))
    except Unreadable:
        # What was drawn cannot be told from it; somebody may look into it.
        return
    if record is None:
        await forget_proof(writing, table_id)
    else:
        await forget_root(writing, table_id, record)


async def _hang(
    writing: Writing, table_id: str, message_id: int | None, deal: int, past_id: int | None = None
) -> None:
    await writing.do(
        "UPDATE tables SET message_id = ?, message_deal = ?, past_id = ? WHERE table_id = ?",
        (message_id, deal, past_id, table_id),
    )


async def _set_in_lobby(writing: Writing, table_id: str, what: str, *values: Value) -> None:
    """Change a table that has not begun; raise `WrongState` for another."""
    changed = await writing.do(
        f"UPDATE tables SET {what} WHERE table_id = ? AND state = 'lobby'", (*values, table_id)
    )
    if not changed:
        raise WrongState(f"table {table_id} is not in the lobby")


async def must_own(writing: Writing, table_id: str, epoch: int | None) -> None:
    """Raise `JournalConflict` if a table has had another owner since this epoch began.

    Who names no epoch is not asked.
    """
    if epoch is not None and not await writing.rows(_OWNED, (table_id, epoch)):
        raise JournalConflict(table_id, f"epoch {epoch} is over")
