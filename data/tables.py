"""Tables: where a game is played, by whom, and which messages show it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Literal, Protocol, TypeAlias, get_args

from data.people import PersonRow
from data.proofs import KeptProof
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.players.policy import Level
from engine.table.chairs import Chair
from engine.table.journal import Entry

Recorded: TypeAlias = Callable[[tuple[Entry, ...], KeptProof | None], "dict[str, Any] | None"]
"""Writes down a game that ends without a result, from its journal and what its chance follows from;
None if it cannot be written down."""


class TableState(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    VOID = "void"
    """Ended without a result and by nobody: a pause ran out, or the journal no longer replays."""
    CLOSED = "closed"
    """Ended by people, or with its channel, without a result; or a lobby that was closed."""


NextDeal: TypeAlias = Literal["interval", "at-once", "pressed"]
"""When the next deal begins: after an interval of a length that goes with the pace, or as soon as
everybody has pressed Next; at once; or only when everybody has pressed Next."""

RELIABILITIES: Final = (0, 50, 70, 80, 90, 95)
"""How reliable whoever joins a table may have to be, in percent; 0 asks for nothing."""

NEXT_DEALS: Final[Mapping[str, NextDeal]] = {one: one for one in get_args(NextDeal)}


def next_deal_named(text: str) -> NextDeal:
    """Return the way that `text` names; the usual one if it names none."""
    return NEXT_DEALS.get(text, "interval")


class TableIdTaken(Exception):
    """There is a table of this id already; nothing was written."""


class WrongState(Exception):
    """The table is not in the state that this step begins from; nothing was written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it is kept. Times are milliseconds since 1970.

    `preset` with `options` is what is played, at `revision` of its rules. In the lobby `chairs`
    grows up to `seat_count`. `message_id` is the public message of deal `message_deal`.
    If `hints` is set, players may ask what a computer would play. A game that is paused ends
    without a result at `paused_until`; the time of a turn counts from `clock_from` at the
    earliest. `owner` is the process that plays the table, and no other may touch it; `epoch`
    grows with each change of it.
    Who joins must have finished `reliability` percent of their games; newcomers may always.
    A `solo` table has one person and no public message. In direct messages its `guild_id` is 0,
    and where the bot is not, in others' servers and conversations, `channel_id` is 0 too. If it
    plays the deal of a `day`, that is the person's one try, unless it is for `practice`.
    """

    table_id: str
    owner: str
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
    level: Level
    pace: str
    next_deal: NextDeal = "interval"
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
    solo: bool = False
    reliability: int = 0
    day: str | None = None
    practice: bool = False
    paused_until: int | None = None
    clock_from: int = 0
    epoch: int = 1
    chairs: tuple[Chair, ...] = ()

    @property
    def is_try(self) -> bool:
        """Whether it is somebody's one try of a day's deal."""
        return self.day is not None and not self.practice

    @property
    def in_direct_messages(self) -> bool:
        """Whether it is played in the direct messages of its one person."""
        return not self.guild_id and bool(self.channel_id)


@dataclass(frozen=True, slots=True)
class HandRow:
    """The direct message that shows the hand of a seat in one deal."""

    table_id: str
    seat: Seat
    channel_id: int
    message_id: int
    deal: int


@dataclass(frozen=True, slots=True)
class Sent:
    """The messages sent to the people of a table: hands, and the last question reminded of."""

    hands: tuple[HandRow, ...] = ()
    reminded: Mapping[Seat, int] = field(default_factory=dict[Seat, int])


class Tables(Protocol):
    """Every table there is or was.

    What only the owner of a table may write is written by `held`. Who has not said so is not
    asked; that is for tests, and for what comes from elsewhere as a whole.
    """

    def held(self, epoch: int) -> "Tables":
        """Return the tables as they are written by their owner in this epoch.

        A table that has had another owner since takes nothing of it: `JournalConflict`.
        """
        ...

    async def add(
        self,
        row: TableRow,
        proof: KeptProof | None = None,
        *,
        seen: PersonRow | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        """Keep a new table with its proof; raise `TableIdTaken`, and try another id.

        A try of a day's deal is kept with it; raise `AlreadyTried` if the person had one. So are
        name and language of whoever was `seen` to open it, and the first `entries` of a game that
        begins at once.
        """
        ...

    async def get(self, table_id: str) -> TableRow | None:
        """Return a table of any state, None if there is none of this id."""
        ...

    async def take_over(self, owner: str) -> None:
        """Make `owner` the owner of every table on which something is still to be done.

        That is only right for a process which knows that no other one runs. Each of them begins
        another epoch.
        """
        ...

    async def live(self, owner: str) -> tuple[TableRow, ...]:
        """Return the tables of an owner in the lobby or in play, oldest first."""
        ...

    async def owner_of(self, table_id: str) -> str | None:
        """Return the process that plays a table; None if there is none on which to do anything."""
        ...

    async def unannounced(self, owner: str) -> tuple[TableRow, ...]:
        """Return an owner's finished tables whose result may not have been posted yet."""
        ...

    async def sent(self, owner: str) -> dict[str, Sent]:
        """Return what people were sent of an owner's tables that are not done with, by table."""
        ...

    async def of_person(
        self, person_id: int, states: Collection[TableState]
    ) -> tuple[TableRow, ...]:
        """Return the tables in one of `states` where a person has a chair, oldest first."""
        ...

    async def set_chairs(
        self,
        table_id: str,
        chairs: tuple[Chair, ...],
        *,
        host: int | None = None,
        seen: PersonRow | None = None,
    ) -> None:
        """Put these chairs in place of those there were.

        A new `host` comes with them, if any, and name and language of whoever was `seen` to come.
        """
        ...

    async def set_attendance(
        self,
        table_id: str,
        chairs: tuple[Chair, ...],
        *,
        paused_until: int | None,
        clock_from: int,
    ) -> None:
        """Put these chairs in place of those there were, with what follows from who is there."""
        ...

    async def set_message(self, table_id: str, message_id: int | None, deal: int) -> None:
        """Remember the public message, and which deal it shows."""
        ...

    def note_message(self, table_id: str, message_id: int) -> None:
        """Remember the message of a lobby with the next step that is written of it here."""
        ...

    async def keep_message(self, table_id: str) -> None:
        """Remember it now, if no step has been written since it was noted."""
        ...

    async def set_announced(self, table_id: str) -> None:
        """Remember that the result of a finished game has been posted."""
        ...

    async def claim(self, table_id: str, *, chairs: tuple[Chair, ...], claimed_at: int) -> None:
        """Settle who plays at a table in the lobby, before its own message is posted.

        Each time counts as a posting of that message. The table stays in the lobby, but has a
        time at which it was `started_at`. Raise `WrongState` if it is not there.
        """
        ...

    async def start(
        self,
        table_id: str,
        *,
        dealer: Seat,
        seat_count: int,
        chairs: tuple[Chair, ...],
        started_at: int,
        shown_at: int = 0,
        message_id: int | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        """Begin the game of a table in the lobby; raise `WrongState`.

        `shown_at` is the message from which its chance follows, now and for good. `message_id` is
        that of the first deal, whose `entries` are written with the beginning.
        """
        ...

    async def back_to_lobby(self, table_id: str, chairs: tuple[Chair, ...]) -> None:
        """Undo a claim whose message was not posted; the chairs are as before it.

        Raise `WrongState` if there is none: a game that was dealt is not dealt anew.
        """
        ...

    async def set_rules(self, table_id: str, options: Mapping[str, Option], revision: int) -> None:
        """Keep what a table that has not begun departs from its preset in; else `WrongState`."""
        ...

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
        ...

    async def close(
        self,
        table_id: str,
        state: TableState,
        ended_at: int,
        *,
        recorded: Recorded | None = None,
        keep_journal: bool = False,
        chairs: tuple[Chair, ...] | None = None,
    ) -> None:
        """End a table without a result, `void` or `closed`; an ended one stays as it is.

        A game that was dealt keeps what `recorded` writes down of it, for whoever wants to verify
        its deals. Its journal and its secrets are forgotten; `keep_journal` is for a journal that
        does not replay, for somebody who looks into why. `chairs` are those still taken then, if
        that is news.
        """
        ...

    async def set_hands(self, table_id: str, hands: Sequence[HandRow]) -> None:
        """Remember the direct messages of some seats, in place of earlier ones, and their channels.

        Each channel is that of whoever sits there.
        """
        ...

    async def set_reminded(self, table_id: str, seat: Seat, asked: int) -> None:
        """Remember that a seat has been reminded of its question number `asked`."""
        ...
