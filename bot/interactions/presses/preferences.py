"""Presses on `/settings` and `/data delete`, each at once and for the person who pressed."""

from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.interactions.guests import learn_language
from bot.interactions.preferences_panel import managed_guild, preferences_panel
from bot.interactions.presses.verbs import AtDesk, DeskVerb
from bot.screens.plain import plain_screen
from bot.screens.refusal import RoomRefusal
from bot.text.button_ids import SharedVerb
from data.people import HANDS
from data.preferences import UnknownChoice
from engine.cards import Unreadable


async def choose(at: AtDesk) -> None:
    """Keep what the person has chosen; their hands follow."""
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
    """Keep what somebody who manages a guild has chosen for it; its tables follow."""
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
    await at.store.privacy.delete(person)
    # Whoever looked at something meanwhile has learned of the person again.
    following.let_go(person)
    await answers.redraw(at.interaction, plain_screen(at.phrasebook("data-deleted")))


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "prefer": DeskVerb(choose, private=True),
    "prefer-guild": DeskVerb(choose_for_guild, private=True),
    "forget-yes": DeskVerb(forget, private=True),
}
