"""Leaving a table: what somebody who goes is asked, and what becomes of the game.

Who else is there may have changed since the question was drawn, so it is judged at the press; an
answer that does not fit any more gets the question that does.
"""

from typing import Final

from bot import answers
from bot.answers import Interaction
from bot.room.sitting import Sitting
from bot.screens.components import Layout
from bot.screens.leave import leave_screen, left_text, paused_text
from bot.screens.plain import plain_screen
from bot.words import Words
from engine.contract.seats import Seat
from engine.table.chairs import Presence, others_stay

LEAVE_VERBS: Final = frozenset({"leave", "leave-yes", "leave-pause", "leave-end"})


async def leave_table(
    interaction: Interaction, sitting: Sitting, seat: Seat, verb: str, words: Words
) -> None:
    """Take a press on *Leave*, or on one of the answers to its question."""
    if verb == "leave":
        await ask_to_leave(interaction, sitting, seat, words)
        return
    if verb == "leave-yes":
        done = await sitting.leave(seat)
    elif verb == "leave-pause":
        done = await sitting.pause(seat)
    else:
        done = await sitting.end(seat)
    if not done:
        told = _question(sitting, seat, words)
    elif verb == "leave-yes":
        told = plain_screen(left_text(sitting.frame(), words))
    elif verb == "leave-pause":
        told = plain_screen(paused_text(sitting.frame(), words))
    else:
        told = plain_screen(words("leave-ended"))
    await answers.redraw(interaction, told)


async def ask_to_leave(
    interaction: Interaction, sitting: Sitting, seat: Seat, words: Words
) -> None:
    """Ask somebody who wants to go whether the game goes on, waits or ends."""
    await answers.whisper(interaction, _question(sitting, seat, words))


def _question(sitting: Sitting, seat: Seat, words: Words) -> Layout:
    left = sitting.chairs[seat].presence is Presence.LEFT
    if left and others_stay(sitting.chairs, seat):
        return plain_screen(words("leave-already"))
    hours = max(1, round(sitting.house.pause_hours))
    return leave_screen(sitting.frame(), seat, hours, words)
