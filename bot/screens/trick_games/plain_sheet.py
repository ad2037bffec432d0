"""Sheets if a family has none of its own: a number for each side."""

from collections.abc import Mapping

from bot.screens.drawing import Drawing
from bot.screens.sheet import number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet, running_sheet
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.tricks.view import TrickView


def sheet(drawing: Drawing[TrickView], deal: int) -> DealSheet:
    """Return what each side has after a deal, and what the deal brought it."""
    view = drawing.view
    points = view.results[deal - 1].points
    totals = {
        side: sum(result.points[side[0]] for result in view.results[:deal])
        for side in view.terms.sides
    }

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(points[side[0]]), number(totals[side]))

    return deal_sheet(
        tuple(totals),
        tuple(totals.values()),
        view.outcome if deal == len(view.results) else None,
        score,
        highest_wins=variant(view.variant).highest_wins,
    )


def running(drawing: Drawing[TrickView]) -> DealSheet:
    """Return what each side has, and how many tricks it has taken in this deal."""
    return _running(drawing, {})


def running_with_bids(drawing: Drawing[TrickView]) -> DealSheet:
    """Return the same, with how many tricks each side has bid to take: 1/3."""
    bids = {seat: bid for seat, bid in drawing.view.bids if bid is not None}
    return _running(drawing, bids)


def _running(drawing: Drawing[TrickView], bids: Mapping[Seat, int]) -> DealSheet:
    view = drawing.view

    def score(side: Side, place: int) -> SideScore:
        tricks = number(sum(view.tricks_won[seat] for seat in side))
        if not bids.keys().isdisjoint(side):
            tricks += f"/{number(sum(bids.get(seat, 0) for seat in side))}"
        return SideScore(side, place, tricks, number(view.scores[side[0]]))

    return running_sheet(
        view.terms.sides,
        [view.scores[side[0]] for side in view.terms.sides],
        score,
        highest_wins=variant(view.variant).highest_wins,
        placed=bool(view.results),
        deal=drawing("sheet-tricks"),
    )
