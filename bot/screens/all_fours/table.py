"""The texts on the table of an All Fours game besides the trick."""

from collections.abc import Sequence

from bot.screens.all_fours.count import deal_text, mark_text, totals_text
from bot.screens.all_fours.talk import (
    cut_text,
    inquiry_lines,
    talk_text,
    thrown_in_text,
    trump_text,
    turned_text,
)
from bot.screens.cards import faces_shown
from bot.screens.drawing import Drawing
from bot.screens.phrases import lines
from bot.screens.trick_games.claims import early_end_text
from engine.games.all_fours.view import AllFoursView


def turn(drawing: Drawing[AllFoursView], names: str) -> str | None:
    """Say who is waited for and for what."""
    view = drawing.view
    if not names:
        return drawing("af-turn-deal") if view.stage == "deal" else None
    return drawing(f"af-turn-{view.stage}", names=names, count=len(view.to_act))


def began(view: AllFoursView) -> bool:
    """Whether a trick of this deal is taken; the tricks themselves may be hidden."""
    return any(view.tricks_won)


def lingers(view: AllFoursView) -> bool:
    """Whether there are bids and no card yet: who is asked sees them, and the table tells all."""
    return bool(view.bids) and not view.seen


def said(drawing: Drawing[AllFoursView]) -> list[str | None]:
    """Tell of the cut and the talk before play, the trump, and what is marked already."""
    view = drawing.view
    cut = view.deal_number <= 1 and not any(view.tricks_won)
    return [
        cut_text(drawing) if cut else None,
        thrown_in_text(drawing),
        turned_text(drawing),
        talk_text(drawing),
        trump_text(drawing),
        *(
            drawing("rule-card-line", departure=mark_text(drawing, mark, None))
            for mark in view.marks
        ),
    ]


def now(drawing: Drawing[AllFoursView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell what was asked about trumps, what is claimed, whose turn it is, and the stock."""
    stock = drawing("af-stock", count=drawing.view.stock_count) if drawing.view.turned else None
    return [*inquiry_lines(drawing), claims, turn, stock]


def brought(drawing: Drawing[AllFoursView], deal: int) -> str:
    """Tell what was counted in a finished deal."""
    return deal_text(drawing, deal, drawing.view.results[deal - 1])


def ended(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short, and what each side made."""
    result = drawing.view.results[deal - 1]
    return [
        early_end_text(drawing, result.claims, result.forced_after),
        drawing("af-deal-points", points=totals_text(drawing, result.points)),
    ]


def opening(drawing: Drawing[AllFoursView], deal: int) -> Sequence[str | None]:
    """Tell of the cut, if the first deal is told."""
    return [cut_text(drawing) if deal == 1 else None]


def below_last(drawing: Drawing[AllFoursView]) -> str | None:
    """Tell the other tricks of this deal, if the rules show them."""
    earlier = (
        drawing(
            "af-trick-earlier",
            number=number,
            name=drawing.name(trick.winner),
            cards=faces_shown((play.card for play in trick.plays), drawing.phrasebook),
        )
        for number, trick in enumerate(drawing.view.tricks[:-1], start=1)
    )
    return lines(*earlier) or None
