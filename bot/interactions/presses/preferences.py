"""The panel of `/settings`, its presses, and that of `/data delete`."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.guests import language_for, learn_language, place_of
from bot.interactions.presses.verbs import AtDesk, DeskVerb
from bot.screens.personal.preferences import preferences_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.tables.services import Services
from bot.text.button_ids import SharedVerb
from data.people import HANDS
from data.preferences import UnknownChoice
from engine.cards import Unreadable


async def choose(at: AtDesk) -> None:
    """Keep what the person has chosen; their hands follow. Raise `Unreadable`."""
    person, name, word = at.interaction.user.id, at.says.text, _word(at)
    if name == "hands" and word in HANDS:
        await at.room.following.send_hands(person, word)
    else:
        try:
            await at.room.services.preferences.choose(person, name, word)
        except UnknownChoice as unknown:
            raise Unreadable("nobody is offered such a choice") from unknown
        # If another language was chosen, the panel follows too.
        await learn_language(at.interaction, at.room)
        at.room.following.follow_person(person)
    await _redraw(at)


async def choose_for_guild(at: AtDesk) -> None:
    """Keep what somebody who manages a guild has chosen for it; its tables follow.

    Raise `RoomRefusal` for anybody else, `Unreadable` for a choice that is not offered.
    """
    guild_id, word = managed_guild(at.interaction), _word(at)
    if guild_id is None:
        raise RoomRefusal("preference-managers-only")
    try:
        await at.room.services.preferences.choose_for_guild(guild_id, at.says.text, word)
    except UnknownChoice as unknown:
        raise Unreadable("no guild is offered such a choice") from unknown
    at.room.following.follow_guild(guild_id)
    await _redraw(at)


def _word(at: AtDesk) -> str:
    return at.chosen[0] if at.chosen else ""


async def _redraw(at: AtDesk) -> None:
    panel = await preferences_panel(at.room.services, at.interaction)
    await answers.redraw(at.interaction, panel)


async def forget(at: AtDesk) -> None:
    """Delete what the room holds of the person who pressed; the others' results stay."""
    person, following = at.interaction.user.id, at.room.following
    await following.forget_person(person)
    await at.room.services.store.privacy.delete(person)
    # Whoever looked at something meanwhile has learned of the person again.
    following.let_go(person)
    await answers.redraw(at.interaction, plain_screen(at.phrasebook("data-deleted")))


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "prefer": DeskVerb(choose, private=True),
    "prefer-guild": DeskVerb(choose_for_guild, private=True),
    "forget-yes": DeskVerb(forget, private=True),
}


def managed_guild(interaction: Interaction) -> int | None:
    """Return the guild in which the person may choose for everybody; None if that is no guild."""
    return (place_of(interaction) or None) if interaction.permissions.manage_guild else None


async def preferences_panel(services: Services, interaction: Interaction) -> Screen:
    """Draw what the person has chosen, and the guild if the person manages it."""
    person, guild_id = interaction.user.id, managed_guild(interaction)
    preferences = services.preferences
    own = await preferences.looked_up(person)
    guild = None if guild_id is None else await preferences.looked_up_of_guild(guild_id)
    return preferences_screen(
        own,
        hands="dm" if await services.private.wants_them(person) else "here",
        guild=guild,
        phrasebook_of=partial(services.phrasebook, language_for(interaction)),
    )
