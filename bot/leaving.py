"""Leaving a table: what somebody who goes is asked, and what becomes of the game.

Who else is there may have changed since the question was drawn, so it is judged at the press; an
answer that does not fit any more gets the question that does.
"""

from typing import Final

from bot import answers
from bot.answers import Interaction
from bot.phrasebook import Phrasebook
from bot.room.live_table import LiveTable
from bot.screens.leave import leave_screen, left_text, paused_text
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from engine.contract.seats import Seat
from engine.table.chairs import Presence, others_stay

LEAVE_VERBS: Final = frozenset({"leave", "leave-yes", "leave-pause", "leave-end"})


async def leave_table(
    interaction: Interaction, live_table: LiveTable, seat: Seat, verb: str, phrasebook: Phrasebook
) -> None:
    """Take a press on *Leave*, or on one of the answers to its question."""
    if verb == "leave":
        await ask_to_leave(interaction, live_table, seat, phrasebook)
        return
    if verb == "leave-yes":
        done = await live_table.leave(seat)
    elif verb == "leave-pause":
        done = await live_table.pause(seat)
    else:
        done = await live_table.end(seat)
    if not done:
        told = _question(live_table, seat, phrasebook)
    elif verb == "leave-yes":
        told = plain_screen(left_text(live_table.frame(), phrasebook))
    elif verb == "leave-pause":
        told = plain_screen(paused_text(live_table.frame(), phrasebook))
    else:
        told = plain_screen(phrasebook("leave-ended"))
    await answers.redraw(interaction, told)


async def ask_to_leave(
    interaction: Interaction, live_table: LiveTable, seat: Seat, phrasebook: Phrasebook
) -> None:
    """Ask somebody who wants to go whether the game goes on, waits or ends."""
    await answers.whisper(interaction, _question(live_table, seat, phrasebook))


def _question(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> Screen:
    left = live_table.chairs[seat].presence is Presence.LEFT
    if left and others_stay(live_table.chairs, seat):
        return plain_screen(phrasebook("leave-already"))
    hours = max(1, round(live_table.pause_hours))
    return leave_screen(live_table.frame(), seat, hours, phrasebook)
