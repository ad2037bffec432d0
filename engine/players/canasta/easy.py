"""The easy player of Canasta and Samba: a beginner who lays what it can and keeps nothing back."""

from random import Random
from typing import ClassVar, Final

from engine.contract.action import Action
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.kinds import is_wild, kind, value_of
from engine.games.canasta.moves import OUT, YES, judged_lay
from engine.games.canasta.plays import read_plan
from engine.games.canasta.view import CanastaSeatView
from engine.players.policy import RandomPlayer

_AT_RANDOM: Final = RandomPlayer()


class CanastaEasy:
    """Takes the pile whenever it can, lays at once, and goes out as soon as it may.

    It parts with its lowest card, even if this breaks a pair or another seat may want it.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: CanastaSeatView, rng: Random) -> Action:
        """Do the first of all this among what the prompt has ready."""
        prompt = view.open_prompt
        if not prompt.choices:
            return _AT_RANDOM.decide(view, rng)
        if YES in prompt.choices:
            return YES
        if not view.has_drawn:
            return view.ways[0] if view.ways else prompt.choices[0]
        if OUT in prompt.choices:
            return OUT
        at = position_of(view)
        return _dearest(at, prompt.choices) or _parted_with(at, prompt.choices)


def _dearest(at: Position, choices: tuple[Action, ...]) -> Action | None:
    """Return the lay that brings most points to the table."""
    found = {
        choice: laid.value
        for choice in choices
        if choice.verb == "lay" and (laid := judged_lay(at, read_plan(choice.words)))
    }
    return max(found, key=lambda choice: found[choice]) if found else None


def _parted_with(at: Position, choices: tuple[Action, ...]) -> Action:
    """Return the discard of the card that counts least, wild cards last."""
    for face in sorted(at.hand, key=lambda face: (is_wild(face), value_of((face,)), face)):
        discard = Action("discard", (kind(face, suits=at.rules.sequences),))
        if discard in choices:
            return discard
    return choices[0]
