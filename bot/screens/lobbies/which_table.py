"""The question which table somebody means who has several."""

from collections.abc import Iterable, Sequence

from bot.screens.components import OPTIONS_A_MENU, Menu, MenuOption
from bot.screens.frame import Frame
from bot.screens.lobbies.changed_rules import FEW, changes_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Variant

Since = tuple[Frame, int]
"""A table, and for how many minutes it has been there."""


def which_table_screen(asking: str, tables: Sequence[Since], phrasebook: Phrasebook) -> Screen:
    """Ask at which of the tables to do what `asking` names; the newest come first."""
    newest = sorted(tables, key=lambda one: one[1])
    offered = [(frame, _since(minutes, phrasebook)) for frame, minutes in newest]
    asked = ButtonId(ANYWHERE, "which", text=asking)
    return _asked(phrasebook(f"which-table-{asking}"), asked, offered, phrasebook)


def leave_which_screen(
    said: str, tables: Iterable[tuple[Frame, str]], phrasebook: Phrasebook
) -> Screen:
    """Offer to leave one of the tables, each with its way out: `leave-game`, `cancel` or `quit`."""
    offered = [(frame, phrasebook(f"which-table-{way}")) for frame, way in tables]
    return _asked(said, ButtonId(ANYWHERE, "which", text="leave"), offered, phrasebook)


def which_rules_screen(
    name: str, tables: Sequence[tuple[Frame, Variant]], phrasebook: Phrasebook
) -> Screen:
    """Ask at which of the tables the rules are played that are to be called `name`."""
    offered = [
        (frame, changes_text(variant, phrasebook, room=FEW // 2)) for frame, variant in tables
    ]
    asked = ButtonId(ANYWHERE, "save-preset", text=name)
    said = phrasebook("which-table-rules", name=safe_name(name))
    return _asked(said, asked, offered, phrasebook)


def _asked(
    said: str, asked: ButtonId, offered: Sequence[tuple[Frame, str]], phrasebook: Phrasebook
) -> Screen:
    """Draw the question, and a menu of tables with what tells each from the others."""
    return framed(
        text(said),
        Menu(
            asked,
            tuple(
                MenuOption(
                    label=shortened(_name(frame, phrasebook)),
                    value=frame.table_id,
                    description=shortened(description),
                )
                for frame, description in offered[:OPTIONS_A_MENU]
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
