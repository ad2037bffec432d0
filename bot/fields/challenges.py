"""Challenges: two people play the same deals, each alone, and learn at the end how both fared."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, NamedTuple

from bot.discord.post import MessageGone, TryLater, Undelivered
from bot.fields.decisive import first_parting
from bot.fields.showing import when_text
from bot.screens.daily.games import daily_variant
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.fields.challenge import (
    Challenge,
    ChallengeEnd,
    CostlyCard,
    DealOfTwo,
    Rival,
    end_screen,
    invitation_screen,
    running_screen,
    unplayed_screen,
)
from bot.screens.fields.contest import called_screen, check_screen, told_screen
from bot.screens.fitting import lowered
from bot.screens.frame import message_link
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.card_room import CardRoom
from bot.tables.messages.drawing import HIGHEST
from bot.tables.messages.frames import frame_of
from bot.tables.opening.opening_rows import new_table_id
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.preferences import read_in
from bot.tables.services.services import Services
from bot.text.names import safe_name
from bot.text.phrasebook import HOME, Phrasebook
from data.fields import (
    MOST_OPEN,
    Entrant,
    Field,
    FieldDeal,
    FinishedDeal,
    NewDeal,
    TooManyChallenges,
)
from data.patience import NotWritten
from data.people import PersonRow
from data.seasons import DAY_MS
from data.store import Store
from data.tables import TableRow
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.fairness.chain import Chain, new_root
from engine.players.revision import REVISION

log = logging.getLogger(__name__)

ACCEPT_MS: Final = DAY_MS
PLAY_DAYS: Final = 3
MOST_DEALS: Final = 8
USUAL_DEALS: Final = 5

LOOK_SECONDS: Final = 60.0
"""How often it looks for what others have ended, or a crash has left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRequest:
    """The challenge that somebody asks for with a press; `name` is what the other goes by."""

    guild_id: int
    channel_id: int
    person: PersonRow
    invited: int
    name: str
    family: str
    deals: int
    press_id: int


async def open_challenge(room: CardRoom, asked: ChallengeRequest) -> Field:
    """Keep a new challenge, its cards settled, before anybody is told; raise `RoomRefusal`."""
    services, store = room.services, room.services.store
    if asked.invited == asked.person.person_id:
        raise RoomRefusal("challenge-not-them")
    await must_be_let_in(services, asked.guild_id, asked.person.person_id)
    kept = await store.kept_out.of(asked.guild_id, asked.invited, services.now())
    # One who is kept out is not told of to others.
    if kept is not None or not (await services.preferences.looked_up(asked.invited)).challenges:
        raise RoomRefusal("challenge-unwilling", other=asked.name)
    played, now = daily_variant(asked.family), services.now()
    field = Field(
        field_id=new_table_id(),
        kind="challenge",
        guild_id=asked.guild_id,
        family=asked.family,
        preset=played.key,
        options=dict(played.options),
        deals=asked.deals,
        opens_at=now,
        closes_at=now + ACCEPT_MS,
        made_by=asked.person.person_id,
        channel_id=asked.channel_id,
        start_id=asked.press_id,
    )
    deals = [_new_deal(services, field, number) for number in range(1, asked.deals + 1)]
    try:
        kept = await store.entries.open(field, deals, asked.person, asked.invited)
    except TooManyChallenges as full:
        by = "you" if full.person == asked.person.person_id else "other"
        raise RoomRefusal("challenge-full", by=by, count=MOST_OPEN, other=asked.name) from None
    return await store.fields.get(kept) or field


def _new_deal(services: Services, field: Field, number: int) -> NewDeal:
    root = new_root(services.chance)
    deal = FieldDeal(
        field=field,
        number=number,
        commitment=Chain(root).commitment,
        committed_at=field.opens_at,
        revision=REVISION,
    )
    return NewDeal(deal=deal, root=root)


def challenge_of(field: Field, people: Sequence[Entrant], seal: str = "") -> Challenge:
    """Return the facts of a challenge that anybody may know."""
    first, second = map(_safe, people)
    return Challenge(
        field_id=field.field_id,
        preset=field.preset,
        deals=field.deals,
        closes_at=field.closes_at,
        names=(first, second),
        seal=seal,
    )


def seal_of(commitments: Sequence[str]) -> str:
    """Return what the message of a challenge holds of its commitments (docs/fairness.md)."""
    return sha256("".join(f"{one}\n" for one in commitments).encode()).hexdigest()


def _safe(one: Entrant) -> str:
    if one.name:
        return safe_name(one.name)
    # Whoever was asked and never pressed anything is known by their id alone.
    return f"<@{one.person}>" if one.person > 0 else ""


