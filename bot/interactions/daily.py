"""Beginning: somebody asks for a deal of a field, and gets its game or what has come of it."""

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
from data.fields import Field, FieldDeal, NotFinished, own_order
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
    if await play_next(room, interaction, deal.field):
        return
    phrasebook = phrasebook_for(interaction)
    try:
        screen = await day_page(room, place_of(interaction), person, ref, phrasebook)
    except NotFinished:
        screen = plain_screen(phrasebook("daily-lost"))
    await answers.whisper(interaction, screen)


async def play_next(room: CardRoom, interaction: Interaction, field: Field) -> bool:
    """Begin somebody's next deal of a field, or go on with it; return False if none is left.

    Raise `RoomRefusal`.
    """
    services, person, begun, running = room.services, interaction.user.id, None, None
    # Two presses at once begin one game.
    async with services.beginning.of(person, field.field_id):
        for number in own_order(field, person):
            deal = await services.store.fields.deal(field.field_id, number)
            assert deal is not None
            tried = await services.store.fields.try_of(field.field_id, number, person)
            if tried is None:
                begun = await _begun_try(room, interaction, deal, practice=False)
                break
            if tried.finished:
                continue
            await must_be_here(services, person, partial(_plays, deal=deal, practice=False))
            if (running := running_try(room, person, deal, practice=False)) is not None:
                break
    if begun is not None:
        await show_begun(interaction, begun)
    elif running is not None:
        await show_alone(interaction, running)
    return begun is not None or running is not None


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
        await must_be_here(services, person, partial(_plays, deal=deal, practice=True))
    if running is not None and running.moment.outcome is None:
        await show_alone(interaction, running)
        return
    await show_begun(interaction, await _begun_try(room, interaction, deal, practice=True))


def _plays(row: TableRow, *, deal: FieldDeal, practice: bool) -> bool:
    return (row.tried, row.practice) == (deal.tried, practice)


async def _begun_try(
    room: CardRoom, interaction: Interaction, deal: FieldDeal, *, practice: bool
) -> LiveTable:
    phrasebook = phrasebook_for(interaction)
    chosen = variant(deal.field.preset, deal.field.options)
    row = await solo_row(room.services, interaction, chosen, LEVEL, phrasebook)
    return await begin_try(room, row, person_of(interaction), deal, practice=practice)
