"""Replays of tries: how each ended, and where what others did came out most differently."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from data.fields import Choice, Crossroads
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.records.moments import moments
from engine.records.record import read_record

FEWEST_OTHERS: Final = 3
"""With fewer others at a moment, what they did says nothing."""


LEAST_GAIN: Final = 0.05
"""A smaller difference is told as none, for people read tenths of a point."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """A moment of somebody's own line, as its seat saw it, after the seat's acts `before`.

    There they did `own`, and somebody else, who had done the same until then, `other`.
    """

    view: SeatView
    before: tuple[str, ...]
    own: Action
    other: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Decisive(Parting):
    """One at which `share` percent of the others did `other`, more than anything else but `own`.

    Their margin was `gain` points better on average.
    """

    share: float
    gain: float


def line_of(record: Mapping[str, Any], seat: Seat) -> tuple[str, ...]:
    """Return the acts of a seat in a record, in order."""
    return tuple(str(text) for actor, text, *_ in record["actions"] if actor == seat)


def most_telling(crossroads: Sequence[Crossroads]) -> tuple[Crossroads, Choice] | None:
    """Return the moment at which the commonest other choice came out most differently.

    None if nowhere at least three others have been, of whom one did something else, or if that
    came out the same.
    """
    found = [
        (one, other)
        for one in crossroads
        if (other := _other(one)) is not None and abs(gain_of(one, other)) >= LEAST_GAIN
    ]
    return max(found, key=lambda pair: abs(gain_of(*pair)), default=None)


def _other(at: Crossroads) -> Choice | None:
    if sum(choice.people for choice in at.choices) - 1 < FEWEST_OTHERS:
        return None
    return next((choice for choice in at.choices if choice.act != at.own), None)


def gain_of(at: Crossroads, other: Choice) -> float:
    """Return by how much better another choice came out than one's own, on average."""
    own = next(choice for choice in at.choices if choice.act == at.own)
    return other.margin - own.margin


class Replayed(NamedTuple):
    """How a recorded game ended, as everybody sees it, and its decisive moment if it has one."""

    end: View
    decisive: Decisive | None


def replayed(record: Mapping[str, Any], seat: Seat, crossroads: Sequence[Crossroads]) -> Replayed:
    """Play a recorded game again up to its end, past the moment that `most_telling` finds.

    Raise `Unreadable` or `BadRules` if this version cannot play it to its end any more.
    """
    read = read_record(dict(record))
    *steps, last = moments(read)
    if last.refusal is not None or last.game.outcome is None:
        raise Unreadable("a record that leads to no end by these rules")
    telling, end = most_telling(crossroads), last.game.view(None)
    if telling is None:
        return Replayed(end, None)
    at, other = telling
    asked = [one.game for one in steps if read.actions[one.at][0] == seat]
    decisive = Decisive(
        view=asked[at.number].view(seat),
        before=line_of(record, seat)[: at.number],
        own=Action.read(at.own),
        other=Action.read(other.act),
        share=100 * other.people / (sum(choice.people for choice in at.choices) - 1),
        gain=gain_of(at, other),
    )
    return Replayed(end, decisive)


def first_parting(
    record: Mapping[str, Any], seat: Seat, other: Mapping[str, Any], other_seat: Seat
) -> Parting | None:
    """Return where the seats of two games of the same cards first did differently; None if nowhere.

    Raise `Unreadable` or `BadRules` if this version cannot play the first any more.
    """
    own, theirs = line_of(record, seat), line_of(other, other_seat)
    pairs = enumerate(zip(own, theirs, strict=False))
    at = next((at for at, (one, another) in pairs if one != another), None)
    if at is None:
        return None
    read = read_record(dict(record))
    *steps, _ = moments(read)
    asked = [one.game for one in steps if read.actions[one.at][0] == seat]
    return Parting(
        view=asked[at].view(seat),
        before=own[:at],
        own=Action.read(own[at]),
        other=Action.read(theirs[at]),
    )
