"""The dealer's choice: how many cards are passed how far, named before the deal (R3.4)."""

from dataclasses import replace
from random import Random
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import unknown_verb
from engine.contract.seats import Seat
from engine.games.hearts.part import Moment
from engine.games.hearts.vectors import chance_vector, read_vector, usual_vector, vectors
from engine.games.hearts.verbs import VECTOR


class Naming(Phase[Moment]):
    """The dealer names a vector; then chance deals."""

    __slots__ = ()

    @property
    def key(self) -> Literal["vector"]:
        return VECTOR

    def to_act(self, game: Moment) -> tuple[Seat, ...]:
        return (game.dealer,)

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (VECTOR,)

    def prompt(self, game: Moment, seat: Seat) -> Prompt:
        del seat
        return Prompt(VECTOR, choices=vectors(game.terms), default=usual_vector(game.terms))

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        del seat
        return chance_vector(game.terms, rng)

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        if action.verb != VECTOR:
            raise unknown_verb()
        named = read_vector(game.terms, action)
        after = game.with_sheet(replace(game.sheet, named=named))
        return Step(after, (Event("vector-named", seat, action.words),))


NAMING: Final = Naming()
