"""Drawing: the turn begins with a card from the stock, or with the pile (K26 to K37, K47)."""

from itertools import islice
from random import Random

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.canasta import turns
from engine.games.canasta.asking import (
    check_promise,
    leads_out,
    may_ask,
    promised,
    ways_leading_out,
)
from engine.games.canasta.deal import CanastaState, Deal, Position
from engine.games.canasta.effort import Effort, GivenUp, found
from engine.games.canasta.judging import judge_take
from engine.games.canasta.kinds import is_natural
from engine.games.canasta.moves import (
    ASK,
    DRAW,
    STOP,
    TAKE_TOP,
    check_form,
    may_stop,
    read_taking,
    unknown,
    ways,
)
from engine.games.canasta.scoring import DealEnd, ended
from engine.games.canasta.turn_phases import TurnPhase, ask, ask_due, had_laid
from engine.games.canasta.view import Stage


class DrawPhase(TurnPhase):
    """The seat in turn draws or takes the pile; with an empty stock it may stop the deal."""

    __slots__ = ()

    @property
    def key(self) -> Stage:
        return "draw"

    def due(self, game: CanastaState) -> tuple[str, ...]:
        return ("draw" if game.dealt.stock else "stop", "take", *ask_due(game))

    def asked(self, deal: Deal, at: Position, effort: Effort) -> Prompt:
        ready = self.listed(deal, at, effort)
        return Prompt("draw", choices=ready, default=_unsaid(ready))

    def listed(self, deal: Deal, at: Position, effort: Effort) -> tuple[Action, ...]:
        takings = ways(at)
        if promised(at) and (kept := _promised_ways(deal, at, takings, effort)):
            return kept

        def leads() -> bool:
            return found(lambda: leads_out(deal, at, takings, effort))

        return (
            *((DRAW,) if deal.stock else ()),
            *takings,
            *((STOP,) if not deal.stock and may_stop(at) else ()),
            *((ASK,) if may_ask(deal, at, leads) else ()),
        )

    def by_chance(self, at: Position, rng: Random) -> Action:
        top = at.top
        if top is None or not is_natural(top) or rng.random() < 0.2:
            return DRAW
        takings = ways(at)
        return rng.choice(takings) if takings else DRAW

    def take(self, game: CanastaState, seat: Seat, action: Action) -> Step:
        del seat
        verb = action.verb
        if verb in ("lay", "merge", "out", "discard"):
            raise IllegalAction(
                "K26", "draw-first", "the turn begins with a card from stock or pile"
            )
        check_form(action)
        match verb:
            case "draw":
                return _draw(game)
            case "take":
                return _take_pile(game, action)
            case "stop":
                return _stop(game)
            case "ask":
                return ask(game)
            case _:
                raise unknown(action)


def _unsaid(ready: tuple[Action, ...]) -> Action:
    """Return what is done for a silent seat (U1): the draw.

    If it must take the pile, the top card alone does if it can.
    """
    return next((action for action in (DRAW, STOP, TAKE_TOP) if action in ready), ready[0])


def _promised_ways(
    deal: Deal, at: Position, ways: tuple[Action, ...], effort: Effort
) -> tuple[Action, ...]:
    """Return ways to take that lead out: all of them or, if that takes too long, the first."""
    kept: list[Action] = []
    try:
        kept.extend(ways_leading_out(deal, at, ways, effort))
    except GivenUp:
        # It has to do one of them, however hard it is to find.
        kept = kept or list(islice(ways_leading_out(deal, at, ways), 1))
    return tuple(kept)


def _draw(game: CanastaState) -> Step:
    deal = game.dealt
    if not deal.stock:
        raise IllegalAction("K47", "empty-stock", "the stock is empty")
    check_promise(deal, game.position(deal), None)
    after, events = turns.drawn(game.rules, deal)
    if turns.last_red_three(deal, after):
        if game.rules.last_card_red3 == "end_now":
            return ended(game, after, events, DealEnd("last-red-three"))
        after = after._replace(may_discard=False)
    return game.went_on(after, events)


def _take_pile(game: CanastaState, action: Action) -> Step:
    deal, rules = game.dealt, game.rules
    taking = read_taking(action, sequences=rules.sequences)
    at = game.position(deal)
    after, events = turns.taken(rules, deal, judge_take(at, taking))
    return had_laid(game, at, after, events)


def _stop(game: CanastaState) -> Step:
    deal = game.dealt
    if deal.stock:
        raise IllegalAction("K47", "stock-left", "the deal ends by this once the stock is empty")
    at = game.position(deal)
    check_promise(deal, at, None)
    if not may_stop(at):
        raise IllegalAction("K47", "must-take", "the top card fits, so the pile is taken")
    return ended(game, deal, (Event("deal-stopped", deal.turn),), DealEnd("stopped"))
