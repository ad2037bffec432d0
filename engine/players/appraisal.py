"""Appraisals: what a searching player expects each move to cost, beside what it would do."""

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from random import Random
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from engine.contract.action import Action
from engine.contract.view import SeatView

V_contra = TypeVar("V_contra", bound=SeatView, contravariant=True)


class Estimate(NamedTuple):
    """The cost of a move on average, in points of the deal, against the one that was chosen.

    A move that costs less than nothing brings more points in this deal; what was chosen is better
    for the game, or the difference is too small to tell. `error` is the standard error of `cost`.
    `worlds` are those in which both moves were played out. Of a `dropped` move there are fewer
    than there might be, as it did worse early on.
    """

    action: Action
    cost: float = 0.0
    error: float = 0.0
    worlds: int = 0
    dropped: bool = False


class Appraisal(NamedTuple):
    """A player's own move, and an estimate of each move that it looked at, the best first.

    There are none if it knows nothing of points. `also` is the estimate of a move that it was
    asked about, which need be none of the others.
    """

    action: Action
    estimates: tuple[Estimate, ...] = ()
    also: Estimate | None = None


@runtime_checkable
class Appraising(Protocol[V_contra]):
    """A searching player that can tell what it found."""

    def appraised(self, view: V_contra, rng: Random, also: Action | None = None) -> Appraisal:
        """Decide as `decide` does from the same view and `rng`, with what was found on the way.

        `also` is looked at in any case, a legal answer; that changes no decision. No clock has a
        part in it.
        """
        ...


def estimate(
    action: Action, chosen: Sequence[float], other: Sequence[float], *, dropped: bool = False
) -> Estimate:
    """Compare the points of a move with those of the chosen one, world by world.

    Luck that is the same for both cancels. Worlds in which only one was tried are left aside.
    """
    apart = [best - own for best, own in zip(chosen, other, strict=False)]
    count = len(apart)
    if not count:
        return Estimate(action, dropped=dropped)
    mean = fsum(apart) / count
    squares = fsum([(each - mean) ** 2 for each in apart])
    error = sqrt(squares / (count - 1) / count) if count > 1 else 0.0
    return Estimate(action, mean, error, count, dropped)


def best_first(
    action: Action, estimates: Iterable[Estimate], also: Estimate | None = None
) -> Appraisal:
    """Return an appraisal, what would be done first and then what costs least."""
    order = sorted(estimates, key=lambda each: (each.action != action, each.cost))
    return Appraisal(action, tuple(order), also)
