"""The question which table somebody means who has several."""

from collections.abc import Sequence

from bot.button_ids import ANYWHERE, ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.components import LABEL_LENGTH, OPTIONS_A_MENU, Menu, MenuOption
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed

Since = tuple[Frame, int]
"""A table, and for how many minutes it has been there."""


def which_table_screen(asking: str, tables: Sequence[Since], phrasebook: Phrasebook) -> Screen:
    """Ask at which of the tables to do what `asking` names; the newest come first."""
    offered = sorted(tables, key=lambda one: one[1])[:OPTIONS_A_MENU]
    return framed(
        text(phrasebook(f"which-table-{asking}")),
        Menu(
            ButtonId(ANYWHERE, "which", text=asking),
            tuple(
                MenuOption(
                    label=_name(frame, phrasebook)[:LABEL_LENGTH],
                    value=frame.table_id,
                    description=_since(minutes, phrasebook),
                )
                for frame, minutes in offered
            ),
            placeholder=phrasebook("which-table"),
        ),
    )


def _name(frame: Frame, phrasebook: Phrasebook) -> str:
    """Name a table by its game and its channel; one that is played alone has none."""
    if frame.solo:
        return phrasebook("which-table-solo", variant=frame.variant_title)
    return phrasebook("which-table-line", variant=frame.variant_title, channel=frame.channel_name)


def _since(minutes: int, phrasebook: Phrasebook) -> str:
    if minutes < 60:
        return phrasebook("which-table-minutes", count=minutes)
    return phrasebook("which-table-hours", count=minutes // 60)
