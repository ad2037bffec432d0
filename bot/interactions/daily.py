"""Beginning: somebody asks for the deal of a day, and gets its game or what has come of it."""

from functools import partial

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.fields.showing import day_page, must_be_deal
from bot.fields.tries import begin_try, running_try
from bot.interactions.guests import person_of, phrasebook_for, place_of
from bot.interactions.playing_alone import show_alone, show_begun, solo_row
from bot.screens.daily.games import LEVEL
from bot.screens.daily.page import DayRef
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.services.elsewhere import must_be_here
from data.fields import FieldDeal
from data.seasons import day_after, day_of
from data.tables import TableRow
from engine.games.catalogue import variant


async def play_today(room: CardRoom, interaction: Interaction, family: str) -> None:
    """Begin somebody's try of today, go on with it, or show what came of it.

    Raise `RoomRefusal`.
    """
    services, person = room.services, interaction.user.id
    ref = DayRef(family, day_of(services.now()))
    deal = await must_be_deal(room, ref)
    async with services.beginning.of(person, ref.field_id):
        tried = await services.store.fields.try_of(ref.field_id, deal.number, person)
        begun = None
        if tried is None:
            begun = await begun_try(room, interaction, deal, practice=False)
        elif not tried.finished:
            await must_be_here(services, person, partial(plays, deal=deal, practice=False))
    if begun is not None:
        await show_begun(interaction, begun)
    elif tried is not None and tried.finished:
        phrasebook = phrasebook_for(interaction)
        screen = await day_page(room, place_of(interaction), person, ref, phrasebook)
        await answers.whisper(interaction, screen)
    else:
        await _go_on(room, interaction, deal)


async def practise(room: CardRoom, interaction: Interaction, family: str, day: str | None) -> None:
    """Begin the deal of an earlier day once more, or go on with it; raise `RoomRefusal`."""
    services, person = room.services, interaction.user.id
    today = day_of(services.now())
    if day is None:
        # Only of days that are over; the clock may have been set back into one.
        days = await services.store.days.days(family, day_after(today), 1)
        if not days:
            raise RoomRefusal("practice-none")
        (day,) = days
    deal = await must_be_deal(room, DayRef(family, day))
    running = running_try(room, person, deal, practice=True)
    if running is None:
        await must_be_here(services, person, partial(plays, deal=deal, practice=True))
    if running is not None and running.moment.outcome is None:
        await show_alone(interaction, running)
        return
    await show_begun(interaction, await begun_try(room, interaction, deal, practice=True))


def plays(row: TableRow, *, deal: FieldDeal, practice: bool) -> bool:
    return (row.tried, row.practice) == (deal.tried, practice)


async def begun_try(
    room: CardRoom, interaction: Interaction, deal: FieldDeal, *, practice: bool
) -> LiveTable:
    phrasebook = phrasebook_for(interaction)
    chosen = variant(deal.field.preset, deal.field.options)
    row = await solo_row(room.services, interaction, chosen, LEVEL, phrasebook)
    return await begin_try(room, row, person_of(interaction), deal, practice=practice)


async def _go_on(room: CardRoom, interaction: Interaction, deal: FieldDeal) -> None:
    running = running_try(room, interaction.user.id, deal, practice=False)
    if running is not None:
        await show_alone(interaction, running)
        return
    text = phrasebook_for(interaction)("daily-lost")
    await answers.whisper(interaction, plain_screen(text))
