"""Totals of Hearts, as the panel of scores and the result tell them."""

from bot.screens.drawing import Drawing
from bot.screens.hearts.standing import leaders_first, shown_total, side_lines, total_note
from bot.screens.phrases import enumerated, remarked
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsView


def totals(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell the totals, the leader first, and those of sides."""
    view = drawing.view
    return [
        drawing("scores-title", count=len(view.results)),
        *(
            remarked(
                drawing(
                    "scores-total",
                    name=drawing.name(seat),
                    points=shown_total(view.scores[seat], view.terms.rules),
                ),
                total_note(drawing, seat),
                drawing.phrasebook,
            )
            for seat in leaders_first(view)
        ),
        *side_lines(drawing),
    ]


def notes(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what totals are made of: those of partners, and complex numbers."""
    told = (
        [_own(drawing, seat) for seat in side]
        for side in drawing.view.terms.sides
        if len(side) > 1 or drawing.view.terms.rules.imaginary
    )
    return [enumerated(said, drawing.phrasebook) for said in told]


def _own(drawing: Drawing[HeartsView], seat: Seat) -> str:
    total = shown_total(drawing.view.scores[seat], drawing.view.terms.rules)
    said = drawing("deal-points", name=drawing.name(seat), points=total)
    return remarked(said, total_note(drawing, seat), drawing.phrasebook)


def moons(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell who shot how many moons."""
    shots = [result.moon for result in drawing.view.results if result.moon is not None]
    return [
        drawing("result-moons", name=drawing.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]
