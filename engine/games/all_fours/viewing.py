"""Viewing: what one seat of an All Fours table, or a bystander, is told; built from nothing."""

from typing import Protocol

from engine.cards import Card
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.games.all_fours import begging
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.play import lawful_cards
from engine.games.all_fours.sheet import Sheet, by_seat
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import AllFoursView, Stage
from engine.tricks.trick import Play, winner


class Viewed(Protocol):
    """What a view needs to ask of the game that it shows."""

    @property
    def terms(self) -> Terms: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def sheet(self) -> Sheet: ...
    @property
    def deal(self) -> Deal | None: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    def prompt(self, seat: Seat) -> Prompt | None: ...


def view_of(game: Viewed, seat: Seat | None) -> AllFoursView:
    """Return all that `seat` may know of a game, None being a bystander."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    rules, seats = terms.rules, terms.seat_count
    looking = seat is None or deal is None or deal.fixed or seat not in terms.blind(game.dealer)
    tricks = deal.tricks if deal else ()
    won = [trick.winner for trick in tricks]
    return AllFoursView(
        variant=game.variant.key,
        seat=seat,
        seat_count=seats,
        dealer=game.dealer,
        deal_number=len(sheet.results) + (deal is not None),
        to_act=game.to_act,
        prompt=None if seat is None else game.prompt(seat),
        scores=by_seat(terms, sheet.totals),
        outcome=sheet.outcome,
        stage=game.stage,
        terms=terms,
        target=rules.target,
        sides=terms.sides,
        step=terms.step,
        eldest=terms.next_to(game.dealer),
        cut=sheet.cut,
        hand=deal.hands[seat] if deal and seat is not None and looking else (),
        looking=looking,
        hand_sizes=tuple(map(len, deal.hands)) if deal else (0,) * seats,
        stock_count=len(deal.stock) if deal else 0,
        turn_ups=deal.turn_ups if deal else (),
        trump=deal.trump if deal else None,
        trump_fixed=deal is not None and deal.fixed,
        runs=deal.runs if deal else 0,
        talk=deal.talk if deal else (),
        may_give=game.stage != "answer" or begging.may_give(terms, sheet, game.dealer),
        bids=deal.bids if deal else (),
        bidder=deal.bidder if deal else None,
        bid=deal.bid if deal else 0,
        discarded=(deal.discards[seat] or ()) if deal and seat is not None else (),
        discarded_by=_discarded_by(deal),
        trick_number=len(tricks) + 1 if deal and deal.stage == "play" else 0,
        leader=deal.leader if deal else None,
        trick=deal.trick if deal else (),
        taking=winner(deal.trick, deal.trump) if deal and deal.trick else None,
        tricks=tricks if rules.trick_memory == "full" else (),
        tricks_won=tuple(won.count(by) for by in range(seats)),
        last_trick=tricks[-1] if tricks else sheet.last_trick,
        seen=deal.played if deal else (),
        lawful=_lawful(terms, deal, seat),
        may_inquire=rules.inquiry and _plays(deal, seat),
        inquiries=deal.inquiries if deal else (),
        claims=deal.claims if deal else (),
        settled=deal.settled if deal else None,
        revokes=tuple(Play(one.seat, one.card) for one in deal.breaches) if deal else (),
        judged=deal.judged if deal else (),
        thrown_in=sheet.thrown_in,
        marks=sheet.marks,
        results=sheet.results,
    )


def _discarded_by(deal: Deal | None) -> tuple[Seat, ...]:
    """Return who has discarded, while some still choose."""
    if deal is None or deal.stage != "discard":
        return ()
    return tuple(by for by, gone in enumerate(deal.discards) if gone is not None)


def _plays(deal: Deal | None, seat: Seat | None) -> bool:
    """Whether `seat` is to play a card now."""
    return deal is not None and seat is not None and deal.stage == "play" and deal.turn == seat


def _lawful(terms: Terms, deal: Deal | None, seat: Seat | None) -> tuple[Card, ...]:
    """Return what the seat in turn may play without a revoke (F16); nothing for the others."""
    if deal is None or seat is None or not _plays(deal, seat):
        return ()
    return lawful_cards(terms.rules, deal.hands[seat], deal.trick, deal.trump)
