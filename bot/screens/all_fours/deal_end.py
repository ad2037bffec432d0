"""The end of a deal of All Fours: what was counted, and what was special."""

from collections.abc import Sequence

from bot.screens.all_fours.count import bid_made, mark_texts
from bot.screens.all_fours.sides import side_name
from bot.screens.all_fours.talk import suit_facts
from bot.screens.frame import Frame
from bot.text.phrasebook import Phrasebook
from engine.games.all_fours.view import AllFoursView, DealResult

_CHANCES = frozenset({"high", "low", "jack", "game"})


def moments(frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook) -> list[str]:
    """Tell who made all four chances, and who hung the Jack."""
    result = view.results[deal - 1]
    told = [_all_four(frame, result, phrasebook)]
    for mark in result.marks:
        if mark.reason == "jack" and mark.seat is not None and mark.loser is not None:
            loser = frame.name(mark.loser)
            told.append(phrasebook("af-deal-hung", name=frame.name(mark.seat), loser=loser))
    return [said for said in told if said is not None]


def _all_four(frame: Frame, result: DealResult, phrasebook: Phrasebook) -> str | None:
    made = {mark.reason: mark.side for mark in result.marks if mark.points > 0}
    sides = {made.get(chance, ()) for chance in _CHANCES}
    if len(sides) > 1 or () in sides:
        return None
    (side,) = sides
    return phrasebook("af-deal-all-four", names=side_name(side, frame, phrasebook))


def counted(frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook) -> Sequence[str]:
    """Tell the trumps of a deal and what was counted in it, a line each."""
    result = view.results[deal - 1]
    trumps = None
    if result.trump is not None:
        trumps = phrasebook("af-trumps", **suit_facts(result.trump, phrasebook))
    marks = mark_texts(result, frame, view, phrasebook)
    told = (trumps, bid_made(result, frame, phrasebook), *marks)
    return [phrasebook("deal-small", said=said) for said in told if said]


def goal(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str:
    """Say when the game ends."""
    del frame
    deals = view.terms.rules.deals
    if deals is not None:
        return phrasebook("goal-line-both", target=view.target, count=deals)
    return phrasebook("af-deal-goal", target=view.target)
