"""What stands around a game of a day's deal: above its panel, and on its result."""

from bot.screens.components import Button, Style
from bot.screens.daily.page import DayRef, placing_text
from bot.screens.daily.words import day_text, midnight_text, settled_text
from bot.screens.drawing import Drawing
from bot.screens.fairness import verify_key
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines
from bot.screens.sheet import number
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View


def panel_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say above a panel which day's deal this is, and what it is for; None for other games."""
    if frame.day is None:
        return None
    if frame.practice:
        meant = phrasebook("practice-panel")
    else:
        meant = phrasebook("daily-panel", moment=midnight_text(frame.day))
    return lines(panel_title(frame, phrasebook), meant)


def panel_title(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Name the deal of a day; None for other games."""
    if frame.day is None:
        return None
    key = "practice-title-game" if frame.practice else "daily-title-game"
    return phrasebook(key, day=day_text(frame.day, phrasebook), game=frame.variant_title)


def promise_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Tell the commitment of a day's deal, and that of the next, in small print.

    Of practice nothing is known but the commitment: the day may be any that is over.
    """
    if frame.fair is None:
        return None
    commitment, deal = frame.fair.commitment, frame.promised
    return lines(
        phrasebook("practice-commitment", commitment=commitment)
        if deal is None
        else settled_text(commitment, deal.late_at, phrasebook),
        None
        if frame.tomorrow is None
        else phrasebook("daily-commitment-tomorrow", commitment=frame.tomorrow),
    )


def ended_text(drawing: Drawing[View]) -> str | None:
    """Tell on the result of a day's deal how everybody fared in it, as far as one may know."""
    told = drawing.frame.fared
    if told is None:
        return None
    if drawing.frame.practice:
        best = enumerated(
            (
                drawing("deal-points", name=name, points=number(points))
                for name, points in told.best
            ),
            drawing.phrasebook,
        )
        return lines(
            drawing("practice-ended"),
            drawing("practice-field", count=told.finished, best=best) if told.best else None,
        )
    if told.placing is None:
        return drawing("daily-too-late")
    return placing_text(told.placing, drawing.phrasebook)


def ended_keys(drawing: Drawing[View]) -> list[Button]:
    """Draw the buttons of the result of a day's deal; none before it is kept, as it is soon."""
    frame = drawing.frame
    family = frame.family
    if frame.day is None or frame.fared is None:
        return []
    if not frame.practice:
        return [
            Button(
                ButtonId(ANYWHERE, "day-open", text=DayRef(family, frame.day).written),
                drawing("button-daily-fared"),
                style=Style.PRIMARY,
            ),
            Button(
                ButtonId(ANYWHERE, "day-share", text=f"{family} {frame.day}"),
                drawing("button-daily-share"),
            ),
            Button(ButtonId(frame.table_id, "review"), drawing("button-review")),
        ]
    return [
        Button(
            ButtonId(ANYWHERE, "day-open", text=DayRef(family, frame.day, "all").written),
            drawing("button-daily-all"),
            style=Style.PRIMARY,
        ),
        Button(
            ButtonId(ANYWHERE, "practice", text=f"{family} {frame.day}"), drawing("button-practice")
        ),
        Button(ButtonId(frame.table_id, "review"), drawing("button-review")),
        *verify_key(frame, drawing.phrasebook),
        Button(ButtonId(frame.table_id, "record"), drawing("button-record")),
    ]
