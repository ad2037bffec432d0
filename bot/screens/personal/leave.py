"""Leaving: the question before somebody goes, and the answer."""

from bot.screens.components import Button, Style, rows
from bot.screens.frame import Frame
from bot.screens.phrases import date, lines, sentences, text
from bot.screens.ratings import leaving_text, overdue_text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.table.chairs import others_stay, people_here


def leave_screen(frame: Frame, seat: Seat, pause_hours: int, phrasebook: Phrasebook) -> Screen:
    """Ask what somebody who goes wants to become of the game."""
    danger = Style.DANGER
    leave = (
        Button(ButtonId(frame.table_id, "leave-yes"), phrasebook("button-leave-yes"), style=danger),
    )
    pause = Button(ButtonId(frame.table_id, "leave-pause"), phrasebook("button-leave-pause"))
    end = Button(
        ButtonId(frame.table_id, "leave-end"), phrasebook("button-leave-end"), style=danger
    )
    stay = Button(ButtonId(ANYWHERE, "stay"), phrasebook("button-leave-stay"))
    costs = leaving_text(frame, seat, phrasebook)
    others = [chair for other, chair in enumerate(frame.chairs) if other != seat]
    if people_here(others):
        said, keys = lines(phrasebook("leave-title"), costs), leave
    elif others_stay(frame.chairs, seat):
        said, keys = lines(phrasebook("leave-title-away"), costs), leave
    elif frame.paused_until is None:
        said, keys = _pause_or_end(frame, pause_hours, phrasebook), (pause, end)
    else:
        key = "leave-title-paused-rated" if frame.rated_alone else "leave-title-paused"
        said, keys = phrasebook(key, moment=date(frame.paused_until)), (end,)
    return layout(text(said, _which(frame, phrasebook)), *rows([*keys, stay]))


def _pause_or_end(frame: Frame, hours: int, phrasebook: Phrasebook) -> str:
    if not frame.solo:
        return phrasebook("leave-title-alone", hours=hours)
    key = "leave-title-rated" if frame.rated_alone else "leave-title-solo"
    return phrasebook(key, hours=hours, command=_goes_on(frame))


def _goes_on(frame: Frame) -> str:
    """Return the command that goes on with a game of one person; it has no table to press at."""
    return "play" if frame.tried is None else "practice"


def _which(frame: Frame, phrasebook: Phrasebook) -> str:
    """Name the table: the person asked may sit at several."""
    return phrasebook(
        "leave-which",
        variant=frame.variant_title,
        guild=frame.guild_name,
        channel=frame.channel_name,
        table=frame.table_id,
        link=frame.table_link or frame.channel_link,
    )


def left_text(frame: Frame, phrasebook: Phrasebook) -> str:
    if frame.paused_until is None:
        return phrasebook("leave-done")
    return phrasebook("leave-done-paused", moment=date(frame.paused_until))


def paused_text(frame: Frame, phrasebook: Phrasebook) -> str:
    """Answer somebody who has paused the game, or found it paused."""
    assert frame.paused_until is not None
    moment = date(frame.paused_until)
    said = (
        phrasebook("leave-paused-solo", moment=moment, command=_goes_on(frame))
        if frame.solo
        else phrasebook("leave-paused", moment=moment)
    )
    return sentences((said, overdue_text(frame, phrasebook)), phrasebook)


def ended_text(frame: Frame, phrasebook: Phrasebook) -> str:
    """Answer somebody who has ended the game."""
    return phrasebook("leave-ended-rated" if frame.rated_alone else "leave-ended")
