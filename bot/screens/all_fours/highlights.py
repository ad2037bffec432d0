"""What is told of a deal of All Fours in one sentence, kind by kind."""

from collections.abc import Sequence
from typing import Final

from bot.screens.all_fours.points import side_name
from bot.screens.drawing import Drawing
from bot.screens.table.highlights import Highlight
from bot.screens.trick_games import usual
from engine.games.all_fours.view import AllFoursView

_CHANCES: Final = ("high", "low", "jack", "game")


def _all_four(drawing: Drawing[AllFoursView], deal: int) -> str | None:
    result = drawing.view.results[deal - 1]
    made = {mark.reason: mark.side for mark in result.marks if mark.points > 0}
    sides = {made.get(chance, ()) for chance in _CHANCES}
    if len(sides) > 1 or () in sides:
        return None
    (side,) = sides
    return drawing("af-deal-all-four", names=side_name(drawing, side))


def _hung_jack(drawing: Drawing[AllFoursView], deal: int) -> str | None:
    for mark in drawing.view.results[deal - 1].marks:
        if mark.reason == "jack" and mark.seat is not None and mark.loser is not None:
            loser = drawing.name(mark.loser)
            return drawing("af-deal-hung", name=drawing.name(mark.seat), loser=loser)
    return None


def _set_back(drawing: Drawing[AllFoursView], deal: int) -> str | None:
    result = drawing.view.results[deal - 1]
    if result.bidder is None or all(mark.reason != "bid" for mark in result.marks):
        return None
    return drawing("af-highlight-set", name=drawing.name(result.bidder), bid=result.bid)


HIGHLIGHTS: Final[Sequence[Highlight[AllFoursView]]] = (
    _all_four,
    _hung_jack,
    _set_back,
    *usual.HIGHLIGHTS,
)
"""The best first."""
