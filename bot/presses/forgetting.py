"""The press that deletes what is kept of a person."""

from bot import answers
from bot.presses.at_desk import AtDesk
from bot.room.refusal import RoomRefusal
from bot.screens.plain import plain_screen


async def delete(at: AtDesk) -> None:
    """Delete what the room holds of the person who pressed; the others' results stay."""
    person, room = at.interaction.user.id, at.room
    for lobby in tuple(room.lobbies.values()):
        if lobby.seat_of(person) is not None:
            try:
                await lobby.quit(person)
            except RoomRefusal:
                continue
            if lobby.last_words is not None:
                await lobby.draw_last()
            elif not lobby.starting:
                lobby.board.mark()
    for live_table in tuple(room.live_tables.values()):
        await live_table.forget(person)
    await at.store.privacy.delete(person)
    room.forget_person(person)
    await answers.redraw(at.interaction, plain_screen(at.phrasebook("data-deleted")))
