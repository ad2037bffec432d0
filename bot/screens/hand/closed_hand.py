"""A hand that is no longer played, and how the reader of any hand stands."""

from bot.screens.components import Button, Key, Link, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.fairness import check_keys, fixed_text
from bot.screens.frame import Frame
from bot.screens.phrases import date, listed, quoted, text
from bot.screens.review.dearest import dearest_text, review_key
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import DealSheet, SideScore, sheet_text
from bot.screens.table.round_table import winners_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.view import SeatView


def hand_closed_screen(
    frame: Frame, reason: str, phrasebook: Phrasebook, *, notice: str | None = None
) -> Screen:
    """Draw a hand that is no longer played; `notice` is a line on top, as on any hand.

    `reason` is `moved` (a newer message shows it), `game`, `left`, or `ended`: without a result.
    """
    until = frame.paused_until
    keys = {
        "moved": "hand-closed-moved",
        "game": "hand-closed-game",
        "left": "hand-closed-left" if until is None else "hand-closed-paused",
        "ended": "hand-closed-ended",
    }
    keys_below: list[Key] = [
        Link(phrasebook("button-to-table"), frame.table_link or frame.channel_link)
    ]
    if reason == "left":
        back = ButtonId(frame.table_id, "back")
        keys_below.insert(0, Button(back, phrasebook("button-back")))
    proof = None
    if reason == "ended" and frame.solo and frame.fair is not None and frame.fair.secret:
        # No message of the table is left that could tell it.
        proof = fixed_text(frame, phrasebook)
        keys_below += check_keys(frame, "seal", phrasebook)
    return framed(
        text(
            quoted(notice),
            phrasebook(
                keys.get(reason, "hand-closed-game"),
                variant=frame.variant_title,
                guild=frame.guild_name,
                channel=frame.channel_name,
                moment="" if until is None else date(until),
            ),
            proof,
        ),
        *rows(keys_below),
    )


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
    own, dearest = sheet.of(drawing.view.seat), dearest_text(drawing)
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
        text(sheet_text(drawing, sheet), dearest),
        *rows(
            [
                Button(
                    ButtonId(frame.table_id, "rematch"),
                    drawing("button-rematch"),
                    style=Style.PRIMARY,
                ),
                *([review_key(drawing)] if dearest else ()),
                Link(drawing("button-to-table"), frame.table_link or frame.channel_link),
            ]
        ),
    )
