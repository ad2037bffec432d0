"""What somebody shares of a day's deal: no card, nothing of how it was played."""

from typing import Final

from bot.screens.daily.page import OwnDay
from bot.screens.daily.words import day_text, points_facts, streak_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook

BLOCKS: Final = 10
_FULL: Final = "\N{LARGE GREEN SQUARE}"
_EMPTY: Final = "\N{WHITE LARGE SQUARE}"


def bar(percent: float) -> str:
    """Draw a percentage as ten blocks; one that is half full is drawn full."""
    full = int(percent / 100 * BLOCKS + 0.5)
    return _FULL * full + _EMPTY * (BLOCKS - full)


def share_screen(name: str, told: OwnDay, phrasebook: Phrasebook) -> Screen:
    """Draw what everybody may see."""
    ref, percent = told.ref, told.everybody.percent
    facts = points_facts(told.own.points) | {"others": told.everybody.finished - 1}
    return layout(
        text(
            phrasebook(
                "daily-share",
                name=shown_as(name, phrasebook),
                day=day_text(ref.day, phrasebook),
                game=phrasebook(f"variant-{told.preset}"),
            ),
            phrasebook("daily-share-first", **facts)
            if percent is None
            else phrasebook("daily-share-percent", percent=percent, **facts),
            None if percent is None else bar(percent),
            streak_text(told.streak, phrasebook),
            phrasebook("daily-share-play"),
        )
    )
