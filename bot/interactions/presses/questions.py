"""Answers to what the bot asked back: which table, which game, which rules, really another one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.discord import answers
from bot.interactions.opening import TableRequest, open_table
from bot.interactions.own_tables import ASKED, ask_of_table
from bot.interactions.playing_alone import is_solo, let_wait, show_alone, start_alone
from bot.interactions.presets import save_preset
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.screens.families import usual_game_of
from bot.screens.lobbies.which_table import StartAlone
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import plain_screen
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services.elsewhere import must_be_here
from bot.text.button_ids import ID_LENGTH, SharedVerb
from engine.cards import Unreadable


async def choose_table(at: AtDesk) -> None:
    """Do what was asked at the table that was chosen; raise `RoomRefusal` and `Unreadable`."""
    if at.says.text not in ASKED or len(at.chosen) != 1:
        raise Unreadable("nothing of the kind is asked of a table")
    (table_id,) = at.chosen
    lobby, table = at.room.tables.lobbies.get(table_id), at.room.tables.live.get(table_id)
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
        key = "which-table-cancelled"
    else:
        await lobby.quit(person)
        key = "which-table-quitted"
    await answers.redraw(at.interaction, plain_screen(at.phrasebook(key)))
    if lobby.last_words is not None:
        await lobby.draw_last()
    else:
        lobby.board.mark()


async def choose_game(at: AtDesk) -> None:
    """Go on with the game that is open, or begin the other one and let that wait."""
    named = at.says.text
    if " " not in named:
        await show_alone(at.interaction, await _open_game(at, named))
        return
    asked, person = StartAlone.read(named), at.interaction.user.id
    await must_be_here(at.room.services, person, is_solo)
    for other in at.room.tables.solo_of(person):
        if (usual_game_of(other.game.variant), other.row.hints) == (asked.game, asked.hints):
            # It was begun by a first press; this is the second.
            await show_alone(at.interaction, other)
            return
    await start_alone(at.room, at.interaction, asked)
    await let_wait(at.room, person, asked.table_id)


async def _open_game(at: AtDesk, table_id: str) -> LiveTable:
    person, table = at.interaction.user.id, at.room.tables.live.get(table_id)
    if table is None:
        await must_be_here(at.room.services, person, lambda row: row.table_id == table_id)
    if table is None or table.over or table.seat_of(person) is None:
        raise RoomRefusal("table-over")
    return table


async def open_another(at: AtDesk) -> None:
    """Open exactly the table that was asked for, under the id in the button; raise `Unreadable`."""
    if len(at.says.table) != ID_LENGTH:
        raise Unreadable("no id of a table that is to be opened")
    asked = TableRequest.read(at.says.text)
    await open_table(at.room, at.interaction, asked, another=at.says.table)


async def choose_preset(at: AtDesk) -> None:
    """Open the table that was asked for, of the preset that is chosen; raise `Unreadable`."""
    if len(at.chosen) != 1:
        raise Unreadable("one preset is chosen")
    asked = TableRequest.read(at.says.text)
    await open_table(at.room, at.interaction, replace(asked, preset=at.chosen[0]))


async def stay(at: AtDesk) -> None:
    """Answer a question by letting all be as it is."""
    await answers.redraw(at.interaction, plain_screen(at.phrasebook("stayed")))


async def choose_rules(at: AtDesk) -> None:
    """Save the rules of the chosen table under the name that the menu keeps; raise `Unreadable`."""
    if len(at.chosen) != 1:
        raise Unreadable("the rules of one table have one name")
    name, chosen = at.says.text, at.chosen[0]
    screen = await save_preset(at.room, at.interaction, name, at.phrasebook, table_id=chosen)
    await answers.redraw(at.interaction, screen)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "which": DeskVerb(choose_table, private=True),
    "play": DeskVerb(choose_game, private=True, shown=AnswerPlace.IN_PRIVATE),
    "another": DeskVerb(open_another, private=True, shown=AnswerPlace.IN_PUBLIC),
    "which-preset": DeskVerb(choose_preset, private=True, shown=AnswerPlace.IN_PUBLIC),
    "save-preset": DeskVerb(choose_rules, private=True),
    "stay": DeskVerb(stay, private=True),
}
