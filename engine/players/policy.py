"""Policies: what a computer player is."""

from random import Random
from typing import (
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

from engine.contract.action import Action
from engine.contract.view import SeatView

V_contra = TypeVar("V_contra", bound=SeatView, contravariant=True)

Level: TypeAlias = Literal["random", "easy", "medium", "hard"]
"""How well a computer plays, from the weakest to the strongest."""


class Policy(Protocol[V_contra]):
    """A computer player of one level: from what its seat may know to what it does.

    `V_contra` are the views that it reads: a family's own, or those of every family.

    It is handed a view and never a game, so there is nothing for it to peep at. The same view
    and the same state of `rng` give the same decision.
    """

    slow: ClassVar[bool]
    """Whether it thinks so long that it is to be asked in another process."""

    def decide(self, view: V_contra, rng: Random) -> Action:
        """Return a legal answer to the view's prompt."""
        ...


class Decided(NamedTuple):
    """What a searching player does, and how it came to that."""

    action: Action
    whole: bool = True
    """Whether it looked at all that it looks at: its time did not run out."""


@runtime_checkable
class Searching(Policy[V_contra], Protocol[V_contra]):
    """A policy that imagines games and plays them out: as many as its level does, and no more.

    How many follows from the view and the state of `rng`, never from a clock. A bound to its time
    is for a machine that is too slow; a decision that it cuts short is another.
    """

    def within(self, seconds: float) -> Self:
        """Return the player that is cut short after so many seconds; in none it answers at once."""
        ...

    def searched(self, view: V_contra, rng: Random) -> Decided:
        """Decide as `decide` does, and say whether time ran out."""
        ...
