"""Choosing how a moon counts: the question to its shooter once the last trick is taken (R8.3)."""

from random import Random
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.games.hearts.deal import captured
from engine.games.hearts.finishing import finished, scores_before
from engine.games.hearts.part import Moment
from engine.games.hearts.rules import Moon
from engine.games.hearts.scoring import ASKED, moon_choices, moon_of
from engine.games.hearts.verbs import out_of_place
from engine.tricks.deal import tricks_taken
from engine.tricks.in_turn import InTurn

VERB: Final = "moon"


class ChoosingMoon(InTurn[Moment]):
    """The shooter says how the moon counts (R8.3, R8.4)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["moon"]:
        return VERB

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: Moment, seat: Seat) -> Prompt:
        """Put the question; what stands without an answer comes first."""
        del seat
        choices = _choices(game)
        assert choices is not None
        actions = tuple(Action(VERB, (word,)) for word in choices[1])
        return Prompt(VERB, choices=actions, default=actions[0])

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        return rng.choice(self.legal_actions(game, seat))

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        if action not in self.legal_actions(game, seat):
            raise out_of_place(action)
        told: list[Event] = []
        return Step(finished(game, told, moon_of(action.words[0])), tuple(told))


def _choices(now: Moment) -> tuple[Seat, tuple[Moon, ...]] | None:
    deal = now.dealt
    took, won = captured(now.terms, deal), tricks_taken(deal)
    return moon_choices(now.terms, took, won, scores_before(now))


def asked(now: Moment) -> Moment | None:
    """Return the moment in which a shooter is asked how the moon counts; None if nobody is."""
    choices = _choices(now) if now.terms.rules.moon in ASKED else None
    if choices is None:
        return None
    return now.with_deal(now.dealt._replace(phase=CHOOSING_MOON, turn=choices[0]))


CHOOSING_MOON: Final = ChoosingMoon()
