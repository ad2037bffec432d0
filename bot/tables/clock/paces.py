"""Paces: how long a person may think, the tempo of a whole room, what is due when, second taps."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.discord.post import SECONDS_AN_EDIT
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.table.journal import Wait

PLAY: Final = "play"
"""The stage, and the question, in which a card is played to a trick, in every family."""

SURELY: Final = 0.5
"""The share of a time in which all answers of a deal came, so that it is time enough."""

SECOND_TAP_SECONDS: Final = 1.0
"""How long a tap may be the second of two: nobody reads a new hand and chooses in that time."""


@dataclass(frozen=True, slots=True)
class Pace:
    """After `reminder` seconds the person is reminded once, after `turn` a computer plays.

    Whatever is no card to a trick, such as cards to pass, a bid or a step of Canasta, has both
    `deciding` times as late. An interval between two deals is so many seconds long, unless all
    press Next before. A computer takes `card` seconds for a move, so that people can follow. Where
    all are quick, time runs as at the `quicker` pace.
    """

    key: str
    reminder: float
    turn: float
    interval: float = 8
    card: float = 0
    deciding: float = 1
    quicker: "Pace | None" = None

    def quick_deals(self, waits: Sequence[Wait], people: Collection[Seat]) -> int:
        """Return for how many deals time has run as at the quicker pace, with the one that is on.

        That begins after a deal in which all `people` answered, each time in half of its time, and
        ends after one in which somebody let a turn pass. No turn that is on loses any time by it.
        """
        if self.quicker is None:
            return 0
        deals, whole, deciding = 0, 1000 * self.quicker.turn, self.quicker.deciding
        for wait in waits[:-1]:
            begun = deals > 0
            most = whole if begun else SURELY * whole
            quick = wait.card < most and wait.other < most * deciding
            deals = deals + 1 if quick and (begun or wait.answered.issuperset(people)) else 0
        return deals

    def quickened(self) -> "Pace":
        """Return this pace with the time for an answer of the quicker one."""
        to = self.quicker or self
        return replace(self, reminder=to.reminder, turn=to.turn, deciding=to.deciding)

    def at(self, stage: str) -> "Pace":
        """Return the pace of whoever is asked at a stage of a game, which everybody knows."""
        if stage == PLAY or self.deciding == 1:
            return self
        longer = self.deciding
        return replace(self, reminder=self.reminder * longer, turn=self.turn * longer, deciding=1)


# A reminder at half the time would come while people think as they always do.
_FAST: Final = Pace("fast", reminder=10, turn=15, deciding=3)
_LIVE: Final = Pace("live", reminder=30, turn=60, quicker=_FAST)
_RELAXED: Final = Pace("relaxed", reminder=150, turn=300, interval=60, quicker=_LIVE)
_SLOW: Final = Pace("slow", reminder=12 * 3600, turn=24 * 3600, interval=3600)

PACES: Final[Mapping[str, Pace]] = {pace.key: pace for pace in (_FAST, _LIVE, _RELAXED, _SLOW)}


@dataclass(frozen=True, slots=True)
class Tempo:
    """How quickly a room goes on, whatever its host has set.

    A person who ends a deal does nothing in the next for `second_tap_seconds`, and a message that
    everybody sees is edited again after `seconds_an_edit`.
    """

    paces: Mapping[str, Pace] = field(default_factory=lambda: PACES)
    second_tap_seconds: float = SECOND_TAP_SECONDS
    seconds_an_edit: float = SECONDS_AN_EDIT


TEMPO: Final = Tempo()


@dataclass(frozen=True, slots=True)
class Due:
    """The demands of the clock now, and the moment it wants to be asked again.

    `play` are the seats whose turn has passed, `remind` those to be reminded; `next_at` is None
    if nobody is waited for. Moments are milliseconds since 1970.
    """

    play: tuple[Seat, ...]
    remind: tuple[Seat, ...]
    next_at: int | None


def due(pace: Pace, asked_at: Mapping[Seat, int], reminded: Collection[Seat], now: int) -> Due:
    """Judge the people who are waited for, `asked_at` holding when each was asked."""
    play: list[Seat] = []
    remind: list[Seat] = []
    moments: list[int] = []
    for seat, asked in asked_at.items():
        reminder_at = asked + int(pace.reminder * 1000)
        turn_ends = asked + int(pace.turn * 1000)
        if now >= turn_ends:
            play.append(seat)
            continue
        moments.append(turn_ends)
        if seat in reminded:
            continue
        if now >= reminder_at:
            remind.append(seat)
        else:
            moments.append(reminder_at)
    return Due(tuple(play), tuple(remind), min(moments, default=None))


class SecondTaps:
    """The seats that have just played, at one table; `now` tells milliseconds.

    A tap that follows at once on the last card of a deal does nothing in the next: the whole hand
    changes, and who played that card may be asked to lead at once. Within a deal places keep a
    second tap from every other card, but not from an equal one of another pack.
    """

    def __init__(self, seconds: float, now: Callable[[], int]) -> None:
        self._milliseconds = int(seconds * 1000)
        self._now = now
        self._until: dict[Seat, int] = {}
        self._played: dict[Seat, tuple[Action, int]] = {}

    def deal_ended(self, seat: Seat) -> None:
        """A person's press has ended a deal and begun the next."""
        self._until[seat] = self._now() + self._milliseconds

    def may_be_one(self, seat: Seat) -> bool:
        """Whether a press of a person may still be meant for the deal that it ended."""
        return self._now() < self._until.get(seat, 0)

    def played(self, seat: Seat, action: Action) -> None:
        """A person has pressed a card, or something else."""
        self._played[seat] = action, self._now() + self._milliseconds

    def repeats(self, seat: Seat, face: Card) -> bool:
        """Whether a card may be pressed because an equal one just was, at the same place."""
        action, until = self._played.get(seat, (None, 0))
        return action is not None and str(face) in action.words and self._now() < until
