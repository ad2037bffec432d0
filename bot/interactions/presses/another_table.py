"""*Open another all the same*: the yes of somebody who hosts a table already."""

from bot.interactions.opening import open_table
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.table_requests import TableRequest
from bot.text.button_ids import ID_LENGTH
from engine.cards import Unreadable


async def open_(at: AtDesk) -> None:
    """Open exactly the table that was asked for; the id in the button is to be that of it."""
    if len(at.says.table) != ID_LENGTH:
        raise Unreadable("no id of a table that is to be opened")
    asked = TableRequest.read(at.says.text)
    await open_table(at.room, at.store, at.interaction, asked, another=at.says.table)
