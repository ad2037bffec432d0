"""Frames: the facts around a game that its screens name, and addresses in Discord."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from data.fields import FieldPlace, Tried
from data.ratings import GameRating, Reliability
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.table.chairs import Chair


@dataclass(frozen=True, slots=True)
class StoodIn:
    """Something that a computer did for a person in the deal that is on, as everybody may know it.

    The words of `action` are left out, and it is `hidden`, where they name cards that only its
    seat knows. `late` tells a turn that took too long from one of a person who was away or had
    left; `last` says that the seat has not acted itself since, nor anybody for it.
    """

    seat: Seat
    action: Action
    late: bool
    last: bool
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Interval:
    """The time between two deals. It ends when all who are `awaited` have `pressed` Next.

    It ends at `ends_at` in any case, in seconds since 1970; None if it does not end by itself.
    """

    pressed: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    ends_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FairDeals:
    """The public facts about how the cards came about, in hexadecimal digits.

    `secret` is that of the last deal that is over, None before that. `seal` is that of the record,
    once the game is over.
    """

    commitment: str
    secret: str | None = None
    seal: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DayFared:
    """How everybody fared in the deal of a day, as its reader may know it.

    `placing` is the reader's own, None for one whose game does not count. After practice `best`
    names the best of those who have `finished`; their names are already made safe.
    """

    finished: int = 0
    placing: FieldPlace | None = None
    best: tuple[tuple[str, int], ...] = ()


class ContestFared(NamedTuple):
    """The end of one's own deal of a contest, whose message `link` leads to; it may be `over`.

    In a tournament `placing` says how its reader fared so far. In a challenge the `other` one,
    whose name is made safe, and empty if their data was deleted, has so many deals `left`.
    """

    link: str
    over: bool
    placing: FieldPlace | None = None
    other: str = ""
    left: int | None = None


Fared: TypeAlias = DayFared | ContestFared
"""How its player fared in the deal of a field that is over for them."""

PartName: TypeAlias = Literal["trick", "turn"]
"""The parts of a deal, as messages are named."""


class DearestMove(NamedTuple):
    """The own move that cost most in a game that is over, by its `step` in the review.

    `number` counts the parts of its deal from 1, and is 0 before play; so is the deal of a game
    that had one alone. `card` is what was played, if it was one card, and cost about so many
    `points`.
    """

    step: int
    deal: int
    part: PartName
    number: int
    card: Card | None = None
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnHand:
    """The facts for the reader of a hand alone, beside the view of the seat.

    `resting` says that a trick was just taken, so that nothing is led for a moment. A card `ahead`
    was chosen to be played in answer to question `next_asked`. `only_card` was the
    only one that could be played, and was played without a press. `offered` says that a button
    offers pictures. Who has those sees `lettered` cards on buttons. `claims` are those that would
    stand, for all that the seat knows. The last tick gives cards away `at_once`, without another
    button. `dearest` is known some time after the end, if there was such a move.
    """

    resting: bool = False
    next_asked: int = 0
    ahead: Card | None = None
    only_card: Card | None = None
    offered: bool = False
    lettered: bool = False
    claims: tuple[str, ...] = ()
    at_once: bool = False
    dearest: DearestMove | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The place of a table, and its people; holds no card but those that `stood_in` played.

    Only the frame of a hand has an `own` part, which may name cards of its reader. Once the game is
    over, whoever was played for too much is away in it, and all others who have not left are here.

    Names are already made safe for Discord's markdown. Links are
    `https://discord.com/channels/…` addresses. `deadlines` say when a computer answers for each
    of `waiting_for`, in seconds since 1970; none if no clock runs. A game that is paused ends at
    `paused_until`, in the same seconds, unless somebody takes it up, and if a moderator paused it
    there is a `pause_reason`. `asked` holds the question
    number of each seat. `customised` says that the rules are not the preset's own; `length` says of
    a game that is over how long it was to be, if nothing else was chosen; after so many `deals` any
    is over, but for ties. `quickened` says that turns are shorter from this deal on, as all were
    quick. `hints` says that players may ask for them, `solo` that there is no public message; it
    may be a try of a deal that is `tried`, or `practice` of one that is over.
    `fared` is what everybody made of that deal, once the game is over. `stood_in` is what computers
    did for people in this deal, oldest first. Between two deals `interval` says for how long.
    `fair` is None if nothing proves the deals. `reactions` are what seats have said to the trick,
    and `sayable` what may be said to it. `rating` is what a game that is over did to the ratings of
    its people, None if it is not over or not counted yet. `reliabilities` are those of people, as
    far as a screen tells them; whoever joins must have finished `reliable_from` percent. Where it
    is `pictured`, a picture tells the table and the cards of a hand, and no text does.
    """

    table_id: str
    guild_name: str
    channel_name: str
    channel_link: str
    table_link: str | None
    variant_title: str
    chairs: tuple[Chair, ...]
    asked: tuple[int, ...]
    waiting_for: tuple[Seat, ...] = ()
    deadlines: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    paused_until: int | None = None
    pause_reason: str | None = None
    customised: bool = False
    length: str | None = None
    deals: int | None = None
    quickened: bool = False
    hints: bool = False
    solo: bool = False
    tried: Tried | None = None
    practice: bool = False
    family: str = ""
    preset: str = ""
    fared: Fared | None = None
    stood_in: tuple[StoodIn, ...] = ()
    interval: Interval | None = None
    fair: FairDeals | None = None
    sayable: tuple[str, ...] = ()
    reactions: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    rating: GameRating | None = None
    reliabilities: Mapping[int, Reliability] = field(default_factory=dict[int, Reliability])
    reliable_from: int = 0
    own: OwnHand | None = None
    pictured: bool = False

    def name(self, seat: Seat) -> str:
        return self.chairs[seat].name

    @property
    def rated_alone(self) -> bool:
        """Whether it is rated though one person plays it, so that ending it is losing it."""
        return self.solo and not self.hints and self.tried is None

    @property
    def day(self) -> str | None:
        """The day whose deal it is, None for any other game."""
        return self.tried and self.tried.day

    @property
    def deadline(self) -> int | None:
        """When a computer answers for the first of those who are waited for, if a clock runs."""
        return min(self.deadlines.values(), default=None)


CHANNELS: Final = "https://discord.com/channels"


def channel_link(guild_id: int, channel_id: int) -> str:
    """Return the address of a guild's channel; guild 0 stands for direct messages.

    Channel 0, where the bot is not, has none: the address is that of all conversations.
    """
    if not channel_id:
        return f"{CHANNELS}/@me"
    return f"{CHANNELS}/{guild_id or '@me'}/{channel_id}"


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the address of a message in a guild's channel."""
    return f"{CHANNELS}/{guild_id}/{channel_id}/{message_id}"
