"""The panel of `/tables`, its pages, and what moderators do there."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, get_args

from bot.discord import answers
from bot.fields.promises import contest_of
from bot.fields.tournaments import end_tournament
from bot.interactions.moderators import Moderator, act_of, moderator_of, tell_log
from bot.interactions.presses.moderation_pages import redraw
from bot.interactions.presses.verbs import AtDesk, DeskVerb
from bot.screens.fields.contest import link_of, told_text
from bot.screens.moderation.panel import PAGES
from bot.screens.moderation.results import voiding_form
from bot.screens.moderation.tables import (
    TournamentEnding,
    ending_form,
    pausing_form,
    table_screen,
    tournament_form,
)
from bot.screens.refusal import RoomRefusal
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.lobby import Lobby
from bot.text.button_ids import SharedVerb
from bot.text.names import safe_words
from data.moderation import Act, ModeratorAct
from data.patience import NotWritten
from engine.cards import Unreadable


async def look(at: AtDesk) -> None:
    """Turn to a page, or to what was chosen on one; raise `Unreadable` for what is on none."""
    moderator = moderator_of(at.interaction)
    asked, _, number = at.says.text.partition(" ")
    if asked == "table" and at.chosen:
        with suppress(NotWritten):
            # Who plays it knows whose turn it is.
            if not at.room.tables.has(at.chosen[0]) and await at.forward(
                at.interaction, at.chosen[0]
            ):
                return
        await _redraw_table(at, moderator, at.chosen[0])
    elif asked == "result" and at.chosen:
        await answers.ask(at.interaction, voiding_form(at.chosen[0], at.says.asked, at.phrasebook))
    elif asked in PAGES:
        if asked == "log":
            # What could not be posted is tried again.
            tell_log(at.room, at.interaction)
        turned = int(number) if number.isdecimal() and len(number) < 5 else 0
        await redraw(at, moderator, asked, turned)
    else:
        raise Unreadable("no page of the panel")


async def _redraw_table(
    at: AtDesk, moderator: Moderator, table_id: str, notice: str | None = None
) -> None:
    """Draw a table of the moderator's server; if it is over, those that are open."""
    moderation, guild_id = at.room.moderation, moderator.guild_id
    table = await moderation.open_table(table_id, guild_id, at.phrasebook)
    if table is None:
        await redraw(at, moderator, "open", notice=notice or at.phrasebook("table-over"))
        return
    screen = table_screen(table, moderator.reading(at.phrasebook), notice)
    await answers.redraw(at.interaction, screen)


def _table(at: AtDesk, moderator: Moderator) -> LiveTable | Lobby | None:
    """Return the open table that a press names, if it is one of the moderator's server.

    Raise `RoomRefusal` for one that waits for the next start.
    """
    table_id = at.says.table
    if table_id in at.room.tables.left:
        raise RoomRefusal("table-left")
    table = at.room.tables.live.get(table_id) or at.room.tables.lobbies.get(table_id)
    if table is None or table.row.solo or table.row.guild_id != moderator.guild_id:
        return None
    return table


def _act(at: AtDesk, act: Act, *, person: int | None = None, reason: str = "") -> ModeratorAct:
    """Return an act as the log keeps it, about the table that the press names."""
    return act_of(
        at.room.services,
        at.interaction,
        act,
        table_id=at.says.table,
        person=person,
        reason=reason,
    )


async def ask_to_pause(at: AtDesk) -> None:
    moderator = moderator_of(at.interaction)
    if _table(at, moderator) is None:
        await _redraw_table(at, moderator, at.says.table)
        return
    await answers.ask(at.interaction, pausing_form(at.says.table, at.says.asked, at.phrasebook))


async def pause(at: AtDesk) -> None:
    """Let a game wait until one of its people takes it up, for a reason that is told there."""
    moderator = moderator_of(at.interaction)
    table = _table(at, moderator)
    notice, act = None, _act(at, "pause", reason=at.chosen[0] if at.chosen else "")
    if isinstance(table, LiveTable) and await table.session.pause_for_all(act):
        tell_log(at.room, at.interaction)
        notice = at.phrasebook("tables-pause-done")
    await _redraw_table(at, moderator, at.says.table, notice)


async def resume(at: AtDesk) -> None:
    """Let a game go on that a moderator has paused."""
    moderator = moderator_of(at.interaction)
    table = _table(at, moderator)
    notice = None
    if isinstance(table, LiveTable) and await table.session.resume_for_all(_act(at, "resume")):
        tell_log(at.room, at.interaction)
        notice = at.phrasebook("tables-resume-done")
    await _redraw_table(at, moderator, at.says.table, notice)


async def stand_in(at: AtDesk) -> None:
    """Let a computer play on for a person."""
    moderator = moderator_of(at.interaction)
    table, chosen = _table(at, moderator), at.chosen[0] if at.chosen else ""
    person = int(chosen) if chosen.isdecimal() and len(chosen) < 20 else 0
    seat = table.seat_of(person) if isinstance(table, LiveTable) else None
    notice = at.phrasebook("tables-stand-in-late")
    if isinstance(table, LiveTable) and seat is not None:
        name = table.frame(at.phrasebook).name(seat)
        if await table.session.stand_in(seat, _act(at, "stand-in", person=person)):
            tell_log(at.room, at.interaction)
            notice = at.phrasebook("tables-stand-in-done", name=name)
    await _redraw_table(at, moderator, at.says.table, notice)


