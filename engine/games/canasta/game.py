"""Canasta and Samba: one moment of a game, and what may follow it.

Moves and their words (plans are explained in `plays`):

    deal H0 H1 ... REST      a hand a seat (`-` for one that rests), the rest from the top
    draw                     from the stock
    take PLAY [+ PLAN]       the pile, with a group from the hand; what is laid besides
    take add [onto N] [+ PLAN]   the pile, its top card going onto a meld
    stop                     neither, with an empty stock: the deal ends
    lay PLAN                 melds and additions, judged together
    merge N M                the side's meld M joins its meld N (Samba)
    out                      lay and discard whatever goes out at once
    discard KIND             `7`, `2`, `**`, `3b`; or a face, as Samba names naturals, `7H`
    ask, yes, no             whether to go out, and what the partner says
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Counts, Game, Step
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import DEALER, Seat, left_of
from engine.contract.variant import Variant
from engine.games.canasta import choosing, counts, moves, takings, turns, viewing
from engine.games.canasta.asking import check_promise, may_ask
from engine.games.canasta.choosing import ASK, DRAW, NO, OUT, STOP, YES
from engine.games.canasta.deal import Deal, deal_action, position, read_deal, shuffled
from engine.games.canasta.ending import outcome
from engine.games.canasta.going_out import way_out
from engine.games.canasta.imagining import imagining
from engine.games.canasta.judging import Taking, check_discard, judge_lay, judge_take
from engine.games.canasta.kinds import read_kind
from engine.games.canasta.plays import Plan, read_plan
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.scoring import Ending, concealed, scored
from engine.games.canasta.seating import order, resting
from engine.games.canasta.sheet import Sheet, feats
from engine.games.canasta.view import CanastaView, LaidOpen, Stage

PHASES: Final = {
    "draw": "draw",
    "take": "draw",
    "lay": "meld",
    "merge": "meld",
    "out": "meld",
    "discard": "meld",
}
"""In which part of the turn each of these verbs has its place (K26)."""


@dataclass(frozen=True, slots=True)
class CanastaGame(Game):
    """One moment of a game of Canasta or Samba.

    Between deals and once the game is over `deal` is None; how the last one lay, with all hands
    open for the count, stays on the sheet.
    """

    rules: CanastaRules
    offered: Variant
    first_dealer: Seat
    sheet: Sheet
    deal: Deal | None

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.rules.players

    @property
    def stage(self) -> Stage:
        """`deal`, `draw`, `meld`, `asked` or `over`."""
        if self.deal is None:
            return "over" if self.sheet.outcome else "deal"
        return self.deal.stage

    @property
    def due(self) -> tuple[str, ...]:
        return counts.due(self.rules, self.stage, self.deal)

    @property
    def card_counts(self) -> Counts:
        return counts.card_counts(self.seat_count, self.deal)

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last."""
        return len(self.sheet.results) + (self.deal is not None)

    @property
    def dealer(self) -> Seat:
        """Who deals this deal or is to deal the next (K3); at the end, who dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        step = 1 if self.rules.next_dealer == "left" else -1
        return left_of(self.first_dealer, self.seat_count, before * step)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        deal = self.deal
        if deal is None:
            return () if self.sheet.outcome else (DEALER,)
        if deal.stage == "asked":
            partner = deal.partner
            assert partner is not None
            return (partner,)
        return (deal.turn,)

    def _position(self, deal: Deal) -> Position:
        return position(self.rules, deal, self.sheet.totals[deal.turn])

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """List what `seat` may do, of plans those that `moves` finds and that fit a button."""
        deal = self.deal
        if deal is None or seat not in self.to_act:
            return ()
        return choosing.listed(deal, self._position(deal))

    def propose(self, seat: Seat, rng: Random) -> Action:
        """Return some legal action; laying and taking come before the rest most of the time."""
        deal = self.deal
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if deal is None:
            return deal_action(*shuffled(self.rules, self._playing, rng))
        return choosing.by_chance(deal, self._position(deal), rng)

    def prompt(self, seat: Seat) -> Prompt | None:
        deal = self.deal
        if deal is None or seat not in self.to_act:
            return None
        return choosing.prompt(deal, self._position(deal))

    def apply(self, seat: Seat, action: Action) -> Step:
        deal = self.deal
        if deal is None:
            if self.sheet.outcome:
                raise IllegalAction("K51", "game-over", "the game is over")
            return self._deal(seat, action)
        if seat not in self.to_act:
            raise NotYourTurn(self.to_act)
        if deal.stage == "asked":
            return self._answer(deal, seat, action)
        verb = action.verb
        place = PHASES.get(verb)
        if place == "draw" and deal.stage == "meld":
            raise IllegalAction("K26", "already-drawn", "one card or the pile, and not both")
        if place == "meld" and deal.stage == "draw":
            raise IllegalAction(
                "K26", "draw-first", "the turn begins with a card from stock or pile"
            )
        return self._act(deal, action)

    def _act(self, deal: Deal, action: Action) -> Step:
        verb, words, sequences = action.verb, action.words, self.rules.sequences
        moves.check_form(action)
        if verb == "take":
            return self._take(deal, moves.read_taking(action, sequences=sequences))
        if verb in ("lay", "merge"):
            plan = read_plan(words if verb == "lay" else (verb, *words), sequences=sequences)
            return self._lay(deal, plan)
        if verb == "discard":
            return self._discard(deal, read_kind(words[0], deal.hands[deal.turn]))
        alone = {DRAW: self._draw, STOP: self._stop, ASK: self._ask, OUT: self._out}
        if action in (YES, NO):
            raise IllegalAction("K45", "unknown-verb", "nobody has asked")
        if action not in alone:
            raise _unknown()
        return alone[action](deal)

    @property
    def _playing(self) -> tuple[Seat, ...]:
        rest = resting(self.rules, len(self.sheet.results) + 1)
        return tuple(seat for seat in range(self.seat_count) if seat not in rest)

    def _deal(self, seat: Seat, action: Action) -> Step:
        if seat != DEALER:
            raise NotYourTurn((DEALER,))
        if action.verb != "deal":
            raise _unknown()
        rules, playing = self.rules, self._playing
        hands, rest = read_deal(rules, playing, action)
        number = len(self.sheet.results) + 1
        told = [
            Event.of("deal-begun", self.dealer, number),
            *(Event.of("cards-dealt", to, hands[to], heard_by=(to,)) for to in playing),
        ]
        deal, events = turns.begun(rules, order(rules, self.dealer, number), hands, rest)
        return self._with(deal, (*told, *events))

    def _with(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        game = CanastaGame(self.rules, self.offered, self.first_dealer, self.sheet, deal)
        return Step(game, events)

    def _draw(self, deal: Deal) -> Step:
        if not deal.stock:
            raise IllegalAction("K47", "empty-stock", "the stock is empty")
        check_promise(deal, self._position(deal), None)
        after, events = turns.drawn(self.rules, deal)
        if turns.last_red_three(deal, after):
            if self.rules.last_card_red3 == "end_now":
                return self._ended(after, events, Ending("last-red-three"))
            after = after._replace(may_discard=False)
        return self._with(after, events)

    def _stop(self, deal: Deal) -> Step:
        if deal.stage == "meld":
            if deal.may_discard:
                raise IllegalAction("K26", "discard-first", "the turn ends with a discard")
            return self._ended(deal, (), Ending("last-red-three"))
        if deal.stock:
            raise IllegalAction(
                "K47", "stock-left", "the deal ends by this once the stock is empty"
            )
        at = self._position(deal)
        check_promise(deal, at, None)
        if not takings.may_stop(at):
            raise IllegalAction("K47", "must-take", "the top card fits, so the pile is taken")
        return self._ended(deal, (Event("deal-stopped", deal.turn),), Ending("stopped"))

    def _ask(self, deal: Deal) -> Step:
        if not may_ask(deal, self._position(deal)):
            raise IllegalAction("K45", "may-not-ask", "the partner cannot be asked now")
        after = deal._replace(stage="asked", asked_in=deal.stage, answer="pending")
        assert after.partner is not None
        return self._with(after, (Event("partner-asked", deal.turn, (str(after.partner),)),))

    def _answer(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if action not in (YES, NO):
            raise IllegalAction("K45", "answer-first", "yes or no is the answer")
        after = deal._replace(stage=deal.asked_in, asked_in="", answer=action.verb)
        return self._with(after, (Event("partner-answered", seat, (action.verb,)),))

    def _take(self, deal: Deal, taking: Taking) -> Step:
        at = self._position(deal)
        after, events = turns.taken(self.rules, deal, judge_take(at, taking))
        return self._went_on(deal, at, after, events)

    def _lay(self, deal: Deal, plan: Plan) -> Step:
        at = self._position(deal)
        after, events = turns.laid_down(deal, judge_lay(at, plan))
        return self._went_on(deal, at, after, events)

    def _went_on(self, before: Deal, at: Position, after: Deal, events: tuple[Event, ...]) -> Step:
        """Let the turn go on, or the deal end where the hand is empty (K42)."""
        check_promise(before, at, after)
        if after.hands[before.turn]:
            return self._with(after, events)
        return self._went_out(after, events)

    def _out(self, deal: Deal) -> Step:
        at = self._position(deal)
        found = way_out(at)
        if found is None:
            if deal.answer == "no":
                raise IllegalAction("K45", "partner-said-no", "the partner said no")
            raise IllegalAction("K41", "no-way-out", "this hand cannot go out now")
        after, events = deal, ()
        if found.plan:
            after, events = turns.laid_down(deal, judge_lay(at, found.plan))
        if found.discard is not None:
            after, told = turns.discarded(self.rules, after, found.discard)
            events += told
        return self._went_out(after, events)

    def _discard(self, deal: Deal, face: Card | None) -> Step:
        at = self._position(deal)
        imagined_yes = deal.answer == "yes" and way_out(at) is None
        check_discard(at._replace(answer="") if imagined_yes else at, face)
        assert face is not None
        after, events = turns.discarded(self.rules, deal, face)
        if not after.hands[deal.turn]:
            return self._went_out(after, events)
        if deal.answer == "yes" and self.rules.ask == "unverified":
            # The promise was not kept (K45).
            fine = after.penalties[deal.turn] + self.rules.ask_fail_penalty
            after = after._replace(penalties=turns.put(after.penalties, deal.turn, fine))
            events += (Event("promise-broken", deal.turn),)
        if self.rules.stock_end == "last_draw" and not after.stock:
            return self._ended(after, events, Ending("last-draw"))
        after, told = turns.turned_to(after, after.next_turn)
        events += told
        at_end = self.rules.stock_end == "immediate" and not after.stock
        if at_end and not takings.can_take(self._position(after)):
            # Whoever cannot take would have to draw (K47).
            stopped = Event("deal-stopped", after.turn)
            return self._ended(after, (*events, stopped), Ending("stopped"))
        return self._with(after, events)

    def _went_out(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        seat = deal.turn
        hidden = concealed(self.rules, deal, deal.own_melds)
        if self.rules.sides == "cutthroat" and deal.lone is None:
            deal = turns.with_lone_hand(self.rules, deal, seat)
            events += (Event("lone-hand-fixed", seat),)
        told = Event("went-out", seat, ("concealed",) if hidden else ())
        return self._ended(deal, (*events, told), Ending("out", seat, hidden))

    def _ended(self, deal: Deal, events: tuple[Event, ...], ending: Ending) -> Step:
        """Count the hands, score the deal and see whether the game is over (K48 to K51)."""
        result = scored(self.rules, deal, ending)
        sheet = self.sheet
        totals = tuple(map(sum, zip(sheet.totals, result.points, strict=True)))
        over = outcome(self.rules, totals)
        told = [
            *(Event.of("hand-shown", seat, deal.hands[seat]) for seat in deal.order),
            Event("deal-scored", None, tuple(map(str, result.points))),
        ]
        if over is not None:
            told.append(Event("game-over", None, tuple(map(str, over.places))))
        laid_open = LaidOpen(deal.sides, deal.hands, deal.melds, deal.red_threes)
        after = Sheet(totals, (*sheet.results, result), laid_open, over)
        game = CanastaGame(self.rules, self.offered, self.first_dealer, after, None)
        return Step(game, (*events, *told))

    def view(self, seat: Seat | None) -> CanastaView:
        return viewing.view_of(self, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        return replace(self, deal=imagining(self.view(seat))(rng))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.sheet.totals

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple(result.points for result in self.sheet.results)

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.sheet, self.seat_count)


def _unknown() -> IllegalAction:
    # The verb comes from outside and may hold anything, so it is not repeated.
    return IllegalAction("verb", "unknown-verb", "there is no such action")
