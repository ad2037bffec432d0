"""Challenges: two people play the same deals, each alone, and learn at the end how both fared."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.fields.decisive import first_parting
from bot.fields.promises import new_deals, seal_of
from bot.fields.showing import deal_played, told_acts
from bot.screens.daily.games import daily_variant
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
from bot.screens.fitting import lowered
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.messages.drawing import HIGHEST
from bot.tables.opening.opening_rows import new_table_id
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import (
    MOST_OPEN,
    Entrant,
    Field,
    FinishedDeal,
    TooManyChallenges,
)
from data.people import PersonRow
from data.seasons import DAY_MS
from data.store import Store
from engine.cards import Unreadable
from engine.contract.refusal import BadRules

ACCEPT_MS: Final = DAY_MS
PLAY_DAYS: Final = 3
MOST_DEALS: Final = 8
USUAL_DEALS: Final = 5


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
    deals = new_deals(field, asked.deals, services.chance, now)
    try:
        kept = await store.entries.open(field, deals, asked.person, asked.invited)
    except TooManyChallenges as full:
        by = "you" if full.person == asked.person.person_id else "other"
        raise RoomRefusal("challenge-full", by=by, count=MOST_OPEN, other=asked.name) from None
    return await store.fields.get(kept) or field


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
    costly = end.widest and await _costly(services.store, end.widest, phrasebook)
    return replace(end, costly=costly)


async def _costly(store: Store, deal: DealOfTwo, phrasebook: Phrasebook) -> CostlyCard | None:
    """Return where both parted in a deal, by what the worse of them did; None if no record says."""
    games = [await deal_played(store, table_id) for table_id in deal.tables]
    first, second = (0.0 if one is None else one for one in deal.margins)
    by: Rival = 0 if first < second else 1
    worse, better = games[by], games[1 - by]
    if worse is None or better is None:
        return None
    try:
        # It replays a game, and tables are waiting.
        parted = await asyncio.to_thread(
            first_parting, worse.record, worse.seat, better.record, better.seat
        )
    except (Unreadable, BadRules):
        return None
    if parted is None:
        return None
    told = told_acts(parted, worse.row, phrasebook)
    return CostlyCard(by=by, cost=abs(first - second), **told)
