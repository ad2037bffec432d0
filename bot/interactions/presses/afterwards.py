"""Presses on a result: its record, and a rematch."""

import json

from bot.daily.withheld import is_withheld
from bot.discord import answers
from bot.interactions.guests import person_of
from bot.interactions.opening import open_with_answer
from bot.interactions.playing_alone import play_again
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.verify_answers import may_see
from bot.screens.components import Attachment
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from data.tables import TableState


async def record(at: AtDesk) -> None:
    """Hand out the record of a finished game to whoever may verify it; raise `RoomRefusal`."""
    table_id = at.says.table
    row = await at.store.tables.get(table_id)
    if row is None or not may_see(row, at.interaction):
        raise RoomRefusal("record-none")
    if is_withheld(row, at.now()):
        raise RoomRefusal("daily-withheld")
    kept = await at.store.results.record(table_id)
    if kept is None:
        raise RoomRefusal("record-none")
    text = json.dumps(kept, separators=(",", ":")) + "\n"
    file = Attachment(f"cardroom-{table_id}.json", text.encode())
    screen = plain_screen(at.phrasebook("record-here"), file=file)
    await answers.whisper(at.interaction, screen)


async def rematch(at: AtDesk) -> None:
    """Open a lobby with the seats and rules of a game that is over."""
    person = at.interaction.user.id
    old = await at.store.tables.get(at.says.table)
    if old is None or not any(chair.person == person for chair in old.chairs):
        refusal = "rematch-players-only"
    elif old.state is not TableState.FINISHED:
        refusal = "rematch-no-result"
    else:
        if old.solo:
            await play_again(at.room, at.interaction, old)
            return
        lobby = await at.room.open_rematch(old, person_of(at.interaction))
        await open_with_answer(at.interaction, lobby)
        return
    await answers.whisper(at.interaction, plain_screen(at.phrasebook(refusal)))
