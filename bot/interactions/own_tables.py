"""The requests of people at a table where they sit: their hand, to leave, to have it posted again.

Whoever sits at several is asked which one is meant. Who else is there may change between the
question of somebody who leaves and the answer; one that no longer fits gets another question.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.permissions import missing_permissions
from bot.interactions.guests import channel_of
from bot.screens.lobbies.which_table import which_table_screen
from bot.screens.personal.leave import leave_screen
from bot.screens.phrases import date, time_of_day
from bot.screens.screen import Screen, plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.services.elsewhere import must_be_here
from bot.text.phrasebook import Phrasebook
from data.tables import TableState
from engine.contract.seats import Seat
from engine.table.chairs import Presence, others_stay

MINUTE_MS: Final = 60_000


@dataclass(frozen=True, slots=True)
class AtOwnTable:
    """Something asked of a table where somebody sits; answered in place of the question, if any."""

    interaction: Interaction
    table: LiveTable
    seat: Seat
    phrasebook: Phrasebook
    in_place: bool

    async def answer(self, screen: Screen) -> None:
        """Show a screen to the person alone."""
        give = answers.redraw if self.in_place else answers.whisper
        await give(self.interaction, screen)


async def own_tables(room: CardRoom, interaction: Interaction) -> tuple[LiveTable, ...]:
    """Return the tables that a person may mean: those in this channel, or all if none is here.

    Tables that the person has left come into question only if there is no other. Raise
    `PlayedElsewhere` if this process plays none, and another one does.
    """
    person = interaction.user.id
    tables = room.tables.of_person(person)
    if not tables:
        await must_be_here(room.services, person, lambda row: row.state is TableState.PLAYING)
    playing = tuple(one for one in tables if not one.left_by(person)) or tables
    channel_id = channel_of(interaction)
    here = tuple(one for one in playing if one.row.channel_id == channel_id)
    return here or playing


async def ask_of_table(
    room: CardRoom,
    interaction: Interaction,
    asking: str,
    tables: Sequence[LiveTable],
    phrasebook: Phrasebook,
    *,
    in_place: bool = False,
) -> None:
    """Do what `asking` names at the one table, or ask which it is; at least one is given."""
    if len(tables) > 1:
        now = room.services.now()
        since = [
            (one.frame(phrasebook), max(0, now - (one.row.started_at or now)) // MINUTE_MS)
            for one in tables
        ]
        await answers.whisper(interaction, which_table_screen(asking, since, phrasebook))
        return
    (table,) = tables
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.over:
        screen = plain_screen(phrasebook("table-over"))
        await (answers.redraw if in_place else answers.whisper)(interaction, screen)
        return
    await ASKED[asking](AtOwnTable(interaction, table, seat, phrasebook, in_place))


async def _hand(at: AtOwnTable) -> None:
    await at.table.must_let_back(at.interaction.user.id)
    await at.table.session.back(at.seat)
    reply = at.table.hand(at.seat).shown()
    await answers.reply(at.interaction, replace(reply, whispered=not at.in_place))


async def _leave(at: AtOwnTable) -> None:
    await at.answer(await leave_asked(at.table, at.seat, at.phrasebook))


async def _post(at: AtOwnTable) -> None:
    if missing_permissions(at.interaction):
        text = at.phrasebook("start-not-posted")
    elif at.table.repost():
        text = at.phrasebook("table-posted")
    else:
        text = at.phrasebook("table-posted-before", link=at.table.moment.link or "")
    await at.answer(plain_screen(text))


ASKED: Final[Mapping[str, Callable[[AtOwnTable], Awaitable[None]]]] = {
    "hand": _hand,
    "leave": _leave,
    "table": _post,
}
"""Requests at a table; a menu that asks which table says them by these words."""


async def leave_asked(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> Screen:
    """Ask somebody who wants to go; the try of a day's deal waits, so nothing is asked of it."""
    tried = live_table.row.tried
    if tried is None or not live_table.row.is_try:
        return await leave_question(live_table, seat, phrasebook)
    await live_table.session.pause(seat)
    game = live_table.frame(phrasebook).variant_title
    until = tried.closes_at // 1000
    told = time_of_day(until) if tried.kind == "day" else date(until)
    return plain_screen(phrasebook("field-leave", kind=tried.kind, game=game, moment=told))


async def leave_question(live_table: LiveTable, seat: Seat, phrasebook: Phrasebook) -> Screen:
    """Ask somebody who wants to go whether the game goes on, waits or ends."""
    left = live_table.chairs[seat].presence is Presence.LEFT
    if left and others_stay(live_table.chairs, seat):
        return plain_screen(phrasebook("leave-already"))
    hours = max(1, round(live_table.session.services.settings.pause_hours))
    frame = replace(
        live_table.frame(phrasebook), reliabilities=await live_table.reliability_of(seat)
    )
    return leave_screen(frame, seat, hours, phrasebook)
