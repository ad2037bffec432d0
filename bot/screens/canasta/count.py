"""The count in words: what a deal brought each side, line by line (K48)."""

from collections.abc import Sequence

from bot.screens.canasta.melds import side_name
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines, sentences
from bot.screens.shortening import story_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View
from engine.games.canasta.view import CanastaView, DealResult, Tally


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
    total = _signed(tally.total)
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
    return [
        phrasebook(f"canasta-tally-{name}", points=_signed(points))
        for name, points in parts
        if points
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def deal_lines(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [
        deal_text(number, result, drawing.frame, drawing.phrasebook)
        for number, result in enumerate(drawing.view.results, start=1)
    ]
    return story_lines(told, lambda count: _together(drawing, drawing.view.results[:count]))


def _together(drawing: Drawing[View], early: Sequence[DealResult]) -> str:
    sums = [sum(points) for points in zip(*(result.points for result in early), strict=True)]
    points = (
        drawing("deal-total", name=drawing.name(seat), points=str(total))
        for seat, total in enumerate(sums)
    )
    told = enumerated(points, drawing.phrasebook)
    return drawing("deals-earlier", count=len(early), points=told)
