"""The one private panel of somebody who plays alone: the table above, the hand below."""

from dataclasses import replace

from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.components import Button, Container, Menu, Row, rows
from bot.screens.frame import Frame
from bot.screens.screen import Screen, ScreenBlock


def solo_screen(frame: Frame, table: Screen, hand: Screen, phrasebook: Phrasebook) -> Screen:
    """Draw what everybody would see of `table`, the `hand` below it, and the way out.

    If there is no room for all of it, the hand alone is shown: it tells what is to be done.
    """
    keys = rows(
        [
            Button(ButtonId(frame.table_id, "rules"), phrasebook("button-rules")),
            Button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave")),
        ]
    )
    shown = tuple(_told(part) for part in table.parts if not isinstance(part, (Row, Menu)))
    screens = (
        Screen((*shown, *hand.parts, *keys)),
        # What stands below the cards stays, so that no card moves.
        Screen((*hand.parts, *keys)),
    )
    return next((screen for screen in screens if screen.fits), hand)


def _told(part: ScreenBlock) -> ScreenBlock:
    """Return a part of the table without what is pressed there."""
    if not isinstance(part, Container):
        return part
    kept = tuple(one for one in part.parts if not isinstance(one, (Row, Menu)))
    return replace(part, parts=kept)
