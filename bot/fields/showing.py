"""Showing: what is told of deals that were played, as far as its reader may know it.

Nothing here decides who may know what: the store does, and raises `NotFinished`.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.fields.decisive import Decisive, Replayed, gain_of, line_of, most_telling, replayed
from bot.fields.tries import running_try
from bot.screens.daily.games import daily_variant, families
from bot.screens.daily.page import (
    PAGE,
    DayRef,
    OwnDay,
    Replay,
    ToldMoment,
    field_screen,
    own_screen,
)
from bot.screens.daily.panel import OnMenu, TryProgress, menu_screen
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.fields.contest import CostlyAct
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.messages.frames import frame_of
from bot.tables.services.elsewhere import plays_elsewhere
from bot.text.phrasebook import Phrasebook
from data.days import day_field
from data.fields import Choice, Crossroads, Field, FieldDeal, FinishedDeal, NotFinished, Try
from data.seasons import day_of
from data.store import Store
from data.tables import TableRow
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat


async def day_menu(room: CardRoom, person: int, phrasebook: Phrasebook) -> Screen:
    """Draw today's deals, and what somebody has made of each; raise `RoomRefusal`."""
    store, today = room.services.store, day_of(room.services.now())
    shown: list[OnMenu] = []
    for family in families():
        deal = await store.fields.deal(day_field(today, family))
        if deal is not None:
            shown.append(await _on_menu(room, person, deal))
    if not shown:
        raise RoomRefusal("daily-none-yet")
    return menu_screen(today, tuple(shown), await store.days.streak(person, today), phrasebook)


async def _on_menu(room: CardRoom, person: int, deal: FieldDeal) -> OnMenu:
    fields, own = room.services.store.fields, (deal.field.field_id, deal.number, person)
    tried = await fields.try_of(*own)
    placing, progress = None, await _progress(room, person, deal, tried)
    if progress == "done":
        placing = await fields.placing(*own)
    return OnMenu(
        family=deal.field.family,
        preset=deal.field.preset,
        progress=progress,
        points=None if tried is None else tried.points,
        placing=placing,
    )


async def _progress(room: CardRoom, person: int, deal: FieldDeal, tried: Try | None) -> TryProgress:
    if tried is not None and tried.finished:
        return "done"
    if deal.field.over:
        return "over"
    if tried is None:
        return "new"
    if running_try(room, person, deal, practice=False) is not None:
        return "begun"
    row = await room.services.store.tables.get(tried.table_id)
    return "begun" if row is not None and plays_elsewhere(room.services, row) else "lost"


async def day_page(
    room: CardRoom, guild_id: int | None, person: int, ref: DayRef, phrasebook: Phrasebook
) -> Screen:
    """Draw a page of a day's deal; raise `NotFinished`, or `RoomRefusal` if there is none."""
    fields = room.services.store.fields
    if ref.scope == "own":
        fared = await own_day(room, guild_id, person, ref, phrasebook)
        return own_screen(fared, phrasebook)
    deal = await must_be_deal(room, ref)
    asked = ref.field_id, deal.number, person
    among = (guild_id or 0) if ref.scope == "here" else None
    field = await fields.page(*asked, among, page=ref.page, size=PAGE)
    tried = await fields.try_of(*asked)
    finished = tried is not None and tried.finished
    return field_screen(
        ref,
        deal.field.preset,
        field,
        phrasebook,
        here=bool(guild_id),
        finished=finished,
        over=deal.field.over,
    )


async def must_be_deal(room: CardRoom, ref: DayRef) -> FieldDeal:
    """Return the deal of a day; raise `RoomRefusal` if none was ever promised."""
    deal = None
    if ref.family in families():
        deal = await room.services.store.fields.deal(ref.field_id)
    if deal is None:
        raise RoomRefusal("daily-unknown")
    return deal


async def own_day(
    room: CardRoom, guild_id: int | None, person: int, ref: DayRef, phrasebook: Phrasebook
) -> OwnDay:
    """Return what somebody who has finished a deal is told; raise `NotFinished`, `RoomRefusal`."""
    services = room.services
    store, deal = services.store, await must_be_deal(room, ref)
    asked = ref.field_id, deal.number, person
    own = await store.fields.try_of(*asked)
    if own is None or not own.finished:
        raise NotFinished
    here = await store.fields.placing(*asked, guild_id) if guild_id else None
    return OwnDay(
        ref=ref,
        preset=deal.field.preset,
        own=own,
        everybody=await store.fields.placing(*asked),
        here=here,
        streak=await store.days.streak(person, day_of(services.now())),
        over=deal.field.over,
        field=await store.fields.spread(*asked),
        replay=await _replay(room, own, phrasebook),
    )


