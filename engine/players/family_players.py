"""The players of one family: one for each level, and what is said of moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.players.advice import Advice
from engine.players.policy import Policy
from engine.players.second_opinion import SecondOpinion

OwnLevel: TypeAlias = Literal["easy", "medium", "hard"]
"""A level at which a family has a player of its own, from the weakest to the strongest."""

S = TypeVar("S", bound=SeatView)


def without_reason(view: SeatView, action: Action) -> Advice:
    """Advise an action and give no reason."""
    del view
    return Advice(action)


def without_kind(view: SeatView, played: Action, best: Action) -> Advice:
    """Say nothing of what kind of mistake an action was."""
    del view, best
    return Advice(played)


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class FamilyPlayers(Generic[S]):
    """The computer players of a family, which read the views of its seats."""

    easy: Policy[S]
    medium: Policy[S]
    hard: Policy[S]
    reason: Callable[[S, Action], Advice]
    """Finds what is good about a legal answer to the prompt of a view."""
    mistake: Callable[[S, Action, Action], Advice]
    """Names the kind of mistake that the first answer was, beside the second, which is better."""
    blunder: float = 1.5
    """A move that costs so many points of a deal is told to be plainly wrong."""
    no_harder: frozenset[str] = frozenset()
    """The presets in which hard is no better than medium, and not offered."""
    second: SecondOpinion[S] | None = None
    """Looks again at moves that seem dear; None if nobody does, and they are told as they seem."""

    def at(self, level: OwnLevel) -> Policy[S]:
        """Return the player of a level."""
        return {"easy": self.easy, "medium": self.medium, "hard": self.hard}[level]
