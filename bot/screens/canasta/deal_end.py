"""The end of a deal of Canasta: who went out, the canastas, the count and the sheet."""

from bot.screens.canasta.count import ended_text, tally_parts
from bot.screens.canasta.melds import side_name
from bot.screens.canasta.rule_card import goal_line
from bot.screens.components import ScreenPart
from bot.screens.fairness import secret_text
from bot.screens.frame import Frame
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
from bot.text.phrasebook import Phrasebook
from engine.games.canasta.view import CanastaSeatView, CanastaView, Tally


def deal_end_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw the table between two deals."""
    title = phrasebook("table-past-title", variant=frame.variant_title, number=len(view.results))
    return framed(
        text(title),
        *_whole_end(frame, view, phrasebook),
        text(
            reactions_text(frame, phrasebook),
            next_text(frame, phrasebook),
            goal_line(view.rules, phrasebook),
            closed_messages_text(frame, phrasebook),
            hints_text(frame, phrasebook),
            secret_text(frame, phrasebook),
        ),
        *between_deals_keys(frame, phrasebook),
    )


def last_deal_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            phrasebook("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            winners_text(frame, view, phrasebook),
        ),
        *_whole_end(frame, view, phrasebook),
        text(secret_text(frame, phrasebook)),
    )


def past_deal_screen(frame: Frame, view: CanastaView, deal: int, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = phrasebook("table-past-title", variant=frame.variant_title, number=deal)
    if not 1 <= deal <= len(view.results):
        return framed(text(title))
    return framed(
        text(title, *_moments(frame, view, deal, phrasebook)),
        text(
            sheet_text(frame, sheet_after(view, deal), phrasebook),
            secret_text(frame, phrasebook),
        ),
    )


def hand_between_deals(
    frame: Frame, view: CanastaSeatView, notice: str | None, phrasebook: Phrasebook
) -> Screen:
    """Draw a hand between two deals."""
    deal = len(view.results)
    moments = _moments(frame, view, deal, phrasebook)
    return between_deals_hand(
        frame, view.seat, deal, sheet_after(view, deal), moments, notice, phrasebook
    )


def _whole_end(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> list[ScreenPart]:
    deal = len(view.results)
    if not deal:
        return []
    tallies = view.results[deal - 1].tallies
    return [
        text(moments_text(_moments(frame, view, deal, phrasebook), phrasebook)),
        text(
            sheet_text(frame, sheet_after(view, deal), phrasebook),
            *(tally_parts(tally, frame, phrasebook) for tally in tallies),
        ),
    ]


def _moments(frame: Frame, view: CanastaView, deal: int, phrasebook: Phrasebook) -> list[str]:
    """Tell how a deal ended, and who made how many canastas in it."""
    result = view.results[deal - 1]
    told = (_made(tally, frame, phrasebook) for tally in result.tallies)
    return [ended_text(result, frame, phrasebook), *(said for said in told if said)]


def _made(tally: Tally, frame: Frame, phrasebook: Phrasebook) -> str | None:
    kinds = {"sambas": tally.sambas, "naturals": tally.naturals, "mixed": tally.mixed}
    parts = [phrasebook(f"canasta-made-{kind}", count=made) for kind, made in kinds.items() if made]
    if not parts:
        return None
    names = side_name(tally.seats, frame, phrasebook)
    return phrasebook("canasta-made", names=names, canastas=listed(parts, phrasebook))


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
