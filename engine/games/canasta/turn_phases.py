"""Phases of a turn: what drawing and melding share (K26), and the partner's permission (K45)."""

from abc import abstractmethod
from random import Random

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.canasta.asking import check_promise, may_ask, promised
from engine.games.canasta.deal import CanastaPhase, CanastaState, Deal, Position
from engine.games.canasta.effort import OFFERED, Effort
from engine.games.canasta.moves import NO, YES
from engine.games.canasta.scoring import went_out
from engine.games.canasta.view import Stage


class TurnPhase(CanastaPhase):
    """A part of a turn, in which the seat in turn acts and may ask its partner (K45).

    What is offered is searched for within an effort; what a seat does is judged without one.
    """

    __slots__ = ()

    @abstractmethod
    def asked(self, deal: Deal, at: Position, effort: Effort) -> Prompt:
        """Return the question put to the seat in turn, as far as it is found within `effort`."""

    @abstractmethod
    def listed(self, deal: Deal, at: Position, effort: Effort) -> tuple[Action, ...]:
        """Return what may be done, of plans those that `moves` finds and that fit a button.

        Asking is left out if within `effort` no way out is found.
        """

    @abstractmethod
    def by_chance(self, at: Position, rng: Random) -> Action:
        """Return some legal action of a turn in which nothing is promised and cards are left."""

    def to_act(self, game: CanastaState) -> tuple[Seat, ...]:
        return (game.dealt.turn,)

    def prompt(self, game: CanastaState, seat: Seat) -> Prompt:
        del seat
        deal = game.dealt
        return self.asked(deal, game.position(deal), Effort(OFFERED))

    def legal_actions(self, game: CanastaState, seat: Seat) -> tuple[Action, ...]:
        """List what `seat` may do, of plans those that `moves` finds and that fit a button."""
        del seat
        deal = game.dealt
        return self.listed(deal, game.position(deal), Effort(OFFERED))

    def propose(self, game: CanastaState, seat: Seat, rng: Random) -> Action:
        """Return some legal action; laying and taking come before the rest most of the time."""
        del seat
        deal = game.dealt
        at = game.position(deal)
        usual = deal.may_discard and deal.stock and not promised(at)
        if not usual or rng.random() < 0.03:
            return rng.choice(self.listed(deal, at, Effort(OFFERED)))
        return self.by_chance(at, rng)


def ask_due(game: CanastaState) -> tuple[str, ...]:
    """Return the verb that asks the partner, as long as it belongs to the turn (K45)."""
    deal = game.dealt
    asks = game.rules.ask != "never" and not (deal.answer or deal.laid or deal.partner is None)
    return ("ask",) if asks else ()


def ask(game: CanastaState) -> Step:
    """Ask the partner whether to go out (K45); raise `IllegalAction`."""
    deal = game.dealt
    if not may_ask(deal, game.position(deal)):
        raise IllegalAction("K45", "may-not-ask", "the partner cannot be asked now")
    after = deal._replace(answer="pending")
    assert after.partner is not None
    return game.went_on(after, (Event("partner-asked", deal.turn, (str(after.partner),)),))


def had_laid(game: CanastaState, at: Position, after: Deal, events: tuple[Event, ...]) -> Step:
    """Let the turn go on after cards were laid, or the deal end if the hand is empty (K42)."""
    check_promise(game.dealt, at, after)
    if after.hands[after.turn]:
        return game.went_on(after, events)
    return went_out(game, after, events)


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
