"""The table of a game that is paused, whatever the game."""

from bot.screens.components import Button, Style, rows
from bot.screens.frame import Frame
from bot.screens.phrases import date, listed_or, text
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import info_key
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook


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
