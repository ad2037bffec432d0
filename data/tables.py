"""Tables: where a game is played, by whom, and which messages show it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Literal, TypeAlias, get_args

from data.fields import Tried
from data.proofs import KeptProof
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.players.policy import Level
from engine.table.chairs import Chair
from engine.table.journal import Entry

Recorded: TypeAlias = Callable[[tuple[Entry, ...], KeptProof | None], "dict[str, Any] | None"]
"""Writes down a game that ends without a result, from its journal and what its chance follows from;
None if that is not to be. Raises `Unreadable` if it cannot be written down; both then stay."""


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


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables may be open in each channel of a guild, and at how many a person may sit.

    0 is no limit. Threads count for their channel, games that people play alone for nothing but the
    limit `everywhere`: at so many tables a person may sit in all, tries of fields excepted.
    """

    a_channel: int = 0
    a_person: int = 0
    everywhere: int = 0


UNLIMITED: Final = Limits()

Limited: TypeAlias = Literal["channel", "person", "everywhere"]


class TooManyOpen(Exception):
    """There may be no more tables open at once; nothing was written.

    `person` is who would sit at too many, if anybody.
    """

    def __init__(self, limited: Limited, person: int | None = None) -> None:
        super().__init__(limited)
        self.limited: Limited = limited
        self.person = person


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it is kept. Times are milliseconds since 1970.

    `preset` with `options` is what is played, at `revision` of its rules. In the lobby `chairs`
    grows up to `seat_count`. `message_id` is the public message of deal `message_deal`, `past_id`
    that of the deal before, if it stays for a while, and `result_id` that of the result.
    A game in a thread has that for its `channel_id`; the message of its lobby, which has the same
    id, stays in the channel `parent_id`. `home_id` is the channel that it counts for: where its
    lobby was opened, or the channel of whose thread that is.
    If `hints` is set, players may ask what a computer would play. A game that is paused ends
    without a result at `paused_until`, and if a moderator paused it there is a `pause_reason`; the
    time of a turn counts from `clock_from` at the earliest. `owner` is the process that plays the
    table, and no other may touch it; `epoch` grows with each change of it.
    Who joins must have finished `reliability` percent of their games; newcomers may always.
    A `solo` table has one person and no public message. In direct messages its `guild_id` is 0,
    and where the bot is not, in others' servers and conversations, `channel_id` is 0 too. A
    deal of a field that is `tried` there is the person's one try, unless it is for `practice`.
    """

    table_id: str
    owner: str
    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    parent_id: int | None = None
    home_id: int | None = None
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
    past_id: int | None = None
    result_id: int | None = None
    locale: str
    opened_at: int
    started_at: int | None = None
    ended_at: int | None = None
    rematch_of: str | None = None
    hints: bool = False
    solo: bool = False
    reliability: int = 0
    tried: Tried | None = None
    practice: bool = False
    paused_until: int | None = None
    pause_reason: str | None = None
    clock_from: int = 0
    epoch: int = 1
    chairs: tuple[Chair, ...] = ()

    def ends_when_restored(self, restored_at: int) -> bool:
        """Whether a table ends that a copy brought back then, as its cards may be known by now.

        Those of a field come out when it is over.
        """
        return self.opened_at <= restored_at and not self.is_try

    @property
    def home(self) -> int:
        """The channel that it counts for; an earlier version did not keep it."""
        return self.home_id or self.parent_id or self.channel_id

    @property
    def is_try(self) -> bool:
        """Whether it is somebody's one try of a deal."""
        return self.tried is not None and not self.practice

    @property
    def rated_alone(self) -> bool:
        """Whether it is rated though one person plays it: without hints, and of no field."""
        return self.solo and not self.hints and self.tried is None

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
