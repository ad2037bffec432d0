"""The end of a deal of All Fours: what was counted, and what was special."""

from collections.abc import Sequence

from bot.screens.all_fours.count import bid_made, mark_texts
from bot.screens.all_fours.sides import side_name
from bot.screens.all_fours.talk import suit_facts
from bot.screens.drawing import Drawing
from engine.contract.view import View
from engine.games.all_fours.view import AllFoursView, DealResult

_CHANCES = frozenset({"high", "low", "jack", "game"})


def moments(drawing: Drawing[AllFoursView], deal: int) -> list[str]:
    """Tell who made all four chances, and who hung the Jack."""
    result = drawing.view.results[deal - 1]
    told = [_all_four(drawing, result)]
    for mark in result.marks:
        if mark.reason == "jack" and mark.seat is not None and mark.loser is not None:
            loser = drawing.name(mark.loser)
            told.append(drawing("af-deal-hung", name=drawing.name(mark.seat), loser=loser))
    return [said for said in told if said is not None]


def _all_four(drawing: Drawing[View], result: DealResult) -> str | None:
    made = {mark.reason: mark.side for mark in result.marks if mark.points > 0}
    sides = {made.get(chance, ()) for chance in _CHANCES}
    if len(sides) > 1 or () in sides:
        return None
    (side,) = sides
    return drawing("af-deal-all-four", names=side_name(drawing, side))


def counted(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str]:
    """Tell the trumps of a deal and what was counted in it, a line each."""
    result = drawing.view.results[deal - 1]
    trumps = None
    if result.trump is not None:
        trumps = drawing("af-trumps", **suit_facts(result.trump, drawing.phrasebook))
    marks = mark_texts(drawing, result)
    told = (trumps, bid_made(drawing, result), *marks)
    return [drawing("deal-small", said=said) for said in told if said]


def goal(drawing: Drawing[AllFoursView]) -> str:
    """Say when the game ends."""
    view = drawing.view
    deals = view.terms.rules.deals
    if deals is not None:
        return drawing("goal-line-both", target=view.target, count=deals)
    return drawing("af-deal-goal", target=view.target)
