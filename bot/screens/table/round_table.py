"""Common parts of the public table of any game: whose turn it is, its buttons, and its pause."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.screens.components import Button, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import date, listed, listed_or, moment, text
from bot.screens.reactions import reaction_rows
from bot.screens.screen import Screen, framed
from bot.screens.sides import colour_of
from bot.screens.table.panel import Tab
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View

S = TypeVar("S", bound=SeatView)


def turn_heading(
    drawing: Drawing[View], sides: Sequence[Sequence[Seat]], *, leads: bool = False
) -> str:
    """Say in big whose turn it is; `leads` says that this seat begins something, such as a trick.

    `sides` are those who play together, in the order in which they have their colours.
    """
    asked = [seat for seat in drawing.view.to_act if seat >= 0]
    match asked:
        case []:
            return drawing("heading-dealing")
        case [seat]:
            sign = colour_of(seat, sides).sign
            key = "heading-lead" if leads else "heading-turn"
            return drawing(key, sign=sign, name=drawing.name(seat))
        case _:
            return drawing("heading-several", count=len(asked))


def turn_accent(view: View, sides: Sequence[Sequence[Seat]]) -> int | None:
    """Return the colour of the seat in turn; None if nobody or several are asked."""
    match view.to_act:
        case (seat,) if seat >= 0:
            return colour_of(seat, sides).accent
        case _:
            return None


def deadline_text(drawing: Drawing[View]) -> str | None:
    """Say when a computer takes the turn of a person who is waited for, the first to be taken."""
    due = [
        drawing.frame.deadlines[seat]
        for seat in drawing.view.to_act
        if seat in drawing.frame.deadlines
    ]
    return drawing("turn-deadline", moment=moment(min(due))) if due else None


def with_own_clock(drawing: Drawing[S]) -> Drawing[S]:
    """Return the drawing of a hand, which is not drawn anew when the time of others is over."""
    own = {seat: at for seat, at in drawing.frame.deadlines.items() if seat == drawing.view.seat}
    return Drawing(replace(drawing.frame, deadlines=own), drawing.view, drawing.phrasebook)


def with_own_time(panel: Screen, at: int | None, phrasebook: Phrasebook) -> Screen:
    """Return a private panel with until when its reader has time to answer, None if no clock runs.

    Whoever shows it draws it anew when that is over.
    """
    if at is None:
        return panel
    return panel.followed_by(text(phrasebook("own-deadline", moment=moment(at))))


def bold_names(drawing: Drawing[View]) -> str:
    """Name those who owe an answer, each in bold."""
    return listed(
        [f"**{drawing.name(seat)}**" for seat in drawing.view.to_act if seat >= 0],
        drawing.phrasebook,
    )


def winners_text(drawing: Drawing[View]) -> str | None:
    """Say who won; None while the game goes on."""
    if drawing.view.outcome is None:
        return None
    names = [f"**{drawing.name(seat)}**" for seat in drawing.view.outcome.winners]
    return drawing("table-winners", count=len(names), names=listed(names, drawing.phrasebook))


def closed_messages_text(drawing: Drawing[View]) -> str | None:
    """Say whose direct messages are closed, None if everybody's are open."""
    if not drawing.frame.unreachable:
        return None
    names = listed([drawing.name(seat) for seat in drawing.frame.unreachable], drawing.phrasebook)
    return drawing("table-unreachable", names=names)


def hints_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say that players may ask for hints, and what follows from it."""
    return phrasebook("with-hints") if frame.hints else None


def info_key(frame: Frame, tab: Tab, phrasebook: Phrasebook) -> Button:
    """Draw the button that opens the panel beside the table, at the tab that is wanted most."""
    return Button(ButtonId(frame.table_id, tab), phrasebook("button-info"))


def table_keys(drawing: Drawing[View], *, last: bool) -> Sequence[ScreenPart]:
    """Draw the buttons below a table; `last` says whether there is a last event to look at.

    Below them are those of the reactions.
    """
    table = drawing.frame.table_id
    keys = [
        Button(ButtonId(table, "hand"), drawing("button-hand"), style=Style.PRIMARY),
        # Who looks before anything has happened wants to know what is played.
        info_key(drawing.frame, "last" if last else "rules", drawing.phrasebook),
        Button(ButtonId(table, "leave"), drawing("button-leave")),
    ]
    return [*rows(keys), *reaction_rows(drawing)]


def paused_table_screen(frame: Frame, phrasebook: Phrasebook) -> Screen:
    """Draw the public message: who can go on with the game, and until when."""
    assert frame.paused_until is not None
    names = [f"**{chair.name}**" for chair in frame.chairs if chair.person is not None]
    return framed(
        text(phrasebook("paused-title", variant=frame.variant_title)),
        text(
            phrasebook(
                "paused-table",
                names=listed_or(names, phrasebook),
                moment=date(frame.paused_until),
            )
        ),
        *rows(
            [
                Button(
                    ButtonId(frame.table_id, "hand"),
                    phrasebook("button-hand"),
                    style=Style.PRIMARY,
                ),
                info_key(frame, "scores", phrasebook),
                Button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave")),
            ]
        ),
    )
