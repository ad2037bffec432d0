"""Challenges: two people play the same deals, each alone, and learn at the end how both fared."""

from dataclasses import replace
from typing import Final

from bot.fields.promises import contest_of, new_deals
from bot.fields.showing import costly_act
from bot.screens.fields.challenge import (
    ChallengeEnd,
    DealOfTwo,
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
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.phrasebook import Phrasebook
from data.fields import MOST_OPEN, Field, TooManyContests
from data.people import PersonRow
from data.seasons import DAY_MS

ACCEPT_MS: Final = DAY_MS
PLAY_DAYS: Final = 3
MOST_DEALS: Final = 8
USUAL_DEALS: Final = 5


async def open_challenge(
    room: CardRoom, field: Field, seen: PersonRow, invited: int, name: str
) -> Field:
    """Keep a new challenge, its cards settled, before anybody is told; raise `RoomRefusal`.

    The `name` is what whoever is invited goes by.
    """
    services, store = room.services, room.services.store
    if invited == field.made_by:
        raise RoomRefusal("challenge-not-them")
    await must_be_let_in(services, field.guild_id, field.made_by)
    out = await store.kept_out.of(field.guild_id, invited, services.now())
    # One who is kept out is not told of to others.
    if out is not None or not (await services.preferences.looked_up(invited)).challenges:
        raise RoomRefusal("challenge-unwilling", other=name)
    deals = new_deals(field, services.chance, services.now())
    try:
        kept = await store.entries.open(field, deals, seen, invited=invited)
    except TooManyContests as full:
        by = "you" if full.person == field.made_by else "other"
        raise RoomRefusal("field-full", by=by, count=MOST_OPEN, other=name) from None
    return await store.fields.get(kept) or field


async def challenge_screen(services: Services, field: Field, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a challenge as it is now."""
    store = services.store
    people = await store.entries.of(field.field_id)
    challenge = contest_of(field, await store.fields.commitments(field.field_id), people)
    asked = people[1]
    if field.settled and asked.accepted_at is None:
        return unplayed_screen(challenge, "unanswered", phrasebook)
    if asked.accepted_at is None:
        return invitation_screen(challenge, asked.person, phrasebook, days=PLAY_DAYS)
    finished = await store.entries.finished(field.field_id)
    if not field.settled:
        counts = [sum(deal.person == one.person for deal in finished) for one in people]
        return running_screen(challenge, (counts[0], counts[1]), phrasebook)
    by = {(one.number, one.person): one for one in finished}
    deals = [
        DealOfTwo(number, *(by.get((number, one.person)) for one in people))
        for number in range(1, field.deals + 1)
    ]
    end = ChallengeEnd(challenge=challenge, deals=deals, cut_short=field.ending == "updated")
    if (widest := end.widest) is not None and (winner := widest.winner) is not None:
        names, worst = challenge.shown(phrasebook), widest.first if winner else widest.second
        of_both = names[1 - winner], names[winner]
        costly = worst and await costly_act(store, field, worst, of_both, phrasebook)
        end = replace(end, costly=costly)
    return lowered(end_screen(end, phrasebook), HIGHEST)
