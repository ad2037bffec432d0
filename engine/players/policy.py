"""Policies: what a computer player is."""

from random import Random
from typing import ClassVar, Literal, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

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


@runtime_checkable
class Searching(Policy[V_contra], Protocol[V_contra]):
    """A policy that looks further the longer it may think.

    The same view and chance give it the same decision as long as its time does not run out.
    """

    def within(self, seconds: float) -> Self:
        """Return the player that decides in so many seconds; in none it answers at once."""
        ...
