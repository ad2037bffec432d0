"""Processes: which of them run the bot, which one serves which shard, what they tell each other."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NoReturn, Protocol, TypeAlias, final

from data.patience import NotRead
from data.sql.database import Database, Writing
from data.sql.migrations import newest_shape

LEASE_MS: Final = 10_000
"""How long a process that is not heard of is waited for, before others serve its shards."""


Hear: TypeAlias = Callable[[str, str], None]
"""Is told the topic of a notice, and its text."""


class Notices(Protocol):
    """The words that one process tells others at once, and nobody keeps.

    One may be lost with its sender or its hearer.

    So nothing may depend on them but how soon something is looked at.
    """

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        """Tell one process something."""
        ...

    async def tell_all(self, topic: str, text: str = "") -> None:
        """Tell every other process something."""
        ...

    async def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Hear what others tell this process, until cancelled.

        `missed` is called whenever something may have been told that nobody heard.
        """
        ...


@final
class NoNotices(Notices):
    """Nobody is told anything, and nobody tells."""

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        pass

    async def tell_all(self, topic: str, text: str = "") -> None:
        pass

    async def listen(
        self,
        hear: Hear,  # noqa: ARG002  there is nothing to hear
        missed: Callable[[], None],  # noqa: ARG002  nor to miss
    ) -> NoReturn:
        await asyncio.Event().wait()
        raise AssertionError


class FencedOff(NotRead):
    """Other processes have taken this one for dead and play its tables; it can do nothing more.

    It reads and writes nothing.
    """

    def __init__(self, process: str | None) -> None:
        super().__init__("FENCED_OFF", busy=True)
        self.process = process


class NameTaken(Exception):
    """A process of this name runs, and nobody has said that it is to be replaced."""


@dataclass(frozen=True, slots=True)
class Member:
    """A process that runs the bot.

    `process` stands for one run of it, `name` is what its host calls it. `pinned` are the shards
    that it was told to serve; `replaces` is the run whose place it is to take.
    """

    process: str
    name: str
    pinned: frozenset[int] = frozenset()
    replaces: str | None = None


@dataclass(frozen=True, slots=True)
class Shard:
    """A shard of Discord's, and who serves it.

    The `heir` is to serve it next, and is `ready` once it hears what happens there.
    """

    number: int
    process: str | None
    heir: str | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Membership:
    """The living processes, in the order of their names, and every shard, in order."""

    members: tuple[Member, ...]
    shards: tuple[Shard, ...]

    @property
    def living(self) -> frozenset[str]:
        return frozenset(member.process for member in self.members)

    def served_by(self, process: str) -> tuple[int, ...]:
        return tuple(shard.number for shard in self.shards if shard.process == process)


@dataclass(frozen=True, slots=True)
class ForwardedPress:
    """A press that was brought to another process than the one that plays its table.

    `payload` is what Discord sent, as JSON. It is `acknowledged` if Discord has had an answer.
    """

    press_id: int
    table_id: str
    payload: str
    acknowledged: bool = False


_MEMBERS: Final = """
SELECT process, name, pinned, replaces FROM processes WHERE ended_at IS NULL ORDER BY name, process
"""
_SHARDS: Final = "SELECT shard, process, heir, ready FROM shards ORDER BY shard"

_OPEN: Final = "state IN ('lobby', 'playing') OR state = 'finished' AND announced = 0"
"""Something is still to be done at such tables."""

_SHARD: Final = "(guild_id >> 22) % (SELECT count(*) FROM shards)"
"""The shard of a table."""

_ORPHANED: Final = """NOT EXISTS
(SELECT 1 FROM processes WHERE processes.process = tables.owner AND ended_at IS NULL)"""
"""No process that lives plays such tables."""

REMEMBERED_MS: Final = 7 * 24 * 60 * 60_000
"""How long a process is remembered that has ended."""

FORWARDED_MS: Final = 15 * 60_000
"""How long a press is kept that nobody has answered: so long its token holds."""


