"""Melding: after the draw cards are laid, and the turn ends with a discard (K26, K38 to K46)."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.canasta import turns
from engine.games.canasta.asking import leads_out, may_ask, promised
from engine.games.canasta.deal import CanastaState, Deal, Position
from engine.games.canasta.effort import Effort, found
from engine.games.canasta.going_out import WayOut, goes_out, way_out
from engine.games.canasta.judging import check_discard, judge_lay
from engine.games.canasta.kinds import VALUES, is_natural, kind, read_kind
from engine.games.canasta.moves import (
    ASK,
    LONGEST,
    OUT,
    STOP,
    can_take,
    check_form,
    discards,
    judged_lay,
    lay_action,
    lays,
    may_open,
    merges,
    unknown,
)
from engine.games.canasta.plays import read_plan
from engine.games.canasta.scoring import DealEnd, ended, went_out
from engine.games.canasta.turn_phases import TurnPhase, ask, ask_due, had_laid
from engine.games.canasta.view import Stage

_KEPT: Final = {
    face: (not is_natural(face), value, face.rank, face.suit) for face, value in VALUES.items()
}
"""By what is kept longest a hand is ordered: naturals go first, then black threes, then wilds."""


def short_lays(at: Position) -> Iterator[Action]:
    """Yield merges and lays that are short enough for a button."""
    for step in merges(at):
        if judged_lay(at, (step,)):
            yield Action("merge", (str(step.into), str(step.other)))
    may = None if at.opened else may_open(at)
    for plan in lays(at):
        if may is not None and not may(plan):
            continue
        action = lay_action(plan)
        if len(str(action)) <= LONGEST and judged_lay(at, plan):
            yield action


def closing(deal: Deal, at: Position, leads: Callable[[], bool]) -> tuple[Action, ...]:
    """Return what is done beside laying: discards, and asking if the hand `leads` out."""
    ends = discards(at) if deal.may_discard else (STOP,)
    return (*ends, *((ASK,) if may_ask(deal, at, leads) else ()))


def least_discard(at: Position) -> Action:
    """Return the discard of the card that a silent seat can best do without (U1)."""
    return Action("discard", (kind(min(at.hand, key=_KEPT.__getitem__), suits=at.rules.sequences),))


def next_of(at: Position, out: WayOut) -> Action:
    """Return the next action of a way out, told by its plan if that fits a button."""
    if not out.plan and out.discard is not None:
        return Action("discard", (kind(out.discard, suits=at.rules.sequences),))
    lay = lay_action(out.plan)
    return lay if len(str(lay)) <= LONGEST else OUT


def lay_by_chance(at: Position, rng: Random) -> Action | None:
    """Return some legal lay that fits a button; None if the first few tried are refused."""
    plans = list(lays(at))
    plans += [(step,) for step in merges(at)]
    for plan in rng.sample(plans, min(len(plans), 4)):
        action = lay_action(plan)
        if len(str(action)) <= LONGEST and judged_lay(at, plan):
            return action
    return None


SAMPLES: Final = 6
"""How many lays a prompt offers ready made; any other is composed."""


class Melding(TurnPhase):
    """The seat in turn lays what it likes, and discards; or it goes out."""

    __slots__ = ()

    @property
    def key(self) -> Stage:
        return "meld"

    def due(self, game: CanastaState) -> tuple[str, ...]:
        merge = () if game.rules.melds_per_rank == 1 else ("merge",)
        last = "discard" if game.dealt.may_discard else "stop"
        return ("lay", *merge, "out", last, *ask_due(game))

    def asked(self, deal: Deal, at: Position, effort: Effort) -> Prompt:
        """Any plan may be said; ready made are discards, going out at once, and some lays.

        Going out and asking are left out if within `effort` no way out is found, but never what
        was promised.
        """
        leads = found(lambda: goes_out(at, None if promised(at) else effort))
        told = (OUT,) if len(at.hand) > 1 and leads else ()
        choices = told
        if not (told and promised(at)):
            choices = (
                *closing(deal, at, lambda: leads),
                *told,
                *islice(short_lays(at), SAMPLES),
            )
        ready = tuple(dict.fromkeys(choices))
        # What is done for a silent seat (U1); if it must go out, it does.
        silent = (one for one in (least_discard(at), STOP) if one in ready)
        return Prompt("meld", "lay", at.hand, choices=ready, default=next(silent, ready[0]))

    def listed(self, deal: Deal, at: Position, effort: Effort) -> tuple[Action, ...]:
        if promised(at) and (out := way_out(at)):
            return (next_of(at, out),)
        last = closing(deal, at, lambda: found(lambda: leads_out(deal, at, effort=effort)))
        return tuple(dict.fromkeys((*last, *short_lays(at))))

    def by_chance(self, at: Position, rng: Random) -> Action:
        if rng.random() < 0.85:
            if (lay := lay_by_chance(at, rng)) is not None:
                return lay
            if goes_out(at):
                return OUT
        return rng.choice(discards(at))

    def take(self, game: CanastaState, seat: Seat, action: Action) -> Step:
        del seat
        verb = action.verb
        if verb in ("draw", "take"):
            raise IllegalAction("K26", "already-drawn", "one card or the pile, and not both")
        check_form(action)
        match verb:
            case "lay" | "merge":
                return _lay(game, action)
            case "discard":
                return _discard(game, action)
            case "out":
                return _out(game)
            case "stop":
                return _stop(game)
            case "ask":
                return ask(game)
            case _:
                raise unknown(action)


def _lay(game: CanastaState, action: Action) -> Step:
    words = action.words if action.verb == "lay" else (action.verb, *action.words)
    plan = read_plan(words, sequences=game.rules.sequences)
    deal = game.dealt
    at = game.position(deal)
    after, events = turns.laid_down(deal, judge_lay(at, plan))
    return had_laid(game, at, after, events)


def _out(game: CanastaState) -> Step:
    deal = game.dealt
    at = game.position(deal)
    way = way_out(at)
    if way is None:
        if deal.answer == "no":
            raise IllegalAction("K45", "partner-said-no", "the partner said no")
        raise IllegalAction("K41", "no-way-out", "this hand cannot go out now")
    after, events = deal, ()
    if way.plan:
        after, events = turns.laid_down(deal, judge_lay(at, way.plan))
    if way.discard is not None:
        after, told = turns.discarded(game.rules, after, way.discard)
        events += told
    return went_out(game, after, events)


def _discard(game: CanastaState, action: Action) -> Step:
    deal, rules = game.dealt, game.rules
    face = read_kind(action.words[0], deal.hands[deal.turn])
    at = game.position(deal)
    imagined_yes = deal.answer == "yes" and way_out(at) is None
    check_discard(at._replace(answer="") if imagined_yes else at, face)
    assert face is not None
    after, events = turns.discarded(rules, deal, face)
    if not after.hands[deal.turn]:
        return went_out(game, after, events)
    if deal.answer == "yes" and rules.ask == "unverified":
        # The promise was not kept (K45).
        fine = after.penalties[deal.turn] + rules.ask_fail_penalty
        after = after._replace(penalties=turns.put(after.penalties, deal.turn, fine))
        events += (Event("promise-broken", deal.turn),)
    return _next_turn(game, after, events)


def _next_turn(game: CanastaState, deal: Deal, events: tuple[Event, ...]) -> Step:
    """Let the next seat play, or the deal end with its stock (K47)."""
    if game.rules.stock_end == "last_draw" and not deal.stock:
        return ended(game, deal, events, DealEnd("last-draw"))
    after, told = turns.turned_to(deal, deal.next_turn)
    events += told
    at_end = game.rules.stock_end == "immediate" and not after.stock
    if at_end and not can_take(game.position(after)):
        # A seat that cannot take would have to draw (K47).
        stopped = Event("deal-stopped", after.turn)
        return ended(game, after, (*events, stopped), DealEnd("stopped"))
    return game.went_on(after, events)


def _stop(game: CanastaState) -> Step:
    deal = game.dealt
    if deal.may_discard:
        raise IllegalAction("K26", "discard-first", "the turn ends with a discard")
    return ended(game, deal, (), DealEnd("last-red-three"))
