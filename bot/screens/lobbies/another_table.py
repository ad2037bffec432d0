"""The question to somebody who opens a table and hosts one already."""

from bot.screens.components import Button, Row
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook


def another_table_screen(
    preset: str, link: str, table_id: str, asked: str, phrasebook: Phrasebook
) -> Screen:
    """Show where the table of `preset` is; a button opens `asked` beside it, as `table_id`."""
    said = phrasebook("another-table", variant=phrasebook(f"variant-{preset}"), link=link)
    another = Button(ButtonId(table_id, "another", text=asked), phrasebook("button-another-table"))
    return layout(text(said), Row((another,)))
