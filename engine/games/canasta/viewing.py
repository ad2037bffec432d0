"""Viewing: what everybody may know of a deal, built up from nothing; None is no deal."""

from engine.games.canasta.deal import Deal
from engine.games.canasta.melds import canastas
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import sides
from engine.games.canasta.view import Seen, SideView


def side_views(rules: CanastaRules, deal: Deal | None) -> tuple[SideView, ...]:
    """Return what lies before each side."""
    if deal is None:
        return tuple(SideView(side, (), (), 0) for side in sides(rules))
    return tuple(
        SideView(
            side,
            melds,
            tuple(sorted(face for seat in side for face in deal.red_threes[seat])),
            canastas(melds),
        )
        for side, melds in zip(deal.sides, deal.melds, strict=True)
    )


def minimums(rules: CanastaRules, totals: tuple[int, ...], deal: Deal | None) -> tuple[int, ...]:
    """Return what the first meld of each seat must count; 0 once its side has opened (K20)."""
    return tuple(
        0 if deal is not None and deal.melds[deal.side_of[seat]] else rules.minimum(total)
        for seat, total in enumerate(totals)
    )


def seen(deal: Deal | None) -> Seen:
    """Return what everybody has seen beside what is shown."""
    if deal is None:
        return Seen()
    return Seen(
        deal.pile, deal.red_threes, deal.penalties, len(deal.drawn), deal.joined, deal.asked_in
    )
