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
from bot.screens.frame import Frame
from bot.screens.phrases import lines
from bot.screens.trick_games.claims import early_end_text
from bot.text.phrasebook import Phrasebook
from engine.games.all_fours.view import AllFoursView


def turn(frame: Frame, view: AllFoursView, names: str, phrasebook: Phrasebook) -> str | None:
    """Say who is waited for and for what."""
    del frame
    if not names:
        return phrasebook("af-turn-deal") if view.stage == "deal" else None
    return phrasebook(f"af-turn-{view.stage}", names=names, count=len(view.to_act))


def began(view: AllFoursView) -> bool:
    """Whether a trick of this deal is taken; the tricks themselves may be hidden."""
    return any(view.tricks_won)


def lingers(view: AllFoursView) -> bool:
    """Whether there are bids and no card yet: who is asked sees them, and the table tells all."""
    return bool(view.bids) and not view.seen


def said(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str | None]:
    """Tell of the cut and the talk before play, the trump, and what is marked already."""
    cut = view.deal_number <= 1 and not any(view.tricks_won)
    return [
        cut_text(frame, view, phrasebook) if cut else None,
        thrown_in_text(frame, view, phrasebook),
        turned_text(frame, view, phrasebook),
        talk_text(frame, view, phrasebook),
        trump_text(view, phrasebook),
        *(
            phrasebook("rule-card-line", departure=mark_text(mark, None, frame, view, phrasebook))
            for mark in view.marks
        ),
    ]


def now(
    frame: Frame, view: AllFoursView, turn: str | None, claims: str | None, phrasebook: Phrasebook
) -> list[str | None]:
    """Tell what was asked about trumps, what is claimed, whose turn it is, and the stock."""
    stock = phrasebook("af-stock", count=view.stock_count) if view.turned else None
    return [*inquiry_lines(frame, view, phrasebook), claims, turn, stock]


def brought(frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook) -> str:
    """Tell what was counted in a finished deal."""
    return deal_text(deal, view.results[deal - 1], frame, view, phrasebook)


def ended(
    frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook
) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short, and what each side made."""
    result = view.results[deal - 1]
    return [
        early_end_text(frame, result.claims, result.forced_after, phrasebook),
        phrasebook("af-deal-points", points=totals_text(result.points, frame, view, phrasebook)),
    ]


def opening(
    frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook
) -> Sequence[str | None]:
    """Tell of the cut, if the first deal is told."""
    return [cut_text(frame, view, phrasebook) if deal == 1 else None]


def below_last(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Tell the other tricks of this deal, if the rules show them."""
    earlier = (
        phrasebook(
            "af-trick-earlier",
            number=number,
            name=frame.name(trick.winner),
            cards=faces_shown((play.card for play in trick.plays), phrasebook),
        )
        for number, trick in enumerate(view.tricks[:-1], start=1)
    )
    return lines(*earlier) or None
