"""Policies: what a computer player is and how it answers, and the one that plays at random."""

from collections.abc import Sequence
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

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
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
    """The move of a searching player, and how it came to that."""

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


def answer(prompt: Prompt, chosen: Sequence[Card]) -> Action:
    """Say the prompt's verb with `chosen`; the n-th card goes to the n-th recipient, if several."""
    if len(prompt.recipients) > 1:
        pairs = zip(prompt.recipients, chosen, strict=True)
        return Action(prompt.verb, tuple(f"{seat}:{face}" for seat, face in pairs))
    return Action.of(prompt.verb, chosen)


class RandomPlayer:
    """Plays any family, legally and without a plan: it reads nothing but the prompt."""

    slow: ClassVar[bool] = False

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Press a ready choice or tick cards, as chance decides."""
        prompt = view.open_prompt
        may_tick = 0 < prompt.pick <= len(prompt.cards)
        which = rng.randrange(len(prompt.choices) + may_tick)
        if which < len(prompt.choices):
            return prompt.choices[which]
        count = prompt.pick if prompt.least is None else rng.randint(prompt.least, prompt.pick)
        return answer(prompt, rng.sample(prompt.cards, count))
