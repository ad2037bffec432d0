"""The panel of `/settings`, its presses, and that of `/data delete`."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.guests import channel_of, language_for, learn_language, place_of
from bot.interactions.moderators import act_of, tell_log
from bot.interactions.presses.verbs import AtDesk, DeskVerb
from bot.interactions.welcome import channels_there
from bot.screens.families import usual_games
from bot.screens.personal.guild_settings import (
    CHANNELS,
    GAME,
    WEEKLY,
    WEEKLY_CHANNEL,
    GuildChoices,
    guild_screen,
    page_of,
)
from bot.screens.personal.preferences import (
    PAGES,
    Page,
    deleted_screen,
    preferences_screen,
)
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.services.services import Services
from bot.text.button_ids import SharedVerb
from data.people import HANDS
from data.preferences import UnknownChoice
from data.presets import PLAY
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
    guild_id, name, services = _managed(at), at.says.text, at.room.services
    word = _channels(at) if name in CHANNELS else _word(at)
    act = act_of(services, at.interaction, "setting", about=f"{name} {word}")
    if name == GAME:
        if word not in usual_games():
            raise Unreadable("/play begins with no such game")
        await services.store.presets.set_default(guild_id, PLAY, word, act=act)
    elif name == WEEKLY_CHANNEL:
        # It follows from where the game is chosen, so that it is one of this guild.
        raise Unreadable("no panel names that channel")
    else:
        try:
            if name == WEEKLY:
                channel = str(channel_of(at.interaction))
                await services.preferences.choose_for_guild(guild_id, WEEKLY_CHANNEL, channel)
            await services.preferences.choose_for_guild(guild_id, name, word, act=act)
        except UnknownChoice as unknown:
            raise Unreadable("no guild is offered such a choice") from unknown
        at.room.following.follow_guild(guild_id)
    tell_log(at.room, at.interaction)
    await _redraw(at, page_of(name))


async def turn(at: AtDesk) -> None:
    """Show another page of the panel.

    Raise `RoomRefusal` to whoever manages no guild there, `Unreadable` for no page.
    """
    pages: Mapping[str, Page] = {page: page for page in PAGES}
    page = pages.get(at.says.text)
    if page is None:
        raise Unreadable("the panel has no such page")
    await _redraw(at, page)


def _managed(at: AtDesk) -> int:
    guild_id = managed_guild(at.interaction)
    if guild_id is None:
        raise RoomRefusal("preference-managers-only")
    return guild_id


def _channels(at: AtDesk) -> str:
    """Return the channels that were chosen; raise `Unreadable` for those of other guilds."""
    guild = at.interaction.guild
    for one in at.chosen:
        if not (one.isascii() and one.isdecimal() and channels_there(guild, (int(one),))):
            raise Unreadable("no channel of this guild")
    return " ".join(at.chosen)


def _word(at: AtDesk) -> str:
    return at.chosen[0] if at.chosen else ""


async def _redraw(at: AtDesk, page: Page = "own") -> None:
    services = at.room.services
    if page == "own":
        panel = await preferences_panel(services, at.interaction)
    else:
        panel = await _guild_panel(services, at.interaction, _managed(at), page)
    await answers.redraw(at.interaction, panel)


async def forget(at: AtDesk) -> None:
    """Delete what the room holds of the person who pressed; the others' results stay."""
    person, services = at.interaction.user.id, at.room.services
    done = await at.room.forgetting.forget_person(person)
    kept_out = await services.store.kept_out.anywhere(person, services.now())
    screen = deleted_screen(at.phrasebook, done=done, kept_out=kept_out)
    await answers.redraw(at.interaction, screen)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "prefer": DeskVerb(choose, private=True),
    "prefer-guild": DeskVerb(choose_for_guild, private=True),
    "settings": DeskVerb(turn, private=True),
    "forget-yes": DeskVerb(forget, private=True),
}


def managed_guild(interaction: Interaction) -> int | None:
    """Return the guild in which the person may choose for everybody; None if that is no guild."""
    return (place_of(interaction) or None) if interaction.permissions.manage_guild else None


async def preferences_panel(services: Services, interaction: Interaction) -> Screen:
    """Draw what the person has chosen."""
    person = interaction.user.id
    return preferences_screen(
        await services.preferences.looked_up(person),
        hands="dm" if await services.private.wants_them(person) else "here",
        manages=managed_guild(interaction) is not None,
        phrasebook_of=partial(services.phrasebook, language_for(interaction)),
    )


async def _guild_panel(
    services: Services, interaction: Interaction, guild_id: int, page: Page
) -> Screen:
    """Draw a page of what a guild has chosen, as the store has it."""
    store, guild = services.store, interaction.guild
    preferences = await store.preferences.of_guild(guild_id)
    game = await store.presets.default(guild_id, PLAY)
    single = (preferences.log_channel, preferences.weekly_channel)
    named = (*preferences.channels, *(one for one in single if one is not None))
    there = channels_there(guild, named)
    chosen = GuildChoices(
        preferences,
        game if game is not None and game in usual_games() else next(iter(usual_games())),
        tuple(there),
        tuple(one for one in there if not _may_post(interaction, one)),
    )
    phrasebook = services.phrasebook(language_for(interaction), preferences.look)
    return guild_screen(page, chosen, phrasebook)


def _may_post(interaction: Interaction, channel_id: int) -> bool:
    """Whether the bot may post in a channel, or in the posts of a forum, as far as is known.

    Of a channel that was just chosen Discord tells; this process may not see its server.
    """
    data: Any = interaction.data or {}
    chosen = data.get("resolved", {}).get("channels", {}).get(str(channel_id), {})
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if "app_permissions" in chosen:
        granted = discord.Permissions(int(chosen["app_permissions"]))
        is_forum = chosen.get("type") == discord.ChannelType.forum.value
    elif guild is not None and channel is not None:
        granted = channel.permissions_for(guild.me)
        is_forum = isinstance(channel, discord.ForumChannel)
    else:
        return True
    posts = granted.send_messages_in_threads if is_forum else granted.send_messages
    return granted.view_channel and posts
