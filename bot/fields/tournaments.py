"""Tournaments: the people of a server play the same deals, each alone, for some hours or days."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from hashlib import sha256

from bot.fields.promises import contest_of, new_deals
from bot.fields.showing import costly_act
from bot.screens.daily.games import daily_variant, of_one_deal
from bot.screens.fields.tournament import (
    BestDeal,
    Place,
    TournamentEnd,
    end_screen,
    running_screen,
)
from bot.screens.fitting import lowered
from bot.screens.lobbies.customise import changes_text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.messages.drawing import HIGHEST
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.button_ids import ID_LENGTH, ID_LETTERS
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from data.fields import (
    MOST_TOURNAMENTS,
    WEEKLY_DEALS,
    Field,
    FinishedDeal,
    TooManyContests,
    contest_scores,
    ranked,
    week_span,
)
from data.moderation import ModeratorAct
from data.people import PersonRow
from data.seasons import DAY_MS
from data.store import Store
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant


async def open_tournament(
    room: CardRoom, field: Field, seen: PersonRow, act: ModeratorAct
) -> Field:
    """Keep a new tournament, its cards settled, before anybody is told; raise `RoomRefusal`."""
    services = room.services
    await must_be_let_in(services, field.guild_id, field.made_by)
    deals = new_deals(field, services.chance, services.now())
    try:
        kept = await services.store.entries.open(field, deals, seen, act=act)
    except TooManyContests:
        raise RoomRefusal("field-full", by="server", count=MOST_TOURNAMENTS) from None
    return await services.store.fields.get(kept) or field


async def open_weekly(services: Services, guild_id: int, channel_id: int, family: str) -> None:
    """Keep the tournament of this week, if a day of it is left; raise `TooManyContests`.

    Its id follows from server and week, so that there is one of them whoever opens it.
    """
    begins, ends = week_span(services.now())
    if ends - services.now() < DAY_MS:
        return
    hashed, played = sha256(b"%d %d" % (guild_id, begins)).digest(), daily_variant(family)
    field = Field(
        field_id="".join(ID_LETTERS[one % len(ID_LETTERS)] for one in hashed[:ID_LENGTH]),
        kind="tournament",
        guild_id=guild_id,
        family=family,
        preset=played.key,
        options=dict(played.options),
        deals=WEEKLY_DEALS,
        opens_at=begins,
        closes_at=ends,
        channel_id=channel_id,
    )
    deals = new_deals(field, services.chance, services.now())
    await services.store.entries.open(field, deals)


async def end_tournament(room: CardRoom, field_id: str, act: ModeratorAct, *, void: bool) -> bool:
    """End a tournament as a moderator wants, so that it counts or is `void`; False if it is over.

    It is told of as any end, soon.
    """
    services, ending = room.services, "void" if void else None
    ended = await services.store.fields.close(field_id, services.now, ending, act=act)
    if ended:
        room.tables.tries_over.put_nowait(field_id)
    return ended


async def standing_of(store: Store, field: Field) -> tuple[Place, ...]:
    """Return how all fare who have finished a deal, as counted at the end or as it is now."""
    finished = await store.entries.finished(field.field_id)
    people = {one.person: one for one in await store.entries.of(field.field_id)}
    played = Counter(one.person for one in finished)
    scores = contest_scores(field.kind, field.deals, (), finished)
    if field.settled:
        scores = {who: one.score for who, one in people.items() if one.score is not None}
    places = [
        Place(rank, who, people[who].name and safe_name(people[who].name), scores[who], played[who])
        for who, rank in ranked(scores).items()
        if who in people
    ]
    return tuple(sorted(places, key=lambda one: (one.rank, one.name)))


async def tournament_screen(services: Services, field: Field, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a tournament as it is now."""
    store = services.store
    tournament = contest_of(field, await store.fields.commitments(field.field_id))
    places = await standing_of(store, field)
    if not field.settled:
        return running_screen(tournament, places, phrasebook, _changes(field, phrasebook))
    names = {place.person: place.name for place in places}
    finished = [one for one in await store.entries.finished(field.field_id) if one.person in names]
    best, worst = _extremes(finished)
    end = TournamentEnd(
        tournament=tournament,
        places=places,
        best=best and BestDeal(names[best[0].person], best[1], best[0].table_id),
        costly=worst
        and await costly_act(store, field, worst, (names[worst.person], ""), phrasebook),
        cut_short=field.ending == "updated",
        void=field.ending == "void",
    )
    return lowered(end_screen(end, phrasebook), HIGHEST)


def _changes(field: Field, phrasebook: Phrasebook) -> str | None:
    """Tell what the rules of a field have changed of their preset, but for its one deal."""
    try:
        played, usual = variant(field.preset, field.options), of_one_deal(variant(field.preset))
    except BadRules:
        # Another version has begun it.
        return None
    if played.options == usual.options:
        return None
    return changes_text(played, phrasebook, usual=usual)


def _extremes(
    finished: Sequence[FinishedDeal],
) -> tuple[tuple[FinishedDeal, float] | None, FinishedDeal | None]:
    """Return the try furthest above the others of its deal, by how much, and the worst.

    Nothing where nobody was.
    """
    margins = defaultdict[int, list[float]](list)
    for one in finished:
        margins[one.number].append(one.margin)
    ahead = [
        (one, one.margin - (sum(of_deal) - one.margin) / (len(of_deal) - 1))
        for one in finished
        if len(of_deal := margins[one.number]) > 1
    ]
    best = max(ahead, key=lambda it: it[1], default=None)
    if best is None or not round(best[1], 1):
        return None, None
    return best, min(ahead, key=lambda it: it[1])[0]
