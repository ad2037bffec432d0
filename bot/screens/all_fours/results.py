"""Totals of All Fours, as the panel of scores and the result tell them."""

from bot.screens.all_fours.sides import leaders_first, side_name
from bot.screens.drawing import Drawing
from engine.games.all_fours.view import AllFoursView


def totals(drawing: Drawing[AllFoursView]) -> list[str]:
    """Tell the points of each side, the leader first."""
    view = drawing.view
    return [
        drawing("scores-after", count=len(view.results)),
        *(
            drawing(
                "af-score-line",
                names=side_name(drawing, side),
                points=str(view.scores[side[0]]),
                tricks=0,
            )
            for side in leaders_first(view)
        ),
    ]


def over_text(drawing: Drawing[AllFoursView]) -> str | None:
    """Say why the game is over if no side has reached the target (F28)."""
    revoked = drawing.view.outcome is not None and drawing.view.outcome.reason == "revoke"
    return drawing("af-over-revoke") if revoked else None


def hung(drawing: Drawing[AllFoursView]) -> list[str]:
    """Tell who hung how many Jacks."""
    marks = [mark for result in drawing.view.results for mark in result.marks]
    jacks = [mark.seat for mark in marks if mark.reason == "jack" and mark.loser is not None]
    seats = sorted({seat for seat in jacks if seat is not None})
    return [
        drawing("af-result-hung", name=drawing.name(seat), count=jacks.count(seat))
        for seat in seats
    ]
