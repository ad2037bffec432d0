"""Opponents in All Fours: yardsticks, not offers."""

from random import Random
from typing import ClassVar

from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.answers import answer
from engine.players.random_player import RandomPlayer

_AT_RANDOM = RandomPlayer()


class AllFoursChance:
    """Does anything that is legal, even if the rules name what stands without an answer."""

    slow: ClassVar[bool] = False

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Let chance pick among everything that may be said or played."""
        prompt = view.open_prompt
        if prompt.choices and not prompt.cards:
            return rng.choice(prompt.choices)
        return _AT_RANDOM.decide(view, rng)


class AllFoursLowest:
    """Stands, gives, passes, and plays or throws away its lowest lawful cards."""

    slow: ClassVar[bool] = False

    def decide(self, view: AllFoursSeatView, rng: Random) -> Action:
        """Do the first of all this that is asked."""
        prompt = view.open_prompt
        if not prompt.cards:
            return prompt.default or _AT_RANDOM.decide(view, rng)
        faces = view.lawful if view.stage == "play" else prompt.cards
        return answer(prompt, sorted(faces, key=lambda face: face.rank)[: prompt.pick])
