"""Permission: the partner says whether the seat in turn may go out (K45)."""

from random import Random

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.canasta.moves import NO, YES
from engine.games.canasta.state import CanastaPhase, CanastaState
from engine.games.canasta.view import Stage


class Permission(CanastaPhase):
    """The partner owes a yes or a no."""

    __slots__ = ()

    @property
    def key(self) -> Stage:
        return "asked"

    def to_act(self, game: CanastaState) -> tuple[Seat, ...]:
        partner = game.dealt.partner
        assert partner is not None
        return (partner,)

    def due(self, game: CanastaState) -> tuple[str, ...]:
        del game
        return ("yes", "no")

    def prompt(self, game: CanastaState, seat: Seat) -> Prompt:
        del game, seat
        return Prompt("ask", choices=(YES, NO), default=NO)

    def propose(self, game: CanastaState, seat: Seat, rng: Random) -> Action:
        del game, seat
        return rng.choice((YES, NO))

    def take(self, game: CanastaState, seat: Seat, action: Action) -> Step:
        if action not in (YES, NO):
            raise IllegalAction("K45", "answer-first", "yes or no is the answer")
        after = game.dealt._replace(answer=action.verb)
        return game.went_on(after, (Event("partner-answered", seat, (action.verb,)),))
