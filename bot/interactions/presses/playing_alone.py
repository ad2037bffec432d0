"""The answer of somebody who asked for a game alone while another one was open."""

from bot.interactions.playing_alone import is_solo, show_alone, start_alone
from bot.interactions.presses.at_desk import AtDesk
from bot.screens.families import offer_of
from bot.screens.lobbies.which_game import StartAlone
from bot.screens.refusal import RoomRefusal
from bot.tables.elsewhere import must_be_here
from bot.tables.live_table import LiveTable


async def choose(at: AtDesk) -> None:
    """Go on with the game that is open, or begin the other one and let that wait."""
    said = at.says.text
    if " " not in said:
        await show_alone(at.interaction, await _open(at, said))
        return
    asked, person = StartAlone.read(said), at.interaction.user.id
    await must_be_here(at.room.services, person, is_solo)
    for other in at.room.solo_tables(person):
        if offer_of(other.game.variant).command == asked.command:
            # It was begun by a first press; this is the second.
            await show_alone(at.interaction, other)
            return
    await start_alone(at.room, at.store, at.interaction, asked.command, asked.level)
    running = at.room.live_tables.get(asked.table_id)
    seat = None if running is None else running.seat_of(person)
    if running is not None and seat is not None and not running.over:
        await running.pause(seat)


async def _open(at: AtDesk, table_id: str) -> LiveTable:
    person, table = at.interaction.user.id, at.room.live_tables.get(table_id)
    if table is None:
        await must_be_here(at.room.services, person, lambda row: row.table_id == table_id)
    if table is None or table.over or table.seat_of(person) is None:
        raise RoomRefusal("table-over")
    return table
