"""Presses about the deal of the day: its menu, its pages, sharing, practice."""

import re
from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.fields.showing import day_menu, day_page, own_day
from bot.interactions.daily import play_today, practise
from bot.interactions.guests import guild_phrasebook_for, place_of, shown_name
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.screens.daily.games import families
from bot.screens.daily.page import DayRef, share_screen
from bot.screens.screen import Screen, plain_screen
from bot.text.button_ids import SharedVerb
from data.fields import NotFinished
from data.seasons import day_of
from engine.cards import Unreadable

_NAMED: Final = re.compile(r"([a-z_]{1,20}) ([0-9]{4}-[0-9]{2}-[0-9]{2})")


async def play(at: AtDesk) -> None:
    """Begin, or go on with, the deal of today that the button names; raise `Unreadable`.

    One that names none, as that of `/help`, shows all.
    """
    if not at.says.text:
        screen = await day_menu(at.room, at.interaction.user.id, at.phrasebook)
        await answers.whisper(at.interaction, screen)
        return
    if at.says.text not in families():
        raise Unreadable("no deal of the day is played in that family")
    await play_today(at.room, at.interaction, at.says.text)


async def open_(at: AtDesk) -> None:
    """Show how everybody fared, in a new private message."""
    await answers.whisper(at.interaction, await _page(at))


async def turn(at: AtDesk) -> None:
    await answers.redraw(at.interaction, await _page(at))


async def _page(at: AtDesk) -> Screen:
    ref = DayRef.read(at.says.text)
    try:
        return await day_page(
            at.room, place_of(at.interaction), at.interaction.user.id, ref, at.phrasebook
        )
    except NotFinished:
        return plain_screen(at.phrasebook("daily-not-finished"))


async def practice(at: AtDesk) -> None:
    """Play an earlier deal again; on its own day, as below a shared result, it is one's try."""
    family, day = _named(at)
    if day == day_of(at.room.services.now()):
        await play_today(at.room, at.interaction, family)
    else:
        await practise(at.room, at.interaction, family, day)


async def share(at: AtDesk) -> None:
    """Post how one fared for everybody here; to oneself alone where one may not write."""
    family, day = _named(at)
    interaction, room = at.interaction, at.room
    words = await guild_phrasebook_for(interaction, room.services.preferences)
    if not place_of(interaction):
        words = at.phrasebook
    try:
        fared = await own_day(
            room, place_of(interaction), interaction.user.id, DayRef(family, day), words
        )
    except NotFinished:
        await answers.whisper(interaction, plain_screen(at.phrasebook("daily-not-finished")))
        return
    screen = share_screen(shown_name(interaction), fared, words)
    if interaction.guild_id is not None and not interaction.permissions.send_messages:
        await answers.whisper(interaction, screen)
        return
    if not room.services.shared.take(interaction.user.id, family, day, interaction.channel_id):
        await answers.whisper(interaction, plain_screen(at.phrasebook("daily-shared-before")))
        return
    await answers.post(interaction, lambda: screen)


def _named(at: AtDesk) -> tuple[str, str]:
    form = _NAMED.fullmatch(at.says.text)
    if form is None or form[1] not in families():
        raise Unreadable("a deal is named by its family and its day")
    return form[1], form[2]


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "daily": DeskVerb(play, shown=AnswerPlace.IN_PRIVATE),
    "day": DeskVerb(turn, private=True),
    "day-open": DeskVerb(open_, shown=AnswerPlace.IN_PRIVATE),
    "day-share": DeskVerb(share, private=True, shown=AnswerPlace.IN_PUBLIC),
    "practice": DeskVerb(practice, shown=AnswerPlace.IN_PRIVATE),
}
