"""The count of a deal, point by point: what a side has made, in a line each."""

from collections.abc import Iterable, Sequence

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated
from engine.contract.view import View


def counted_lines(
    drawing: Drawing[View], first: str, marks: Iterable[tuple[str, str]]
) -> Sequence[str]:
    """Tell in small print `first`, then for each who has marks what they are.

    A mark is whose it is and what it is for, in a few words; nobody's have a name too.
    """
    parts: dict[str, list[str]] = {}
    for whose, what in marks:
        parts.setdefault(whose, []).append(what)
    told = (
        drawing("counted-brief", whose=whose, what=enumerated(what, drawing.phrasebook))
        for whose, what in parts.items()
    )
    return [drawing("deal-small", said=said) for said in (first, *told) if said]
