"""Tables: where a game is played, by whom, and which messages show it."""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from sqlite3 import IntegrityError
from typing import Final

from data.database import Database, Row, Writing
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.table.chairs import Chair, Presence


class TableState(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    VOID = "void"
    """Ended without a result and by nobody: a pause ran out, or the journal no longer replays."""
    CLOSED = "closed"
    """Ended by people, or with its channel, without a result; or a lobby that was closed."""


class TableIdTaken(Exception):
    """There is a table of this id already; nothing was written."""


class WrongState(Exception):
    """The table is not in the state that this step begins from; nothing was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it is kept. Times are milliseconds since 1970.

    `preset` with `options` is what is played, at `revision` of its rules. In the lobby `chairs`
    grows up to `seat_count`. `message_id` is the public message of deal `message_deal`. With
    `hints` players may ask what a computer would play. A game that is paused ends without a result
    at `paused_until`; the time of a turn counts from `clock_from` at the earliest.
    """

    table_id: str
    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    host_id: int
    family: str
    preset: str
    options: Mapping[str, Option]
    revision: int
    seat_count: int
    level: str
    pace: str
    state: TableState
    dealer: Seat | None = None
    message_id: int | None = None
    message_deal: int = 0
    locale: str
    opened_at: int
    started_at: int | None = None
    ended_at: int | None = None
    rematch_of: str | None = None
    hints: bool = False
    paused_until: int | None = None
    clock_from: int = 0
    chairs: tuple[Chair, ...] = ()


@dataclass(frozen=True, slots=True)
class HandRow:
    """The direct message that shows the hand of a seat in one deal."""

    table_id: str
    seat: Seat
    channel_id: int
    message_id: int
    deal: int


_COLUMNS: Final = (
    "table_id, guild_id, guild_name, channel_id, channel_name, host_id, family, preset, options,"
    " revision, seat_count, level, pace, state, dealer, message_id, message_deal, locale,"
    " opened_at, started_at, ended_at, rematch_of, hints, paused_until, clock_from"
)
_WIDTH: Final = _COLUMNS.count(",") + 1

_SELECT: Final = (
    "SELECT "
    + ", ".join(f"tables.{column}" for column in _COLUMNS.split(", "))
    + ", chairs.name, chairs.person, chairs.level, chairs.presence, chairs.missed"
    " FROM tables LEFT JOIN chairs USING (table_id)"
)
_ORDER: Final = " ORDER BY tables.opened_at, tables.table_id, chairs.seat"


class Tables:
    """Every table there is or was."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: TableRow) -> None:
        """Keep a new table; raise `TableIdTaken`, and try another id."""

        async def work(writing: Writing) -> None:
            try:
                await writing.do(
                    f"INSERT INTO tables ({_COLUMNS}) VALUES ({_marks(_WIDTH)})",
                    (
                        row.table_id,
                        row.guild_id,
                        row.guild_name,
                        row.channel_id,
                        row.channel_name,
                        row.host_id,
                        row.family,
                        row.preset,
                        json.dumps(dict(row.options)),
                        row.revision,
                        row.seat_count,
                        row.level,
                        row.pace,
                        row.state.value,
                        row.dealer,
                        row.message_id,
                        row.message_deal,
                        row.locale,
                        row.opened_at,
                        row.started_at,
                        row.ended_at,
                        row.rematch_of,
                        row.hints,
                        row.paused_until,
                        row.clock_from,
                    ),
                )
            except IntegrityError as refusal:
                if await writing.rows("SELECT 1 FROM tables WHERE table_id = ?", (row.table_id,)):
                    raise TableIdTaken(row.table_id) from None
                raise refusal from None
            await _seat(writing, row.table_id, row.chairs)

        await self._database.write(work)

    async def get(self, table_id: str) -> TableRow | None:
        """Return a table of any state, None where there is none of this id."""
        rows = await self._database.rows(
            f"{_SELECT} WHERE tables.table_id = ?{_ORDER}", (table_id,)
        )
        return next(_gathered(rows), None)

    async def live(self) -> tuple[TableRow, ...]:
        """Return the tables in the lobby or in play, oldest first."""
        rows = await self._database.rows(
            f"{_SELECT} WHERE tables.state IN ('lobby', 'playing'){_ORDER}"
        )
        return tuple(_gathered(rows))

    async def unannounced(self) -> tuple[TableRow, ...]:
        """Return the finished tables whose result may not have been posted yet."""
        rows = await self._database.rows(
            f"{_SELECT} WHERE tables.state = 'finished' AND tables.announced = 0{_ORDER}"
        )
        return tuple(_gathered(rows))

    async def of_person(
        self, person_id: int, states: Collection[TableState]
    ) -> tuple[TableRow, ...]:
        """Return the tables in one of `states` where a person has a chair, oldest first."""
        rows = await self._database.rows(
            f"{_SELECT} WHERE tables.state IN ({_marks(len(states))})"
            f" AND tables.table_id IN (SELECT table_id FROM chairs WHERE person = ?){_ORDER}",
            (*(state.value for state in states), person_id),
        )
        return tuple(_gathered(rows))

    async def set_chairs(
        self, table_id: str, chairs: tuple[Chair, ...], *, host: int | None = None
    ) -> None:
        """Put these chairs in place of those there were; a new `host` comes with them, if any."""

        async def work(writing: Writing) -> None:
            await _seat(writing, table_id, chairs)
            if host is not None:
                await writing.do(
                    "UPDATE tables SET host_id = ? WHERE table_id = ?", (host, table_id)
                )

        await self._database.write(work)

    async def set_attendance(
        self,
        table_id: str,
        chairs: tuple[Chair, ...],
        *,
        paused_until: int | None,
        clock_from: int,
    ) -> None:
        """Put these chairs in place of those there were, with what follows from who is there."""

        async def work(writing: Writing) -> None:
            await writing.do(
                "UPDATE tables SET paused_until = ?, clock_from = ? WHERE table_id = ?",
                (paused_until, clock_from, table_id),
            )
            await _seat(writing, table_id, chairs)

        await self._database.write(work)

    async def set_message(self, table_id: str, message_id: int | None, deal: int) -> None:
        """Remember the public message, and which deal it shows."""
        await self._database.do(
            "UPDATE tables SET message_id = ?, message_deal = ? WHERE table_id = ?",
            (message_id, deal, table_id),
        )

    async def set_announced(self, table_id: str) -> None:
        """Remember that the result of a finished game has been posted."""
        await self._database.do(
            "UPDATE tables SET announced = 1 WHERE table_id = ? AND announced = 0", (table_id,)
        )

    async def start(
        self,
        table_id: str,
        *,
        dealer: Seat,
        seat_count: int,
        chairs: tuple[Chair, ...],
        started_at: int,
    ) -> None:
        """Begin the game of a table in the lobby; raise `WrongState`."""

        async def work(writing: Writing) -> None:
            changed = await writing.do(
                "UPDATE tables SET state = 'playing', dealer = ?, seat_count = ?, started_at = ?"
                " WHERE table_id = ? AND state = 'lobby'",
                (dealer, seat_count, started_at, table_id),
            )
            if not changed:
                raise WrongState(f"table {table_id} is not in the lobby")
            await _seat(writing, table_id, chairs)

        await self._database.write(work)

    async def back_to_lobby(self, table_id: str, chairs: tuple[Chair, ...]) -> None:
        """Undo a start that dealt nothing; the chairs are as before it.

        Raise `WrongState` where the table is not in play, and where it is dealt: a game that was
        dealt is not dealt anew.
        """

        async def work(writing: Writing) -> None:
            changed = await writing.do(
                "UPDATE tables SET state = 'lobby', dealer = NULL, started_at = NULL"
                " WHERE table_id = ? AND state = 'playing'"
                " AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.table_id)",
                (table_id,),
            )
            if not changed:
                raise WrongState(f"table {table_id} is not in play, or dealt")
            await _seat(writing, table_id, chairs)

        await self._database.write(work)

    async def set_rules(self, table_id: str, options: Mapping[str, Option], revision: int) -> None:
        """Keep what a table that has not begun departs from its preset in; else `WrongState`."""
        changed = await self._database.do(
            "UPDATE tables SET options = ?, revision = ? WHERE table_id = ? AND state = 'lobby'",
            (json.dumps(dict(options)), revision, table_id),
        )
        if not changed:
            raise WrongState(f"table {table_id} is not in the lobby")

    async def set_terms(self, table_id: str, *, level: str, hints: bool) -> None:
        """Keep how well computers play, and whether there are hints; else `WrongState`."""
        changed = await self._database.do(
            "UPDATE tables SET level = ?, hints = ? WHERE table_id = ? AND state = 'lobby'",
            (level, hints, table_id),
        )
        if not changed:
            raise WrongState(f"table {table_id} is not in the lobby")

    async def close(
        self, table_id: str, state: TableState, ended_at: int, *, keep_journal: bool = False
    ) -> None:
        """End a table without a result, `void` or `closed`; an ended one stays as it is.

        Its journal is forgotten, since nobody needs the cards of such a game; `keep_journal` is
        for one that does not replay, for whoever looks into why.
        """
        if state not in (TableState.VOID, TableState.CLOSED):
            raise ValueError(f"a table is not closed as {state}")

        async def work(writing: Writing) -> None:
            changed = await writing.do(
                "UPDATE tables SET state = ?, ended_at = ?"
                " WHERE table_id = ? AND state IN ('lobby', 'playing')",
                (state.value, ended_at, table_id),
            )
            if changed and not keep_journal:
                await writing.do("DELETE FROM journal WHERE table_id = ?", (table_id,))

        await self._database.write(work)

    async def set_hand(
        self, table_id: str, seat: Seat, channel_id: int, message_id: int, deal: int
    ) -> None:
        """Remember the direct message of a seat, in place of an earlier one."""
        await self._database.do(
            "INSERT INTO hands (table_id, seat, channel_id, message_id, deal)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET"
            " channel_id = excluded.channel_id, message_id = excluded.message_id,"
            " deal = excluded.deal",
            (table_id, seat, channel_id, message_id, deal),
        )

    async def hands(self, table_id: str) -> tuple[HandRow, ...]:
        """Return the direct messages of a table, one a seat at most, in seat order."""
        rows = await self._database.rows(
            "SELECT table_id, seat, channel_id, message_id, deal FROM hands"
            " WHERE table_id = ? ORDER BY seat",
            (table_id,),
        )
        return tuple(HandRow(*row) for row in rows)

    async def set_reminded(self, table_id: str, seat: Seat, asked: int) -> None:
        """Remember that a seat has been reminded of its question number `asked`."""
        await self._database.do(
            "INSERT INTO reminders (table_id, seat, asked) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET asked = excluded.asked",
            (table_id, seat, asked),
        )

    async def reminded(self, table_id: str) -> dict[Seat, int]:
        """Return the last question each seat was reminded of."""
        rows = await self._database.rows(
            "SELECT seat, asked FROM reminders WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        return dict(rows)


async def _seat(writing: Writing, table_id: str, chairs: tuple[Chair, ...]) -> None:
    await writing.do("DELETE FROM chairs WHERE table_id = ?", (table_id,))
    await writing.do_each(
        "INSERT INTO chairs (table_id, seat, name, person, level, presence, missed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                seat,
                chair.name,
                chair.person,
                chair.level,
                chair.presence.value,
                chair.missed,
            )
            for seat, chair in enumerate(chairs)
        ],
    )


def _gathered(rows: list[Row]) -> Iterator[TableRow]:
    for _, lines in groupby(rows, key=lambda row: row[0]):
        seated = list(lines)
        yield _table(seated[0], tuple(_chair(row) for row in seated if row[_WIDTH] is not None))


def _table(row: Row, chairs: tuple[Chair, ...]) -> TableRow:
    named = dict(zip(_COLUMNS.split(", "), row[:_WIDTH], strict=True))
    named["options"] = json.loads(named["options"])
    named["state"] = TableState(named["state"])
    named["hints"] = bool(named["hints"])
    return TableRow(**named, chairs=chairs)


def _chair(row: Row) -> Chair:
    name, person, level, presence, missed = row[_WIDTH:]
    return Chair(name, person, level, Presence(presence), missed)


def _marks(count: int) -> str:
    return ", ".join("?" * count)
