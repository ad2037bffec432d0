"""The answer to the question which table somebody means."""

from bot.discord import answers
from bot.interactions.own_tables import ASKED, ask_of_table
from bot.interactions.presses.at_desk import AtDesk
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from bot.tables.elsewhere import must_be_here
from bot.tables.opening.lobby import Lobby
from engine.cards import Unreadable


async def choose(at: AtDesk) -> None:
    """Do what was asked at the table that was chosen."""
    if at.says.text not in ASKED or len(at.chosen) != 1:
        raise Unreadable("nothing of the kind is asked of a table")
    (table_id,) = at.chosen
    lobby, table = at.room.lobbies.get(table_id), at.room.live_tables.get(table_id)
    if lobby is not None and table is None and at.says.text == "leave":
        await _leave_lobby(at, lobby)
        return
    if table is None:
        person = at.interaction.user.id
        await must_be_here(at.room.services, person, lambda row: row.table_id == table_id)
        raise RoomRefusal("table-over")
    await ask_of_table(
        at.room, at.interaction, at.says.text, (table,), at.phrasebook, in_place=True
    )


async def _leave_lobby(at: AtDesk, lobby: Lobby) -> None:
    """Cancel a table that has not begun, or leave it to its host."""
    person = at.interaction.user.id
    if lobby.starting or lobby.row.is_try or lobby.seat_of(person) is None:
        raise RoomRefusal("lobby-started" if lobby.starting else "lobby-not-in")
    if lobby.row.host_id == person:
        await lobby.end("lobby-cancelled")
        said = "which-table-cancelled"
    else:
        await lobby.quit(person)
        said = "which-table-quitted"
    await answers.redraw(at.interaction, plain_screen(at.phrasebook(said)))
    if lobby.last_words is not None:
        await lobby.draw_last()
    else:
        lobby.board.mark()
