"""A deal of a field: what stands above its panel and on its result, and the menu of a day's."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.screens.components import Button, Row, Style, rows
from bot.screens.daily.page import DayRef, placing_text
from bot.screens.daily.words import day_text, midnight_text, points_facts, streak_text
from bot.screens.drawing import Drawing
from bot.screens.fairness import more_key
from bot.screens.fields import contest
from bot.screens.frame import ContestFared, Frame
from bot.screens.phrases import enumerated, in_small, lines, text
from bot.screens.review.dearest import review_key
from bot.screens.screen import Screen, framed
from bot.screens.sheet import number
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from data.days import Streak
from data.fields import FieldPlace, Tried, own_order
from engine.contract.view import View


def panel_text(frame: Frame, phrasebook: Phrasebook, *, pictured: bool = False) -> str | None:
    """Say above a panel which deal this is, and what it is for; None for other games.

    A `pictured` one has room for a small line.
    """
    title = panel_title(frame, phrasebook)
    if title is None or pictured:
        return title and in_small(title.lstrip("# "))
    if frame.tried is not None and frame.day is None:
        return contest.panel_text(_contest(frame, frame.tried), _place(frame), phrasebook)
    meant = phrasebook("practice-panel")
    if frame.day is not None and not frame.practice:
        meant = phrasebook("daily-panel", moment=midnight_text(frame.day))
    return lines(title, meant)


def panel_title(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Name the deal of a field; None for other games."""
    if frame.tried is not None and frame.day is None:
        return contest.deal_title(_contest(frame, frame.tried), _place(frame), phrasebook)
    if frame.day is None:
        return None
    key = "practice-title-game" if frame.practice else "daily-title-game"
    return phrasebook(key, day=day_text(frame.day, phrasebook), game=frame.variant_title)


def ended_text(drawing: Drawing[View]) -> str | None:
    """Tell on the result of a field's deal how everybody fared in it, as far as one may know."""
    frame, told = drawing.frame, drawing.frame.fared
    if told is None:
        return None
    if isinstance(told, ContestFared):
        assert frame.tried is not None
        own = _contest(frame, frame.tried)
        return contest.ended_text(own, _place(frame), told, drawing.phrasebook)
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


def ended_keys(drawing: Drawing[View]) -> list[Row]:
    """Draw the buttons of the result of a field's deal; none before it is kept, as it is soon."""
    frame = drawing.frame
    if frame.tried is None or frame.fared is None:
        return []
    if frame.day is None:
        return _contest_keys(drawing, frame.tried)
    scope = "all" if frame.practice else "own"
    opens = ButtonId(ANYWHERE, "day-open", text=DayRef(frame.family, frame.day, scope).written)
    says = ButtonId(
        ANYWHERE,
        "practice" if frame.practice else "day-share",
        text=f"{frame.family} {frame.day}",
    )
    return [
        *rows(
            [
                Button(opens, drawing(f"button-daily-{scope}"), style=Style.PRIMARY),
                Button(says, drawing("button-practice" if frame.practice else "button-share")),
            ]
        ),
        *rows(
            [
                review_key(drawing),
                # The seal of a try is told when its day is over.
                more_key(frame, "seal" if frame.practice else "commitment", drawing.phrasebook),
            ]
        ),
    ]


def _contest_keys(drawing: Drawing[View], tried: Tried) -> list[Row]:
    frame, phrasebook = drawing.frame, drawing.phrasebook
    over = isinstance(frame.fared, ContestFared) and frame.fared.over
    at = tried.deals if over else _place(frame)
    keys = contest.next_keys(_contest(frame, tried), at, phrasebook)
    return rows([*keys, review_key(drawing), more_key(frame, "commitment", phrasebook)])


def _contest(frame: Frame, tried: Tried) -> contest.Contest:
    return contest.Contest(
        kind=tried.kind,
        field_id=tried.field_id,
        preset=frame.preset,
        deals=tried.deals,
        closes_at=tried.closes_at,
    )


def _place(frame: Frame) -> int:
    """Return which deal of a contest this is for the one person who plays it, from 1."""
    assert frame.tried is not None
    person = next((one.person for one in frame.chairs if one.person is not None), 0)
    return own_order(frame.tried, person).index(frame.tried.number) + 1


TryProgress: TypeAlias = Literal["new", "begun", "done", "lost", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OnMenu:
    """One deal of the day, and how far its reader has come: `lost` is begun, and cannot go on.

    It is `over` if its day was, whatever the clock says since: it is not offered any more.
    """

    family: str
    preset: str
    progress: TryProgress
    points: int | None = None
    placing: FieldPlace | None = None


def menu_screen(
    day: str, deals: tuple[OnMenu, ...], streak: Streak, phrasebook: Phrasebook
) -> Screen:
    """Draw the deals of a day: a button each, and a line of those that its reader has begun."""
    offered = [one for one in deals if one.progress != "over"]
    about = phrasebook("daily-about", moment=midnight_text(day))
    if len(offered) < len(deals):
        about = phrasebook("daily-over")
    return framed(
        text(phrasebook("daily-title", day=day_text(day, phrasebook)), about),
        text(
            *(_line(one, phrasebook) for one in offered if one.progress != "new"),
            streak_text(streak, phrasebook),
        ),
        *rows([_key(one, phrasebook) for one in offered]),
    )


def _line(one: OnMenu, phrasebook: Phrasebook) -> str:
    game = phrasebook(f"variant-{one.preset}")
    percent = None if one.placing is None else one.placing.percent
    if one.progress != "done":
        return phrasebook(f"daily-menu-{one.progress}", game=game)
    facts = points_facts(one.points)
    if percent is None:
        return phrasebook("daily-menu-first", game=game, **facts)
    return phrasebook("daily-menu-done", game=game, percent=percent, **facts)


def _key(one: OnMenu, phrasebook: Phrasebook) -> Button:
    game = phrasebook(f"variant-{one.preset}")
    return Button(
        ButtonId(ANYWHERE, "daily", text=one.family),
        phrasebook(f"button-daily-{one.progress}", game=game),
        style=Style.SECONDARY if one.progress in ("done", "lost") else Style.PRIMARY,
        enabled=one.progress != "lost",
    )
