"""Prompts: the question a seat must answer."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat


class Prompt(NamedTuple):
    """Tick `pick` of `cards` and say `verb`, or press one of the ready `choices`, or both.

    `question` is a stable key for the texts (`pass`, `play`, `moon`, `beg`, `meld`). With
    `pick` 0 nothing is ticked. With `recipients` as many as `pick`, the n-th ticked card goes
    to the n-th of them; with one recipient all go there. With a `least` fewer will do.

    `default` is what the rules name if no answer comes in time, one of `choices` or what
    may be said with some of `cards`; most questions have none, and then whoever plays for the
    seat decides.

    `sensible` is what a computer without rules of its own answers; without it, `default`. It
    follows from what the seat knows. People are not shown it.

    A question with more answers than can be listed (Canasta's melds) names the verb and the
    cards that may be used; the family's own screen composes the action, and `Game.apply` judges.
    """

    question: str
    verb: str = ""
    cards: tuple[Card, ...] = ()
    pick: int = 0
    recipients: tuple[Seat, ...] = ()
    choices: tuple[Action, ...] = ()
    default: Action | None = None
    sensible: Action | None = None
    least: int | None = None

    @property
    def enough(self) -> int:
        """How many cards must be ticked at least."""
        return self.pick if self.least is None else self.least
