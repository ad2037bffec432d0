"""Keeping people out of a server's tables, and letting them in again: a page of `/tables`."""

from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.interactions.moderators import moderator_of, tell_log
from bot.interactions.presses.moderation_pages import redraw
from bot.interactions.presses.verbs import AtDesk, DeskVerb
from bot.screens.moderation.kept_out import (
    KeepingOut,
    is_id,
    keeping_out_form,
    keeping_out_screen,
)
from bot.text.button_ids import SharedVerb
from data.sql.kept_out import KeptOutPerson
from data.tables import TableState
from engine.cards import Unreadable
from engine.table.chairs import Presence

HOUR_MS: Final = 3_600_000


async def ask(at: AtDesk) -> None:
    """Ask for how long somebody is to be kept out, what becomes of their seats, and then why."""
    moderator, chosen = moderator_of(at.interaction), "".join(at.chosen)
    asked = KeepingOut(int(chosen)) if is_id(chosen) else KeepingOut.read(at.says.text)
    if asked.hours is not None:
        await answers.ask(at.interaction, keeping_out_form(asked, at.says.asked, at.phrasebook))
        return
    tables = await at.room.services.store.tables.of_guild(moderator.guild_id)
    seats = sum(
        row.state is TableState.PLAYING
        and any(
            chair.person == asked.person and chair.presence is not Presence.LEFT
            for chair in row.chairs
        )
        for row in tables
    )
    screen = keeping_out_screen(asked, seats, moderator.reading(at.phrasebook))
    await answers.redraw(at.interaction, screen)


async def keep_out(at: AtDesk) -> None:
    """Keep somebody out of the server's tables, for a reason that they are told.

    Raise `Unreadable` for a time that no menu offers.
    """
    moderator, asked = moderator_of(at.interaction), KeepingOut.read(at.says.text)
    if asked.hours is None:
        raise Unreadable("for no time")
    services, now = at.room.services, at.room.services.now()
    kept = KeptOutPerson(
        person=asked.person,
        until=now + asked.hours * HOUR_MS if asked.hours else None,
        reason="".join(at.chosen),
        moderator=moderator.person,
        at=now,
        leaves=asked.leaves,
    )
    await services.store.kept_out.keep_out(moderator.guild_id, kept)
    tell_log(at.room, at.interaction)
    notice = at.phrasebook("kept-done", person=f"<@{asked.person}>")
    await redraw(at, moderator, "kept", notice=notice)
    # It may wait for Discord, which draws what ends.
    await at.room.following.keep_out(moderator.guild_id)


async def let_in(at: AtDesk) -> None:
    """Let somebody join tables again; raise `Unreadable` for nobody."""
    moderator, chosen = moderator_of(at.interaction), "".join(at.chosen)
    if not is_id(chosen):
        raise Unreadable("nobody to be let in")
    services, person = at.room.services, int(chosen)
    notice = at.phrasebook("kept-late")
    if await services.store.kept_out.let_in(
        moderator.guild_id, person, moderator=moderator.person, at=services.now()
    ):
        tell_log(at.room, at.interaction)
        notice = at.phrasebook("kept-done-let-in", person=f"<@{person}>")
    await redraw(at, moderator, "kept", notice=notice)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "mod-keep": DeskVerb(ask, private=True),
    "mod-keep-yes": DeskVerb(keep_out, private=True, form=True),
    "mod-let-in": DeskVerb(let_in, private=True),
}
