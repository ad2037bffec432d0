"""The end of a deal of Hearts: who got the queen and the moon, and the sheet."""

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.hearts.standing import (
    end_text,
    point_text,
    shown_points,
    shown_side_total,
    tie_text,
)
from bot.screens.phrases import lines
from bot.screens.sheet import MINUS, number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet
from engine.games.hearts.view import HeartsView


def moments(drawing: Drawing[HeartsView], deal: int) -> list[str]:
    """Tell the moon of a finished deal, or else who took the cards that stand out.

    Cards are named until the next deal is dealt; then the same faces are secret again.
    """
    view = drawing.view
    result = view.results[deal - 1]
    if result.moon is not None:
        key = "deal-sun" if result.sun else "deal-moon"
        return [drawing(key, name=drawing.name(result.moon))]
    if deal < view.deal_number:
        return []
    return [
        drawing("deal-card", card=face_shown(face, drawing.phrasebook), name=drawing.name(seat))
        for face in view.terms.told_cards
        for seat, taken in enumerate(result.taken)
        for _ in range(taken.count(face))
    ]


def goal(drawing: Drawing[HeartsView]) -> str:
    """Say what ends the game, and why it goes on if that has come about."""
    ends = drawing("deal-goal-ends", ends=end_text(drawing.view.terms.rules, drawing.phrasebook))
    return lines(tie_text(drawing), ends)


def sheet(drawing: Drawing[HeartsView], deal: int) -> DealSheet:
    """Return what each side has after a deal; complex totals and lives only after the last."""
    view = drawing.view
    rules, results = view.terms.rules, view.results[:deal]
    latest = deal == len(view.results)
    lives = view.lives if latest else ()
    totals = [sum(points) for points in zip(*(result.points for result in results), strict=True)]

    def score(side: Side, place: int) -> SideScore:
        added = sum(shown_points(results[-1].points[seat], rules) for seat in side)
        if latest and rules.imaginary and view.plane and len(side) == 1:
            total = point_text(view.plane[side[0]], rules).replace("-", MINUS)
        else:
            total = number(shown_side_total([totals[seat] for seat in side], rules))
        more = (str(sum(lives[seat] for seat in side)),) if lives else ()
        return SideScore(side, place, signed(added), total, more)

    sides = view.terms.sides
    return deal_sheet(
        sides,
        [sum(totals[seat] for seat in side) for side in sides],
        view.outcome if latest else None,
        score,
        highest_wins=rules.objective == "highest",
        more=(drawing("sheet-lives"),) if lives else (),
    )
