"""The end of a deal of Canasta: who went out, the canastas, the count and the sheet."""

from bot.screens.canasta.count import ended_text, tally_parts
from bot.screens.canasta.melds import side_name
from bot.screens.canasta.rule_card import goal_line
from bot.screens.components import ScreenPart
from bot.screens.drawing import Drawing
from bot.screens.fairness import secret_text
from bot.screens.phrases import listed, text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.sheet import number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import (
    DealSheet,
    SideScore,
    between_deals_hand,
    between_deals_keys,
    deal_sheet,
    moments_text,
    next_text,
    sheet_text,
)
from bot.screens.table.round_table import closed_messages_text, hints_text, winners_text
from engine.contract.view import View
from engine.games.canasta.view import CanastaSeatView, CanastaView, Tally


def deal_end_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the table between two deals."""
    frame, phrasebook = drawing.frame, drawing.phrasebook
    title = drawing(
        "table-past-title", variant=frame.variant_title, number=len(drawing.view.results)
    )
    return framed(
        text(title),
        *_whole_end(drawing),
        text(
            reactions_text(drawing),
            next_text(drawing),
            goal_line(drawing.view.rules, phrasebook),
            closed_messages_text(drawing),
            hints_text(frame, phrasebook),
            secret_text(frame, phrasebook),
        ),
        *between_deals_keys(drawing),
    )


def last_deal_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            drawing(
                "table-ended-title",
                variant=drawing.frame.variant_title,
                number=drawing.view.deal_number,
            ),
            winners_text(drawing),
        ),
        *_whole_end(drawing),
        text(secret_text(drawing.frame, drawing.phrasebook)),
    )


def past_deal_screen(drawing: Drawing[CanastaView], deal: int) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = drawing("table-past-title", variant=drawing.frame.variant_title, number=deal)
    if not 1 <= deal <= len(drawing.view.results):
        return framed(text(title))
    return framed(
        text(title, *_moments(drawing, deal)),
        text(
            sheet_text(drawing, sheet_after(drawing.view, deal)),
            secret_text(drawing.frame, drawing.phrasebook),
        ),
    )


def hand_between_deals(drawing: Drawing[CanastaSeatView], notice: str | None) -> Screen:
    """Draw a hand between two deals."""
    view = drawing.view
    deal = len(view.results)
    moments = _moments(drawing, deal)
    return between_deals_hand(drawing, view.seat, deal, sheet_after(view, deal), moments, notice)


def _whole_end(drawing: Drawing[CanastaView]) -> list[ScreenPart]:
    view = drawing.view
    deal = len(view.results)
    if not deal:
        return []
    tallies = view.results[deal - 1].tallies
    return [
        text(moments_text(_moments(drawing, deal), drawing.phrasebook)),
        text(
            sheet_text(drawing, sheet_after(view, deal)),
            *(tally_parts(drawing, tally) for tally in tallies),
        ),
    ]


def _moments(drawing: Drawing[CanastaView], deal: int) -> list[str]:
    """Tell how a deal ended, and who made how many canastas in it."""
    result = drawing.view.results[deal - 1]
    told = (_made(drawing, tally) for tally in result.tallies)
    return [ended_text(result, drawing.frame, drawing.phrasebook), *(said for said in told if said)]


def _made(drawing: Drawing[View], tally: Tally) -> str | None:
    kinds = {"sambas": tally.sambas, "naturals": tally.naturals, "mixed": tally.mixed}
    parts = [drawing(f"canasta-made-{kind}", count=made) for kind, made in kinds.items() if made]
    if not parts:
        return None
    names = side_name(tally.seats, drawing.frame, drawing.phrasebook)
    return drawing("canasta-made", names=names, canastas=listed(parts, drawing.phrasebook))


def sheet_after(view: CanastaView, deal: int) -> DealSheet:
    """Return what each side has after a deal; in cutthroat everybody counts alone."""
    results = view.results[:deal]
    sides: list[Side] = [side.seats for side in view.sides]
    if view.rules.sides == "cutthroat":
        # Who plays with whom changes from deal to deal.
        sides = [(seat,) for seat in range(view.seat_count)]
    totals = {side: sum(result.points[side[0]] for result in results) for side in sides}

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(results[-1].points[side[0]]), number(totals[side]))

    return deal_sheet(
        tuple(totals),
        tuple(totals.values()),
        view.outcome if deal == len(view.results) else None,
        score,
        highest_wins=True,
    )
