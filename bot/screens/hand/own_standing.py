"""How the reader of a hand stands: in its heading while a game goes on, and when it is over."""

from bot.screens.components import Link, rows
from bot.screens.drawing import Drawing
from bot.screens.phrases import listed, text
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import DealSheet, SideScore, sheet_text
from bot.screens.table.round_table import winners_text
from engine.contract.view import SeatView


def heading_text(drawing: Drawing[SeatView], sheet: DealSheet | None) -> str:
    """Head a hand with points, place and the distance to the lead, once a deal is over."""
    if sheet is None:
        return drawing("hand-heading")
    own = sheet.of(drawing.view.seat)
    rival, key = _rival(sheet, own)
    names = [drawing.name(seat) for one in rival for seat in one.side]
    return drawing(
        f"hand-heading-{key}",
        points=own.total,
        amount=own.amount,
        place=own.place,
        gap=abs(rival[0].amount - own.amount) if rival else 0,
        names=listed(names, drawing.phrasebook),
    )


def _rival(sheet: DealSheet, own: SideScore) -> tuple[list[SideScore], str]:
    """Return those who lead, or who are next if `own` leads, and how `own` stands to them."""
    others = [one for one in sheet.scores if one is not own]
    first = [one for one in others if one.place == 1]
    if own.place > 1:
        return first, "behind"
    if first:
        return first, "level"
    nearest = min((one.place for one in others), default=0)
    return [one for one in others if one.place == nearest], "ahead"


def game_over_hand(drawing: Drawing[SeatView], sheet: DealSheet) -> Screen:
    """Draw a hand whose game is over: who won, and how its reader came out."""
    frame = drawing.frame
    own = sheet.of(drawing.view.seat)
    return framed(
        text(
            drawing(
                "hand-over",
                place=own.place,
                count=len(sheet.scores),
                points=own.total,
                amount=own.amount,
            ),
            drawing("hand-over-where", variant=frame.variant_title, channel=frame.channel_name),
            winners_text(drawing),
        ),
        text(sheet_text(drawing, sheet)),
        *rows([Link(drawing("button-to-table"), frame.table_link or frame.channel_link)]),
    )
