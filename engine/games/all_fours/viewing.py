"""Viewing: what everybody at an All Fours table, or one seat, is told; built up from nothing."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.contract.seats import Seat
from engine.contract.view import seen_from
from engine.games.all_fours import begging
from engine.games.all_fours.part import Moment, Part
from engine.games.all_fours.play import lawful_cards
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView, Stage
from engine.tricks.trick import Play
from engine.tricks.viewing import shared

STAGES: Final[Mapping[str, Stage]] = {stage: stage for stage in get_args(Stage)}

_NONE: Final = Part(discards=(), judged=())
"""Stands for the own part of a deal while there is none."""


def seat_view(game: Moment, seat: Seat) -> AllFoursSeatView:
    """Return all that `seat` may know of a game."""
    deal, terms = game.deal, game.terms
    table = public_view(game)
    looking = deal is None or deal.own.fixed or seat not in terms.blind(game.dealer)
    plays = deal is not None and table.stage == "play" and deal.turn == seat
    return seen_from(
        AllFoursSeatView,
        table,
        seat=seat,
        hand=deal.hands[seat] if deal and looking else (),
        prompt=game.prompt(seat),
        looking=looking,
        discarded=(deal.own.discards[seat] or ()) if deal else (),
        lawful=lawful_cards(terms.rules, deal.hands[seat], deal.trick, deal.trump)
        if deal and plays
        else (),
        may_inquire=terms.rules.inquiry and plays,
    )


def public_view(game: Moment) -> AllFoursView:
    """Return what everybody may know of a game."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    stage, own = STAGES[game.stage], deal.own if deal else _NONE
    table = shared(game)
    if terms.rules.trick_memory != "full":
        table["tricks"] = ()
    return AllFoursView(
        **table,
        stage=stage,
        terms=terms,
        target=terms.rules.target,
        sides=terms.sides,
        eldest=terms.next_to(game.dealer),
        cut=sheet.cut,
        trump_fixed=own.fixed,
        runs=own.runs,
        talk=own.talk,
        may_give=stage != "answer" or begging.may_give(terms, sheet, game.dealer),
        bidder=own.bidder,
        bid=own.bid,
        discarded_by=tuple(by for by, gone in enumerate(own.discards) if gone is not None)
        if stage == "discard"
        else (),
        seen=deal.played if deal else (),
        inquiries=own.inquiries,
        revokes=tuple(Play(one.seat, one.card) for one in own.breaches),
        judged=own.judged,
        thrown_in=sheet.thrown_in,
        marks=sheet.marks,
        results=sheet.results,
    )