async def ask_to_end(at: AtDesk) -> None:
    moderator = moderator_of(at.interaction)
    left = at.room.moderation.left_to_end(at.says.table, moderator.guild_id)
    if left is None and _table(at, moderator) is None:
        await _redraw_table(at, moderator, at.says.table)
        return
    await answers.ask(at.interaction, ending_form(at.says.table, at.says.asked, at.phrasebook))


async def end(at: AtDesk) -> None:
    """End a table, for a reason that is told there."""
    moderator, moderation = moderator_of(at.interaction), at.room.moderation
    reason = at.chosen[0] if at.chosen else ""
    act = _act(at, "end", reason=reason)
    notice = at.phrasebook("table-over")
    left = moderation.left_to_end(at.says.table, moderator.guild_id)
    table = None if left else _table(at, moderator)
    if left:
        if await moderation.end_left(act, safe_words(reason)):
            notice = at.phrasebook("tables-end-done")
    elif isinstance(table, LiveTable):
        if await table.end_as_moderator(safe_words(reason), act):
            notice = at.phrasebook("tables-end-done")
    elif table is not None:
        try:
            await table.end("lobby-closed-moderator", act, reason=safe_words(reason))
        except RoomRefusal:
            if table.row.started_at is not None:
                notice = at.phrasebook("lobby-started")
            table = None
        else:
            notice = at.phrasebook("tables-end-done")
    tell_log(at.room, at.interaction)
    try:
        await redraw(at, moderator, "open", notice=notice)
    finally:
        if isinstance(table, Lobby):
            await table.draw_last()


def _ending(at: AtDesk) -> TournamentEnding:
    """Return how a tournament is to end; raise `Unreadable`."""
    endings: Mapping[str, TournamentEnding] = {one: one for one in get_args(TournamentEnding)}
    if at.says.text not in endings:
        raise Unreadable("a tournament ends counted or void")
    return endings[at.says.text]


async def ask_of_tournament(at: AtDesk) -> None:
    moderator_of(at.interaction)
    form = tournament_form(at.says.table, _ending(at), at.says.asked, at.phrasebook)
    await answers.ask(at.interaction, form)


async def end_of_tournament(at: AtDesk) -> None:
    """End a tournament before its time, with its result or for nothing."""
    moderator, ending = moderator_of(at.interaction), _ending(at)
    field = await at.room.services.store.fields.get(at.says.table)
    notice = at.phrasebook("field-over")
    if field is not None and (field.kind, field.guild_id) == ("tournament", moderator.guild_id):
        act = act_of(
            at.room.services,
            at.interaction,
            "void-tournament" if ending == "void" else "end-tournament",
            about=field.preset,
            reason=at.chosen[0] if at.chosen else "",
        )
        if await end_tournament(at.room, field.field_id, act, void=ending == "void"):
            tell_log(at.room, at.interaction)
            notice = told_text(contest_of(field), link_of(field), at.phrasebook)
    await redraw(at, moderator, "open", notice=notice)


async def void(at: AtDesk) -> None:
    """Make a result void: it counts nowhere any more."""
    moderator = moderator_of(at.interaction)
    act = _act(at, "void", reason=at.chosen[0] if at.chosen else "")
    if await at.room.moderation.void(act):
        tell_log(at.room, at.interaction)
        notice = at.phrasebook("results-void-done")
    else:
        notice = at.phrasebook("results-void-late")
    await redraw(at, moderator, "results", notice=notice)


async def restore(at: AtDesk) -> None:
    """Let a result count again that was made void."""
    moderator = moderator_of(at.interaction)
    chosen = at.chosen[0] if at.chosen else ""
    act = act_of(at.room.services, at.interaction, "restore", table_id=chosen)
    notice = at.phrasebook("results-restore-late")
    if await at.room.moderation.restore(act):
        tell_log(at.room, at.interaction)
        notice = at.phrasebook("results-restore-done")
    await redraw(at, moderator, "results", notice=notice)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "tables": DeskVerb(look, private=True),
    "mod-pause": DeskVerb(ask_to_pause, private=True),
    "mod-pause-yes": DeskVerb(pause, private=True, form=True),
    "mod-resume": DeskVerb(resume, private=True),
    "mod-stand-in": DeskVerb(stand_in, private=True),
    "mod-end": DeskVerb(ask_to_end, private=True),
    "mod-end-yes": DeskVerb(end, private=True, form=True),
    "mod-field": DeskVerb(ask_of_tournament, private=True),
    "mod-field-yes": DeskVerb(end_of_tournament, private=True, form=True),
    "mod-void-yes": DeskVerb(void, private=True, form=True),
    "mod-restore": DeskVerb(restore, private=True),
}