async def _replay(room: CardRoom, own: Try, phrasebook: Phrasebook) -> Replay:
    """Return what the record of a try shows; nothing of one that is not kept, or unread."""
    store = room.services.store
    played = await _deal_played(store, own.table_id)
    if played is None:
        return Replay()
    row, seat = played.row, played.seat
    asked = own.field_id, own.number, own.person
    crossroads = await store.fields.crossroads(*asked, played.line)
    replay = await _replay_of(played, most_telling(crossroads))
    if replay is None:
        return Replay()
    screens, look = family_screens(row.family), room.services.reader(row, seat).look
    scene = None if look is None else screens.deal_scene(replay.end, 1, look)
    found = replay.decisive
    return Replay(
        squares=screens.squares(replay.end, seat),
        picture=None if scene is None else (scene, frame_of(row, phrasebook)),
        decisive=found and _told(found, row, phrasebook),
    )


async def costly_act(
    store: Store, field: Field, worst: FinishedDeal, names: tuple[str, str], phrasebook: Phrasebook
) -> CostlyAct | None:
    """Return the act that cost most in a try, by what those did who came there; None if no act.

    The `names` are of whoever did it, and of the only other one if there is no more.
    """
    played = await _deal_played(store, worst.table_id)
    if played is None:
        return None
    asked, of_two = (field.field_id, worst.number, worst.person), field.kind == "challenge"
    crossroads = [
        one
        for one in await store.fields.crossroads(*asked, played.line)
        if (telling := most_telling((one,), of_two=of_two)) and gain_of(*telling) > 0
    ]
    replay = await _replay_of(played, most_telling(crossroads, of_two=of_two))
    if replay is None or replay.decisive is None:
        return None
    told = _told(replay.decisive, played.row, phrasebook)
    return CostlyAct(*names, told, worst.table_id)


class _DealPlayed(NamedTuple):
    """A game that somebody played alone, its record, and their seat in it."""

    row: TableRow
    record: Mapping[str, Any]
    seat: Seat

    @property
    def line(self) -> tuple[str, ...]:
        """The acts of that seat, in order."""
        return line_of(self.record, self.seat)


async def _deal_played(store: Store, table_id: str) -> _DealPlayed | None:
    """Return the game of somebody's try, None if there is no record of it."""
    row = await store.tables.get(table_id)
    record = None if row is None else await store.proofs.record(row.table_id)
    if row is None or record is None:
        return None
    # Of whoever deleted their data the seat is still the only one of a person.
    seats = (at for at, chair in enumerate(row.chairs) if chair.person is not None)
    return _DealPlayed(row, record, next(seats, 0))


async def _replay_of(
    played: _DealPlayed, telling: tuple[Crossroads, Choice] | None
) -> Replayed | None:
    """Play a game again past what tells most; None if this version cannot."""
    try:
        # It replays the game, and tables are waiting.
        return await asyncio.to_thread(replayed, played.record, played.seat, telling)
    except (Unreadable, BadRules):
        return None


def _told(found: Decisive, row: TableRow, phrasebook: Phrasebook) -> ToldMoment:
    """Say what was done at a moment of a game, and what else."""
    screens = family_screens(row.family)
    drawing = Drawing(frame_of(row, phrasebook), found.view, phrasebook)
    return ToldMoment(
        share=found.share,
        gain=found.gain,
        when=_when_text(found, row.family, phrasebook),
        own=screens.move_text(drawing, found.own),
        other=screens.move_text(drawing, found.other),
    )


def _when_text(found: Decisive, family: str, phrasebook: Phrasebook) -> str:
    """Say at which trick or turn of the own seat a moment was."""
    if found.own.verb == "play":
        number = family_screens(family).reacted_to(found.view)[-1]
        return phrasebook("review-trick", number=number)
    if family == daily_variant("canasta").family:
        turns = sum(act.startswith("discard") for act in found.before)
        return phrasebook("daily-at-turn", number=turns + 1)
    return phrasebook("daily-before-play")
