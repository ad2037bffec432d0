"""Showing: what somebody is told of the deals of the day, as far as they may know it.

Nothing here decides who may know what: the store does, and raises `NotFinished`.
"""

import asyncio

from bot.daily.decisive import Decisive, line_of, replayed
from bot.daily.tries import running_try
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
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.messages.frames import frame_of
from bot.tables.services.elsewhere import plays_elsewhere
from bot.text.phrasebook import Phrasebook
from data.daily import DayDeal, NotFinished, Try
from data.seasons import day_of
from data.tables import TableRow
from engine.cards import Unreadable
from engine.contract.refusal import BadRules


async def day_menu(room: CardRoom, person: int, phrasebook: Phrasebook) -> Screen:
    """Draw today's deals, and what somebody has made of each; raise `RoomRefusal`."""
    daily, today = room.services.store.daily, day_of(room.services.now())
    shown: list[OnMenu] = []
    for family in families():
        deal = await daily.deal(today, family)
        if deal is not None:
            shown.append(await _on_menu(room, person, deal))
    if not shown:
        raise RoomRefusal("daily-none-yet")
    return menu_screen(today, tuple(shown), await daily.streak(person, today), phrasebook)


async def _on_menu(room: CardRoom, person: int, deal: DayDeal) -> OnMenu:
    daily = room.services.store.daily
    tried = await daily.try_of(deal.day, deal.family, person)
    placing, progress = None, await _progress(room, person, deal, tried)
    if progress == "done":
        placing = await daily.placing(deal.day, deal.family, person)
    return OnMenu(
        family=deal.family,
        preset=deal.preset,
        progress=progress,
        points=None if tried is None else tried.points,
        placing=placing,
    )


async def _progress(room: CardRoom, person: int, deal: DayDeal, tried: Try | None) -> TryProgress:
    if tried is not None and tried.finished:
        return "done"
    if deal.over:
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
    daily = room.services.store.daily
    if ref.scope == "own":
        fared = await own_day(room, guild_id, person, ref, phrasebook)
        return own_screen(fared, phrasebook)
    deal = await must_be_deal(room, ref.day, ref.family)
    among = (guild_id or 0) if ref.scope == "here" else None
    field = await daily.field(ref.day, ref.family, person, among, page=ref.page, size=PAGE)
    tried = await daily.try_of(ref.day, ref.family, person)
    finished = tried is not None and tried.finished
    return field_screen(
        ref,
        deal.preset,
        field,
        phrasebook,
        here=bool(guild_id),
        finished=finished,
        over=deal.over,
    )


async def must_be_deal(room: CardRoom, day: str, family: str) -> DayDeal:
    """Return the deal of a day; raise `RoomRefusal` if none was ever promised."""
    deal = None
    if family in families():
        deal = await room.services.store.daily.deal(day, family)
    if deal is None:
        raise RoomRefusal("daily-unknown")
    return deal


async def own_day(
    room: CardRoom, guild_id: int | None, person: int, ref: DayRef, phrasebook: Phrasebook
) -> OwnDay:
    """Return what somebody who has finished a deal is told; raise `NotFinished`, `RoomRefusal`."""
    services = room.services
    daily, day, family = services.store.daily, ref.day, ref.family
    deal = await must_be_deal(room, day, family)
    own = await daily.try_of(day, family, person)
    if own is None or not own.finished:
        raise NotFinished
    here = await daily.placing(day, family, person, guild_id) if guild_id else None
    return OwnDay(
        ref=ref,
        preset=deal.preset,
        own=own,
        everybody=await daily.placing(day, family, person),
        here=here,
        streak=await daily.streak(person, day_of(services.now())),
        over=deal.over,
        field=await daily.spread(day, family, person),
        replay=await _replay(room, own, phrasebook),
    )


async def _replay(room: CardRoom, own: Try, phrasebook: Phrasebook) -> Replay:
    """Return what the record of a try shows; nothing of one that is not kept, or unread."""
    store = room.services.store
    row, record = await store.tables.get(own.table_id), await store.proofs.record(own.table_id)
    if row is None or record is None:
        return Replay()
    seat = next((at for at, chair in enumerate(row.chairs) if chair.person == own.person), 0)
    line = line_of(record, seat)
    crossroads = await store.daily.crossroads(own.day, own.family, own.person, line)
    try:
        # It replays the game, and tables are waiting.
        end, found = await asyncio.to_thread(replayed, record, seat, crossroads)
    except (Unreadable, BadRules):
        return Replay()
    screens, look = family_screens(row.family), room.services.reader(row, seat).look
    scene = None if look is None else screens.deal_scene(end, 1, look)
    return Replay(
        squares=screens.squares(end, seat),
        picture=None if scene is None else (scene, frame_of(row, phrasebook)),
        decisive=None if found is None else _told(found, row, phrasebook),
    )


def _told(found: Decisive, row: TableRow, phrasebook: Phrasebook) -> ToldMoment:
    screens, frame = family_screens(row.family), frame_of(row, phrasebook)
    return ToldMoment(
        when=when_text(found, row.family, phrasebook),
        own=screens.move_text(Drawing(frame, found.view, phrasebook), found.own),
        other=screens.move_text(Drawing(frame, found.view, phrasebook), found.other),
        share=found.share,
        gain=found.gain,
    )


def when_text(found: Decisive, family: str, phrasebook: Phrasebook) -> str:
    """Say at which trick or turn of the own seat a moment was."""
    if found.own.verb == "play":
        number = family_screens(family).reacted_to(found.view)[-1]
        return phrasebook("daily-at-trick", number=number)
    if family == daily_variant("canasta").family:
        turns = sum(act.startswith("discard") for act in found.before)
        return phrasebook("daily-at-turn", number=turns + 1)
    return phrasebook("daily-before-play")
