"""Sheets if a family has none of its own: a number for each side."""

from collections.abc import Mapping

from bot.screens.frame import Frame
from bot.screens.sheet import number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet, running_sheet
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.catalogue import variant
from engine.tricks.view import TrickView


def sheet(frame: Frame, view: TrickView, deal: int, phrasebook: Phrasebook) -> DealSheet:
    """Return what each side has after a deal, and what the deal brought it."""
    del frame, phrasebook
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


def running(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> DealSheet:
    """Return what each side has, and how many tricks it has taken in this deal."""
    del frame
    return _running(view, phrasebook, {})


def running_with_bids(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> DealSheet:
    """Return the same, with how many tricks each side has bid to take: 1/3."""
    del frame
    bids = {seat: bid for seat, bid in view.bids if bid is not None}
    return _running(view, phrasebook, bids)


def _running(view: TrickView, phrasebook: Phrasebook, bids: Mapping[Seat, int]) -> DealSheet:
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
        deal=phrasebook("sheet-tricks"),
    )
