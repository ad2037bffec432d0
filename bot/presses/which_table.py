"""The answer to the question which table somebody means."""

from bot.own_tables import ASKED, ask_of_table
from bot.presses.at_desk import AtDesk
from bot.room.refusal import RoomRefusal
from engine.cards import Unreadable


async def choose(at: AtDesk) -> None:
    """Do what was asked at the table that was chosen."""
    if at.says.text not in ASKED or len(at.chosen) != 1:
        raise Unreadable("nothing of the kind is asked of a table")
    table = at.room.live_tables.get(at.chosen[0])
    if table is None:
        raise RoomRefusal("table-over")
    await ask_of_table(
        at.room, at.interaction, at.says.text, (table,), at.phrasebook, in_place=True
    )
