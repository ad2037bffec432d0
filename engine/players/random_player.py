"""The random player: any answer that the prompt allows."""

from random import Random
from typing import ClassVar

from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.players.answers import answer


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
        return answer(prompt, rng.sample(prompt.cards, prompt.pick))