async def message_screen(services: Services, field: Field, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a challenge as it is now."""
    people = await services.store.entries.of(field.field_id)
    seal = seal_of(await services.store.fields.commitments(field.field_id))
    challenge, asked = challenge_of(field, people, seal), people[1]
    if field.settled and asked.accepted_at is None:
        return unplayed_screen(challenge, "unanswered", phrasebook)
    finished = await services.store.entries.finished(field.field_id)
    if field.settled:
        end = await _end(services, field, challenge, people, finished, phrasebook)
        return lowered(end_screen(end, phrasebook), HIGHEST)
    if asked.accepted_at is None:
        return invitation_screen(challenge, asked.person, phrasebook, days=PLAY_DAYS)
    counts = [sum(deal.person == one.person for deal in finished) for one in people]
    return running_screen(challenge, (counts[0], counts[1]), phrasebook)


async def commitments_screen(store: Store, field_id: str, phrasebook: Phrasebook) -> Screen:
    """Draw the commitments of all deals of a challenge; raise `RoomRefusal` if there is none."""
    field = await store.fields.get(field_id)
    if field is None:
        raise RoomRefusal("field-over")
    shown = await store.fields.commitments(field_id)
    challenge = challenge_of(field, await store.entries.of(field_id), seal_of(shown))
    return check_screen(challenge, shown, phrasebook, over=field.over)


async def _end(
    services: Services,
    field: Field,
    challenge: Challenge,
    people: Sequence[Entrant],
    finished: Sequence[FinishedDeal],
    phrasebook: Phrasebook,
) -> ChallengeEnd:
    by = {(one.number, one.person): one for one in finished}
    deals: list[DealOfTwo] = []
    for number in range(1, field.deals + 1):
        first, second = (by.get((number, one.person)) for one in people)
        deals.append(
            DealOfTwo(
                number=number,
                points=(first and first.points, second and second.points),
                margins=(first and first.margin, second and second.margin),
                tables=(first and first.table_id, second and second.table_id),
            )
        )
    end = ChallengeEnd(challenge=challenge, deals=deals, cut_short=field.ending == "updated")
    costly = None if end.widest is None else await _costly(services, end.widest, phrasebook)
    return replace(end, costly=costly)


async def _costly(services: Services, deal: DealOfTwo, phrasebook: Phrasebook) -> CostlyCard | None:
    """Return where both parted in a deal, by what the worse of them did; None if no record says."""
    store, games = services.store, list[DealPlayed]()
    for table_id in deal.tables:
        row = None if table_id is None else await store.tables.get(table_id)
        record = None if row is None else await store.proofs.record(row.table_id)
        if row is None or record is None:
            return None
        # Of whoever deleted their data the seat is still the only one of a person.
        seats = (at for at, chair in enumerate(row.chairs) if chair.person is not None)
        games.append(DealPlayed(row, record, next(seats, 0)))
    first, second = (0.0 if one is None else one for one in deal.margins)
    by: Rival = 0 if first < second else 1
    worse, better = games[by], games[1 - by]
    try:
        # It replays a game, and tables are waiting.
        parted = await asyncio.to_thread(
            first_parting, worse.record, worse.seat, better.record, better.seat
        )
    except (Unreadable, BadRules):
        return None
    if parted is None:
        return None
    screens = family_screens(worse.row.family)
    drawing = Drawing(frame_of(worse.row, phrasebook), parted.view, phrasebook)
    return CostlyCard(
        by=by,
        when=when_text(parted, worse.row.family, phrasebook),
        own=screens.move_text(drawing, parted.own),
        other=screens.move_text(drawing, parted.other),
        cost=abs(first - second),
    )


class DealPlayed(NamedTuple):
    """A game that somebody played alone, its record, and their seat in it."""

    row: TableRow
    record: Mapping[str, Any]
    seat: Seat


class Challenges:
    """The challenges of one card room: what is due, drawn and told of them."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._services = room.services

    async def watch(self) -> None:
        """Tell how far a challenge is when a game of it is over, and of its end; never ends."""
        played: str | None = None
        while True:
            try:
                if played is not None:
                    await self.draw(played)
                await self.see_to()
            except NotWritten as away:
                log_unwritten(log, "looking after challenges", away)
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "looking after challenges", error)
            played = None
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    played = await self._room.tables.tries_over.get()

    async def see_to(self) -> None:
        """Close what nobody can go on with, and tell of what is over; it may be done again."""
        services, entries = self._services, self._services.store.entries
        for field_id, ending in await entries.done(REVISION):
            await services.store.fields.close(field_id, services.now(), ending)
            await entries.settle(field_id, at=services.now())
        for field_id in await entries.untold():
            field = await services.store.fields.get(field_id)
            if field is not None:
                await self._tell(field)

    async def draw(self, field_id: str) -> None:
        """Draw the message of a challenge anew, as far as Discord lets it."""
        field = await self._services.store.fields.get(field_id)
        if field is not None and field.message_id and not field.settled:
            with suppress(Undelivered):
                await self._draw(field)

    async def _draw(self, field: Field) -> None:
        screen = await message_screen(self._services, field, await self._phrasebook(field))
        await self._services.post.edit(field.channel_id, field.message_id, lambda: screen)

    async def _tell(self, field: Field) -> None:
        """Draw the end, and tell both of it; once, or never where the channel takes nothing."""
        services, message_id = self._services, 0
        phrasebook = await self._phrasebook(field)
        people = await services.store.entries.of(field.field_id)
        called = [one.person for one in people if one.person > 0]
        link = message_link(field.guild_id, field.channel_id, field.message_id)
        screen = told_screen(challenge_of(field, people), called, link, phrasebook)
        try:
            try:
                await self._draw(field)
            except MessageGone:
                # Somebody deleted it, so that is told in its place.
                end = await message_screen(services, field, phrasebook)
                screen = called_screen(called).followed_by(*end.parts)
            if people[1].accepted_at is not None:
                message_id = await services.post.send(
                    field.channel_id,
                    lambda: screen,
                    nonce=f"f{field.field_id}",
                    mention=tuple(called),
                )
        except TryLater as unwell:
            log.info("the end of challenge %s is told later: %s", field.field_id, unwell)
            return
        except Undelivered as refused:
            log.info("the end of challenge %s is not told: %s", field.field_id, refused)
        await services.store.entries.told(field.field_id, message_id)

    async def _phrasebook(self, field: Field) -> Phrasebook:
        """Return the words of its server, or of whoever began it where that is not seen yet."""
        services, maker = self._services, field.made_by
        chosen = await services.preferences.looked_up_of_guild(field.guild_id)
        locale = services.post.locale(field.guild_id)
        if locale is None:
            locale = (await services.store.people.locales({maker})).get(maker)
        return services.phrasebook(read_in(chosen.language, locale or HOME), chosen.look)
