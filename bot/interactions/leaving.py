"""Leaving a table: what somebody who goes is asked.

Who else is there may have changed since the question was drawn, so it is judged at the press. An
answer that does not fit any more gets the question that does.
"""

from dataclasses import replace

from bot.screens.daily.words import midnight_text
from bot.screens.personal.leave import leave_screen
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.tables.live_table import LiveTable
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.table.chairs import Presence, others_stay


async def leave_asked(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> Screen:
    """Ask somebody who wants to go; the try of a day's deal waits, so nothing is asked of it."""
    day = live_table.row.day
    if day is None or not live_table.row.is_try:
        return await leave_question(live_table, seat, phrasebook)
    await live_table.pause(seat)
    game = live_table.frame(phrasebook).variant_title
    return plain_screen(phrasebook("daily-leave", game=game, moment=midnight_text(day)))


async def leave_question(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> Screen:
    """Ask somebody who wants to go whether the game goes on, waits or ends."""
    left = live_table.chairs[seat].presence is Presence.LEFT
    if left and others_stay(live_table.chairs, seat):
        return plain_screen(phrasebook("leave-already"))
    hours = max(1, round(live_table.pause_hours))
    frame = replace(
        live_table.frame(phrasebook), reliabilities=await live_table.reliability_of(seat)
    )
    return leave_screen(frame, seat, hours, phrasebook)
