"""The score sheet: the finished deals, what they have come to, and how a game ends."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.cards import Card
from engine.contract.outcome import Outcome, places
from engine.contract.seats import Seat
from engine.tricks.claiming import Claim
from engine.tricks.trick import TakenTrick


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a finished deal. Families add what their screens and leaderboards tell.

    `points` are as added to the totals, one a seat. `claims` are those that were made in it.
    `forced_after` is after how many tricks nothing could change any more, None if something
    could to the last. `taken` are the cards that count for each seat: those of its tricks, and in
    Hearts the kitty (R1.3).
    """

    points: tuple[int, ...]
    claims: tuple[Claim, ...] = field(default=(), kw_only=True)
    forced_after: int | None = field(default=None, kw_only=True)
    taken: tuple[tuple[Card, ...], ...] = field(default=(), kw_only=True, repr=False)


Result = TypeVar("Result", bound=DealResult)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Generic[Result]):
    """The finished deals, and what they have come to for each seat."""

    totals: tuple[int, ...]
    results: tuple[Result, ...] = ()
    last_trick: TakenTrick | None = None
    """The trick taken last in the deal before."""
    tricks: tuple[TakenTrick, ...] = ()
    """All tricks of the deal before, in order."""
    outcome: Outcome | None = None


def placed(
    totals: Sequence[int], sides: tuple[tuple[Seat, ...], ...], *, highest_wins: bool = True
) -> tuple[int, ...]:
    """Return the place of every seat by the total that its side has in common."""
    by_side = places(tuple(totals[side[0]] for side in sides), highest_wins=highest_wins)
    of = {seat: place for side, place in zip(sides, by_side, strict=True) for seat in side}
    return tuple(of[seat] for seat in range(len(totals)))


def after_deals(
    sides: tuple[tuple[Seat, ...], ...],
    left: int,
    totals: Sequence[int],
) -> Outcome | None:
    """Return how a game ends that has `left` deals to go, None before the last is played."""
    if left:
        return None
    return Outcome("deals", placed(totals, sides), sides)


def at_target(
    sides: tuple[tuple[Seat, ...], ...],
    target: int,
    totals: Sequence[int],
    *,
    highest_wins: bool = True,
) -> Outcome | None:
    """Return how a game ends once a side has the target; None before, or while the best tie."""
    if max(totals) < target:
        return None
    standing = placed(totals, sides, highest_wins=highest_wins)
    first = {side for side in sides if standing[side[0]] == 1}
    return Outcome("target", standing, sides) if len(first) == 1 else None