class Processes:
    """The processes that run the bot on one store.

    Times are those of the store's own clock. Every method raises `FencedOff` if others have
    taken this process for dead.
    """

    def __init__(self, database: Database, process: str, lease_ms: int = LEASE_MS) -> None:
        self._database = database
        self.process = process
        """The run of this process."""
        self._lease_ms = lease_ms
        self._late_at = time.monotonic()
        """When it was last known that this process, or another one, could not renew its lease."""
        self._renewed_at: float | None = None

    async def join(self, member: Member, *, replacing: bool) -> Member:
        """Begin the lease of this process, and return it with whom it replaces.

        Raise `NameTaken` if one of its name lives and is not to be replaced.
        """

        async def work(writing: Writing) -> str | None:
            named = await writing.rows(
                "SELECT process FROM processes WHERE name = ?1 AND ended_at IS NULL"
                f" AND lease_until >= {self._clock} AND process <> ?2"
                # Of several in each other's place it is the last one that is replaced.
                " ORDER BY joined_at DESC, process",
                (member.name, self.process),
            )
            if named and not replacing:
                raise NameTaken(member.name)
            replaced = str(named[0][0]) if named else None
            for process in gone:
                await self._end(writing, process)
            await writing.do(
                "INSERT INTO processes"
                " (process, name, pinned, replaces, joined_at, lease_until, shape)"
                f" VALUES (?1, ?2, ?3, ?4, {self._clock}, {self._clock} + CAST(?5 AS BIGINT), ?6)"
                " ON CONFLICT (process) DO UPDATE SET name = excluded.name,"
                " pinned = excluded.pinned, replaces = excluded.replaces, ended_at = NULL,"
                " shape = excluded.shape,"
                " joined_at = excluded.joined_at, lease_until = excluded.lease_until",
                (
                    self.process,
                    member.name,
                    json.dumps(sorted(member.pinned)),
                    replaced,
                    self._lease_ms,
                    newest_shape(),
                ),
            )
            # A process that was paused for long finds here that it is taken for dead.
            await writing.do(
                f"DELETE FROM processes WHERE ended_at < {self._clock} - {REMEMBERED_MS}"
                " AND process NOT IN (SELECT process FROM shards WHERE process IS NOT NULL)"
            )
            return replaced

        gone = await self._gone(member.name, expired=not replacing)
        replaced = await self._database.write(work)
        for process in gone:
            await self._database.cut_off(process)
        self._late_at = self._renewed_at = time.monotonic()
        return Member(self.process, member.name, member.pinned, replaced)

    async def _gone(self, name: str | None, *, expired: bool) -> tuple[str, ...]:
        """Return the processes of a name, or of any, that are connected no more.

        They were killed. One that only lost its connections would count as that all the same. It
        may be asked for those alone whose lease has `expired`.
        """
        rows = await self._database.rows(
            "SELECT process FROM processes WHERE name = coalesce(CAST(?1 AS TEXT), name)"
            " AND ended_at IS NULL AND process <> ?2"
            f" AND (lease_until < {self._clock} OR CAST(?3 AS BIGINT) = 0)",
            (name, self.process, int(expired)),
        )
        return tuple(
            [str(one) for (one,) in rows if not await self._database.is_connected(str(one))]
        )

    @property
    def lease_age(self) -> float | None:
        """For how many seconds the lease was not renewed; None before there is one."""
        return None if self._renewed_at is None else time.monotonic() - self._renewed_at

    @property
    def holds_lease(self) -> bool:
        """Whether the others take this process for alive, as far as it knows itself."""
        return (age := self.lease_age) is not None and 1000 * age < self._lease_ms

    async def renew(self) -> None:
        """Renew the lease of this process; raise `FencedOff` if others have ended it."""
        renewal = (
            f"UPDATE processes SET lease_until = {self._clock} + CAST(?1 AS BIGINT)"
            " WHERE process = ?2 AND ended_at IS NULL"
        )
        values = (self._lease_ms, self.process)
        asked_at = time.monotonic()
        if await self._database.do(f"{renewal} AND NOT {self._is_late}", values):
            self._renewed_at = asked_at
            return
        # Before the lease is good again: others may be looked for at this moment.
        self._late_at = time.monotonic()
        if not await self._database.do(renewal, values):
            raise FencedOff(self.process)
        self._late_at = self._renewed_at = time.monotonic()

    async def leave(self) -> None:
        """End the lease of this process: others may serve its shards at once."""
        await self._database.write(lambda writing: self._end(writing, self.process))

    async def _end(self, writing: Writing, process: str) -> None:
        """Note that a process has ended; who was to take its place takes that of its own one."""
        await writing.do(
            f"UPDATE processes SET ended_at = {self._clock} WHERE process = ? AND ended_at IS NULL",
            (process,),
        )
        await writing.do(
            "UPDATE processes SET replaces ="
            " (SELECT replaces FROM processes AS gone WHERE gone.process = ?1)"
            " WHERE replaces = ?1 AND ended_at IS NULL",
            (process,),
        )

    async def end_expired(self) -> tuple[str, ...]:
        """Fence off every process whose lease is over, and return which that were.

        It is none unless this process has renewed its own lease in time for the length of a lease:
        while the store is away or hangs, or takes no connection, nobody can.
        """

        async def work(writing: Writing) -> tuple[str, ...]:
            rows = await writing.rows(
                f"SELECT process FROM processes WHERE {others} AND lease_until < {self._clock}"
                # It may not know yet that it is late itself.
                f" AND EXISTS (SELECT 1 FROM processes WHERE process = ?2 AND NOT {self._is_late})",
                (self._lease_ms, self.process),
            )
            if not in_time():
                return ()
            for (process,) in rows:
                await self._end(writing, str(process))
            return tuple(str(process) for (process,) in rows)

        def in_time() -> bool:
            return 1000 * (time.monotonic() - self._late_at) >= self._lease_ms

        others = "ended_at IS NULL AND process <> ?2"
        # It is asked every second, and there is hardly ever one.
        late = await self._database.rows(
            f"SELECT lease_until < {self._clock} FROM processes WHERE {others} AND {self._is_late}",
            (self._lease_ms, self.process),
        )
        if late and not await self._database.takes_connections():
            # Who is connected, as this one is, can renew its lease, and who is not cannot.
            self._late_at = time.monotonic()
        if not any(expired for (expired,) in late) or not in_time():
            return ()
        ended = await self._database.write(work)
        for process in ended:
            await self._database.cut_off(process)
        return ended

    async def end_gone(self) -> None:
        """Fence off every process whose lease is over and that has no connection any more."""
        gone = await self._gone(None, expired=True)
        for process in gone:
            await self._database.write(partial(self._end, process=process))
            await self._database.cut_off(process)

    @property
    def _is_late(self) -> str:
        """Whether more than half of a lease of ?1 milliseconds is over: it was to be renewed."""
        return f"(lease_until < {self._clock} + CAST(?1 AS BIGINT) / 2)"

    async def membership(self) -> Membership:
        """Return who lives, and who serves which shard."""
        members = await self._database.rows(_MEMBERS)
        shards = await self._database.rows(_SHARDS)
        return Membership(
            tuple(
                Member(process, name, frozenset(json.loads(pinned)), replaces)
                for process, name, pinned, replaces in members
            ),
            tuple(
                Shard(number, process, heir, bool(ready)) for number, process, heir, ready in shards
            ),
        )

    async def agree_on_shards(self, count: int) -> int:
        """Return how many shards there are: `count` if no other process lives."""

        async def work(writing: Writing) -> int:
            served = await writing.rows(
                "SELECT 1 FROM shards JOIN processes USING (process)"
                " WHERE ended_at IS NULL AND process <> ?",
                (self.process,),
            )
            ((kept,),) = await writing.rows("SELECT count(*) FROM shards")
            if kept == count or (served and kept):
                return int(kept)
            await writing.do("DELETE FROM shards")
            await writing.do_each(
                "INSERT INTO shards (shard) VALUES (?)", [(number,) for number in range(count)]
            )
            return count

        return await self._database.write(work)

    async def claim(self, shard: Shard) -> bool:
        """Serve a shard whose process is dead; False if another was quicker.

        The tables that nobody alive plays belong to this process from then on.
        """

        async def work(writing: Writing) -> bool:
            claimed = await writing.do(
                "UPDATE shards SET process = ?1, heir = NULL, ready = 0, seen = 'null'"
                " WHERE shard = ?2 AND process IS NOT DISTINCT FROM CAST(?3 AS TEXT)"
                " AND NOT EXISTS (SELECT 1 FROM processes"
                " WHERE processes.process = shards.process AND ended_at IS NULL)",
                (self.process, shard.number, shard.process),
            )
            if claimed:
                await self._give_tables(writing, shard, self.process)
            return bool(claimed)

        if shard.process is not None:
            # Whoever has found it dead may have died before it had done so.
            await self._database.cut_off(shard.process)
        return await self._database.write(work)

    async def ask_for(self, shard: Shard) -> bool:
        """Become the heir of a shard that a living process serves; False if there is one."""
        return bool(
            await self._database.do(
                "UPDATE shards SET heir = ?1, ready = 0"
                " WHERE shard = ?2 AND process = ?3 AND heir IS NULL",
                (self.process, shard.number, shard.process),
            )
        )

    async def disinherit(self, shard: Shard) -> None:
        """Have no heir any more, who has died."""
        await self._database.do(
            "UPDATE shards SET heir = NULL, ready = 0 WHERE shard = ? AND heir = ? AND process = ?",
            (shard.number, shard.heir, self.process),
        )

    async def say_ready(self, number: int) -> None:
        """Say that this process hears what happens on a shard it is the heir of."""
        await self._database.do(
            "UPDATE shards SET ready = 1 WHERE shard = ? AND heir = ?", (number, self.process)
        )

    async def hand_over(self, shard: Shard, seen: tuple[int, ...]) -> bool:
        """Let the heir serve a shard, and play the tables that this process plays there.

        Return False if it is not the heir any more.

        `seen` are the presses that were taken lately.
        """
        heir = shard.heir

        async def work(writing: Writing) -> bool:
            handed = await writing.do(
                "UPDATE shards SET process = heir, heir = NULL, ready = 0, seen = ?1"
                " WHERE shard = ?2 AND process = ?3 AND heir = ?4"
                " AND EXISTS (SELECT 1 FROM processes"
                " WHERE processes.process = shards.heir AND ended_at IS NULL)",
                (json.dumps(seen), shard.number, self.process, heir),
            )
            if handed and heir is not None:
                await self._give_tables(writing, shard, heir)
            return bool(handed)

        return await self._database.write(work)

    async def seen(self, number: int) -> frozenset[int] | None:
        """Return the presses that the process before has taken lately on a shard.

        None if it died before it could say.
        """
        rows = await self._database.rows("SELECT seen FROM shards WHERE shard = ?", (number,))
        seen = json.loads(rows[0][0]) if rows else None
        return None if seen is None else frozenset(seen)

    async def forward(
        self, press_id: int, table_id: str, payload: str, *, acknowledged: bool = False
    ) -> str | None:
        """Keep a press for the process that plays its table, and return which one that is.

        None if no other process plays it; then nothing is kept.
        """
        rows = await self._database.rows(
            f"SELECT owner FROM tables WHERE table_id = ? AND owner <> ? AND ({_OPEN})",
            (table_id, self.process),
        )
        if not rows:
            return None
        owner = str(rows[0][0])
        await self._database.do(
            "INSERT INTO forwarded_presses (press_id, table_id, process, payload,"
            f" acknowledged, sent_at) VALUES (?, ?, ?, ?, ?, {self._clock})"
            " ON CONFLICT (press_id) DO UPDATE SET process = excluded.process, taken = 0",
            (press_id, table_id, owner, payload, int(acknowledged)),
        )
        return owner

    async def adopt_tables(self) -> bool:
        """Own the tables of this process's shards whose owner has ended; return if there are any.

        A table that another process has opened, as any may by a press that came by HTTP, is played
        there until that one ends. So is one opened just when its shard changes its process.
        """
        return bool(
            await self._database.do(
                f"UPDATE tables SET owner = ?1, epoch = epoch + 1 WHERE ({_OPEN})"
                f" AND {_SHARD} IN (SELECT shard FROM shards WHERE process = ?1)"
                f" AND {_ORPHANED}",
                (self.process,),
            )
        )

    async def any_forwarded(self) -> bool:
        """Whether a press may be there to adopt, to take or to forget; nothing is written."""
        return bool(
            await self._database.rows(
                "SELECT 1 FROM forwarded_presses LEFT JOIN tables USING (table_id)"
                " WHERE process = ?1 AND taken = 0 OR process <> ?1 AND owner = ?1"
                f" OR sent_at < {self._clock} - {FORWARDED_MS} LIMIT 1",
                (self.process,),
            )
        )

    async def take_forwarded(self) -> tuple[ForwardedPress, ...]:
        """Return the presses that wait for this process, each once, oldest first."""

        async def work(writing: Writing) -> tuple[ForwardedPress, ...]:
            await writing.do(
                f"DELETE FROM forwarded_presses WHERE sent_at < {self._clock} - {FORWARDED_MS}"
            )
            rows = await writing.rows(
                "SELECT press_id, table_id, payload, acknowledged FROM forwarded_presses"
                " WHERE process = ? AND taken = 0 ORDER BY press_id",
                (self.process,),
            )
            await writing.do_each(
                "UPDATE forwarded_presses SET taken = 1 WHERE press_id = ?",
                [(row[0],) for row in rows],
            )
            return tuple(
                ForwardedPress(press_id, table_id, payload, bool(acknowledged))
                for press_id, table_id, payload, acknowledged in rows
            )

        return await self._database.write(work)

    async def adopt_forwarded(self) -> None:
        """Let those that wait at tables which belong to this process now wait for this one."""
        await self._database.do(
            "UPDATE forwarded_presses SET process = ?1, taken = 0 WHERE process <> ?1"
            " AND table_id IN (SELECT table_id FROM tables WHERE owner = ?1)",
            (self.process,),
        )

    async def acknowledge_forwarded(self, press_id: int) -> bool:
        """Note that Discord has had an answer to a press; False if it is done with."""
        return bool(
            await self._database.do(
                "UPDATE forwarded_presses SET acknowledged = 1 WHERE press_id = ?", (press_id,)
            )
        )

    async def finish_forwarded(self, press_id: int) -> None:
        await self._database.do("DELETE FROM forwarded_presses WHERE press_id = ?", (press_id,))

    async def start_session(self, bucket: int, apart_ms: int) -> int:
        """Begin a session of a bucket of Discord's, if it is time.

        Return the milliseconds after which to ask again; 0 if it is begun.
        """

        async def work(writing: Writing) -> int:
            rows = await writing.rows(
                f"SELECT started_at + CAST(?2 AS BIGINT) - {self._clock} FROM session_starts"
                " WHERE bucket = ?1",
                (bucket, apart_ms),
            )
            wait = int(rows[0][0]) if rows else 0
            if wait > 0:
                return min(wait, apart_ms)
            await writing.do(
                f"INSERT INTO session_starts (bucket, started_at) VALUES (?, {self._clock})"
                " ON CONFLICT (bucket) DO UPDATE SET started_at = excluded.started_at",
                (bucket,),
            )
            return 0

        return await self._database.write(work)

    async def take_calls(self, wanted: int, *, leaving: int) -> int:
        """Return how many of the wanted calls to Discord this process may make now.

        It is none if no more than `leaving` are left between all processes.
        """
        return await self._database.do(
            f"UPDATE call_tokens SET free_at = {self._clock} + back_after"
            " WHERE token IN (SELECT token FROM call_tokens"
            f" WHERE free_at <= {self._clock} AND (SELECT count(*) FROM call_tokens"
            f" WHERE free_at <= {self._clock}) > CAST(?2 AS BIGINT) ORDER BY token"
            " LIMIT CAST(?1 AS BIGINT) /* FOR UPDATE SKIP LOCKED */)",
            (wanted, leaving),
        )

    async def share_calls(self, size: int, a_second: float) -> None:
        """Let all processes make so many calls to Discord a second, and `size` of them at once."""
        back_after = round(1000 * size / a_second)

        async def work(writing: Writing) -> None:
            await writing.do("DELETE FROM call_tokens WHERE token >= ?", (size,))
            await writing.do_each(
                "INSERT INTO call_tokens (token, free_at, back_after) VALUES (?, 0, ?)"
                " ON CONFLICT (token) DO UPDATE SET back_after = excluded.back_after",
                [(token, back_after) for token in range(size)],
            )

        await self._database.write(work)

    @property
    def _clock(self) -> str:
        return self._database.clock

    async def _give_tables(self, writing: Writing, shard: Shard, process: str) -> None:
        """Let a process own the tables of a shard that its last one played, or nobody alive."""
        await writing.do(
            f"UPDATE tables SET owner = ?1, epoch = epoch + 1 WHERE ({_OPEN})"
            f" AND {_SHARD} = CAST(?2 AS BIGINT)"
            f" AND (owner = CAST(?3 AS TEXT) OR {_ORPHANED})",
            (process, shard.number, shard.process),
        )
