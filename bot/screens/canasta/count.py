"""The count of a deal in words and numbers (K48)."""

from typing import Final

from bot.screens.canasta.melds import side_name, sides_of
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines, sentences
from bot.screens.sheet import number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View
from engine.games.canasta.view import CanastaView, DealResult, Tally

_UNBROKEN: Final = "\N{NO-BREAK SPACE}"


def deal_text(number: int, result: DealResult, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell how deal `number` ended and what each side counts."""
    return lines(
        phrasebook("canasta-deal", number=number, how=ended_text(result, frame, phrasebook)),
        *(tally_text(tally, frame, phrasebook) for tally in result.tallies),
    )


def ended_text(result: DealResult, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell how a deal ended, and who played alone in it."""
    name = "" if result.out is None else frame.name(result.out)
    key = "out-concealed" if result.concealed else result.ended
    how = phrasebook(f"canasta-ended-{key}", name=name)
    if result.lone is None:
        return how
    alone = phrasebook("canasta-played-alone", name=frame.name(result.lone))
    return sentences((how, alone), phrasebook)


def tally_text(tally: Tally, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell a side's count: what it is made of, and the sum."""
    told = _parts(tally, phrasebook)
    names = side_name(tally.seats, frame, phrasebook)
    total = signed(tally.total)
    if not told:
        return phrasebook("canasta-tally-none", names=names)
    parts = enumerated(told, phrasebook)
    return phrasebook("canasta-tally", names=names, total=total, parts=parts)


def tally_parts(drawing: Drawing[View], tally: Tally) -> str | None:
    """Tell what a side's count is made of, below a sheet that has the sum; None for nothing."""
    phrasebook = drawing.phrasebook
    told = _parts(tally, phrasebook)
    if not told:
        return None
    names = side_name(tally.seats, drawing.frame, phrasebook)
    said = drawing("canasta-tally-parts", names=names, parts=enumerated(told, phrasebook))
    return drawing("deal-small", said=said)


def _parts(tally: Tally, phrasebook: Phrasebook) -> list[str]:
    parts = (
        ("canastas", tally.canasta_points),
        ("out", tally.out),
        ("concealed", tally.concealed),
        ("threes", tally.red_three_points),
        ("melds", tally.melds),
        ("hands", tally.hands),
        ("penalty", tally.penalty),
    )
    told = (
        phrasebook(f"canasta-tally-{name}", points=signed(points))
        for name, points in parts
        if points
    )
    # No line begins with a number whose name is above it.
    return [_UNBROKEN.join(one.rsplit(" ", 1)) for one in told]


def sheet_after(view: CanastaView, deal: int) -> DealSheet:
    """Return what each side has after a deal; in cutthroat everybody counts alone."""
    results = view.results[:deal]
    totals = {side: sum(result.points[side[0]] for result in results) for side in sides_of(view)}

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(results[-1].points[side[0]]), number(totals[side]))

    return deal_sheet(
        tuple(totals),
        tuple(totals.values()),
        view.outcome if deal == len(view.results) else None,
        score,
        highest_wins=True,
    )
