"""The menu of the day: its three deals, and what the reader has made of each."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.screens.components import Button, Separator, Style, rows
from bot.screens.daily.words import day_text, midnight_text, points_facts, streak_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from data.daily import FieldPlace, Streak

TryProgress: TypeAlias = Literal["new", "begun", "done", "lost", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OnMenu:
    """One deal of the day, and how far its reader has come: `lost` is begun, and cannot go on.

    It is `over` if its day was, whatever the clock says since: it is not offered any more.
    `tomorrow` is the commitment of the next day's deal; that of today stands in the panel.
    """

    family: str
    preset: str
    tomorrow: str | None
    progress: TryProgress
    points: int | None = None
    placing: FieldPlace | None = None


def menu_screen(
    day: str, deals: tuple[OnMenu, ...], streak: Streak, phrasebook: Phrasebook
) -> Screen:
    """Draw the deals of a day, a line and a button each."""
    offered = [one for one in deals if one.progress != "over"]
    about = phrasebook("daily-about", moment=midnight_text(day))
    if len(offered) < len(deals):
        about = phrasebook("daily-over")
    return framed(
        text(
            phrasebook("daily-title", day=day_text(day, phrasebook)),
            about,
        ),
        text(*(_line(one, phrasebook) for one in offered), streak_text(streak, phrasebook)),
        *rows([_key(one, phrasebook) for one in offered]),
        Separator(),
        text(
            phrasebook("daily-commitments") if deals[0].tomorrow is not None else None,
            *(_promised(one, phrasebook) for one in deals),
        ),
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


def _promised(one: OnMenu, phrasebook: Phrasebook) -> str | None:
    if one.tomorrow is None:
        return None
    game = phrasebook(f"variant-{one.preset}")
    return phrasebook("daily-commitment-of", game=game, commitment=one.tomorrow)
