"""Resetting a server's leaderboards, its results as a file, its title: a page of `/tables`."""

from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.discord.permissions import grants_more, may_give_role
from bot.discord.post import Undelivered
from bot.interactions.moderators import Moderator, act_of, moderator_of, tell_log
from bot.interactions.presses.moderation_pages import redraw
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.screens.components import Attachment
from bot.screens.moderation.boards import EVERY_FAMILY, TITLE, Reset, resetting_screen
from bot.screens.moderation.kept_out import is_id
from bot.screens.moderation.results_csv import results_file
from bot.screens.screen import plain_screen
from bot.tables.titles import last_season, title_is_right
from bot.text.button_ids import SharedVerb
from data.seasons import ALL_TIME, day_of, four_weeks_of, season_of
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES


async def ask_to_reset(at: AtDesk) -> None:
    """Ask whether boards are to begin at zero."""
    moderator = moderator_of(at.interaction)
    screen = resetting_screen(Reset.read("".join(at.chosen)), moderator.reading(at.phrasebook))
    await answers.redraw(at.interaction, screen)


async def reset(at: AtDesk) -> None:
    """Let boards begin at zero."""
    moderator, asked = moderator_of(at.interaction), Reset.read(at.says.text)
    services = at.room.services
    now = services.now()
    families = FAMILIES if asked.family == EVERY_FAMILY else (asked.family,)
    running = (season_of(now), four_weeks_of(day_of(now)))
    seasons = (ALL_TIME,) if asked.scope == "all" else running
    act = act_of(services, at.interaction, "reset-board", about=asked.written())
    await services.store.board_resets.reset(act, tuple(families), seasons)
    tell_log(at.room, at.interaction)
    notice = at.phrasebook("boards-reset-done", boards=asked.said(at.phrasebook))
    await redraw(at, moderator, "boards", notice=notice)


async def export(at: AtDesk) -> None:
    """Hand out the results of the server as a file, as many of the newest as it takes."""
    moderator, services = moderator_of(at.interaction), at.room.services
    await services.store.moderation.log(act_of(services, at.interaction, "export"))
    tell_log(at.room, at.interaction)
    found = await results_file(services.store.exports.seats(moderator.guild_id))
    every = await services.store.exports.games(moderator.guild_id)
    said = at.phrasebook("boards-exported", count=found.games)
    if found.games < every:
        said = at.phrasebook("boards-exported-newest", count=found.games, all=every)
    file = Attachment(f"results-{day_of(services.now())}.csv", found.content)
    await answers.whisper(at.interaction, plain_screen(said, file=file))


async def choose_title(at: AtDesk) -> None:
    """Choose the game whose best get a role when a season is over, or that role.

    Raise `Unreadable` for a choice that no menu offers.
    """
    moderator, services = moderator_of(at.interaction), at.room.services
    asked, _, family = at.says.text.partition(" ")
    chosen = "".join(at.chosen)
    now = next(iter(await services.store.season_titles.chosen(moderator.guild_id)), None)
    if asked == "family" and chosen in FAMILIES:
        if now is None:
            await redraw(at, moderator, "boards", 1 + sorted(FAMILIES).index(chosen))
            return
        role_id, family = now.role_id, chosen
    elif asked == "role" and family in FAMILIES and (is_id(chosen) or not chosen):
        role_id = int(chosen) if chosen else None
    else:
        raise Unreadable("no title")
    notice = await _chosen(at, moderator, role_id, family)
    await redraw(at, moderator, "boards", 1 + sorted(FAMILIES).index(family), notice)


async def _chosen(at: AtDesk, moderator: Moderator, role_id: int | None, family: str) -> str:
    """Keep a choice if the bot and its moderator may give that role; return what to say."""
    services = at.room.services
    if role_id is not None:
        try:
            roles, own = await services.post.roles(moderator.guild_id)
        except Undelivered:
            return at.phrasebook("boards-title-unasked")
        if not may_give_role(roles, own, role_id):
            return at.phrasebook("boards-title-not-mine")
        # Who may not give roles gives none by way of the bot, and nobody wins rights.
        if not at.interaction.permissions.manage_roles or grants_more(roles, role_id):
            return at.phrasebook("boards-title-not-yours")
    about = TITLE if role_id is None else f"{TITLE} {family}"
    act = act_of(services, at.interaction, "setting", about=about)
    season = last_season(services.now())
    await services.store.season_titles.choose(act, role_id, family, season)
    title_is_right(services.post.troubles, moderator.guild_id)
    tell_log(at.room, at.interaction)
    return at.phrasebook("boards-title-off" if role_id is None else "boards-title-done")


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "mod-reset": DeskVerb(ask_to_reset, private=True),
    "mod-reset-yes": DeskVerb(reset, private=True),
    "mod-export": DeskVerb(export, private=True, shown=AnswerPlace.IN_PRIVATE),
    "mod-title": DeskVerb(choose_title, private=True),
}
