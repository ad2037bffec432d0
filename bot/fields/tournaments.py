"""Tournaments: the people of a server play the same deals, each alone, for some hours or days."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bot.fields.decisive import gain_of, most_telling
from bot.fields.promises import new_deals, seal_of
from bot.fields.showing import deal_played, replay_of, told_acts
from bot.screens.daily.games import daily_variant, of_one_deal
from bot.screens.fields.tournament import (
    BestDeal,
    CostlyAct,
    Place,
    Tournament,
    TournamentEnd,
    TournamentStanding,
    end_screen,
    running_screen,
)
from bot.screens.fitting import lowered
from bot.screens.lobbies.customise import changes_text
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.card_room import CardRoom
from bot.tables.messages.drawing import HIGHEST
from bot.tables.opening.opening_rows import new_table_id
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
    TooManyTournaments,
    ranked,
    spare_of,
    tournament_scores,
    week_span,
)
from data.moderation import ModeratorAct
from data.people import PersonRow
from data.seasons import DAY_MS
from data.store import Store
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.games.catalogue import variant

HOUR_MS: Final = DAY_MS // 24


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRequest:
    """The tournament that somebody asks for with a press, and the act that this is.

    Nobody does for the one of a week.
    """

    guild_id: int
    channel_id: int
    person: PersonRow | None = None
    played: Variant
    deals: int
    hours: int
    press_id: int = 0
    act: ModeratorAct | None = None


async def open_tournament(room: CardRoom, asked: TournamentRequest) -> Field:
    """Keep a new tournament, its cards settled, before anybody is told; raise `RoomRefusal`."""
    services = room.services
    assert asked.person is not None
    await must_be_let_in(services, asked.guild_id, asked.person.person_id)
    try:
        kept = await _keep(services, asked, new_table_id(), services.now())
    except TooManyTournaments:
        raise RoomRefusal("tournament-full", count=MOST_TOURNAMENTS) from None
    field = await services.store.fields.get(kept)
    assert field is not None
    return field


async def open_weekly(services: Services, guild_id: int, channel_id: int, family: str) -> None:
    """Keep the tournament of this week, if a day of it is left; raise `TooManyTournaments`.

    Its id follows from server and week, so that there is one of them whoever opens it.
    """
    begins, ends = week_span(services.now())
    if ends - services.now() < DAY_MS:
        return
    asked = TournamentRequest(
        guild_id=guild_id,
        channel_id=channel_id,
        played=daily_variant(family),
        deals=WEEKLY_DEALS,
        hours=(ends - begins) // HOUR_MS,
    )
    hashed = sha256(b"%d %d" % (guild_id, begins)).digest()[:ID_LENGTH]
    field_id = "".join(ID_LETTERS[one % len(ID_LETTERS)] for one in hashed)
    await _keep(services, asked, field_id, begins)


async def _keep(services: Services, asked: TournamentRequest, field_id: str, opens_at: int) -> str:
    """Keep the deals of a tournament, and some more than each plays; return its id."""
    field = Field(
        field_id=field_id,
        kind="tournament",
        guild_id=asked.guild_id,
        family=asked.played.family,
        preset=asked.played.key,
        options=dict(asked.played.options),
        deals=asked.deals,
        opens_at=opens_at,
        closes_at=opens_at + asked.hours * HOUR_MS,
        made_by=0 if asked.person is None else asked.person.person_id,
        channel_id=asked.channel_id,
        start_id=asked.press_id,
    )
    count = asked.deals + spare_of(asked.deals)
    deals = new_deals(field, count, services.chance, services.now())
    return await services.store.tournaments.open(field, deals, asked.person, asked.act)


async def end_tournament(room: CardRoom, field_id: str, act: ModeratorAct, *, void: bool) -> bool:
    """End a tournament as a moderator wants, so that it counts or is `void`; False if it is over.

    It is told of as any end, soon.
    """
    store, now = room.services.store, room.services.now()
    ended = await store.fields.close(field_id, now, "void" if void else None, act=act)
    if ended:
        await store.entries.settle(field_id, at=now)
        room.tables.tries_over.put_nowait(field_id)
    return ended


async def tournament_of(store: Store, field: Field) -> Tournament:
    """Return the facts of a tournament that anybody may know."""
    return Tournament(
        field_id=field.field_id,
        preset=field.preset,
        deals=field.deals,
        opens_at=field.opens_at,
        closes_at=field.closes_at,
        seal=seal_of(await store.fields.commitments(field.field_id)),
    )


async def standing_of(store: Store, field: Field) -> TournamentStanding:
    """Return how all fare who have finished a deal, as counted at the end or as it is now."""
    finished = await store.entries.finished(field.field_id)
    people = {one.person: one for one in await store.entries.of(field.field_id)}
    played = Counter(one.person for one in finished)
    scores = tournament_scores(field.deals, finished)
    if field.settled:
        scores = {who: one.score for who, one in people.items() if one.score is not None}
    places = [
        Place(rank, who, _safe(people[who].name), scores[who], played[who])
        for who, rank in ranked(scores).items()
        if who in people
    ]
    return TournamentStanding(
        tuple(sorted(places, key=lambda one: (one.rank, one.name))), field.deals
    )


async def tournament_screen(services: Services, field: Field, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a tournament as it is now."""
    store = services.store
    tournament, standing = await tournament_of(store, field), await standing_of(store, field)
    if not field.settled:
        return running_screen(tournament, standing, phrasebook, _changes(field, phrasebook))
    names = {place.person: place.name for place in standing.places}
    finished = [one for one in await store.entries.finished(field.field_id) if one.person in names]
    best, costly = _extremes(finished)
    end = TournamentEnd(
        tournament=tournament,
        standing=standing,
        best=best and BestDeal(names[best[0].person], best[1], best[0].table_id),
        costly=costly and await _costly(store, field, costly, names[costly.person], phrasebook),
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


async def _costly(
    store: Store, field: Field, worst: FinishedDeal, name: str, phrasebook: Phrasebook
) -> CostlyAct | None:
    """Return the act that cost most in a try, by what those did who came there; None if no act."""
    played = await deal_played(store, worst.table_id)
    if played is None:
        return None
    asked = field.field_id, worst.number, worst.person
    crossroads = [
        one
        for one in await store.fields.crossroads(*asked, played.line)
        if (telling := most_telling((one,))) is not None and gain_of(*telling) > 0
    ]
    replay = await replay_of(played, crossroads)
    if replay is None or replay.decisive is None:
        return None
    found = replay.decisive
    told = told_acts(found, played.row, phrasebook)
    return CostlyAct(name=name, cost=found.gain, table=worst.table_id, **told)


def _safe(name: str) -> str:
    return safe_name(name) if name else ""
