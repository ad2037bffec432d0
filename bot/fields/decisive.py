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
class Decisive:
    """A moment of somebody's own line, as its seat saw it, after the seat's acts `before`.

    There they did `own`. Of the others who had done the same until then `share` percent did
    `other`, more than anything else but `own`; their margin was `gain` points better on average.
    """

    view: SeatView
    before: tuple[str, ...]
    own: Action
    other: Action
    share: float
    gain: float


def line_of(record: Mapping[str, Any], seat: Seat) -> tuple[str, ...]:
    """Return the acts of a seat in a record, in order."""
    return tuple(str(text) for actor, text, *_ in record["actions"] if actor == seat)


def most_telling(
    crossroads: Sequence[Crossroads], *, of_two: bool = False
) -> tuple[Crossroads, Choice] | None:
    """Return the moment at which the commonest other choice came out most differently.

    None if nowhere at least three others have been, of whom one did something else, or if that
    came out the same. A field `of_two` has one other.
    """
    fewest = 1 if of_two else FEWEST_OTHERS
    found = [
        (one, other)
        for one in crossroads
        if (other := _other(one, fewest)) is not None and abs(gain_of(one, other)) >= LEAST_GAIN
    ]
    return max(found, key=lambda pair: abs(gain_of(*pair)), default=None)


def _other(at: Crossroads, fewest: int) -> Choice | None:
    if sum(choice.people for choice in at.choices) - 1 < fewest:
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


def replayed(
    record: Mapping[str, Any], seat: Seat, telling: tuple[Crossroads, Choice] | None
) -> Replayed:
    """Play a recorded game again up to its end, past a moment and another choice there.

    Raise `Unreadable` or `BadRules` if this version cannot play it to its end any more.
    """
    read = read_record(dict(record))
    *steps, last = moments(read)
    if last.refusal is not None or last.game.outcome is None:
        raise Unreadable("a record that leads to no end by these rules")
    end = last.game.view(None)
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
