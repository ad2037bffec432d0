"""The greedy player of Canasta and Samba: a yardstick, not an offer."""

from random import Random
from typing import ClassVar

from engine.contract.action import Action
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.kinds import DEUCES, kind, value_of
from engine.games.canasta.moves import judged_lay, lay_action, lays
from engine.games.canasta.view import CanastaSeatView
from engine.players.random_player import RandomPlayer

_AT_RANDOM = RandomPlayer()


class CanastaGreedy:
    """Takes the pile and lays whenever it can, as much as it can; discards its lowest card.

    It goes out as soon as it may and lets its partner do so.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: CanastaSeatView, rng: Random) -> Action:
        """Do the first of all this that is legal."""
        prompt = view.open_prompt
        if not prompt.choices:
            return _AT_RANDOM.decide(view, rng)
        if view.stage == "asked":
            return prompt.choices[0]
        if view.stage == "draw":
            return view.ways[0] if view.ways else prompt.choices[0]
        if (out := Action("out")) in prompt.choices:
            return out
        at = position_of(view)
        return _most_laid(at) or _lowest(at, prompt.choices)


def _most_laid(at: Position) -> Action | None:
    """Return the legal lay that brings most points to the table."""
    found = [(laid.value, plan) for plan in lays(at) if (laid := judged_lay(at, plan))]
    if not found:
        return None
    return lay_action(max(found, key=lambda each: each[0])[1])


def _lowest(at: Position, choices: tuple[Action, ...]) -> Action:
    faces = sorted(at.hand, key=lambda face: (value_of([face]), face.rank <= DEUCES, face.rank))
    for face in faces:
        discard = Action("discard", (kind(face, suits=at.rules.sequences),))
        if discard in choices:
            return discard
    return choices[0]
